"""Changes of single recipes all the time, on the site or in the engine alone, while something else is measured."""

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from sqlalchemy import text

from bench.load import Rate
from bench.parts import Parts
from core.db import make_session, transaction
from core.queue import Task, get_publisher
from core.search.documents.recipes import build_recipe_documents

CHANGES_A_SECOND = 100
MOST_CHANGED = 2_000
"""Recipes that are changed in turn."""


@contextmanager
def changing_recipes(parts: Parts, *, recipes: int) -> Iterator[Rate]:
    """Commit a change of one recipe a hundred times a second while the block lasts."""

    def change(number: int) -> None:
        with transaction(parts.context.database) as session:
            session.execute(
                text("UPDATE recipes SET description = description || '.' WHERE id = :id"),
                {"id": recipes - number % min(recipes // 2, MOST_CHANGED)},
            )
        get_publisher().publish(Task.DRAIN_INDEXES)  # SQL text publishes nothing by itself

    with _going_on(change) as changes:
        yield changes


@contextmanager
def changing_documents(parts: Parts, *, recipes: int) -> Iterator[Rate]:
    """Send the engine one document a hundred times a second while the block lasts."""
    with make_session(parts.context.database) as session:
        ids = [recipes - number for number in range(min(recipes // 2, MOST_CHANGED))]
        documents = build_recipe_documents(session, ids)

    def change(number: int) -> None:
        document = documents[number % len(documents)]
        document["Description"] += "."
        parts.context.engine.upsert(parts.uid, [document])

    with _going_on(change) as changes:
        yield changes


@contextmanager
def _going_on(change: Callable[[int], None]) -> Iterator[Rate]:
    changes, enough = Rate(), threading.Event()

    def run() -> None:
        started = time.perf_counter()
        while not enough.wait(max(0.0, started + changes.done / CHANGES_A_SECOND - time.perf_counter())):
            change(changes.done)
            changes.done += 1
        changes.seconds = time.perf_counter() - started

    thread = threading.Thread(target=run)
    thread.start()
    try:
        yield changes
    finally:
        enough.set()
        thread.join()
