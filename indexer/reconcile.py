"""Compares every published row with every document and enqueues what differs."""

from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from time import monotonic

from core.db import make_session, transaction
from core.search.index import SearchIndex
from core.search.jobs import record_run
from indexer import outbox
from indexer.context import IndexerContext
from indexer.drain import drain_briefly
from indexer.locks import index_lock
from indexer.public_ids import count_public_ids, public_id_batches
from indexer.search_engine import SearchEngine, understood
from indexer.sources import content_hashes, forget_lost_sources
from indexer.standby import complete_texts, text_hashes

BATCH = 1_000
COMPARED_SECONDS = 5.0
"""How long documents are compared before single edits are let pass: a steady stream of these does not stop it."""


@dataclass(frozen=True)
class Drift:
    """Differences between the index, with its standby texts, and the database."""

    compared: int
    missing: int
    """Published, but not in the index."""
    stale: int
    """In the index or its standby texts with other content."""
    surplus: int
    """In the index, but not published."""

    @property
    def total(self) -> int:
        """How many documents differed."""
        return self.missing + self.stale + self.surplus

    def __str__(self) -> str:
        return (
            f"{self.compared} compared: drift {self.total}"
            f" ({self.missing} missing, {self.stale} stale, {self.surplus} surplus)"
        )


@dataclass
class _Compared:
    """What a comparison has come to so far."""

    compared: int = 0
    missing: int = 0
    stale: int = 0
    last_id: int = 0


def reconcile(
    context: IndexerContext, index: SearchIndex, uid: str, *, on_batch: Callable[[int], None] | None = None
) -> Drift:
    """Compare by id and content hash, enqueue the differences, and return their number.

    It trusts the comparison only, no flag and no date. A document whose rows have the content that it was last built
    from, by the same program, is not built again. Both sides are read in batches, so that the size of the index
    doesn't matter. Holds the index's lock, so that no drain moves what is compared. Single edits that come meanwhile
    are drained between two batches; bulk changes that wait in the outbox already are differences like any other.
    """
    so_far = _Compared()
    while not _compare(context, index, uid, so_far, on_batch):
        drain_briefly(context, index, uid)
    with index_lock(context.database, index, wait=True):
        surplus = 0 if _has_as_many(context, index, uid, so_far.missing) else _enqueue_surplus(context, index, uid)
        drift = Drift(so_far.compared, so_far.missing, so_far.stale, surplus)
        complete_texts(context.database, index)
        with transaction(context.database) as session:
            forget_lost_sources(session, index)
            record_run(session, index.name, "reconcile", str(drift))
    return drift


def _compare(
    context: IndexerContext,
    index: SearchIndex,
    uid: str,
    so_far: _Compared,
    on_batch: Callable[[int], None] | None,
) -> bool:
    """Compare batches until a single edit waits; return whether all documents are compared."""
    # The engine reads one batch while PostgreSQL reads its own side of it.
    with (
        index_lock(context.database, index, wait=True),
        make_session(context.database) as session,
        ThreadPoolExecutor(1) as asking,
    ):
        session.connection(execution_options={"isolation_level": "REPEATABLE READ"})
        end = monotonic() + COMPARED_SECONDS
        for ids in public_id_batches(session, index, batch=BATCH, after=so_far.last_id):
            answer = asking.submit(_indexed_hashes, context.engine, uid, ids)
            actual = content_hashes(session, context.database, index, ids)
            texts = text_hashes(session, index, ids)
            indexed = answer.result()
            absent = actual.keys() - indexed.keys()
            changed = [
                one for one in actual.keys() & indexed.keys() if not actual[one] == indexed[one] == texts.get(one)
            ]
            _enqueue(context, index, [*absent, *changed], may_be_gone=False)
            so_far.compared += len(actual)
            so_far.missing += len(absent)
            so_far.stale += len(changed)
            so_far.last_id = ids[-1]
            if on_batch:
                on_batch(len(actual))
            if len(ids) == BATCH and monotonic() > end and _has_pending_edit(context, index):
                return False
    return True


def _has_as_many(context: IndexerContext, index: SearchIndex, uid: str, missing: int) -> bool:
    # Counted now: what was drained between two batches has changed both numbers.
    with make_session(context.database) as session:
        return context.engine.count_documents(uid) == count_public_ids(session, index) - missing


def _has_pending_edit(context: IndexerContext, index: SearchIndex) -> bool:
    with make_session(context.database) as session:
        return outbox.has_pending_edit(session, index)


@understood()
def _indexed_hashes(engine: SearchEngine, uid: str, ids: Sequence[int]) -> dict[int, str]:
    # The client sends ids with a GET, whose address would be too long.
    page = engine.client.http.post(
        f"indexes/{uid}/documents/fetch", {"ids": ids, "fields": ["ID", "Content_Hash"], "limit": len(ids)}
    )
    return {document["ID"]: document.get("Content_Hash", "") for document in page["results"]}


def _enqueue_surplus(context: IndexerContext, index: SearchIndex, uid: str) -> int:
    """Enqueue the documents of the index that the public may not find; return their number."""
    (column,) = index.public_ids.selected_columns
    surplus = offset = 0
    while True:
        with understood():
            page = context.engine.client.index(uid).get_documents({"fields": ["ID"], "limit": BATCH, "offset": offset})
            found = [int(document.ID) for document in page.results]
        with make_session(context.database) as session:
            public = set(session.scalars(index.public_ids.where(column.in_(found))))
        surplus += _enqueue(context, index, set(found) - public, may_be_gone=True)
        offset += len(found)
        if not found:
            return surplus


def _enqueue(context: IndexerContext, index: SearchIndex, ids: Collection[int], *, may_be_gone: bool) -> int:
    with transaction(context.database) as session:
        outbox.enqueue(session, index, sorted(ids), is_bulk=True, may_be_gone=may_be_gone)
    return len(ids)
