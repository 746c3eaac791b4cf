"""Brings an index up to date with the outbox."""

import logging
from collections.abc import Callable, Iterator, Sequence
from time import monotonic

from core.db import make_session, transaction
from core.models import SearchJobKind
from core.search.index import SearchIndex
from core.search.invalidation import changing
from core.search.jobs import ask_for, has_run_lately, record_run
from indexer import outbox
from indexer.context import IndexerContext
from indexer.locks import index_lock
from indexer.mirror import mirror
from indexer.public_ids import count_public_ids
from indexer.search_engine import ENGINE_ERRORS, EngineTaskFailed
from indexer.standby import write_backlog, write_texts

log = logging.getLogger(__name__)

FIRST_ROUND = 1_000
LARGEST_ROUND = 16_000
"""Outbox rows of a round. Each round is twice as large as the one before: a backlog is worked off in large steps."""
LONGEST_ROUND_SECONDS = 10.0
"""A single edit waits for one round: after a longer one the next is half as large."""
BATCH = 2_000
"""Documents of one task of the engine. It works on one batch while the next is built."""
ROUNDS_BEFORE_REBUILD = 4
"""After so many rounds a drain has met a backlog, and looks how large it is."""
REBUILD_SHARE = 0.5
"""When more of an index's documents wait, a rebuild is sooner done than a drain."""


def drain(
    context: IndexerContext,
    index: SearchIndex,
    uid: str,
    *,
    wait: bool = False,
    on_batch: Callable[[int], None] | None = None,
) -> int:
    """Empty the index's outbox in rounds; return the number of documents brought up to date.

    One drainer per index: while another process drains it this returns 0 at once, unless `wait` is on. Between rounds
    the lock is free, so that a rebuild can pass; each round begins with the single edits that came meanwhile. A backlog
    of more than half of the index asks for a rebuild.
    Rows are deleted only when the engine has applied their documents, so a crash anywhere repeats work and loses none.
    Raises the engine's errors when it doesn't answer or fails; the rows stay for the next sweep.
    """
    drained, size, rounds, started = 0, FIRST_ROUND, 0, monotonic()
    while done := _drain_round(context, index, uid, size, wait=wait):
        drained, rounds = drained + done, rounds + 1
        if on_batch:
            on_batch(done)
        if rounds == ROUNDS_BEFORE_REBUILD:
            _ask_for_rebuild(context, index)
        now = monotonic()
        size = _next_size(size, now - started)
        started = now
    if drained:
        with transaction(context.database) as session:
            record_run(session, index.name, "drain", f"{drained} documents brought up to date")
    return drained


def _next_size(size: int, seconds: float) -> int:
    return max(size // 2, FIRST_ROUND) if seconds > LONGEST_ROUND_SECONDS else min(2 * size, LARGEST_ROUND)


def _drain_round(context: IndexerContext, index: SearchIndex, uid: str, size: int, *, wait: bool) -> int:
    with index_lock(context.database, index, wait=wait) as is_ours:
        if not is_ours:
            return 0
        with make_session(context.database) as session:
            pending = outbox.take_pending(session, index, limit=size)
        if not pending.entry_ids:
            return 0
        try:
            with changing(context.redis, index):
                accepted = project(context, index, uid, pending.document_ids)
        except ENGINE_ERRORS:
            write_backlog(context.database, index)  # searches are answered from the texts meanwhile
            raise
        mirror(context, index, uid, accepted)
        with transaction(context.database) as session:
            outbox.forget(session, pending.entry_ids)
    return len(pending.document_ids)


def _ask_for_rebuild(context: IndexerContext, index: SearchIndex) -> None:
    with transaction(context.database) as session:
        if has_run_lately(session, SearchJobKind.REBUILD, index.name):
            return
        waiting = outbox.count_waiting_documents(session, index)
        if waiting > REBUILD_SHARE * count_public_ids(session, index):
            log.info("%s: %d documents wait, a rebuild is asked for", index.name, waiting)
            ask_for(session, SearchJobKind.REBUILD, index.name)


def project(context: IndexerContext, index: SearchIndex, uid: str, document_ids: Sequence[int]) -> list[int]:
    """Make the documents equal to the current rows: upsert the public ones, delete the rest.

    Returns the ids of those that the engine has accepted. One that it refuses is found by halving and parked with the
    engine's reason.
    """
    sent = [(batch, _send(context, index, uid, batch)) for batch in _batches(document_ids)]
    accepted: list[int] = []
    for batch, tasks in sent:
        try:
            for task in reversed(tasks):  # tasks run in order: when the last is done, the first costs one request
                context.engine.wait(task)
            accepted += batch
        except EngineTaskFailed as failure:
            if not failure.is_our_fault:
                raise
            accepted += _project_halves(context, index, uid, batch, failure)
    with transaction(context.database) as session:
        outbox.unpark(session, index, accepted)
    return accepted


def _batches(document_ids: Sequence[int]) -> Iterator[Sequence[int]]:
    for start in range(0, len(document_ids), BATCH):
        yield document_ids[start : start + BATCH]


def _send(context: IndexerContext, index: SearchIndex, uid: str, document_ids: Sequence[int]) -> list[int]:
    # Read after the outbox: what commits from here on has an outbox row of its own that a later round sees.
    with make_session(context.database) as session:
        documents = index.build(session, document_ids)
    public = {document["ID"] for document in documents}
    gone = [document_id for document_id in document_ids if document_id not in public]
    write_texts(context.database, index, documents, gone=gone)
    tasks = []
    if documents:
        tasks.append(context.engine.upsert(uid, documents))
    if gone:
        tasks.append(context.engine.delete(uid, gone))
    return tasks


def _project_halves(
    context: IndexerContext, index: SearchIndex, uid: str, document_ids: Sequence[int], failure: EngineTaskFailed
) -> list[int]:
    if len(document_ids) == 1:
        log.warning("document %d of %s is parked: %s", document_ids[0], index.name, failure)
        with transaction(context.database) as session:
            outbox.park(session, index, document_ids[0], str(failure)[:1000])
        return []
    middle = len(document_ids) // 2
    return [
        *project(context, index, uid, document_ids[:middle]),
        *project(context, index, uid, document_ids[middle:]),
    ]
