"""Rate limits, counted in Redis. While Redis is away no call is limited."""

import hashlib
import logging
from collections.abc import Callable
from dataclasses import dataclass

from fastapi import Request
from redis import RedisError

from api.errors import raises
from core.errors import DomainError
from core.redis import get_redis

log = logging.getLogger(__name__)

WINDOW_SECONDS = 600


class TooManyRequests(DomainError):
    """The caller's limit for this action is reached."""

    status = 429
    code = "too_many_requests"
    sentence = "That was a lot in a short time. Please try again in a few minutes."


def limited(action: str, allowed: int) -> Callable[[Request], None]:
    """Return a dependency that allows `allowed` calls in ten minutes from one connecting address.

    The address is that of the connection; a proxy in front must be vouched for by the server's own settings.
    Raises TooManyRequests with Retry-After in whole seconds. Source: design section 12.
    """

    @raises(TooManyRequests)
    def check(request: Request) -> None:
        limited_for(action, address_of(request), allowed)

    return check


def limited_for(action: str, whom: str, allowed: int) -> None:
    """Count one call for somebody, told apart by any text. Raises TooManyRequests beyond `allowed` in ten minutes."""
    refuse_for(seconds_to_wait(limit_key(action, whom), allowed))


@dataclass(frozen=True)
class FailureLimit:
    """Bounds failures from one connecting address: once there are too many, no further try is looked at.

    A try counts as a failure until it is known to be none, so that many at once get no further than one by one.
    """

    action: str
    allowed: int

    def count(self, request: Request) -> None:
        """Count a try. Raises TooManyRequests when there have been too many failures."""
        limited_for(self.action, address_of(request), self.allowed)

    def forgive(self, request: Request) -> None:
        """Take a try back that was no failure."""
        take_back(limit_key(self.action, address_of(request)))


def address_of(request: Request) -> str:
    """Return the connecting address."""
    return request.client.host if request.client else "unknown"


def limit_key(action: str, whom: str) -> str:
    """Return a key of bounded length that names nobody."""
    return f"limit:{action}:{hashlib.sha256(whom.encode(errors='surrogatepass')).hexdigest()[:32]}"


def refuse_for(seconds: int) -> None:
    """Raise TooManyRequests if there is any time to wait."""
    if seconds:
        raise TooManyRequests(retry_after_seconds=seconds)


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


def take_back(key: str) -> None:
    """Count one call less."""
    try:
        pipeline = get_redis().pipeline()
        # The window may have ended since: a key that DECR makes would never end.
        pipeline.set(key, 0, ex=WINDOW_SECONDS, nx=True)
        pipeline.decr(key)
        pipeline.execute()
    except RedisError as error:
        log.warning("a call is not taken back: %s", type(error).__name__)
