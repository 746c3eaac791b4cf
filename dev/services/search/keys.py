"""API keys: what each may do, on which indexes, until when."""

from __future__ import annotations

import hashlib
import hmac
import uuid
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from dev.services.search.checking import check_array, check_object, check_text, listed
from dev.services.search.clock import now, parsed, written
from dev.services.search.errors import ApiError
from dev.services.search.store.key_rows import KeyRows

ACTIONS = (
    "*",
    "search",
    *("documents.*", "documents.add", "documents.get", "documents.delete"),
    *("indexes.*", "indexes.create", "indexes.get", "indexes.update", "indexes.delete", "indexes.swap"),
    *("tasks.*", "tasks.cancel", "tasks.delete", "tasks.get"),
    *("settings.*", "settings.get", "settings.update"),
    *("stats.*", "stats.get"),
    *("metrics.*", "metrics.get"),
    *("dumps.*", "dumps.create"),
    *("snapshots.*", "snapshots.create"),
    "version",
    *("keys.create", "keys.get", "keys.update", "keys.delete"),
    *("*.get", "indexes.compact"),
)
MEMBERS = ("description", "name", "uid", "actions", "indexes", "expiresAt")
# A Meilisearch with a master key has these, made at its first start; lists show the last made first.
DEFAULT_KEYS = (
    {
        "name": "Default Read-Only Admin API Key",
        "description": "Use it to read information across the whole database. Caution! Do not expose this key on a "
        "public frontend",
        "actions": ["*.get", "keys.get"],
        "indexes": ["*"],
    },
    {
        "name": "Default Admin API Key",
        "description": "Use it for anything that is not a search operation. Caution! Do not expose it on a public "
        "frontend",
        "actions": ["*"],
        "indexes": ["*"],
    },
    {
        "name": "Default Search API Key",
        "description": "Use it to search from the frontend",
        "actions": ["search"],
        "indexes": ["*"],
    },
)


@dataclass(frozen=True)
class Grant:
    """What the caller may do here: everything, or what the key says about indexes."""

    indexes: tuple[str, ...] = ("*",)

    def allows(self, uid: str) -> bool:
        return any(
            pattern == uid or (pattern.endswith("*") and uid.startswith(pattern[:-1])) for pattern in self.indexes
        )


def reaches(pattern: str, uid: str) -> bool:
    return uid == pattern or (pattern.endswith("*") and uid.startswith(pattern[:-1]))


EVERYTHING = Grant()


class KeyRing:
    """The keys in memory, by uid and by value. Without a master key nothing is locked and there are no keys."""

    def __init__(self, master_key: str | None, rows: KeyRows) -> None:
        self.master_key = master_key
        self._rows = rows
        self._keys: dict[str, dict[str, Any]] = {key["uid"]: key for key in rows.read_all()}
        if master_key and not self._keys:
            for default in DEFAULT_KEYS:
                self._keep(self._new({**default, "expiresAt": None}))
        self._by_value = {self.value_of(uid): key for uid, key in self._keys.items()}

    def value_of(self, uid: str) -> str:
        """Return a key's value: the HMAC of its uid under the master key."""
        return hmac.new((self.master_key or "").encode(), uid.encode(), hashlib.sha256).hexdigest()

    def authorize(self, header: str | None, action: str) -> Grant:
        """Return what the bearer of this header may do. Raises ApiError when the action is not allowed."""
        if not self.master_key:
            return EVERYTHING
        if not header:
            raise ApiError(
                "missing_authorization_header",
                "The Authorization header is missing. It must use the bearer authorization method.",
            )
        value = header.removeprefix("Bearer ")
        if hmac.compare_digest(value.encode(), self.master_key.encode()):
            return EVERYTHING
        key = self._by_value.get(value)
        if key is None or is_expired(key) or not permits(key["actions"], action):
            raise invalid_key()
        return Grant(tuple(key["indexes"]))

    def require_master_key(self) -> None:
        if not self.master_key:
            raise ApiError(
                "missing_master_key",
                "Meilisearch is running without a master key. To access this API endpoint, you must have set a master "
                "key at launch.",
            )

    def all(self) -> list[dict[str, Any]]:
        return [self.shown(key) for key in sorted(self._keys.values(), key=lambda key: key["createdAt"], reverse=True)]

    def get(self, uid_or_value: str) -> dict[str, Any]:
        """Return a key by its uid or its value. Raises ApiError api_key_not_found."""
        return self.shown(self._find(uid_or_value))

    def create(self, body: Any) -> dict[str, Any]:
        key = self._new(checked_key(body))
        if key["uid"] in self._keys:
            raise ApiError(
                "api_key_already_exists", f"`uid` field value `{key['uid']}` is already an existing API key."
            )
        self._keep(key)
        return self.shown(key)

    def update(self, uid_or_value: str, body: Any) -> dict[str, Any]:
        found = self._find(uid_or_value)
        changes = checked_changes(body)
        key = found | changes | {"updatedAt": now()}
        self._keep(key)
        return self.shown(key)

    def delete(self, uid_or_value: str) -> None:
        uid = self._find(uid_or_value)["uid"]
        self._rows.delete(uid)
        del self._keys[uid]
        self._by_value.pop(self.value_of(uid), None)

    def shown(self, key: Mapping[str, Any]) -> dict[str, Any]:
        return {
            "name": key["name"],
            "description": key["description"],
            "key": self.value_of(key["uid"]),
            "uid": key["uid"],
            "actions": key["actions"],
            "indexes": key["indexes"],
            "expiresAt": key["expiresAt"],
            "createdAt": key["createdAt"],
            "updatedAt": key["updatedAt"],
        }

    def _find(self, uid_or_value: str) -> dict[str, Any]:
        key = self._keys.get(uid_or_value) or self._by_value.get(uid_or_value)
        if key is None:
            raise ApiError("api_key_not_found", f"API key `{uid_or_value}` not found.")
        return key

    def _new(self, members: Mapping[str, Any]) -> dict[str, Any]:
        moment = now()
        named = {"name": members.get("name"), "description": members.get("description")}
        return {"uid": str(uuid.uuid4()), **members, **named, "createdAt": moment, "updatedAt": moment}

    def _keep(self, key: dict[str, Any]) -> None:
        self._rows.save(key)
        self._keys[key["uid"]] = key
        # Not there yet while the defaults are made.
        if hasattr(self, "_by_value"):
            self._by_value[self.value_of(key["uid"])] = key


def invalid_key() -> ApiError:
    return ApiError("invalid_api_key", "The provided API key is invalid.")


def permits(actions: list[str], action: str) -> bool:
    group, _, verb = action.partition(".")
    return any(allowed in actions for allowed in ("*", action, f"{group}.*", *(("*.get",) if verb == "get" else ())))


def is_expired(key: Mapping[str, Any]) -> bool:
    return key["expiresAt"] is not None and parsed(key["expiresAt"]) <= datetime.now(UTC)


def checked_key(body: Any) -> dict[str, Any]:
    given = check_object(body, "", "bad_request", MEMBERS)
    for name, code in (
        ("actions", "missing_api_key_actions"),
        ("indexes", "missing_api_key_indexes"),
        ("expiresAt", "missing_api_key_expires_at"),
    ):
        if name not in given:
            raise ApiError(code, f"Missing field `{name}`")
    key = {
        "actions": checked_actions(given["actions"]),
        "indexes": checked_indexes(given["indexes"]),
        "expiresAt": checked_expiry(given["expiresAt"]),
        **checked_names(given),
    }
    return key | ({"uid": checked_uid(given["uid"])} if given.get("uid") is not None else {})


def checked_changes(body: Any) -> dict[str, Any]:
    given = check_object(body, "", "bad_request", (*MEMBERS, "createdAt", "updatedAt"))
    for name in given:
        if name not in ("name", "description"):
            code = name.replace("At", "_at") if name.endswith("At") else name
            raise ApiError(
                f"immutable_api_key_{code}", f"Immutable field `{name}`: expected one of `description`, `name`"
            )
    return checked_names(given)


def checked_names(given: Mapping[str, Any]) -> dict[str, Any]:
    return {
        name: None if given[name] is None else check_text(given[name], f".{name}", f"invalid_api_key_{name}")
        for name in ("name", "description")
        if name in given
    }


def checked_actions(value: Any) -> list[str]:
    code = "invalid_api_key_actions"
    for place, action in enumerate(check_array(value, ".actions", code)):
        if check_text(action, f".actions[{place}]", code) not in ACTIONS:
            raise ApiError(code, f"Unknown value `{action}` at `.actions[{place}]`: expected one of {listed(ACTIONS)}")
    return list(value)


def checked_indexes(value: Any) -> list[str]:
    code = "invalid_api_key_indexes"
    for place, pattern in enumerate(check_array(value, ".indexes", code)):
        text = check_text(pattern, f".indexes[{place}]", code).removesuffix("*")
        if text and not text.replace("-", "").replace("_", "").isalnum():
            raise ApiError(code, f"Invalid value at `.indexes[{place}]`: `{pattern}` is not a valid index uid pattern.")
    return list(value)


def checked_expiry(value: Any) -> str | None:
    if value is None:
        return None
    code = "invalid_api_key_expires_at"
    text = check_text(value, ".expiresAt", code)
    try:
        moment = parsed(text)
    except ValueError:
        raise ApiError(
            code,
            f"Invalid value at `.expiresAt`: `{text}` is not a valid date. It should follow the RFC 3339 format to "
            "represents a date or datetime in the future or specified as a null value.",
        ) from None
    if moment <= datetime.now(UTC):
        raise ApiError(code, f"Invalid value at `.expiresAt`: `{text}` is not a date in the future.")
    # A whole second is written without a fraction, as the real server does.
    return written(moment).replace(".000000Z", "Z")


def checked_uid(value: Any) -> str:
    code = "invalid_api_key_uid"
    text = check_text(value, ".uid", code)
    try:
        return str(uuid.UUID(text))
    except ValueError:
        raise ApiError(code, f"Invalid value at `.uid`: `{text}` is not a valid UUID.") from None
