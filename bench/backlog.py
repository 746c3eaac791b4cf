"""What a backlog costs: a change of many recipes beside the engine alone, a comparison, popularity."""

from sqlalchemy import text

from bench.measures import Lines, seconds_of
from bench.memory import forget_peak, peak_megabytes
from bench.parts import Parts
from bench.ready import ready_documents
from core.db import make_session, transaction
from core.search.indexes.recipes import INDEX as RECIPES
from indexer import drain as draining
from indexer import outbox
from indexer.reconcile import reconcile
from worker.popularity.ranking import rank_popular

MOST = 20_000
"""Documents of a change: more say nothing new."""


def backlog(parts: Parts, recipes: int) -> Lines:
    """Yield the rows. The worker of the parts drains too: what both have done counts once, by what is left."""
    count = min(recipes, MOST)
    with ready_documents(parts, count=count, mark="!") as documents:
        direct = count / seconds_of(lambda: documents.add_to(parts, parts.uid))
    with transaction(parts.context.database) as session:
        session.execute(text("SET LOCAL statement_timeout = 0"))
        session.execute(
            text("UPDATE recipes SET description = description || '.' WHERE id <= :count"), {"count": count}
        )
    forget_peak()
    drained = count / seconds_of(lambda: _drain(parts))
    yield (
        f"a change of {count} recipes, drained, against the engine alone",
        f"{drained:.0f} / {direct:.0f} documents a second = {drained / direct:.2f} ×, {peak_megabytes()} MB at most",
        "≥ 0.8 ×",
    )
    for time_ in ("first", "second"):
        forget_peak()
        seconds = seconds_of(lambda: reconcile(parts.context, RECIPES, parts.uid))
        yield (f"comparison, the {time_} of a release", f"{seconds:.1f} s, {peak_megabytes()} MB at most", "≤ 120 s")
    yield (
        "popularity of every recipe",
        f"{seconds_of(lambda: rank_popular(parts.context.database)):.1f} s",
        "no bound",
    )


def _drain(parts: Parts) -> None:
    """Drain until nothing waits, whether this process or the worker does it."""
    while True:
        draining.drain(parts.context, RECIPES, parts.uid, wait=True)
        with make_session(parts.context.database) as session:
            if not outbox.has_pending(session, RECIPES):
                return
