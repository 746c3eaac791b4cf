"""Judges and labels recipes, in this process and, where there are many of them, in others beside it.

Reading a recipe's texts is most of an import's time, and none of it waits for anything.
"""

import multiprocessing
import os
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from itertools import islice
from multiprocessing.connection import wait
from types import TracebackType
from typing import Any, Generic, Self, TypeVar

from core import garbage
from importer.candidates import Candidate, Refusal, examine
from importer.normalising.cuisines import Cuisines

T = TypeVar("T")
Examined = Candidate | Refusal | None
Recipes = Sequence[Mapping[str, Any] | None]

RECORDS_AT_ONCE = 25
RECORDS_BEFORE_PROCESSES = 1_000
"""Fewer are done by the time a process has started and read its lexicons, which takes it two seconds."""
CHUNKS_AHEAD = 4
"""Of each process: how far the reading of the file is ahead of the judging."""
NICENESS = 5
"""Visitors' requests go first on a machine that also serves them."""


@dataclass
class _Chunk(Generic[T]):
    """Readings that are examined together, in this process or another."""

    readings: list[T]
    recipes: Recipes
    examined: "Future[list[Examined]]"


class Examiners:
    """Examines in order, and labels with `has_labels`. Processes start when records were many, and end with `with`.

    This process never waits for them.
    """

    def __init__(
        self, cuisines: Cuisines, *, allow_missing_steps: bool, has_labels: bool = False, processes: int | None = None
    ) -> None:
        self._how = {
            "cuisines": cuisines,
            "allow_missing_steps": allow_missing_steps,
            "has_labels": has_labels,
        }
        # A process of Celery's pool may have no children.
        may_start = not multiprocessing.current_process().daemon
        self._others = (processes or os.cpu_count() or 1) - 1 if may_start else 0
        self._pool: ProcessPoolExecutor | None = None
        self._is_ready: Future[None] | None = None
        self._garbage = garbage.looked_for_seldom()

    def __enter__(self) -> Self:
        self._garbage.__enter__()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._garbage.__exit__(kind, error, trace)
        if self._pool is not None:
            # A process that is still starting has nothing to do, and ends by itself.
            is_ready = self._is_ready is not None and self._is_ready.done()
            self._pool.shutdown(wait=is_ready, cancel_futures=True)

    def examine(
        self, readings: Iterable[T], recipe_of: Callable[[T], Mapping[str, Any] | None]
    ) -> Iterator[tuple[T, Examined]]:
        """Yield each reading with what became of its recipe; None where it has none."""
        rest = iter(readings)
        for number, reading in enumerate(rest):
            # Asked with a further record at hand: a file of just so many starts no process.
            has_help = bool(self._others) and number >= RECORDS_BEFORE_PROCESSES and self._are_others_ready()
            yield reading, _examine([recipe_of(reading)], self._how)[0]
            if has_help:
                break
        for chunk in self._in_order(_chunks(rest), recipe_of):
            yield from zip(chunk.readings, chunk.examined.result(), strict=True)

    def _in_order(
        self, readings: Iterable[list[T]], recipe_of: Callable[[T], Mapping[str, Any] | None]
    ) -> Iterator[_Chunk[T]]:
        """Yield the chunks, examined; a few are worked on ahead of the one that is yielded."""
        ahead: deque[_Chunk[T]] = deque()
        for some in readings:
            recipes = [recipe_of(reading) for reading in some]
            ahead.append(_Chunk(some, recipes, self._pool_of_others().submit(_examine_chunk, recipes)))
            if len(ahead) >= CHUNKS_AHEAD * (self._others + 1):
                yield self._finished(ahead)
        while ahead:
            yield self._finished(ahead)

    def _finished(self, ahead: deque[_Chunk[T]]) -> _Chunk[T]:
        """Return the first chunk once it is examined; until then, examine those here that no process has begun.

        When all are begun the first is examined here too: on a busy machine the other one may not go on for seconds.
        """
        while not ahead[0].examined.done():
            # What is done or begun can't be cancelled.
            mine = next((chunk for chunk in ahead if chunk.examined.cancel()), ahead[0])
            mine.examined = Future()
            mine.examined.set_result(_examine(mine.recipes, self._how))
        return ahead.popleft()

    def _are_others_ready(self) -> bool:
        """Say whether a process has started; the first question starts it."""
        if self._is_ready is None:
            self._is_ready = self._pool_of_others().submit(_warm_up)
        return self._is_ready.done()

    def _pool_of_others(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._others,
                # Not forked: threads of this process may hold locks, and the pool's connections are its own.
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_begin,
                initargs=(self._how,),
            )
        return self._pool


def _chunks(items: Iterable[T]) -> Iterator[list[T]]:
    rest = iter(items)
    while chunk := list(islice(rest, RECORDS_AT_ONCE)):
        yield chunk


def _examine(recipes: Recipes, how: Mapping[str, Any]) -> list[Examined]:
    return [None if recipe is None else examine(recipe, **how) for recipe in recipes]


_here: dict[str, Any] = {}
"""What a process of the pool was started with."""


def _begin(how: Mapping[str, Any]) -> None:
    _here.update(how)
    os.nice(NICENESS)
    garbage.look_seldom()
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _warm_up() -> None:
    """Read the lexicons."""
    _examine([{"name": "Salad", "recipeIngredient": ["1 tomato"], "recipeInstructions": ["Cut it."]}], _here)


def _end_with_parent() -> None:
    """End this process when the one that started it was killed: it would wait for work forever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)


def _examine_chunk(recipes: Recipes) -> list[Examined]:
    return _examine(recipes, _here)
