"""The two kinds of counts, as statements."""

from collections import defaultdict
from collections.abc import Mapping

from sqlalchemy import bindparam, text
from sqlalchemy.orm import Session


def write_views(session: Session, counts: Mapping[str, int]) -> None:
    """Add `day:recipe_id` → views to the days and to the recipes' totals; recipes deleted since are left out."""
    rows = [
        {"day": field.split(":")[0], "recipe_id": int(field.split(":")[1]), "views": views}
        for field, views in sorted(counts.items())
    ]
    if not rows:
        return
    session.execute(
        text(
            "INSERT INTO recipe_view_days (recipe_id, day, views)"
            " SELECT id, CAST(:day AS date), CAST(:views AS integer) FROM recipes WHERE id = :recipe_id"
            " ON CONFLICT (recipe_id, day) DO UPDATE SET views = recipe_view_days.views + excluded.views"
        ),
        rows,
    )
    session.execute(text("UPDATE recipes SET view_count = view_count + :views WHERE id = :recipe_id"), rows)


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
