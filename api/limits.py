"""Rate limits, counted in Redis. While Redis is away each process counts by itself, from zero."""

import ipaddress
import logging
import math
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache

from fastapi import Request
from redis import RedisError

from api.errors import raises
from api.memory_counter import MemoryCounter
from core.errors import DomainError
from core.redis import get_redis, hashed

log = logging.getLogger(__name__)

counted_here = MemoryCounter()
"""What this process has counted while Redis was away."""

TEN_MINUTES = 600
HOUR = 3600
PREFIX_OF_ONE_VISITOR = 64
"""Bits of an IPv6 address: a provider gives every customer all addresses behind them."""
PREFIXES_OF_ONE_NETWORK = {4: 24, 6: 48}
"""Bits of an address, by its IP version: for little money, one person has all addresses behind them."""
VISITORS_OF_ONE_NETWORK = 10
"""So many times what one visitor is allowed, all visitors of a network are allowed together."""

COUNT_CALL = """
for number, key in ipairs(KEYS) do
  if tonumber(redis.call('GET', key) or '0') >= tonumber(ARGV[number + 1]) then
    return math.max(1, redis.call('TTL', key))
  end
end
for _, key in ipairs(KEYS) do
  redis.call('SET', key, 0, 'EX', ARGV[1], 'NX')
  redis.call('INCR', key)
end
return 0
"""
"""Counts a call for every key, or for none if one of them has reached its number: a visitor who goes on beyond the own
limit takes nothing from the others of the network."""


@dataclass(frozen=True)
class Limit:
    """How often an action is allowed in a window of time, to one address, member or mailbox."""

    action: str
    """Part of the key in Redis."""
    allowed: int
    window_seconds: int = TEN_MINUTES
    allowed_to_network: int | None = None
    """How often to all addresses of a network together; None where the caller is a member or a mailbox."""


def _for_address(action: str, allowed: int) -> Limit:
    return Limit(action, allowed, allowed_to_network=allowed * VISITORS_OF_ONE_NETWORK)


# To one connecting address, which a school or an office may share.
SIGN_INS = _for_address("sign_in", 90)
WRONG_PASSWORDS = _for_address("wrong_password", 25)
SIGN_UPS = _for_address("sign_up", 60)
ACTIVATIONS = _for_address("activate", 60)
FORGOTTEN_PASSWORDS = _for_address("forgot_password", 30)
PASSWORD_RESETS = _for_address("reset_password", 60)
KEPT_ACCOUNTS = _for_address("keep_account", 60)
CONTACT_MESSAGES = _for_address("contact", 5)
# To one mailbox, from any address.
SIGN_UP_MAILS = Limit("sign_up_mail", 5)
RESET_MAILS = Limit("reset_mail", 5)
# To one account, from addresses that have not signed in to it before. See api.auth.guessing.
ACCOUNT_FAILURES = Limit("account_failure", 100, HOUR)
# To one member.
PASSWORD_CHANGES = Limit("update_password", 30)
NAME_CHANGES = Limit("update_name", 30)
UPLOADS = Limit("upload", 30)
FAVORITES = Limit("favorite", 600)
REVIEWS = Limit("review", 30)
COMMENTS = Limit("comment", 30)
BLOG_SAVES = Limit("blog_save", 90)
CHECKS = Limit("check_ingredients", 1200)
EXPORTS = Limit("export_data", 10)
GENERATIONS = Limit("generate", 30)
IMPORTS = Limit("import", 30)


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


@lru_cache(maxsize=1024)
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


@lru_cache(maxsize=1024)
def network_of(visitor: str) -> str | None:
    """Return the network around a visitor's address: of IPv4 the /24, of IPv6 the /48. None for what is no address."""
    try:
        own = ipaddress.ip_network(visitor)
    except ValueError:
        return None
    return str(own.supernet(new_prefix=PREFIXES_OF_ONE_NETWORK[own.version]))


def _counts(limit: Limit, caller: str) -> Mapping[str, int]:
    """Return the keys under which the caller's calls are counted, each with how many are allowed."""
    counts = {_key(limit, caller): limit.allowed}
    if limit.allowed_to_network and (network := network_of(caller)):
        counts[_key(limit, network)] = limit.allowed_to_network
    return counts


def _key(limit: Limit, caller: str) -> str:
    return f"limit:{limit.action}:{hashed(caller)}"


def _seconds_to_wait(limit: Limit, caller: str) -> int:
    """Count one call and return 0, or count nothing and return the seconds until the caller's window ends."""
    counts = _counts(limit, caller)
    try:
        seconds = get_redis().eval(COUNT_CALL, len(counts), *counts, limit.window_seconds, *counts.values())
    except RedisError as error:
        _log_absence(error)
        return math.ceil(counted_here.spend(counts, window_seconds=limit.window_seconds))
    return int(seconds)


def _take_back(limit: Limit, caller: str) -> None:
    """Count one call less."""
    keys = _counts(limit, caller)
    try:
        pipeline = get_redis().pipeline()
        for key in keys:
            # The window may have ended: a key that DECR makes would never end.
            pipeline.set(key, 0, ex=limit.window_seconds, nx=True)
            pipeline.decr(key)
        pipeline.execute()
    except RedisError as error:
        _log_absence(error)
        for key in keys:
            counted_here.add(key, -1, window_seconds=limit.window_seconds)


def _log_absence(error: RedisError) -> None:
    log.warning("calls are counted by this process alone: %s", type(error).__name__)
