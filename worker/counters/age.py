"""Deletes counts that have served their purpose. Views of a day stay: their number is bounded by recipes and days."""

from datetime import UTC, datetime, timedelta

from sqlalchemy import delete, text
from sqlalchemy.orm import Session

from core.db import Database, transaction
from core.models import CounterBatch, SearchDay

TERMS_ARE_KEPT = timedelta(days=365)
BATCHES_ARE_KEPT = timedelta(days=30)
"""The id of a batch is needed as long as its counts may still be in Redis, which is minutes."""
RARE_PERIOD_DAYS = 30
"""Stretches of so many days follow each other since 1970-01-01."""
FEWEST_SEARCHES = 3
"""A text that was searched less often in such a stretch is dropped when the stretch is over."""


def delete_old(database: Database) -> int:
    """Delete texts searched more than a year ago, rare texts, and batches written a month ago; return how many rows."""
    now = datetime.now(UTC)
    old_rows = (
        delete(SearchDay).where(SearchDay.day < (now - TERMS_ARE_KEPT).date()).returning(SearchDay.day),
        delete(CounterBatch).where(CounterBatch.applied_at < now - BATCHES_ARE_KEPT).returning(CounterBatch.id),
    )
    total = 0
    for statement in old_rows:
        with transaction(database) as session:
            total += len(session.execute(statement).all())
    with transaction(database) as session:
        total += _delete_rare(session)
    return total


def _delete_rare(session: Session) -> int:
    """Delete texts that few have searched: they could say who did. Source: docs/product/search.md#searched-texts."""
    deleted = session.execute(
        text("""
            DELETE FROM search_days USING (
                SELECT text, (day - DATE '1970-01-01') / :days AS stretch FROM search_days
                WHERE (day - DATE '1970-01-01') / :days < (CURRENT_DATE - DATE '1970-01-01') / :days
                GROUP BY 1, 2 HAVING sum(searches) < :fewest
            ) AS rare
            WHERE search_days.text = rare.text AND (day - DATE '1970-01-01') / :days = rare.stretch
            RETURNING 1
        """),
        {"days": RARE_PERIOD_DAYS, "fewest": FEWEST_SEARCHES},
    )
    return len(deleted.all())
