"""Brings an index up to date with the outbox."""

import logging
import math
from collections.abc import Callable
from time import monotonic

from core.advisory_locks import LockLost
from core.db import make_session, transaction
from core.models import SearchJobKind
from core.search.index import SearchIndex
from core.search.invalidation import changing
from core.search.jobs import ask_for, has_run_lately, record_run
from indexer import outbox
from indexer.context import IndexerContext
from indexer.locks import index_lock
from indexer.lost_index import ask_for_lost_index
from indexer.public_ids import count_public_ids
from indexer.rounds import ROUND_SECONDS, Round
from indexer.search_engine import ENGINE_ERRORS, IndexMissing
from indexer.sending import sender
from indexer.standby import write_backlog

log = logging.getLogger(__name__)

BACKLOG = 5_000
"""After so many documents a drain has met a backlog, and looks how large it is."""
BRIEF_SECONDS = 5.0
REBUILD_SHARE = 0.5
"""When more of an index's documents wait, a rebuild is sooner done than a drain."""


def drain(
    context: IndexerContext,
    index: SearchIndex,
    uid: str,
    *,
    wait: bool = False,
    on_batch: Callable[[int], None] | None = None,
    seconds: float = math.inf,
) -> int:
    """Empty the index's outbox; return the number of documents brought up to date.

    While changes go on arriving it would never end: after so many `seconds` no further batch begins.

    One drainer per index: while another process drains it this returns 0 at once, unless `wait` is on. The index's lock
    is free as soon as another process waits for it, so that a rebuild can pass. Each batch begins with the single edits
    that came meanwhile. A backlog of more than half of the index asks for a rebuild.
    Rows are deleted only when the engine has applied their documents, so a crash anywhere repeats work and loses none.
    Raises the engine's errors when it doesn't answer or fails; the rows stay for the next sweep. Into an index that is
    missing nothing is sent: a rebuild is asked for, and IndexMissing raised.
    """
    drained, has_looked = 0, False

    def count(done: int) -> None:
        nonlocal drained, has_looked
        drained += done
        if on_batch:
            on_batch(done)
        if drained >= BACKLOG and not has_looked:
            has_looked = True
            _ask_for_rebuild(context, index)

    until = monotonic() + seconds
    while (left := until - monotonic()) > 0 and _has_pending(context, index):
        if not _drain_round(context, index, uid, wait=wait, on_batch=count, seconds=min(left, ROUND_SECONDS)):
            break
    if drained:
        with transaction(context.database) as session:
            record_run(session, index.name, "drain", f"{drained} documents brought up to date")
    return drained


def drain_briefly(context: IndexerContext, index: SearchIndex, uid: str) -> None:
    """Work on the outbox for some seconds, so that single edits, which come first, pass something that takes minutes.

    Raises the engine's errors.
    """
    _drain_round(context, index, uid, wait=True, on_batch=lambda _: None, seconds=BRIEF_SECONDS)


def _has_pending(context: IndexerContext, index: SearchIndex) -> bool:
    with make_session(context.database) as session:
        return outbox.has_pending(session, index)


def _drain_round(
    context: IndexerContext,
    index: SearchIndex,
    uid: str,
    *,
    wait: bool,
    on_batch: Callable[[int], None],
    seconds: float = ROUND_SECONDS,
) -> bool:
    """Work for a round; return whether this process had the index's lock, also if it lost it then."""
    with index_lock(context.database, index, wait=wait) as lock:
        if lock is None:
            return False
        try:
            with changing(context.redis, index), sender(context, index, uid) as sending:
                Round(sending, on_batch, lock, seconds).run()
        except ENGINE_ERRORS as error:
            if isinstance(error, IndexMissing):
                ask_for_lost_index(context.database, index)
            # Searches are answered from the texts meanwhile: kept answers are as old as these.
            with changing(context.redis, index):
                write_backlog(context.database, index, is_engine_well=context.engine.client.is_healthy)
            raise
        except LockLost as lost:
            log.warning("%s: %s; what was under way is sent again", index.name, lost)
    return True


def _ask_for_rebuild(context: IndexerContext, index: SearchIndex) -> None:
    with transaction(context.database) as session:
        if has_run_lately(session, SearchJobKind.REBUILD, index.name):
            return
        waiting = outbox.count_waiting_documents(session, index)
        if waiting > REBUILD_SHARE * count_public_ids(session, index):
            log.info("%s: %d documents wait, a rebuild is asked for", index.name, waiting)
            ask_for(session, SearchJobKind.REBUILD, index.name)
