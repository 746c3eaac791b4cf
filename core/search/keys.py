"""The engine's keys and their permissions.

Source: docs/product/search.md#engine-keys.
"""

import hashlib
import hmac
from dataclasses import dataclass
from uuid import UUID

from pydantic import SecretStr

from core.settings import Settings


@dataclass(frozen=True)
class KeyPlan:
    """A key with a fixed uid, so that its value can be computed where the master key is known."""

    uid: UUID
    name: str
    actions: tuple[str, ...]
    is_public_only: bool
    """Whether it is limited to the public indexes. The worker's is not: it makes and swaps indexes of other names."""


PUBLIC = KeyPlan(UUID("5af7a000-0000-4000-8000-000000000001"), "Sufra API: search", ("search",), is_public_only=True)
WORKER = KeyPlan(
    UUID("5af7a000-0000-4000-8000-000000000002"),
    "Sufra indexer",
    ("search", "documents.*", "indexes.*", "settings.*", "tasks.*", "stats.get", "version"),
    is_public_only=False,
)


def key_value(plan: KeyPlan, master_key: str) -> str:
    """Return the key's value: the HMAC-SHA256 of its uid under the master key, as the engine computes it."""
    return hmac.new(master_key.encode(), str(plan.uid).encode(), hashlib.sha256).hexdigest()


def public_search_key(settings: Settings) -> str:
    """Return the key that the API searches with.

    Raises LookupError when neither it nor the master key is configured.
    """
    return _configured(settings.search_public_key, PUBLIC, settings)


def worker_key(settings: Settings) -> str:
    """Return the key that the indexer works with.

    Raises LookupError when neither it nor the master key is configured.
    """
    return _configured(settings.search_worker_key, WORKER, settings)


def _configured(given: SecretStr | None, plan: KeyPlan, settings: Settings) -> str:
    if given:
        return given.get_secret_value()
    if settings.search_master_key:
        return key_value(plan, settings.search_master_key.get_secret_value())
    raise LookupError("Set SUFRA_SEARCH_PUBLIC_KEY and SUFRA_SEARCH_WORKER_KEY, or SUFRA_SEARCH_MASTER_KEY.")
