"""The kinds of counts, as statements."""

from collections import defaultdict
from collections.abc import Mapping
from functools import partial
from typing import NamedTuple

from sqlalchemy import bindparam, text
from sqlalchemy.orm import Session

from core.counters.views import Viewed
from worker.counters.flush import Write


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
    return partial(_write_views, VIEW_TABLES[kind])


def _write_views(table: ViewTable, session: Session, counts: Mapping[str, int]) -> None:
    """Add `day:id` → views to the days and to the items' totals; items deleted since are left out."""
    items, days, item_id = table
    rows = [
        {"day": field.split(":")[0], "id": int(field.split(":")[1]), "views": views}
        for field, views in sorted(counts.items())
    ]
    if not rows:
        return
    session.execute(
        text(
            f"INSERT INTO {days} ({item_id}, day, views)"  # noqa: S608 -- the names are those of VIEW_TABLES
            f" SELECT id, CAST(:day AS date), CAST(:views AS integer) FROM {items} WHERE id = :id"
            f" ON CONFLICT ({item_id}, day) DO UPDATE SET views = {days}.views + excluded.views"
        ),
        rows,
    )
    session.execute(text(f"UPDATE {items} SET view_count = view_count + :views WHERE id = :id"), rows)  # noqa: S608


def write_terms(session: Session, counts: Mapping[str, int]) -> None:
    """Add `day:hit|miss:term` → searches to the days."""
    searches: dict[tuple[str, str], list[int]] = defaultdict(lambda: [0, 0])
    for field, count in counts.items():
        day, outcome, term = field.split(":", 2)
        if term:
            searches[day, term][0] += count
            searches[day, term][1] += count if outcome == "miss" else 0
    rows = [{"day": day, "term": term, "all": n, "misses": m} for (day, term), (n, m) in sorted(searches.items())]
    if rows:
        session.execute(
            text(
                "INSERT INTO search_term_days (term, day, searches, misses)"
                " VALUES (:term, CAST(:day AS date), :all, :misses) ON CONFLICT (term, day) DO UPDATE SET"
                " searches = search_term_days.searches + excluded.searches,"
                " misses = search_term_days.misses + excluded.misses"
            ).bindparams(bindparam("term")),
            rows,
        )
