"""Brings an index up to date with the outbox."""

import logging
from collections.abc import Callable, Sequence

from core.db import make_session, transaction
from core.search.index import SearchIndex
from core.search.invalidation import changing
from core.search.jobs import record_run
from indexer import outbox
from indexer.context import IndexerContext
from indexer.locks import index_lock
from indexer.search_engine import ENGINE_ERRORS, EngineTaskFailed
from indexer.standby import write_backlog, write_texts

log = logging.getLogger(__name__)

BATCH = 1_000


def drain(
    context: IndexerContext,
    index: SearchIndex,
    uid: str,
    *,
    wait: bool = False,
    on_batch: Callable[[int], None] | None = None,
) -> int:
    """Empty the index's outbox; return the number of documents brought up to date.

    One drainer per index: while another process drains it this returns 0 at once, unless `wait` is on.
    Rows are deleted only when the engine has applied their documents, so a crash anywhere repeats work and loses none.
    Raises the engine's errors when it doesn't answer or fails; the rows stay for the next sweep.
    """
    drained = 0
    with index_lock(context.database, index, wait=wait) as is_ours:
        while is_ours:
            with make_session(context.database) as session:
                pending = outbox.take_pending(session, index, limit=BATCH)
            if not pending.entry_ids:
                break
            try:
                with changing(context.redis, index):
                    project(context, index, uid, pending.document_ids)
            except ENGINE_ERRORS:
                write_backlog(context.database, index)  # searches are answered from the texts meanwhile
                raise
            with transaction(context.database) as session:
                outbox.forget(session, pending.entry_ids)
            drained += len(pending.document_ids)
            if on_batch:
                on_batch(len(pending.document_ids))
    if drained:
        with transaction(context.database) as session:
            record_run(session, index.name, "drain", f"{drained} documents brought up to date")
    return drained


def project(context: IndexerContext, index: SearchIndex, uid: str, document_ids: Sequence[int]) -> None:
    """Make the documents equal to the current rows: upsert the public ones, delete the rest.

    A document that the engine refuses is found by halving and parked with the engine's reason.
    """
    try:
        apply(context, index, uid, document_ids)
    except EngineTaskFailed as failure:
        if not failure.is_our_fault:
            raise
        if len(document_ids) == 1:
            log.warning("document %d of %s is parked: %s", document_ids[0], index.name, failure)
            with transaction(context.database) as session:
                outbox.park(session, index, document_ids[0], str(failure)[:1000])
            return
        middle = len(document_ids) // 2
        project(context, index, uid, document_ids[:middle])
        project(context, index, uid, document_ids[middle:])


def apply(context: IndexerContext, index: SearchIndex, uid: str, document_ids: Sequence[int]) -> None:
    """Send one batch and wait until the engine has applied all of it."""
    # Read after the outbox: what commits from here on has an outbox row of its own that the next round sees.
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
    for task in reversed(tasks):  # tasks run in order: once the last is done, asking for the first costs one request
        context.engine.wait(task)
    if documents:
        with transaction(context.database) as session:
            outbox.unpark(session, index, document_ids)
