"""Moves searches to another engine without a gap: fills it beside the first, keeps both in step, and switches.

Source: docs/guides/operators.md#upgrade-meilisearch.
"""

import logging
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path

from core.advisory_locks import HeldLock
from core.db import make_session, transaction
from core.search import moves
from core.search.index import SearchIndex
from core.search.invalidation import changing
from indexer.context import IndexerContext
from indexer.drain import drain
from indexer.locks import index_lock
from indexer.rebuild import filled_index, put_in_place
from indexer.search_engine import ENGINE_ERRORS, SearchEngine
from indexer.settings_sync import sync_settings
from indexer.wanted_settings import wanted_settings

log = logging.getLogger(__name__)


class MoveRefused(RuntimeError):
    """Searches stay where they are; the message says why."""


def fill_beside(
    context: IndexerContext,
    target: SearchEngine,
    index: SearchIndex,
    uid: str,
    *,
    config_dir: Path,
    on_batch: Callable[[int], None] | None = None,
) -> int:
    """Fill the index on a second engine, which is kept in step from then on; return the number of documents.

    Changes wait in the outbox meanwhile, as during a rebuild, and then go to both. Raises MoveRefused when both
    addresses lead to one engine, RebuildRefused, and LockLost.
    """
    beside = replace(context, engine=target)
    with index_lock(context.database, index, wait=True) as lock:
        with filled_index(beside, index, uid, lock, config_dir=config_dir, on_batch=on_batch) as (new_uid, filled):
            if context.engine.has_index(new_uid):
                raise MoveRefused(f"{target.url} is the engine that answers searches already")
            lock.verify()
            put_in_place(beside, index, uid, new_uid)
        # In the lock's own session: without the lock, changes may have gone to the first engine alone.
        with lock.transaction() as session:
            moves.in_step(session, index, from_url=context.engine.url, to_url=target.url)
    return filled.documents


def names_to_fill(context: IndexerContext, target: SearchEngine, indexes: Collection[SearchIndex]) -> set[str]:
    """Return the names of the indexes that the second engine has not in step."""
    with make_session(context.database) as session:
        done = moves.names_in_step(session, from_url=context.engine.url, to_url=target.url)
    return {index.name for index in indexes} - done


def switch(
    context: IndexerContext, target: SearchEngine, indexes: Collection[tuple[SearchIndex, str]], *, config_dir: Path
) -> None:
    """Let `target` answer searches, for all parts at once; the engine of the context is kept in step.

    Raises MoveRefused unless both engines have every index in step and the same number of documents; LockLost.
    """
    for index, uid in indexes:
        drain(context, index, uid, wait=True)
    with _held(context, indexes) as locks:
        for index, uid in indexes:
            _check_in_step(context, target, index)
            here, there = context.engine.count_documents(uid), target.count_documents(uid)
            if here != there:
                raise MoveRefused(_other_numbers(index, here, target, there))
        _switch(context, target, indexes, locks, config_dir=config_dir, is_switched=True)


def switch_back(
    context: IndexerContext, first: SearchEngine, indexes: Collection[tuple[SearchIndex, str]], *, config_dir: Path
) -> None:
    """Let `first` answer searches again. The engine of the context need not answer: it may be why one goes back.

    What has left the outbox is in both engines; what waits goes to `first` with the next drain. Raises MoveRefused
    unless every index is in step, and where both engines answer, if `first` has fewer documents: where it has more,
    the other has lost some. LockLost.
    """
    with _held(context, indexes) as locks:
        for index, uid in indexes:
            _check_in_step(context, first, index)
            here, there = _count_if_it_answers(context.engine, uid), first.count_documents(uid)
            if here is not None and there < here:
                raise MoveRefused(_other_numbers(index, here, first, there))
        _switch(context, first, indexes, locks, config_dir=config_dir, is_switched=False)


@contextmanager
def _held(context: IndexerContext, indexes: Collection[tuple[SearchIndex, str]]) -> Iterator[Sequence[HeldLock]]:
    with ExitStack() as held:
        yield [held.enter_context(index_lock(context.database, index, wait=True)) for index, _ in indexes]


def _switch(
    context: IndexerContext,
    target: SearchEngine,
    indexes: Collection[tuple[SearchIndex, str]],
    locks: Sequence[HeldLock],
    *,
    config_dir: Path,
    is_switched: bool,
) -> None:
    for index, uid in indexes:
        sync_settings(target, uid, wanted_settings(context.database, index, config_dir))
    with ExitStack() as announced:
        for index, _ in indexes:
            announced.enter_context(changing(context.redis, index))
        with transaction(context.database) as session:
            moves.switch(session, is_switched=is_switched)
            for lock in locks:
                lock.verify()


def _check_in_step(context: IndexerContext, target: SearchEngine, index: SearchIndex) -> None:
    with make_session(context.database) as session:
        is_in_step = moves.mirror_url(session, index, context.engine.url) == target.url
    if not is_in_step:
        raise MoveRefused(f"the index {index.name} is not in step at {target.url}")


def _count_if_it_answers(engine: SearchEngine, uid: str) -> int | None:
    try:
        return engine.count_documents(uid)
    except ENGINE_ERRORS as error:
        log.warning("%s can't be compared: %s", engine.url, error)
        return None


def _other_numbers(index: SearchIndex, here: int, target: SearchEngine, there: int) -> str:
    return f"the index {index.name} has {here} documents, and {there} at {target.url}"
