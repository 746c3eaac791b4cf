"""What a backlog costs: a change of many recipes beside the engine alone, a comparison, popularity."""

import resource
import time
from collections.abc import Callable

from sqlalchemy import text

from bench.measures import Lines
from bench.parts import Parts
from core.db import make_session, transaction
from core.search.indexes.recipes import INDEX as RECIPES
from indexer import drain as draining
from indexer import outbox
from indexer.public_ids import public_id_batches
from indexer.reconcile import reconcile
from worker.popularity.ranking import rank_popular

MOST = 20_000
"""Documents of a change: more say nothing new."""


def backlog(parts: Parts, recipes: int) -> Lines:
    """Yield the rows. The worker of the parts drains too: what both have done counts once, by what is left."""
    count = min(recipes, MOST)
    direct = count / _engine_seconds(parts, count)
    with transaction(parts.context.database) as session:
        session.execute(text("SET LOCAL statement_timeout = 0"))
        session.execute(
            text("UPDATE recipes SET description = description || '.' WHERE id <= :count"), {"count": count}
        )
    drained = count / _seconds(lambda: _drain(parts))
    yield (
        f"a change of {count} recipes, drained, against the engine alone",
        f"{drained:.0f} / {direct:.0f} documents a second = {drained / direct:.2f} ×",
        "≥ 3,000 a second",
    )
    for time_ in ("first", "second"):
        seconds = _seconds(lambda: reconcile(parts.context, RECIPES, parts.uid))
        yield (f"comparison, the {time_} of a release", f"{seconds:.1f} s, {_megabytes()} MB at most so far", "≤ 120 s")
    yield ("popularity of every recipe", f"{_seconds(lambda: _rank(parts)):.1f} s", "no bound")


def _engine_seconds(parts: Parts, count: int) -> float:
    """Return how long the engine takes to index so many ready-made documents again, changed, in the drain's batches."""
    engine, batches, built = parts.context.engine, [], 0
    with make_session(parts.context.database) as session:
        for ids in public_id_batches(session, RECIPES, batch=draining.BATCH):
            documents = RECIPES.build(session, ids)
            batches.append([{**each, "Description": each["Description"] + "!"} for each in documents])
            built += len(ids)
            if built >= count:
                break

    def add() -> None:
        tasks = [engine.upsert(parts.uid, batch) for batch in batches]
        engine.wait(tasks[-1])

    return _seconds(add)


def _drain(parts: Parts) -> None:
    """Drain until nothing waits, whether this process or the worker does it."""
    while True:
        draining.drain(parts.context, RECIPES, parts.uid, wait=True)
        with make_session(parts.context.database) as session:
            if not outbox.has_pending(session, RECIPES):
                return


def _rank(parts: Parts) -> None:
    with transaction(parts.context.database) as session:
        rank_popular(session)


def _seconds(work: Callable[[], object]) -> float:
    started = time.perf_counter()
    work()
    return time.perf_counter() - started


def _megabytes() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
