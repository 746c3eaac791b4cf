"""Password hashes: argon2, through pwdlib."""

import unicodedata
from functools import lru_cache
from threading import BoundedSemaphore

from pwdlib import PasswordHash
from pwdlib.exceptions import UnknownHashError

# Each hash takes 64 MB while it is computed: as many at a time as small machines bear, the rest wait.
_turns = BoundedSemaphore(4)


def hash_password(password: str) -> str:
    """Return the hash to keep, in PHC format."""
    with _turns:
        return _hasher().hash(_composed(password))


def matches(password: str, kept: str | None) -> bool:
    """Return whether the password matches the hash. Without a hash it takes as long and returns False."""
    with _turns:
        try:
            is_right = _hasher().verify(_composed(password), kept or _nobodys_hash())
        except UnknownHashError:
            return False
    return is_right and bool(kept)


def is_outdated(kept: str) -> bool:
    """Tell whether a password should be hashed again, since parameters have been raised."""
    return _hasher().current_hasher.check_needs_rehash(kept)


def _composed(password: str) -> str:
    """Return the same characters however a keyboard composes them."""
    return unicodedata.normalize("NFKC", password)


@lru_cache(maxsize=1)
def _hasher() -> PasswordHash:
    return PasswordHash.recommended()


@lru_cache(maxsize=1)
def _nobodys_hash() -> str:
    return _hasher().hash("")
