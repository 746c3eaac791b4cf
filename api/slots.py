"""Bounded queues in front of heavy work: passwords, pictures, archives, sitemaps, searches and the database.

A call waits for its slot on the event loop: it holds no thread and no database connection. List the dependency before
those that open a session, and after those that count or refuse calls.
"""

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from fastapi import Depends, Request

from api.errors import raises
from api.limits import address_of
from core.accounts.passwords import HASHES_AT_ONCE
from core.errors import DomainError


class Busy(DomainError):
    """Too many calls of this kind wait already."""

    status = 503
    code = "busy"
    sentence = "Sufra is very busy right now. Please try again in a moment."


class Slots:
    """Lets `running` calls at a time go on, `waiting` more wait in order, and refuses the rest.

    `of_one_caller` bounds how many of them a single caller has, so that it can't fill the queue alone, and
    `running_of_one_caller` how many of those that go on: its further ones wait while slots remain for others. Of the
    callers that wait, the one with the fewest running is next. `refusal` is the class of the error for the rest.
    Used from one event loop.
    """

    def __init__(
        self,
        *,
        running: int,
        waiting: int,
        of_one_caller: int,
        running_of_one_caller: int | None = None,
        refusal: type[DomainError] = Busy,
        retry_after_seconds: int = 3,
    ) -> None:
        self._free = running
        self._max_waiting = waiting
        self._max_of_caller = of_one_caller
        self._max_running_of_caller = running if running_of_one_caller is None else running_of_one_caller
        self._refusal = refusal
        self._retry_after_seconds = retry_after_seconds
        self._queue: deque[_Turn] = deque()
        self._of_caller: Counter[str] = Counter()
        self._running_of_caller: Counter[str] = Counter()

    @property
    def is_idle(self) -> bool:
        """Whether no call holds a slot or waits for one."""
        return not self._of_caller

    @asynccontextmanager
    async def take(self, caller: str) -> AsyncIterator[None]:
        """Hold a slot while the block lasts. Raises the refusal at once if the queue is full."""
        await self.acquire(caller)
        try:
            yield
        finally:
            self.release(caller)

    async def acquire(self, caller: str) -> None:
        """Wait for a slot, to be given back by `release`. Raises the refusal at once if the queue is full."""
        if self.acquire_free(caller):
            return
        if len(self._queue) >= self._max_waiting:
            raise self._refused()
        self._of_caller[caller] += 1
        await self._wait(caller)

    def acquire_free(self, caller: str) -> bool:
        """Take a slot if the caller needs not wait, and tell whether it is taken.

        Raises the refusal if the caller has as many calls as it may.
        """
        if self._of_caller[caller] >= self._max_of_caller:
            raise self._refused()
        if not self._may_run(caller):
            return False
        self._of_caller[caller] += 1
        self._begin(caller)
        return True

    def release(self, caller: str) -> None:
        """Give a slot back, and hand it to the next that waits."""
        self._free += 1
        _count_down(self._running_of_caller, caller)
        _count_down(self._of_caller, caller)
        self._hand_on()

    async def _wait(self, caller: str) -> None:
        turn = _Turn(caller, asyncio.get_running_loop().create_future())
        self._queue.append(turn)
        try:
            await turn.given
        except asyncio.CancelledError:
            if turn in self._queue:
                self._queue.remove(turn)
                _count_down(self._of_caller, caller)
            else:
                self.release(caller)
            raise

    def _hand_on(self) -> None:
        # A turn is done already if its call was cancelled a moment ago; it then leaves the queue by itself.
        able = [turn for turn in self._queue if not turn.given.done() and self._may_run(turn.caller)]
        if able:
            turn = min(able, key=lambda one: self._running_of_caller[one.caller])  # the first of equals
            self._queue.remove(turn)
            self._begin(turn.caller)
            turn.given.set_result(None)

    def _refused(self) -> DomainError:
        return self._refusal(retry_after_seconds=self._retry_after_seconds)

    def _may_run(self, caller: str) -> bool:
        return self._free > 0 and self._running_of_caller[caller] < self._max_running_of_caller

    def _begin(self, caller: str) -> None:
        self._free -= 1
        self._running_of_caller[caller] += 1


@dataclass(frozen=True, eq=False)
class _Turn:
    """A call that waits."""

    caller: str
    given: asyncio.Future[None]


def _count_down(counts: Counter[str], caller: str) -> None:
    counts[caller] -= 1
    if not counts[caller]:
        del counts[caller]


PASSWORDS = Slots(running=HASHES_AT_ONCE, waiting=30, of_one_caller=20)
PICTURES = Slots(running=1, waiting=10, of_one_caller=5)
ARCHIVES = Slots(running=1, waiting=10, of_one_caller=5)
SITEMAPS = Slots(running=1, waiting=30, of_one_caller=5)
"""A part that is not kept takes as long to build as dozens of pages."""


@raises(Busy)
async def password_slot(request: Request) -> AsyncIterator[None]:
    """Hold a slot for hashing passwords until the endpoint has returned. Raises Busy."""
    async with PASSWORDS.take(address_of(request)):
        yield


@raises(Busy)
async def picture_slot(request: Request) -> AsyncIterator[None]:
    """Hold the slot for decoding a picture until the endpoint has returned. Raises Busy."""
    async with PICTURES.take(address_of(request)):
        yield


@raises(Busy)
async def archive_slot(request: Request) -> AsyncIterator[None]:
    """Hold the slot for collecting a member's data until the endpoint has returned. Raises Busy."""
    async with ARCHIVES.take(address_of(request)):
        yield


@raises(Busy)
async def sitemap_slot(request: Request) -> AsyncIterator[None]:
    """Hold the slot for sitemaps until the endpoint has returned. Raises Busy."""
    async with SITEMAPS.take(address_of(request)):
        yield


IN_PASSWORD_SLOT = Depends(password_slot, scope="function")
IN_PICTURE_SLOT = Depends(picture_slot, scope="function")
IN_ARCHIVE_SLOT = Depends(archive_slot, scope="function")
IN_SITEMAP_SLOT = Depends(sitemap_slot, scope="function")
