"""Bounds how many mailboxes one visitor can have mails sent to."""

import logging

from redis import RedisError

from api.limits import TooManyRequests, counted_here
from core.accounts.fields import fold_mailbox
from core.redis import get_redis, hashed

log = logging.getLogger(__name__)

DAY_SECONDS = 24 * 3600
TOO_MANY = "Mails to many different addresses were asked for from your network. Please try again tomorrow."


def count_mailbox(visitor: str, email: str, *, allowed: int) -> None:
    """Count the mailbox among the `allowed` ones of this visitor (api.limits.address_of) within a day.

    Raises TooManyRequests for a further one, whether or not it has an account. One that counts already may come again.
    While Redis is away this process counts by itself, from zero.
    Source: docs/product/platform.md#rate-limits.
    """
    key, mailbox = f"mailboxes:{hashed(visitor)}", hashed(fold_mailbox(email))
    try:
        is_allowed, seconds = _count_in_redis(key, mailbox, allowed)
    except RedisError as error:
        log.warning("mailboxes are counted by this process alone: %s", type(error).__name__)
        is_allowed, seconds = _count_here(key, mailbox, allowed)
    if not is_allowed:
        raise TooManyRequests(TOO_MANY, retry_after_seconds=max(1, seconds))


def _count_in_redis(key: str, mailbox: str, allowed: int) -> tuple[bool, int]:
    redis = get_redis()
    pipeline = redis.pipeline()
    pipeline.sadd(key, mailbox)
    pipeline.scard(key)
    pipeline.ttl(key)
    is_new, count, seconds = pipeline.execute()
    if seconds < 0:  # the first one
        redis.expire(key, DAY_SECONDS)
    is_allowed = not is_new or count <= allowed
    if not is_allowed:
        redis.srem(key, mailbox)
    return is_allowed, int(seconds)


def _count_here(key: str, mailbox: str, allowed: int) -> tuple[bool, int]:
    pair = f"{key}:{mailbox}"
    times, seconds = counted_here.add(pair, 1, window_seconds=DAY_SECONDS)
    if times > 1:
        return True, int(seconds)
    count, seconds = counted_here.add(key, 1, window_seconds=DAY_SECONDS)
    if count > allowed:
        for counted in (pair, key):
            counted_here.add(counted, -1, window_seconds=DAY_SECONDS)
    return count <= allowed, int(seconds)
