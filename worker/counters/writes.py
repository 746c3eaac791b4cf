"""The kinds of counts, as statements."""

from collections import defaultdict
from collections.abc import Mapping
from datetime import date
from functools import partial
from typing import NamedTuple

from sqlalchemy import text
from sqlalchemy.orm import Session

from core.analytics.rollups import ViewedOn, add_views, share_lock
from core.counters.search_terms import MAX_TERM_LENGTH, Outcome
from core.counters.views import Viewed
from worker.counters.flush import Write

MAX_TEXTS_OF_A_DAY = 50_000
"""Distinct texts stored for a day; those beyond are not counted."""


class ViewTable(NamedTuple):
    """Where the views of a kind are written."""

    items: str
    days: str
    item_id: str


VIEW_TABLES = {
    Viewed.RECIPE: ViewTable("recipes", "recipe_view_days", "recipe_id"),
    Viewed.BLOG: ViewTable("blogs", "blog_view_days", "blog_id"),
}


def view_writer(kind: Viewed) -> Write:
    """Return what writes the views of a kind."""
    return partial(_write_views, kind)


def _write_views(kind: Viewed, session: Session, counts: Mapping[str, int]) -> None:
    """Add `day:id` → views to the items' totals, to the days and to the sums; items deleted since are left out."""
    counted = [_viewed_on(field, views) for field, views in counts.items()]
    if not counted:
        return
    share_lock(session)
    table = VIEW_TABLES[kind]
    columns = {
        "ids": [one.item_id for one in counted],
        "days": [one.day for one in counted],
        "views": [one.views for one in counted],
    }
    # The totals first: they lock the items, so that none is deleted or moved elsewhere before the sums are written.
    for statement in (_total_statement(table), _days_statement(table)):
        session.execute(text(statement), columns)
    add_views(session, kind, counted)


def _viewed_on(field: str, views: int) -> ViewedOn:
    day, item_id = field.split(":")
    return ViewedOn(int(item_id), date.fromisoformat(day), views)


_COUNTED = (
    "unnest(CAST(:ids AS bigint[]), CAST(:days AS date[]), CAST(:views AS integer[])) AS counted (id, day, views)"
)


def _total_statement(table: ViewTable) -> str:
    return (
        f"UPDATE {table.items} SET view_count = view_count + counted.views"  # noqa: S608 -- names of VIEW_TABLES
        f" FROM (SELECT id, sum(views) AS views FROM {_COUNTED} GROUP BY id) AS counted"
        f" WHERE {table.items}.id = counted.id"
    )


def _days_statement(table: ViewTable) -> str:
    return (
        f"INSERT INTO {table.days} ({table.item_id}, day, views)"  # noqa: S608 -- names of VIEW_TABLES
        f" SELECT counted.id, day, views FROM {_COUNTED} JOIN {table.items} AS item ON item.id = counted.id"
        f" ORDER BY 1, 2"
        f" ON CONFLICT ({table.item_id}, day) DO UPDATE SET views = {table.days}.views + excluded.views"
    )


def write_terms(session: Session, counts: Mapping[str, int]) -> None:
    """Add `day:outcome:text` → searches to the days."""
    searches: dict[tuple[str, str], dict[str, int]] = defaultdict(lambda: defaultdict(int))
    for field, count in counts.items():
        day, outcome, term = field.split(":", 2)
        # A release before this one wrote longer texts.
        if term := term[:MAX_TERM_LENGTH].rstrip():
            searches[day, term][outcome] += count
    rows = sorted(searches.items())
    if rows:
        session.execute(
            text(_WRITE_TERMS),
            {
                "days": [date.fromisoformat(day) for (day, _), _ in rows],
                "texts": [term for (_, term), _ in rows],
                "searches": [sum(outcomes.values()) for _, outcomes in rows],
                "misses": [outcomes[Outcome.MISS] for _, outcomes in rows],
                "relaxed": [outcomes[Outcome.RELAXED] for _, outcomes in rows],
                "most": MAX_TEXTS_OF_A_DAY,
            },
        )


# The cap is on new texts only: what is known of the day goes on being counted.
_WRITE_TERMS = """
    INSERT INTO search_days (text, day, searches, found_nothing, relaxed)
    SELECT counted.text, counted.day, searches, misses, relaxed
    FROM unnest(
        CAST(:days AS date[]), CAST(:texts AS text[]), CAST(:searches AS integer[]), CAST(:misses AS integer[]),
        CAST(:relaxed AS integer[])
    ) AS counted (day, text, searches, misses, relaxed)
    WHERE (SELECT count(*) FROM search_days AS present WHERE present.day = counted.day) < :most
       OR EXISTS (
           SELECT FROM search_days AS present WHERE present.day = counted.day AND present.text = counted.text
       )
    ON CONFLICT (text, day) DO UPDATE SET
        searches = search_days.searches + excluded.searches,
        found_nothing = search_days.found_nothing + excluded.found_nothing,
        relaxed = search_days.relaxed + excluded.relaxed
"""
