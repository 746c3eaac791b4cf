"""Bounded queues in front of heavy work: passwords, pictures and searches.

A call waits for its slot on the event loop: it holds no thread and no database connection. List the dependency before
those that open a session, and after those that count or refuse calls.
"""

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import Depends, Request

from api.errors import raises
from api.limits import address_of
from core.errors import DomainError


class Busy(DomainError):
    """Too many calls of this kind wait already."""

    status = 503
    code = "busy"
    sentence = "Sufra is very busy right now. Please try again in a moment."


class Slots:
    """Lets `running` calls at a time go on, `waiting` more wait in order, and refuses the rest.

    `of_one_caller` bounds how many of them a single connecting address has, so that it can't fill the queue alone.
    `refusal` is the class of the error for the rest. Used from one event loop.
    """

    def __init__(
        self,
        *,
        running: int,
        waiting: int,
        of_one_caller: int,
        refusal: type[DomainError] = Busy,
        retry_after_seconds: int = 3,
    ) -> None:
        self._free = running
        self._max_waiting = waiting
        self._max_of_caller = of_one_caller
        self._refusal = refusal
        self._retry_after_seconds = retry_after_seconds
        self._queue: deque[asyncio.Future[None]] = deque()
        self._of_caller: Counter[str] = Counter()

    @property
    def is_idle(self) -> bool:
        """Whether no call holds a slot or waits for one."""
        return not self._of_caller

    @asynccontextmanager
    async def take(self, caller: str) -> AsyncIterator[None]:
        """Hold a slot while the block lasts. Raises the refusal at once if the queue is full."""
        is_full = not self._free and len(self._queue) >= self._max_waiting
        if is_full or self._of_caller[caller] >= self._max_of_caller:
            raise self._refusal(retry_after_seconds=self._retry_after_seconds)
        self._of_caller[caller] += 1
        try:
            await self._acquire()
            try:
                yield
            finally:
                self._release()
        finally:
            self._of_caller[caller] -= 1
            if not self._of_caller[caller]:
                del self._of_caller[caller]

    async def _acquire(self) -> None:
        if self._free:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._queue.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._release()
            elif turn in self._queue:
                self._queue.remove(turn)
            raise

    def _release(self) -> None:
        """Hand the slot to the first that waits."""
        while self._queue:
            turn = self._queue.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1


PASSWORDS = Slots(running=2, waiting=30, of_one_caller=20)
"""As many run as core.accounts.passwords has threads."""
PICTURES = Slots(running=1, waiting=10, of_one_caller=5)


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


IN_PASSWORD_SLOT = Depends(password_slot, scope="function")
IN_PICTURE_SLOT = Depends(picture_slot, scope="function")
