"""Password hashes: argon2, through pwdlib."""

import os
import secrets
import unicodedata
from functools import lru_cache

from pwdlib import PasswordHash
from pwdlib.exceptions import UnknownHashError
from pwdlib.hashers.argon2 import Argon2Hasher

from core.quiet_threads import QuietThreads

HASHES_AT_ONCE = max(1, (os.cpu_count() or 1) // 2)
"""Half of the cores, so that a burst of sign-ins leaves the others to searches. Each takes 64 MB while it is computed.

The API lets no more calls wait for one than api.slots allows.
"""

_threads = QuietThreads("passwords", HASHES_AT_ONCE)


def hash_password(password: str) -> str:
    """Return the hash to keep, in PHC format."""
    return _threads.run(_hash, password)


def matches(password: str, kept: str | None) -> bool:
    """Return whether the password matches the hash. Without a hash it takes as long and returns False."""
    return _threads.run(_verify, password, kept or _placeholder_hash()) and bool(kept)


def unusable_password_hash() -> str:
    """Return the hash of a random password that is stored nowhere: as slow to compare as any, and never right."""
    return hash_password(secrets.token_urlsafe(32))


def is_outdated(kept: str) -> bool:
    """Tell whether a password should be hashed again, since parameters have been raised."""
    return _hasher().current_hasher.check_needs_rehash(kept)


def _hash(password: str) -> str:
    return _hasher().hash(_composed(password))


def _verify(password: str, kept: str) -> bool:
    try:
        return _hasher().verify(_composed(password), kept)
    except UnknownHashError:
        return False


def _composed(password: str) -> str:
    """Return the same characters however a keyboard composes them."""
    return unicodedata.normalize("NFKC", password)


@lru_cache(maxsize=1)
def _hasher() -> PasswordHash:
    # The library's cost (64 MB, three passes) on one thread: its own choice is four, which take all cores at once.
    return PasswordHash((Argon2Hasher(parallelism=1),))


@lru_cache(maxsize=1)
def _placeholder_hash() -> str:
    return _hasher().hash("")
