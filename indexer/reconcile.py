"""Compares every published row with every document and enqueues what differs."""

from collections.abc import Callable
from dataclasses import dataclass

from core.db import make_session, transaction
from core.search.index import SearchIndex
from core.search.jobs import record_run
from indexer import outbox
from indexer.context import IndexerContext
from indexer.locks import index_lock
from indexer.public_ids import public_id_batches
from indexer.search_engine import SearchEngine
from indexer.standby import text_hashes

BATCH = 1_000


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


def reconcile(
    context: IndexerContext, index: SearchIndex, uid: str, *, on_batch: Callable[[int], None] | None = None
) -> Drift:
    """Compare by id and content hash, enqueue the differences, and return their number.

    It trusts the comparison only, no flag and no date. Holds the index's lock, so that no drain moves what is compared;
    changes that wait in the outbox already are differences like any other.
    """
    with index_lock(context.database, index, wait=True):
        indexed = _indexed_hashes(context.engine, uid)
        actual: dict[int, str] = {}
        with make_session(context.database) as session:
            for ids in public_id_batches(session, index, batch=BATCH):
                documents = index.build(session, ids)
                session.expunge_all()
                actual |= {document["ID"]: document["Content_Hash"] for document in documents}
                if on_batch:
                    on_batch(len(documents))
        with make_session(context.database) as session:
            texts = text_hashes(session, index)
        missing = actual.keys() - indexed.keys()
        surplus = (indexed.keys() | texts.keys()) - actual.keys()
        stale = {
            document_id
            for document_id in actual.keys() & indexed.keys()
            if actual[document_id] != indexed[document_id] or actual[document_id] != texts.get(document_id)
        }
        with transaction(context.database) as session:
            outbox.enqueue(session, index, sorted(missing | surplus | stale))
            drift = Drift(len(actual), len(missing), len(stale), len(surplus))
            record_run(session, index.name, "reconcile", str(drift))
    return drift


def _indexed_hashes(engine: SearchEngine, uid: str) -> dict[int, str]:
    """Return id and content hash of every document in the index."""
    hashes: dict[int, str] = {}
    while True:
        page = engine.client.index(uid).get_documents(
            {"fields": ["ID", "Content_Hash"], "limit": BATCH, "offset": len(hashes)}
        )
        hashes |= {document.ID: getattr(document, "Content_Hash", "") for document in page.results}
        if not page.results:
            return hashes
