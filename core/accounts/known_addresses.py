"""From which connecting addresses the owners of accounts have come. Redis holds it, as hashes."""

import logging
import time

from redis import RedisError

from core.accounts.fields import fold_email
from core.redis import get_redis, hashed

log = logging.getLogger(__name__)

KNOWN_FOR_SECONDS = 180 * 24 * 3600
MOST_KNOWN = 50
"""Addresses of one account; the oldest is forgotten first."""


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


def is_known(email: str, address: str) -> bool:
    """Tell whether the account's owner has come from this address; True while Redis is away."""
    try:
        return get_redis().zscore(_key(email), hashed(address)) is not None
    except RedisError:
        return True


def forget_addresses(email: str) -> None:
    """Delete what is stored of an account that ends. Without Redis it stays until its time is over."""
    try:
        get_redis().delete(_key(email))
    except RedisError as error:
        log.warning("addresses are not forgotten: %s", type(error).__name__)


def _key(email: str) -> str:
    return f"known:{hashed(fold_email(email))}"
