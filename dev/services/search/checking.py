"""Checks the JSON of requests and refuses, in Meilisearch's words, what has the wrong type or an unknown member."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import orjson

from dev.services.search.errors import ApiError

MAX_INTEGER = 2**63 - 1


def kind_of(value: Any) -> str:
    match value:
        case None:
            return "null"
        case bool():
            return "a boolean"
        case int():
            return "a negative integer" if value < 0 else "a positive integer"
        case float():
            return "a number"
        case str():
            return "a string"
        case list():
            return "an array"
        case _:
            return "an object"


def wrong_type(value: Any, expected: str, path: str, code: str) -> ApiError:
    place = f" at `{path}`" if path else ""
    shown = "" if value is None else f": `{shortened(value)}`"
    return ApiError(code, f"Invalid value type{place}: expected {expected}, but found {kind_of(value)}{shown}")


def shortened(value: Any) -> str:
    text = orjson.dumps(value).decode()
    return text if len(text) <= 200 else text[:200] + "…"


def invalid_value(path: str, message: str, code: str) -> ApiError:
    return ApiError(code, f"Invalid value at `{path}`: {message}")


def check_object(value: Any, path: str, code: str, members: Collection[str] | None = None) -> dict[str, Any]:
    """Return the object, whose members must be among those named (None: any)."""
    if not isinstance(value, dict):
        raise wrong_type(value, "an object", path, code)
    if members is not None:
        for name in value:
            if name not in members:
                inside = f" inside `{path}`" if path else ""
                raise ApiError(code, f"Unknown field `{name}`{inside}: expected one of {listed(members)}")
    return value


def check_array(value: Any, path: str, code: str) -> list[Any]:
    if not isinstance(value, list):
        raise wrong_type(value, "an array", path, code)
    return value


def check_text(value: Any, path: str, code: str) -> str:
    if not isinstance(value, str):
        raise wrong_type(value, "a string", path, code)
    return value


def check_texts(value: Any, path: str, code: str) -> list[str]:
    return [check_text(entry, f"{path}[{place}]", code) for place, entry in enumerate(check_array(value, path, code))]


def check_flag(value: Any, path: str, code: str) -> bool:
    if not isinstance(value, bool):
        raise wrong_type(value, "a boolean", path, code)
    return value


def check_count(value: Any, path: str, code: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= MAX_INTEGER:
        raise wrong_type(value, "a positive integer", path, code)
    return value


def check_choice(value: Any, path: str, code: str, choices: Sequence[str]) -> str:
    text = check_text(value, path, code)
    if text not in choices:
        raise ApiError(code, f"Unknown value `{text}` at `{path}`: expected one of {listed(choices)}")
    return text


def listed(names: Collection[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)
