"""Tells when the engine lacks edits that PostgreSQL has, as when the disk of the engine is full."""

import time
from collections.abc import Callable

from sqlalchemy import select
from sqlalchemy.orm import Session

from core.models import SearchOutboxEntry as Entry
from core.search.indexes import search_indexes

LAG_SECONDS = 5.0
"""How long the engine may lack edits. After a short pause of the engine the indexer's next attempt brings them."""


def lacks_edits(session: Session) -> bool:
    """Tell whether the engine failed to take a single edit of a document whose standby text is written.

    Rows that the engine has not been asked to take, and parked ones, don't count. Bulk changes don't either: after an
    outage the engine works them off for minutes, behind the single edits, and is well meanwhile.
    One look-up in an index of the outbox for each search index, however many rows wait.
    """
    return any(_lacks_edits_of(session, name) for name in search_indexes())


def _lacks_edits_of(session: Session, index_name: str) -> bool:
    # Single edits come before bulk changes. The order keeps it in the index, as `indexer.outbox.has_pending` says.
    oldest = (
        select(Entry.is_bulk, Entry.is_in_standby)
        .where(Entry.index_name == index_name, Entry.parked_at.is_(None))
        .order_by(Entry.is_bulk, Entry.id)
        .limit(1)
    )
    row = session.execute(oldest).one_or_none()
    return row is not None and not row.is_bulk and row.is_in_standby


class Lag:
    """How long the engine has lacked edits."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._since: float | None = None

    def has_lasted(self, lacks_edits: bool) -> bool:
        """Take what is the case now, and tell whether it has been so for LAG_SECONDS, each time that it was told."""
        if not lacks_edits:
            self._since = None
            return False
        if self._since is None:
            self._since = self._clock()
        return self._clock() - self._since >= LAG_SECONDS
