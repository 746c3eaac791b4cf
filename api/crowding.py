"""Which connection gives way when a process, or one visitor, has too many open."""

from collections import Counter
from collections.abc import Iterable, Sequence
from ipaddress import ip_address
from typing import Protocol

from core.settings import get_settings

SLOW_SECONDS = 2.0
"""A client that has kept a connection waiting for less than this, amid a body or an answer, is not yet slow."""


class Connection(Protocol):
    """An open connection. Times are seconds of the event loop's clock."""

    visitor: str
    waiting_since: float
    """When its last request was complete."""

    @property
    def is_waiting(self) -> bool:
        """Whether it waits for a request."""

    @property
    def stuck_since(self) -> float | None:
        """Since when the server waits for the rest of a body or for an answer to be read; None if it does not."""

    def displace(self) -> None:
        """End it in favour of another."""


def give_way(connections: Iterable[Connection], newest: Connection, *, now: float) -> None:
    """End one of the connections: one that waits for a request, else one with a slow client, else the newest.

    Among those that wait, the visitor with most of them loses the one that has waited longest. Among slow ones, the
    visitor with most connections of any kind loses the slowest.
    """
    others = [one for one in connections if one is not newest]
    waiting = [one for one in others if one.is_waiting]
    slow = {one: since for one in others if (since := one.stuck_since) is not None and now - since > SLOW_SECONDS}
    if waiting:
        _greediest(waiting, [one.waiting_since for one in waiting], crowd=waiting).displace()
    elif slow:
        _greediest(list(slow), list(slow.values()), crowd=others).displace()
    else:
        newest.displace()


def is_trusted_proxy(host: str) -> bool:
    """Tell whether the address is one of `SUFRA_TRUSTED_PROXIES`: every visitor comes from it."""
    try:
        address = ip_address(host)
    except ValueError:
        return False
    return any(address in network for network in get_settings().trusted_proxies)


def _greediest(candidates: Sequence[Connection], since: Sequence[float], *, crowd: Iterable[Connection]) -> Connection:
    """Return the oldest candidate of the visitor who has most connections in the crowd."""
    counts = Counter(one.visitor for one in crowd)
    return min(zip(candidates, since, strict=True), key=lambda pair: (-counts[pair[0].visitor], pair[1]))[0]
