"""Many changes at once: single edits and rebuilds pass them."""

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import delete, func, select, text
from sqlalchemy.orm import Session

from core.db import make_session
from core.models import SearchJob, SearchJobKind, SearchOutboxEntry
from core.search import capture
from core.search.indexes.recipes import INDEX as RECIPES
from core.search.jobs import ask_for, finish
from indexer import drain as draining
from indexer import outbox, rounds
from indexer import reconcile as reconciling
from indexer.context import IndexerContext
from indexer.drain import drain
from indexer.locks import index_lock, is_index_awaited
from indexer.reconcile import Drift, reconcile
from indexer.sending import sender
from tests.factories import Factory
from tests.indexer.conftest import Find
from tests.indexer.recording import RecordingEngine

Rows = list[tuple[int, bool]]


@pytest.fixture
def soups(make: Factory, session: Session) -> list[int]:
    """Six published recipes whose changes have been drained."""
    soups = [make.recipe(f"Soup {number}").id for number in range(6)]
    make.committed()
    session.execute(delete(SearchOutboxEntry))
    session.commit()
    return soups


@pytest.fixture
def small_steps(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Batches of one row, then of two; one more is built while one is under way."""
    for name, value in {"FIRST_BATCH": 1, "LARGEST_BATCH": 2, "UNDER_WAY": 1}.items():
        monkeypatch.setattr(rounds, name, value)
    monkeypatch.setattr(draining, "BACKLOG", 1)
    return


def change(session: Session, *ids: int) -> None:
    """Change these recipes in one statement."""
    session.execute(
        text("UPDATE recipes SET description = description || '.' WHERE id = ANY(:ids)"), {"ids": list(ids)}
    )
    session.commit()


def rows(session: Session) -> Rows:
    """Document and kind of every waiting row."""
    entries = session.scalars(select(SearchOutboxEntry).order_by(SearchOutboxEntry.id)).all()
    return [(entry.document_id, entry.is_bulk) for entry in entries]


def rebuilds(session: Session) -> int:
    session.rollback()
    return session.scalar(select(func.count()).where(SearchJob.kind == SearchJobKind.REBUILD)) or 0


def test_a_statement_over_many_documents_is_a_bulk_change(make: Factory, session: Session) -> None:
    many = [make.recipe().id for _ in range(capture.BULK + 1)]
    make.committed()
    session.execute(delete(SearchOutboxEntry))

    change(session, *many[1:])
    change(session, *many)

    assert [is_bulk for _, is_bulk in rows(session)] == [False] * capture.BULK + [True] * (capture.BULK + 1)


def test_a_single_edit_is_taken_before_an_older_bulk_change(session: Session, soups: list[int]) -> None:
    change(session, *soups)
    session.execute(text("UPDATE search_outbox SET is_bulk = true"))
    change(session, soups[4])

    assert outbox.take_pending(session, RECIPES, limit=1).document_ids == [soups[4]]


def test_a_single_edit_takes_the_bulk_rows_of_its_document_along(session: Session, soups: list[int]) -> None:
    change(session, *soups)
    session.execute(text("UPDATE search_outbox SET is_bulk = true"))
    change(session, soups[4])

    assert len(outbox.take_pending(session, RECIPES, limit=1).entry_ids) == 2


@pytest.mark.usefixtures("small_steps")
def test_a_backlog_is_drained_in_growing_batches(
    session: Session, soups: list[int], context: IndexerContext, uid: str, find: Find
) -> None:
    change(session, *soups)
    batches: list[int] = []

    assert drain(context, RECIPES, uid, on_batch=batches.append) == 6

    assert batches == [1, 2, 2, 1]
    assert sorted(find("soup")) == soups
    assert rows(session) == []


@pytest.mark.usefixtures("small_steps")
def test_the_next_batch_is_sent_before_the_engine_is_waited_for(
    session: Session, soups: list[int], context: IndexerContext, uid: str
) -> None:
    change(session, *soups)
    engine = RecordingEngine(context.engine.client)

    drain(replace(context, engine=engine), RECIPES, uid)

    assert engine.calls == ["send 1", "send 2", "wait", "send 2", "wait", "send 1", "wait", "wait"]


@pytest.mark.usefixtures("small_steps")
def test_the_lock_goes_to_what_waits_for_it(
    session: Session, soups: list[int], context: IndexerContext, uid: str
) -> None:
    change(session, *soups)
    passed: list[int] = []
    batches: list[int] = []

    def pass_by() -> None:
        with index_lock(context.database, RECIPES, wait=True):
            passed.append(sum(batches))

    waiting = threading.Thread(target=pass_by)

    def begin_to_wait(done: int) -> None:
        batches.append(done)
        if waiting.ident is None:
            waiting.start()
            while not is_index_awaited(context.database, RECIPES):
                pass

    drained = drain(context, RECIPES, uid, wait=True, on_batch=begin_to_wait)
    waiting.join()

    assert passed == [3]  # the first batch, and the one that was under way
    assert drained == 6


@pytest.mark.usefixtures("small_steps")
def test_two_drains_that_wait_for_each_other_get_on(
    session: Session, soups: list[int], context: IndexerContext, uid: str
) -> None:
    change(session, *soups)
    with ThreadPoolExecutor(2) as both:
        drains = [both.submit(drain, context, RECIPES, uid, wait=True) for _ in range(2)]

    assert sum(each.result() for each in drains) == 6
    assert rows(session) == []


@pytest.mark.usefixtures("small_steps")
def test_a_single_edit_is_in_the_next_batch_of_a_drain_that_runs(
    session: Session, soups: list[int], context: IndexerContext, uid: str
) -> None:
    change(session, *soups)
    session.execute(text("UPDATE search_outbox SET is_bulk = true"))
    session.commit()
    engine = RecordingEngine(context.engine.client)

    def edit(_: int) -> None:
        if len(engine.sent) == 3:
            change(session, engine.sent[0])

    drain(replace(context, engine=engine), RECIPES, uid, on_batch=edit)

    edited = engine.sent[0]
    assert edited in engine.sent[3:5]
    assert sorted([*soups, edited]) == sorted(engine.sent)
    assert rows(session) == []


def test_a_batch_that_takes_long_is_followed_by_a_smaller_one() -> None:
    assert rounds.next_size(2_000, seconds=11.0) == 1_000
    assert rounds.next_size(2_000, seconds=1.0) == 4_000
    assert rounds.next_size(rounds.LARGEST_BATCH, seconds=1.0) == rounds.LARGEST_BATCH
    assert rounds.next_size(rounds.FIRST_BATCH, seconds=11.0) == rounds.FIRST_BATCH


@pytest.mark.usefixtures("small_steps")
def test_a_round_ends_after_its_time(session: Session, soups: list[int], context: IndexerContext, uid: str) -> None:
    change(session, *soups)
    batches: list[int] = []
    with index_lock(context.database, RECIPES, wait=True) as lock, sender(context, RECIPES, uid) as sending:
        rounds.Round(sending, batches.append, lock, seconds=-1.0).run()

    assert batches == [1, 2]
    assert len(rows(session)) == 3


@pytest.mark.usefixtures("small_steps")
def test_a_backlog_of_most_of_the_index_asks_for_a_rebuild(
    session: Session, soups: list[int], context: IndexerContext, uid: str
) -> None:
    change(session, *soups)

    drain(context, RECIPES, uid)

    assert rebuilds(session) == 1


@pytest.mark.usefixtures("small_steps")
def test_a_backlog_of_half_of_the_index_is_drained(
    session: Session, soups: list[int], context: IndexerContext, uid: str
) -> None:
    change(session, *soups[:4])  # one is drained before the others are counted

    drain(context, RECIPES, uid)

    assert rebuilds(session) == 0


@pytest.mark.usefixtures("small_steps")
def test_a_rebuild_that_just_ended_is_not_asked_for_again(
    session: Session, soups: list[int], context: IndexerContext, uid: str
) -> None:
    finish(session, ask_for(session, SearchJobKind.REBUILD, RECIPES.name), "The disk is full.", is_done=False)
    change(session, *soups)

    drain(context, RECIPES, uid)

    assert rebuilds(session) == 1


def test_a_rebuild_covers_what_its_snapshot_sees(session: Session, soups: list[int], context: IndexerContext) -> None:
    change(session, soups[0])
    with make_session(context.database) as late, make_session(context.database) as reader:
        # The row has a lower number than the next one, and is committed after the snapshot.
        outbox.enqueue(late, RECIPES, [soups[1]])
        change(session, soups[2])
        snapshot = outbox.current_snapshot(reader)
        late.commit()
    change(session, soups[3])

    outbox.forget_covered(session, RECIPES, snapshot)

    assert [document_id for document_id, _ in rows(session)] == [soups[1], soups[3]]


def test_a_rebuild_covers_what_was_parked_before(session: Session, soups: list[int]) -> None:
    change(session, soups[0], soups[1])
    outbox.park(session, RECIPES, soups[0], "It is refused.")
    session.commit()
    snapshot = outbox.current_snapshot(session)

    outbox.forget_covered(session, RECIPES, snapshot)

    assert rows(session) == []


def test_a_comparison_of_several_batches_finds_every_difference(
    session: Session, soups: list[int], context: IndexerContext, uid: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reconciling, "BATCH", 2)
    outbox.enqueue(session, RECIPES, soups[1:])
    session.commit()
    drain(context, RECIPES, uid)
    ghosts: list[dict[str, Any]] = [{"ID": 900 + number, "Short_Title": "Ghost"} for number in range(5)]
    context.engine.wait(context.engine.upsert(uid, ghosts))
    context.engine.wait(context.engine.upsert(uid, [{"ID": soups[3], "Content_Hash": "wrong"}]))

    assert reconcile(context, RECIPES, uid) == Drift(compared=6, missing=1, stale=1, surplus=5)

    assert sorted(document_id for document_id, _ in rows(session)) == [soups[0], soups[3], *range(900, 905)]


def test_a_drain_with_a_limit_ends_although_changes_go_on_arriving(
    context: IndexerContext, uid: str, soups: list[int], session: Session
) -> None:
    change(session, soups[0])

    drained = drain(context, RECIPES, uid, on_batch=lambda _: change(session, soups[0]), seconds=0.5)

    assert drained > 0
    assert len(rows(session)) == 1
