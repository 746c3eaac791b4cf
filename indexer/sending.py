"""Sends documents to the search engine and to the standby texts, and waits until both have them."""

import logging
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass

from core import garbage
from core.db import make_session, transaction
from core.search.index import SearchIndex
from indexer import outbox
from indexer.context import IndexerContext
from indexer.search_engine import EngineTaskFailed
from indexer.standby import write_texts

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Sent:
    """Documents that are under way."""

    document_ids: Sequence[int]
    tasks: Sequence[int]
    """Of the engine, in its order."""
    texts: Future[Mapping[int, str]]
    """Of PostgreSQL; at last what it refuses, with its reasons."""


@dataclass(frozen=True)
class Sender:
    """Makes documents of one index equal to the current rows: upserts the public ones, deletes the rest.

    The engine and PostgreSQL work on what was sent while the caller builds what comes next.
    """

    context: IndexerContext
    index: SearchIndex
    uid: str
    writer: ThreadPoolExecutor
    """Of one thread: of two texts of a document the later one stays."""

    def send(self, document_ids: Sequence[int]) -> Sent:
        """Send the documents of these ids, as they are now. Raises IndexMissing."""
        # Documents that are sent to a missing index make one, without settings. An engine that is frozen is found out
        # here as well: what it has not been sent, it can't apply later.
        self.context.engine.require_index(self.uid)
        with make_session(self.context.database) as session:
            documents = self.index.build(session, document_ids)
        public = {document["ID"] for document in documents}
        gone = [document_id for document_id in document_ids if document_id not in public]
        texts = self.writer.submit(write_texts, self.context.database, self.index, documents, gone=gone)
        tasks = []
        if documents:
            tasks.append(self.context.engine.upsert(self.uid, documents))
        if gone:
            tasks.append(self.context.engine.delete(self.uid, gone))
        return Sent(document_ids, tasks, texts)

    def settle(self, sent: Sent) -> list[int]:
        """Wait until the documents are applied and their texts stored; return the ids that both have accepted.

        A document that the engine or PostgreSQL refuses is found by halving and parked with the reason.
        """
        # The engine first: while PostgreSQL can't store texts, it is sent no more than it has applied.
        try:
            for task in reversed(sent.tasks):  # tasks run in order: when the last is done, the first costs one request
                self.context.engine.wait(task)
        except EngineTaskFailed as failure:
            if not failure.is_our_fault:
                raise
            return self._settle_halves(sent.document_ids, failure)
        refused = sent.texts.result()
        for document_id, reason in refused.items():
            self._park(document_id, f"PostgreSQL: {reason}")
        return [document_id for document_id in sent.document_ids if document_id not in refused]

    def _settle_halves(self, document_ids: Sequence[int], failure: EngineTaskFailed) -> list[int]:
        if len(document_ids) == 1:
            self._park(document_ids[0], str(failure))
            return []
        middle = len(document_ids) // 2
        halves = document_ids[:middle], document_ids[middle:]
        return [accepted for half in halves for accepted in self.settle(self.send(half))]

    def _park(self, document_id: int, reason: str) -> None:
        log.warning("document %d of %s is parked: %s", document_id, self.index.name, reason)
        with transaction(self.context.database) as session:
            outbox.park(session, self.index, document_id, reason[:1000])


@contextmanager
def sender(context: IndexerContext, index: SearchIndex, uid: str) -> Iterator[Sender]:
    """Give a sender; at the end every text that was under way is stored. Use it under the index's lock."""
    with garbage.looked_for_seldom(), ThreadPoolExecutor(1, thread_name_prefix="texts") as writer:
        yield Sender(context, index, uid, writer)
