"""Builds a new index beside the live one and swaps it in."""

import logging
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from uuid import uuid4

from sqlalchemy import text
from sqlalchemy.orm import Session

from core import garbage
from core.advisory_locks import HeldLock, LockLost
from core.db import make_session, transaction
from core.models import SearchJobKind
from core.search.index import SearchIndex
from core.search.invalidation import changing
from core.search.jobs import ask_for, record_run
from core.search.moves import configured_url, fell_behind, serving_url
from core.settings import get_settings
from indexer import outbox
from indexer.context import IndexerContext
from indexer.drain import drain
from indexer.locks import index_lock
from indexer.public_ids import count_public_ids, public_id_batches
from indexer.search_engine import SearchEngine, understood
from indexer.settings_sync import apply_settings
from indexer.standby import complete_texts, forget_lost_words, write_texts
from indexer.wanted_settings import wanted_settings

log = logging.getLogger(__name__)

BATCH = 2_000
AHEAD = 10
"""Batches that may wait for the engine, which merges them. All of a million at once would exceed its time limit."""
WRITERS = 2
"""Batches whose texts are stored at once: each document comes once, so their order is all the same."""
GOLDEN_SAMPLES = 5


class RebuildRefused(RuntimeError):
    """The new index failed its checks, so the live one stays."""


class EngineMoved(RebuildRefused):
    """Another engine answers searches since the context was made. The rebuild is to be begun with a new context."""


@dataclass(frozen=True)
class Filled:
    """What a new index was filled with."""

    documents: int
    samples: Mapping[int, str]
    """Titles of some documents by id, spread over all."""
    snapshot: str
    """What the reading transaction saw; for `outbox.forget_covered`."""


@dataclass(frozen=True)
class Rebuilt:
    """The outcome of a rebuild."""

    documents: int
    drained: int
    """Documents that changed while it ran, brought up to date after the swap."""


def rebuild(
    context: IndexerContext,
    index: SearchIndex,
    uid: str,
    *,
    config_dir: Path,
    on_batch: Callable[[int], None] | None = None,
) -> Rebuilt:
    """Fill a new index from the database, check it, swap it with the live one and drop the old.

    Searches see the live index until the swap, which is atomic. Changes made meanwhile wait in the outbox and are
    drained afterwards. Any error leaves the live index untouched; a half-filled one that a crash left behind is dropped
    by the next rebuild. Raises RebuildRefused, LockLost and the engine's errors.
    """
    with index_lock(context.database, index, wait=True) as lock:
        # A move holds the lock while it switches: searches may have moved while this waited.
        _refuse_another_engine(context)
        with filled_index(context, index, uid, lock, config_dir=config_dir, on_batch=on_batch) as (new_uid, filled):
            lock.verify()
            put_in_place(context, index, uid, new_uid)
            complete_texts(context.database, index)
            _forget_covered(context, index, lock, filled)
    with transaction(context.database) as session:
        record_run(session, index.name, "rebuild", f"{filled.documents} documents swapped in")
    return Rebuilt(filled.documents, drain(context, index, uid, wait=True))


def _refuse_another_engine(context: IndexerContext) -> None:
    with make_session(context.database) as session:
        url = serving_url(session, configured_url(get_settings()))
    if url != context.engine.url:
        raise EngineMoved(f"searches have moved from {context.engine.url} to {url}")


def _forget_covered(context: IndexerContext, index: SearchIndex, lock: HeldLock, filled: Filled) -> None:
    try:
        with lock.transaction() as session:
            forget_lost_words(session, index)
            outbox.forget_covered(session, index, filled.snapshot)
            # A second engine has none of what was just forgotten.
            fell_behind(session, index)
    except LockLost:
        # Another process may have drained changes into the index that was swapped out just then.
        with transaction(context.database) as session:
            ask_for(session, SearchJobKind.REBUILD, index.name)
        raise


@contextmanager
def filled_index(
    context: IndexerContext,
    index: SearchIndex,
    uid: str,
    lock: HeldLock,
    *,
    config_dir: Path,
    on_batch: Callable[[int], None] | None,
) -> Iterator[tuple[str, Filled]]:
    """Give the name of a new index beside `uid`, filled and checked. At the end whatever has that name is dropped.

    Call it under the index's lock. Raises LockLost when that is lost while the index is filled.
    """
    _drop_leftovers(context.engine, uid)
    new_uid = f"{uid}__rebuild_{uuid4().hex[:8]}"
    context.engine.create_index(new_uid)
    try:
        apply_settings(context.engine, new_uid, wanted_settings(context.database, index, config_dir))
        filled = fill(context, index, new_uid, lock, on_batch)
        check(context.engine, new_uid, filled)
        yield new_uid, filled
    finally:
        if context.engine.has_index(new_uid):
            context.engine.drop_index(new_uid)


def fill(
    context: IndexerContext, index: SearchIndex, uid: str, lock: HeldLock, on_batch: Callable[[int], None] | None
) -> Filled:
    """Send every public document, at most 10 batches ahead of the engine, and wait for the last.

    One snapshot of the database holds for the whole run: what is checked is what was read, and an outbox row that it
    sees speaks of a change that it sees.
    """
    documents_sent = 0
    samples: dict[int, str] = {}
    tasks, texts = deque[int](), deque[Future[Mapping[int, str]]]()
    with (
        garbage.looked_for_seldom(),
        make_session(context.database) as session,
        ThreadPoolExecutor(WRITERS, thread_name_prefix="texts") as writers,
    ):
        session.connection(execution_options={"isolation_level": "REPEATABLE READ"})
        session.execute(text("SET LOCAL statement_timeout = '5min'"))
        snapshot = outbox.current_snapshot(session)
        batches_between_samples = _batches_between_samples(session, index)
        for number, ids in enumerate(public_id_batches(session, index, batch=BATCH)):
            lock.verify()
            documents = index.build(session, ids)
            session.expunge_all()
            tasks.append(context.engine.upsert(uid, documents))
            if len(tasks) > AHEAD:
                context.engine.wait(tasks.popleft())
            # PostgreSQL stores the texts of some batches while the next is built.
            if len(texts) == WRITERS:
                texts.popleft().result()
            texts.append(writers.submit(write_texts, context.database, index, documents))
            documents_sent += len(documents)
            if number % batches_between_samples == 0 and documents:
                samples[documents[0]["ID"]] = documents[0][index.title_field]
            if on_batch:
                on_batch(len(documents))
        for each in texts:
            each.result()
    if tasks:
        context.engine.wait(tasks[-1])
    return Filled(documents_sent, samples, snapshot)


def _batches_between_samples(session: Session, index: SearchIndex) -> int:
    return max(1, count_public_ids(session, index) // BATCH // GOLDEN_SAMPLES)


def check(engine: SearchEngine, uid: str, filled: Filled) -> None:
    """Raise RebuildRefused unless every document arrived and the samples are found by their own titles."""
    count = engine.count_documents(uid)
    if count != filled.documents:
        raise RebuildRefused(f"{filled.documents} documents were sent and {count} arrived")
    for document_id, title in filled.samples.items():
        with understood():
            hits = engine.client.index(uid).search(
                title, {"filter": f"ID = {document_id}", "attributesToRetrieve": ["ID"], "limit": 1}
            )["hits"]
        if not hits:
            raise RebuildRefused(f"{title!r} does not find document {document_id}")


def put_in_place(context: IndexerContext, index: SearchIndex, uid: str, new_uid: str) -> None:
    """Exchange the new index with the one named `uid`, or give it that name where there is none, in one task."""
    # Renamed, not exchanged with an empty one that a crash would leave in its place: drains would fill that.
    swap: Mapping[str, list[str] | bool] = {"indexes": [new_uid, uid], "rename": not context.engine.has_index(uid)}
    with changing(context.redis, index):
        context.engine.run(lambda: context.engine.client.swap_indexes([swap]))


def _drop_leftovers(engine: SearchEngine, uid: str) -> None:
    """Drop indexes that a crashed rebuild has left. We hold the lock, so none of them is in use."""
    with understood():
        uids = [index.uid for index in engine.client.get_indexes({"limit": 1000})["results"]]
    for each in uids:
        if each.startswith(f"{uid}__rebuild_"):
            log.warning("dropping %s, left by a rebuild that did not finish", each)
            engine.drop_index(each)
