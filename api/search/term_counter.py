"""Counts the texts of searches without delaying the request, and without letting one visitor invent any number."""

import asyncio
import logging
from collections import Counter

from redis import RedisError

from api.limits import VISITORS_OF_ONE_NETWORK, network_of
from api.search.allowance import Allowance
from core.counters.search_terms import Outcome, count_terms, term_field, term_of
from core.redis import get_redis

log = logging.getLogger(__name__)

FLUSH_SECONDS = 1.0
MAX_PENDING = 10_000
"""Distinct texts held in memory between two flushes; texts beyond that are not counted."""
SEARCHES_PER_ADDRESS = 60
"""Searches of one address that are counted in ten minutes."""
SEARCHES_PER_NETWORK = SEARCHES_PER_ADDRESS * VISITORS_OF_ONE_NETWORK


class SearchTermCounter:
    """Counts searches of the list in memory and adds the counts to Redis once a second.

    Suggestions are not counted: they are requested at every letter, and half a word is not a search.
    """

    def __init__(self) -> None:
        self._pending: Counter[str] = Counter()
        self._of_address = Allowance(per_second=SEARCHES_PER_ADDRESS / 600, burst=SEARCHES_PER_ADDRESS)
        self._of_network = Allowance(per_second=SEARCHES_PER_NETWORK / 600, burst=SEARCHES_PER_NETWORK)

    def note_search(self, text: str, outcome: Outcome, *, address: str) -> None:
        """Count a search of the list; a text that is not to be kept is not counted. The address is not kept."""
        if not text or len(self._pending) >= MAX_PENDING or not self._is_allowed(address):
            return
        if term := term_of(text):
            self._pending[term_field(term, outcome)] += 1

    def take(self) -> dict[str, int]:
        """Return the counts since the last call, by field of the Redis hash."""
        pending, self._pending = self._pending, Counter()
        return dict(pending)

    async def run(self) -> None:
        """Flush every second until cancelled."""
        while True:
            await asyncio.sleep(FLUSH_SECONDS)
            await self.flush()

    async def flush(self) -> None:
        """Add the pending counts to Redis; while Redis is away they are dropped, since they serve analysis only."""
        pending = self.take()
        if not pending:
            return
        try:
            await asyncio.to_thread(count_terms, get_redis(), pending)
        except RedisError as error:
            log.warning("%d searched texts not counted: %s", len(pending), type(error).__name__)

    def _is_allowed(self, address: str) -> bool:
        if self._of_address.spend(address, 1):
            return False
        network = network_of(address)
        return network is None or not self._of_network.spend(network, 1)
