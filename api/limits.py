"""Rate limits, counted in Redis. While Redis is away each process counts by itself, from zero."""

import hashlib
import ipaddress
import logging
import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from fastapi import Request
from redis import RedisError

from api.errors import raises
from api.memory_counter import MemoryCounter
from core.errors import DomainError
from core.redis import get_redis

log = logging.getLogger(__name__)

counted_here = MemoryCounter()
"""What this process has counted while Redis was away."""

TEN_MINUTES = 600
HOUR = 3600
PREFIX_OF_ONE_VISITOR = 64
"""Bits of an IPv6 address: a provider gives every customer all addresses behind them."""


@dataclass(frozen=True)
class Limit:
    """How often an action is allowed in a window of time, to one address, member or mailbox."""

    action: str
    """Part of the key in Redis."""
    allowed: int
    window_seconds: int = TEN_MINUTES


# To one connecting address, which a school or an office may share.
SIGN_INS = Limit("sign_in", 90)
WRONG_PASSWORDS = Limit("wrong_password", 25)
SIGN_UPS = Limit("sign_up", 60)
ACTIVATIONS = Limit("activate", 60)
FORGOTTEN_PASSWORDS = Limit("forgot_password", 30)
PASSWORD_RESETS = Limit("reset_password", 60)
CONTACT_MESSAGES = Limit("contact", 5)
# To one mailbox, from any address.
SIGN_UP_MAILS = Limit("sign_up_mail", 5)
RESET_MAILS = Limit("reset_mail", 5)
# To one account, from addresses that have not signed in to it before. See api.auth.guessing.
ACCOUNT_FAILURES = Limit("account_failure", 100, HOUR)
# To one member.
PASSWORD_CHANGES = Limit("update_password", 30)
NAME_CHANGES = Limit("update_name", 30)
UPLOADS = Limit("upload", 30)


class TooManyRequests(DomainError):
    """The caller's limit for this action is reached."""

    status = 429
    code = "too_many_requests"
    sentence = "That was a lot in a short time. Please try again in a few minutes."


def limited(limit: Limit) -> Callable[[Request], None]:
    """Return a dependency that counts a call from its connecting address.

    The address is that of the connection, or the one that a trusted proxy names (`SUFRA_TRUSTED_PROXIES`).
    Raises TooManyRequests with Retry-After in whole seconds. Source: docs/product/platform.md#rate-limits.
    """

    @raises(TooManyRequests)
    def check(request: Request) -> None:
        count_call(limit, address_of(request))

    return check


def count_call(limit: Limit, caller: str) -> None:
    """Count one call of this caller. Raises TooManyRequests beyond the limit."""
    seconds = _seconds_to_wait(limit, caller)
    if seconds:
        raise TooManyRequests(retry_after_seconds=seconds)


def is_within(limit: Limit, caller: str) -> bool:
    """Count one call of this caller and return whether the limit allows it. For what is left undone silently."""
    return not _seconds_to_wait(limit, caller)


@contextmanager
def counting_failures(limit: Limit, caller: str, *failures: type[Exception]) -> Iterator[None]:
    """Count the block as one failure, and take that back unless it raises one of `failures`.

    Counted first, so that many tries at once get no further than one after the other.
    Raises TooManyRequests before the block when there have been too many failures.
    """
    count_call(limit, caller)
    try:
        yield
    except failures:
        raise
    except BaseException:
        _take_back(limit, caller)
        raise
    else:
        _take_back(limit, caller)


def address_of(request: Request) -> str:
    """Return the connecting address as limits count it: IPv4 whole, of IPv6 the network that one customer has."""
    return visitor_address(request.client.host) if request.client else "unknown"


def visitor_address(host: str) -> str:
    """Return what tells visitors apart in this address; anything that is no IP address stays as it is."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(address), PREFIX_OF_ONE_VISITOR), strict=False))


def hashed(caller: str) -> str:
    """Return the caller as a key in Redis names it: of bounded length, and Redis holds no address."""
    return hashlib.sha256(caller.encode(errors="surrogatepass")).hexdigest()[:32]


def _key(limit: Limit, caller: str) -> str:
    return f"limit:{limit.action}:{hashed(caller)}"


def _seconds_to_wait(limit: Limit, caller: str) -> int:
    """Count one call; return 0 while it is within bounds, else the seconds until the window ends."""
    count, seconds = _add(limit, caller, 1)
    return max(1, math.ceil(seconds)) if count > limit.allowed else 0


def _take_back(limit: Limit, caller: str) -> None:
    """Count one call less."""
    _add(limit, caller, -1)


def _add(limit: Limit, caller: str, change: int) -> tuple[int, float]:
    """Add to the count of the caller's window; return the new count and the seconds until the window ends."""
    key = _key(limit, caller)
    try:
        pipeline = get_redis().pipeline()
        # The window may have ended: a key that INCRBY makes would never end.
        pipeline.set(key, 0, ex=limit.window_seconds, nx=True)
        pipeline.incrby(key, change)
        pipeline.ttl(key)
        _, count, seconds = pipeline.execute()
    except RedisError as error:
        log.warning("calls are counted by this process alone: %s", type(error).__name__)
        return counted_here.add(key, change, window_seconds=limit.window_seconds)
    return int(count), float(seconds)
