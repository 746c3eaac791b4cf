"""Keeps the sums of views: adds what the counters write, and makes them anew from the days.

Source: docs/decisions/0019-sums-of-views.md.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from itertools import pairwise
from typing import NamedTuple

from sqlalchemy import text
from sqlalchemy.orm import Session

from core.analytics.spans import ORIGIN, SPANS
from core.counters.views import Viewed

LOCK = 0x5AF70016
"""Number of the advisory lock: writers of days share it, and making the sums anew takes it alone."""


class ViewedOn(NamedTuple):
    """Views of an item on a day."""

    item_id: int
    day: date
    views: int


@dataclass(frozen=True)
class _Source:
    items: str
    days: str
    item_id: str
    subjects: str
    """What an item's views also count for: pairs of kind and id, of the row `item`."""


_SOURCES = {
    Viewed.RECIPE: _Source(
        "recipes",
        "recipe_view_days",
        "recipe_id",
        "('cuisine', coalesce(item.cuisine_id, 0)), ('category', coalesce(item.category_id, 0)),"
        " ('author', item.owner_id), ('all_recipes', 0)",
    ),
    Viewed.BLOG: _Source("blogs", "blog_view_days", "blog_id", "('author', item.author_id), ('all_blogs', 0)"),
}
_LONGER = SPANS[1]
_SPAN_ROWS = ", ".join(f"({length})" for length in SPANS)


def _first_day(day: str, length: object) -> str:
    return f"{day} - ({day} - DATE '{ORIGIN}') % {length}"


def share_lock(session: Session) -> None:
    """Hold off a run that makes the sums anew until this transaction ends; wait for one that is running."""
    session.execute(text("SELECT pg_advisory_xact_lock_shared(:lock)"), {"lock": LOCK})


def add_views(session: Session, kind: Viewed, counted: Sequence[ViewedOn]) -> None:
    """Add the views to the sums of every span that they fall into. Items that don't exist are left out.

    Belongs into the transaction that writes the days, after `share_lock`.
    """
    source = _SOURCES[kind]
    statement = f"""
        INSERT INTO view_rollups (kind, span_days, first_day, subject_id, views)
        SELECT subject.kind, span.length, {_first_day("day", "span.length")}, subject.id, sum(views)
        FROM unnest(CAST(:ids AS bigint[]), CAST(:days AS date[]), CAST(:views AS integer[]))
            AS counted (id, day, views)
        JOIN {source.items} AS item ON item.id = counted.id
        CROSS JOIN LATERAL (VALUES ('{kind}', item.id), {source.subjects}) AS subject (kind, id)
        CROSS JOIN (VALUES {_SPAN_ROWS}) AS span (length)
        WHERE span.length > 1 OR subject.kind <> '{kind}'
        GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
        ON CONFLICT (kind, span_days, first_day, subject_id) DO UPDATE SET views = view_rollups.views + excluded.views
    """  # noqa: S608 -- names of this module
    session.execute(
        text(statement),
        {
            "ids": [one.item_id for one in counted],
            "days": [one.day for one in counted],
            "views": [one.views for one in counted],
        },
    )


def rebuild_rollups(session: Session) -> int:
    """Make the sums those of the days and of what recipes and blogs belong to now; return how many rows changed.

    A recipe that has changed its cuisine takes its views along. Counters wait until the transaction ends.
    """
    session.execute(text("SET LOCAL statement_timeout = 0"))
    session.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    session.execute(text("CREATE TEMPORARY TABLE wanted_rollups (LIKE view_rollups INCLUDING INDEXES) ON COMMIT DROP"))
    for kind, source in _SOURCES.items():
        session.execute(text(_sums_of_items(kind, source)))
    session.execute(text(_days_of_groups()))
    for length, longer in pairwise(SPANS):
        session.execute(text(_longer_spans(length, longer)))
    session.execute(text("ANALYZE wanted_rollups"))
    return sum(len(session.execute(text(statement)).all()) for statement in (_DELETE_SURPLUS, _WRITE_WANTED))


def _sums_of_items(kind: Viewed, source: _Source) -> str:
    return f"""
        INSERT INTO wanted_rollups (kind, span_days, first_day, subject_id, views)
        SELECT '{kind}', {_LONGER}, {_first_day("day", _LONGER)}, {source.item_id}, sum(views)
        FROM {source.days} GROUP BY 3, 4
    """  # noqa: S608 -- names of this module


def _days_of_groups() -> str:
    days = " UNION ALL ".join(
        f"SELECT subject.kind, day, subject.id, views FROM {source.days}"  # noqa: S608 -- names of this module
        f" JOIN {source.items} AS item ON item.id = {source.item_id}"
        f" CROSS JOIN LATERAL (VALUES {source.subjects}) AS subject (kind, id)"
        for source in _SOURCES.values()
    )
    return f"""
        INSERT INTO wanted_rollups (kind, span_days, first_day, subject_id, views)
        SELECT kind, 1, day, id, sum(views) FROM ({days}) AS viewed GROUP BY 1, 3, 4
    """  # noqa: S608 -- names of this module


def _longer_spans(length: int, longer: int) -> str:
    return f"""
        INSERT INTO wanted_rollups (kind, span_days, first_day, subject_id, views)
        SELECT kind, {longer}, {_first_day("first_day", longer)}, subject_id, sum(views)
        FROM wanted_rollups WHERE span_days = {length} GROUP BY 1, 3, 4
    """  # noqa: S608 -- names of this module


_DELETE_SURPLUS = """
    DELETE FROM view_rollups AS present WHERE NOT EXISTS (
        SELECT FROM wanted_rollups AS wanted
        WHERE (wanted.kind, wanted.span_days, wanted.first_day, wanted.subject_id)
            = (present.kind, present.span_days, present.first_day, present.subject_id)
    ) RETURNING 1
"""
# In order: a span's rows then lie side by side, and are read in few pages.
_WRITE_WANTED = """
    INSERT INTO view_rollups (kind, span_days, first_day, subject_id, views)
    SELECT kind, span_days, first_day, subject_id, views FROM wanted_rollups
    ORDER BY kind, span_days, first_day, subject_id
    ON CONFLICT (kind, span_days, first_day, subject_id) DO UPDATE SET views = excluded.views
    WHERE view_rollups.views <> excluded.views RETURNING 1
"""
