"""Rate limits, counted in Redis. While Redis is away nobody is locked out."""

import logging
from collections.abc import Callable

from fastapi import Request
from redis import RedisError

from api.errors import ApiError
from core.redis import get_redis

log = logging.getLogger(__name__)

WINDOW_SECONDS = 600


class TooManyRequests(ApiError):
    """More of this than one person does."""

    status = 429
    code = "too_many_requests"
    sentence = "That was a lot in a short time. Please try again in a few minutes."


def limited(action: str, allowed: int) -> Callable[[Request], None]:
    """Return a dependency that allows `allowed` calls in ten minutes from one connecting address.

    The address is that of the connection; a proxy in front must be vouched for by the server's own settings.
    Raises TooManyRequests with Retry-After in whole seconds. Source: design section 12.
    """

    def check(request: Request) -> None:
        address = request.client.host if request.client else "unknown"
        seconds = seconds_to_wait(f"limit:{action}:{address}", allowed)
        if seconds:
            raise TooManyRequests(headers={"Retry-After": str(seconds)})

    return check


def seconds_to_wait(key: str, allowed: int) -> int:
    """Count one call; return 0 while it is within bounds, else the seconds until the window ends."""
    try:
        pipeline = get_redis().pipeline()
        pipeline.set(key, 0, ex=WINDOW_SECONDS, nx=True)
        pipeline.incr(key)
        pipeline.ttl(key)
        _, count, seconds = pipeline.execute()
    except RedisError as error:
        log.warning("calls are not limited: %s", type(error).__name__)
        return 0
    return max(1, int(seconds)) if count > allowed else 0
