"""An index that the engine has lost is rebuilt; edits don't make one in its place."""

from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import select
from sqlalchemy.orm import Session

from core.models import SearchJob, SearchJobKind, SearchOutboxEntry, StandbyText
from core.recipes.publication import unpublish_recipe
from core.search.indexes.recipes import INDEX as RECIPES
from core.search.jobs import finish
from core.settings import Settings
from indexer.checks import check_index
from indexer.context import IndexerContext
from indexer.drain import drain
from indexer.jobs import run_jobs
from indexer.rebuild import rebuild
from indexer.search_engine import IndexMissing, SearchEngine
from indexer.settings_sync import sync_settings
from tests.factories import Factory
from tests.indexer.conftest import Find

Drain = Callable[[], int]


@pytest.fixture
def lost(engine: SearchEngine, uid: str) -> str:
    """The name of the recipe index, which the engine has lost."""
    engine.drop_index(uid)
    return uid


def drain_into(context: IndexerContext, uid: str) -> None:
    """Drain as the worker does, which goes on after an error of the engine."""
    with pytest.raises(IndexMissing):
        drain(context, RECIPES, uid)


def waiting(session: Session) -> list[tuple[int, bool]]:
    """Document of each row that waits, and whether it is parked."""
    session.rollback()
    rows = session.execute(select(SearchOutboxEntry.document_id, SearchOutboxEntry.parked_at).distinct())
    return [(document_id, parked_at is not None) for document_id, parked_at in rows]


def rebuilds(session: Session) -> list[str]:
    """The states of the rebuilds that were asked for."""
    session.rollback()
    session.expire_all()
    return list(session.scalars(select(SearchJob.state).where(SearchJob.kind == SearchJobKind.REBUILD)))


def test_an_edit_does_not_make_an_index(
    make: Factory, session: Session, context: IndexerContext, engine: SearchEngine, lost: str
) -> None:
    recipe = make.recipe("Lentil Soup")
    make.committed()

    drain_into(context, lost)

    assert not engine.has_index(lost)
    assert waiting(session) == [(recipe.id, False)]


def test_what_was_unpublished_waits_and_is_not_parked(
    make: Factory, session: Session, context: IndexerContext, engine: SearchEngine, uid: str, outbox_runner: Drain
) -> None:
    recipe = make.recipe("Lentil Soup")
    make.committed()
    outbox_runner()
    engine.drop_index(uid)
    unpublish_recipe(session, recipe)
    session.commit()

    drain_into(context, uid)

    assert waiting(session) == [(recipe.id, False)]


def test_changes_are_written_for_postgresql_which_answers_meanwhile(
    make: Factory, session: Session, context: IndexerContext, lost: str
) -> None:
    recipe = make.recipe("Lentil Soup")
    make.committed()

    drain_into(context, lost)

    assert session.scalars(select(StandbyText.document_id)).all() == [recipe.id]


def test_an_edit_asks_for_one_rebuild_however_often_it_is_tried(
    make: Factory, session: Session, context: IndexerContext, lost: str
) -> None:
    make.recipe("Lentil Soup")
    make.committed()

    drain_into(context, lost)
    drain_into(context, lost)

    assert rebuilds(session) == ["queued"]


def test_a_rebuild_that_has_just_failed_is_not_asked_for_again(
    make: Factory, session: Session, context: IndexerContext, lost: str
) -> None:
    make.recipe("Lentil Soup")
    make.committed()
    drain_into(context, lost)
    finish(session, session.scalars(select(SearchJob)).one(), "The disk is full.", is_done=False)
    session.commit()

    drain_into(context, lost)

    assert rebuilds(session) == ["failed"]


@pytest.mark.usefixtures("index_uids")
def test_the_rebuild_brings_everything_back(
    make: Factory, session: Session, context: IndexerContext, uid: str, settings: Settings, find: Find,
    outbox_runner: Drain, engine: SearchEngine,
) -> None:  # fmt: skip
    untouched, edited = make.recipe("Lentil Soup"), make.recipe("Onion Soup")
    make.committed()
    outbox_runner()
    engine.drop_index(uid)
    edited.description = "Edited."
    session.commit()
    drain_into(context, uid)

    run_jobs(context.database, lambda: context, settings)

    assert sorted(find("soup")) == [untouched.id, edited.id]
    assert waiting(session) == []


def test_a_check_of_a_lost_index_asks_for_a_rebuild(
    session: Session, context: IndexerContext, lost: str, settings: Settings
) -> None:
    check_index(context, RECIPES, settings)

    assert rebuilds(session) == ["queued"]


def test_a_check_of_an_index_that_came_back_empty_asks_for_a_rebuild(
    make: Factory, session: Session, context: IndexerContext, engine: SearchEngine, uid: str, settings: Settings,
    outbox_runner: Drain,
) -> None:  # fmt: skip
    make.recipe("Lentil Soup")
    make.committed()
    outbox_runner()
    engine.run(engine.client.index(uid).delete_all_documents)

    check_index(context, RECIPES, settings)

    assert rebuilds(session) == ["queued"]


def test_documents_that_wait_are_not_lost(
    make: Factory, session: Session, context: IndexerContext, uid: str, settings: Settings
) -> None:
    make.recipe("Lentil Soup")
    make.committed()

    check_index(context, RECIPES, settings)

    assert rebuilds(session) == []


def test_settings_do_not_make_an_index(engine: SearchEngine, lost: str) -> None:
    with pytest.raises(IndexMissing):
        sync_settings(engine, lost, {"stopWords": ["salt"]})

    assert not engine.has_index(lost)


def test_a_rebuild_that_dies_before_it_ends_leaves_no_empty_index(
    context: IndexerContext, engine: SearchEngine, lost: str, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    def die(*_: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(engine.client, "swap_indexes", die)
    with pytest.raises(KeyboardInterrupt):
        rebuild(context, RECIPES, lost, config_dir=settings.search_config_dir)

    assert not engine.has_index(lost)
