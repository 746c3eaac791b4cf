"""Bounds the guessing of one account's password from many addresses, without locking its owner out.

After too many wrong passwords only addresses that have proved to be the owner's may try: those that signed in to the
account, reset its password or activated it. They have the limit of their own address (limits.WRONG_PASSWORDS) alone.
Redis holds which addresses are known. While it is away every address counts as known: a stranger could otherwise lock
the owner out, and each address keeps its own limit.
"""

import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager

from redis import RedisError

from api.limits import ACCOUNT_FAILURES, counting_failures, hashed
from core.accounts.errors import WrongCredentials
from core.accounts.fields import fold_email
from core.redis import get_redis

log = logging.getLogger(__name__)

KNOWN_FOR_SECONDS = 180 * 24 * 3600
MOST_KNOWN = 50
"""Addresses of one account; the oldest is forgotten first."""


@contextmanager
def guarding_account(email: str, address: str) -> Iterator[None]:
    """Count the block as a failure of the account if it raises WrongCredentials and the address is not known.

    Raises TooManyRequests before the block beyond the limit. An unknown email address is treated the same. A malformed
    one arrives here as an empty text; it has no account and is not counted.
    """
    if not email or _is_known(email, address):
        yield
    else:
        with counting_failures(ACCOUNT_FAILURES, fold_email(email), WrongCredentials):
            yield


def remember_address(email: str, address: str) -> None:
    """Store that the account's owner has come from this address."""
    key = _key(email)
    try:
        pipeline = get_redis().pipeline()
        pipeline.zadd(key, {hashed(address): time.time()})
        pipeline.zremrangebyrank(key, 0, -MOST_KNOWN - 1)
        pipeline.expire(key, KNOWN_FOR_SECONDS)
        pipeline.execute()
    except RedisError as error:
        log.warning("an address is not remembered: %s", type(error).__name__)


def _is_known(email: str, address: str) -> bool:
    try:
        return get_redis().zscore(_key(email), hashed(address)) is not None
    except RedisError:
        return True


def _key(email: str) -> str:
    return f"known:{hashed(fold_email(email))}"
