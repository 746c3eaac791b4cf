"""Judges and labels recipes, in this process or, where there are many of them, in one for each core.

Reading a recipe's texts is most of an import's time, and none of it waits for anything.
"""

import multiprocessing
import os
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import chain, islice
from multiprocessing.connection import wait
from types import TracebackType
from typing import Any, Self, TypeVar

from core.labels import Labels, label_recipe
from core.recipes.inputs import RecipeInput
from core.recipes.texts import texts_of_input
from importer.candidates import Candidate, Refusal, examine
from importer.normalising.cuisines import Cuisines

T = TypeVar("T")
G = TypeVar("G")
R = TypeVar("R")
Examined = Candidate | Refusal | None

RECORDS_AT_ONCE = 25
RECORDS_BEFORE_PROCESSES = 200
"""Fewer are done before processes have read their lexicons."""
CHUNKS_AHEAD = 4
"""Of each process: how far the reading of the file is ahead of the judging."""
NICENESS = 5
"""Visitors' requests go first on a machine that also serves them."""


class Examiners:
    """Examines and labels in order. Processes are started when the first records were many, and end with `with`."""

    def __init__(self, cuisines: Cuisines, *, allow_missing_steps: bool, processes: int | None = None) -> None:
        self._cuisines = cuisines
        self._allow_missing_steps = allow_missing_steps
        # A process of Celery's pool may have no children.
        may_start = not multiprocessing.current_process().daemon
        self._processes = (processes or os.cpu_count() or 1) if may_start else 1
        self._pool: ProcessPoolExecutor | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)

    def examine(
        self, readings: Iterable[T], recipe_of: Callable[[T], Mapping[str, Any] | None]
    ) -> Iterator[tuple[T, Examined]]:
        """Yield each reading with what became of its recipe; None where it has none."""
        rest = iter(readings)
        if self._pool is None:
            for reading in islice(rest, RECORDS_BEFORE_PROCESSES if self._processes > 1 else None):
                yield reading, self._examine_here(recipe_of(reading))
        first = next(rest, None)
        if first is None:
            return
        chunks = _chunks(chain([first], rest))
        ahead = self._in_order(_examine_chunk, chunks, lambda chunk: [recipe_of(reading) for reading in chunk])
        for chunk, examined in ahead:
            yield from zip(chunk, examined, strict=True)

    def label(self, drafts: Sequence[RecipeInput]) -> list[Labels]:
        """Return the labels of recipes, in order."""
        if self._pool is None:
            return _label_chunk(drafts)
        labelled = self._in_order(_label_chunk, _chunks(drafts), lambda chunk: chunk)
        return [labels for _, chunk in labelled for labels in chunk]

    def _examine_here(self, recipe: Mapping[str, Any] | None) -> Examined:
        if recipe is None:
            return None
        return examine(recipe, self._cuisines, allow_missing_steps=self._allow_missing_steps)

    def _in_order(
        self, function: Callable[[G], R], chunks: Iterable[T], given: Callable[[T], G]
    ) -> Iterator[tuple[T, R]]:
        """Yield each chunk with its result; a few chunks are worked on ahead of the one that is yielded."""
        pool = self._started()
        waiting: deque[tuple[T, Future[R]]] = deque()
        for chunk in chunks:
            waiting.append((chunk, pool.submit(function, given(chunk))))
            if len(waiting) >= CHUNKS_AHEAD * self._processes:
                done, future = waiting.popleft()
                yield done, future.result()
        for done, future in waiting:
            yield done, future.result()

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._processes,
                # Not forked: threads of this process may hold locks, and the pool's connections are its own.
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_begin,
                initargs=(self._cuisines, self._allow_missing_steps),
            )
        return self._pool


def _chunks(items: Iterable[T]) -> Iterator[list[T]]:
    rest = iter(items)
    while chunk := list(islice(rest, RECORDS_AT_ONCE)):
        yield chunk


_here: dict[str, Any] = {}
"""What a process of the pool was started with."""


def _begin(cuisines: Cuisines, allow_missing_steps: bool) -> None:
    _here.update(cuisines=cuisines, allow_missing_steps=allow_missing_steps)
    os.nice(NICENESS)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """End this process when the one that started it was killed: it would wait for work forever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)


def _examine_chunk(recipes: Sequence[Mapping[str, Any] | None]) -> list[Examined]:
    return [None if recipe is None else examine(recipe, **_here) for recipe in recipes]


def _label_chunk(drafts: Sequence[RecipeInput]) -> list[Labels]:
    return [label_recipe(**texts_of_input(draft)._asdict()) for draft in drafts]
