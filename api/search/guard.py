"""What one visitor, and all visitors together, may make the search engine do at the same time.

Everything is counted in the process's memory: the search path makes no round trip for it.
"""

import contextlib
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager

from api.limits import TooManyRequests, network_of
from api.slots import Slots

OF_ONE_ADDRESS = 2
"""Requests of one address at the engine. Its further requests wait, and other addresses' come in between."""
WAITING_OF_ONE_ADDRESS = 200
OF_ONE_NETWORK = 8
"""Requests of all addresses of a network at the engine. So they can't fill the queues below, which all share."""
WAITING_OF_ONE_NETWORK = 5 * WAITING_OF_ONE_ADDRESS
RELAXED_AT_ONCE = 2
"""Texts that are relaxed at the same time, one of an address. Each costs dozens of searches. One of them at most is of
a heavy request."""
WAITING_TO_BE_RELAXED = 16
LIGHT_SEARCHES = 9
"""InstantSearch asks for the hits, for the counts of each filter group and for the suggestions, all with one text."""
HEAVY_AT_ONCE = 1
WAITING_HEAVY = 8
AT_HAND_AT_ONCE = 4
"""Requests for what can be cooked from what one has, one of an address. PostgreSQL counts for each, at times for a
second, and has as many places for them."""
WAITING_AT_HAND = 400


class SearchGuard:
    """Bounds what reaches the engine. One per process."""

    def __init__(self) -> None:
        self._by_network: dict[str, Slots] = {}
        self._relaxing = Slots(
            running=RELAXED_AT_ONCE,
            waiting=WAITING_TO_BE_RELAXED,
            of_one_caller=OF_ONE_ADDRESS,
            running_of_one_caller=1,
            retry_after_seconds=1,
        )
        self._heavy = Slots(
            running=HEAVY_AT_ONCE, waiting=WAITING_HEAVY, of_one_caller=OF_ONE_ADDRESS, retry_after_seconds=1
        )
        self._at_hand = Slots(
            running=AT_HAND_AT_ONCE,
            waiting=WAITING_AT_HAND,
            of_one_caller=OF_ONE_ADDRESS,
            running_of_one_caller=1,
            retry_after_seconds=1,
        )

    @contextlib.asynccontextmanager
    async def turn_for(self, texts: Sequence[str], *, address: str) -> AsyncIterator[int]:
        """Hold a turn for a request with a search of each text; yield how many may go to the engine at once.

        A request that is heavier than InstantSearch's waits for a turn that all addresses share, and its searches go
        one by one. Raises Busy or TooManyRequests.
        """
        is_heavy = len(texts) > LIGHT_SEARCHES or len(set(filter(None, texts))) > 1
        async with self.turn(address), self._heavy.take(address) if is_heavy else contextlib.nullcontext():
            # What decides the text goes with them, and there are two of each where recipes come first for their name.
            yield 1 if is_heavy else 2 * LIGHT_SEARCHES

    @contextlib.asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Hold one of the address's turns at the engine. Raises TooManyRequests when too many of its requests wait."""
        network = network_of(address) or address
        slots = self._by_network.setdefault(
            network,
            Slots(
                running=OF_ONE_NETWORK,
                running_of_one_caller=OF_ONE_ADDRESS,
                waiting=WAITING_OF_ONE_NETWORK,
                of_one_caller=OF_ONE_ADDRESS + WAITING_OF_ONE_ADDRESS,
                refusal=TooManyRequests,
                retry_after_seconds=1,
            ),
        )
        try:
            async with slots.take(address):
                yield
        finally:
            if slots.is_idle:
                self._by_network.pop(network, None)

    def at_hand(self, address: str) -> AbstractAsyncContextManager[None]:
        """Hold a turn for counting what is at hand, beside one of the address's. Raises Busy when too many wait."""
        return self._at_hand.take(address)

    def relaxing(self, address: str) -> AbstractAsyncContextManager[None]:
        """Hold a turn for a request that shortens a text. Raises Busy when too many wait for one already."""
        return self._relaxing.take(address)
