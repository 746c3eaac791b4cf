"""A new index beside the live one: no gap, no loss."""

import threading
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from itertools import accumulate, dropwhile
from typing import Any

import pytest
from sqlalchemy import select, text
from sqlalchemy.orm import Session

from core.advisory_locks import LockLost
from core.db import transaction
from core.models import SearchJob, SearchJobKind, SearchMove, SearchOutboxEntry
from core.search.indexes.recipes import INDEX as RECIPES
from core.settings import Settings
from indexer import rebuild as rebuilding
from indexer.context import IndexerContext
from indexer.rebuild import EngineMoved, RebuildRefused, rebuild
from indexer.search_engine import SearchEngine
from tests.factories import Factory
from tests.indexer.conftest import Find
from tests.indexer.recording import RecordingEngine
from tests.lock_sessions import end_holders

Drain = Callable[[], int]


@pytest.fixture
def run(context: IndexerContext, uid: str, settings: Settings) -> Callable[..., rebuilding.Rebuilt]:
    """Rebuilds the recipe index."""

    def rebuild_it(**given: Any) -> rebuilding.Rebuilt:
        return rebuild(context, RECIPES, uid, config_dir=settings.search_config_dir, **given)

    return rebuild_it


def test_everything_published_is_in_the_new_index(
    make: Factory, run: Callable[[], rebuilding.Rebuilt], find: Find
) -> None:
    soups = [make.recipe(f"Soup {number}") for number in range(5)]
    make.recipe("Secret soup", is_published=False)
    make.committed()

    run()

    assert sorted(find("soup")) == sorted(soup.id for soup in soups)


def test_recipes_of_equal_rank_keep_their_order_through_drains_and_a_rebuild(
    make: Factory, session: Session, run: Callable[[], rebuilding.Rebuilt], find: Find, outbox_runner: Drain
) -> None:
    soups = [make.recipe("Lentil Soup", published_at=datetime(2026, 3, 5, tzinfo=UTC)) for _ in range(5)]
    newest_first = sorted((soup.id for soup in soups), reverse=True)
    make.committed()
    outbox_runner()
    soups[2].description = "Edited, so that its document is added last."
    session.commit()
    outbox_runner()

    assert find("soup") == newest_first
    run()
    assert find("soup") == newest_first


def test_documents_that_should_not_be_there_are_gone(
    make: Factory, run: Callable[[], rebuilding.Rebuilt], find: Find, engine: SearchEngine, uid: str
) -> None:
    engine.wait(engine.upsert(uid, [{"ID": 99, "Short_Title": "Ghost soup"}]))

    run()

    assert find("ghost") == []


def test_searches_during_a_rebuild_are_never_empty(
    make: Factory, run: Callable[[], rebuilding.Rebuilt], find: Find, outbox_runner: Drain
) -> None:
    for number in range(30):
        make.recipe(f"Soup {number}")
    make.committed()
    outbox_runner()
    done, counts = threading.Event(), []

    def search_on() -> None:
        while not done.is_set():
            counts.append(len(find("soup")))

    searcher = threading.Thread(target=search_on)
    searcher.start()
    try:
        run()
    finally:
        done.set()
        searcher.join()

    assert set(counts) == {30}


def test_an_edit_during_a_rebuild_is_found_afterwards(
    make: Factory, run: Callable[..., rebuilding.Rebuilt], find: Find, context: IndexerContext, outbox_runner: Drain
) -> None:
    recipe = make.recipe("Red Lentil Soup")
    make.committed()
    outbox_runner()

    def edit(_: int) -> None:
        with transaction(context.database) as other:
            other.execute(text("UPDATE recipes SET short_title = 'Harira', long_title = 'Harira'"))

    done = run(on_batch=edit)

    assert find("harira") == [recipe.id]
    assert done.drained == 1


def test_a_rebuild_is_only_so_many_batches_ahead_of_the_engine(
    make: Factory, context: IndexerContext, uid: str, settings: Settings, monkeypatch: pytest.MonkeyPatch, find: Find
) -> None:
    monkeypatch.setattr(rebuilding, "BATCH", 1)
    monkeypatch.setattr(rebuilding, "AHEAD", 2)
    soups = [make.recipe(f"Soup {number}") for number in range(6)]
    make.committed()
    engine = RecordingEngine(context.engine.client)

    rebuild(replace(context, engine=engine), RECIPES, uid, config_dir=settings.search_config_dir)

    since_the_first = dropwhile(lambda call: call == "wait", engine.calls)
    assert max(accumulate(-1 if call == "wait" else 1 for call in since_the_first)) == 3  # two, and the last one sent
    assert sorted(find("soup")) == [soup.id for soup in soups]


def test_a_rebuild_that_fails_leaves_the_live_index_alone(
    make: Factory,
    run: Callable[..., rebuilding.Rebuilt],
    find: Find,
    outbox_runner: Drain,
    engine: SearchEngine,
    uid: str,
) -> None:
    recipe = make.recipe("Red Lentil Soup")
    make.committed()
    outbox_runner()

    def fail(_: int) -> None:
        raise RebuildRefused("the disk is full")

    with pytest.raises(RebuildRefused):
        run(on_batch=fail)

    assert find("lentil") == [recipe.id]
    assert leftovers(engine, uid) == []


def test_a_rebuild_whose_texts_cannot_be_stored_fails(
    make: Factory, run: Callable[[], rebuilding.Rebuilt], monkeypatch: pytest.MonkeyPatch
) -> None:
    make.recipe("Lentil Soup")
    make.committed()

    def full_disk(*_: object) -> None:
        raise OSError("No space left on device")

    monkeypatch.setattr(rebuilding, "write_texts", full_disk)

    with pytest.raises(OSError, match="No space left"):
        run()


def test_what_a_crash_left_behind_is_dropped(
    run: Callable[[], rebuilding.Rebuilt], engine: SearchEngine, uid: str
) -> None:
    engine.create_index(f"{uid}__rebuild_deadbeef")

    run()

    assert leftovers(engine, uid) == []


def test_an_empty_catalogue_makes_an_empty_index(run: Callable[[], rebuilding.Rebuilt], find: Find) -> None:
    assert run().documents == 0
    assert find("") == []


def leftovers(engine: SearchEngine, uid: str) -> list[str]:
    """Half-made indexes beside the live one."""
    listed = engine.client.get_indexes({"limit": 1000})["results"]
    return [index.uid for index in listed if index.uid.startswith(f"{uid}__rebuild_")]


def test_what_a_rebuild_has_read_is_not_drained_again(
    make: Factory, run: Callable[[], rebuilding.Rebuilt], outbox_runner: Drain
) -> None:
    make.recipe()
    make.committed()

    assert run().drained == 0
    assert outbox_runner() == 0


def test_a_rebuild_that_loses_its_lock_leaves_the_live_index_alone(
    make: Factory,
    run: Callable[..., rebuilding.Rebuilt],
    find: Find,
    context: IndexerContext,
    outbox_runner: Drain,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Another process gets the lock, and drains an edit into the index that the rebuild is about to replace."""
    recipe = make.recipe("Red Lentil Soup")
    make.committed()
    outbox_runner()
    check = rebuilding.check

    def check_while_another_drains(*given: Any) -> None:
        end_holders(context.database)
        recipe.short_title = recipe.long_title = "Harira"
        make.committed()
        outbox_runner()
        check(*given)

    monkeypatch.setattr(rebuilding, "check", check_while_another_drains)

    with pytest.raises(LockLost):
        run()

    assert find("harira") == [recipe.id]


def test_a_rebuild_without_its_lock_ends_with_the_next_batch(
    make: Factory, run: Callable[..., rebuilding.Rebuilt], context: IndexerContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rebuilding, "BATCH", 1)
    for number in range(3):
        make.recipe(f"Soup {number}")
    make.committed()
    batches: list[int] = []

    def lose_the_lock(done: int) -> None:
        batches.append(done)
        end_holders(context.database)

    with pytest.raises(LockLost):
        run(on_batch=lose_the_lock)

    assert batches == [1]


def test_a_rebuild_that_swapped_without_its_lock_is_asked_for_again(
    session: Session, run: Callable[[], rebuilding.Rebuilt], context: IndexerContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_in_place = rebuilding.put_in_place

    def swap_without_the_lock(*given: Any) -> None:
        end_holders(context.database)
        put_in_place(*given)

    monkeypatch.setattr(rebuilding, "put_in_place", swap_without_the_lock)

    with pytest.raises(LockLost):
        run()

    assert session.scalars(select(SearchJob.kind)).all() == [SearchJobKind.REBUILD]


def test_a_rebuild_for_an_engine_that_answers_no_more_changes_nothing(
    make: Factory, session: Session, run: Callable[[], rebuilding.Rebuilt], find: Find, engine: SearchEngine
) -> None:
    make.recipe("Lentil Soup")
    session.add(
        SearchMove(
            index_name="recipes", from_url=engine.url, to_url="http://new:7700", is_in_step=True, is_switched=True
        )
    )
    make.committed()

    with pytest.raises(EngineMoved):
        run()

    assert find("lentil") == []
    assert session.query(SearchOutboxEntry).count()
    session.rollback()
    assert session.get_one(SearchMove, "recipes").is_in_step
