"""The comparison finds every way in which index and database can differ."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import delete, select, text
from sqlalchemy.orm import Session

from core.models import SearchOutboxEntry, SearchSource
from core.search.indexes.recipes import INDEX as RECIPES
from indexer import sources
from indexer.context import IndexerContext
from indexer.reconcile import Drift, reconcile
from indexer.search_engine import SearchEngine
from tests.factories import Factory
from tests.indexer.conftest import Find

Drain = Callable[[], int]


def test_an_index_in_step_has_no_drift(make: Factory, context: IndexerContext, uid: str, outbox_runner: Drain) -> None:
    make.recipe()
    make.committed()
    outbox_runner()

    assert reconcile(context, RECIPES, uid) == Drift(compared=1, missing=0, stale=0, surplus=0)


def test_missing_stale_and_surplus_documents_are_found_and_mended(
    make: Factory,
    session: Session,
    context: IndexerContext,
    engine: SearchEngine,
    uid: str,
    outbox_runner: Drain,
    find: Find,
) -> None:
    lost, changed = make.recipe("Lost soup"), make.recipe("Changed soup")
    make.committed()
    outbox_runner()
    engine.wait(engine.delete(uid, [lost.id]))
    engine.wait(engine.upsert(uid, [{"ID": changed.id, "Short_Title": "Wrong", "Content_Hash": "wrong"}]))
    engine.wait(engine.upsert(uid, [{"ID": 999, "Short_Title": "Ghost soup"}]))

    assert reconcile(context, RECIPES, uid) == Drift(compared=2, missing=1, stale=1, surplus=1)

    outbox_runner()
    assert reconcile(context, RECIPES, uid).total == 0
    assert sorted(find("soup")) == sorted([lost.id, changed.id])


def test_a_single_edit_passes_a_comparison(
    make: Factory,
    session: Session,
    context: IndexerContext,
    uid: str,
    outbox_runner: Drain,
    find: Find,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("indexer.reconcile.BATCH", 1)
    monkeypatch.setattr("indexer.reconcile.COMPARED_SECONDS", 0.0)
    first, second = make.recipe("Lentil soup"), make.recipe("Onion soup")
    make.committed()
    outbox_runner()
    found: list[list[int]] = []

    def edit_at_first(_: int) -> None:
        found.append(find("Carrot"))
        if len(found) == 1:
            session.execute(text("UPDATE recipes SET short_title = 'Carrot soup' WHERE id = :id"), {"id": first.id})
            session.commit()

    assert reconcile(context, RECIPES, uid, on_batch=edit_at_first) == Drift(2, missing=0, stale=0, surplus=0)
    assert found == [[], [first.id]]
    assert find("Onion") == [second.id]


def test_what_differed_lets_single_edits_pass(
    make: Factory, session: Session, context: IndexerContext, uid: str
) -> None:
    make.recipe("Lost soup")
    make.committed()
    session.execute(delete(SearchOutboxEntry))
    session.commit()

    reconcile(context, RECIPES, uid)

    rows = session.execute(select(SearchOutboxEntry.is_bulk, SearchOutboxEntry.is_gone)).all()
    assert rows == [(True, False)]


def test_a_change_past_the_triggers_is_found(
    make: Factory, session: Session, context: IndexerContext, uid: str, outbox_runner: Drain
) -> None:
    make.recipe()
    make.committed()
    outbox_runner()
    session.execute(text("SET session_replication_role = replica"))
    session.execute(text("UPDATE recipes SET description = 'Written behind our back.'"))
    session.execute(text("SET session_replication_role = DEFAULT"))
    session.commit()

    assert reconcile(context, RECIPES, uid).stale == 1


def test_a_document_whose_rows_are_the_same_is_not_built_again(
    make: Factory, session: Session, context: IndexerContext, uid: str, outbox_runner: Drain
) -> None:
    changed, same = make.recipe("Changed soup"), make.recipe("Same soup")
    make.committed()
    outbox_runner()
    reconcile(context, RECIPES, uid)
    built: list[int] = []

    def noting(session: Session, ids: Sequence[int]) -> Sequence[Mapping[str, Any]]:
        built.extend(ids)
        return RECIPES.build(session, ids)

    index = replace(RECIPES, build=noting)
    changed.description = "Another text."
    make.committed()

    assert reconcile(context, index, uid) == Drift(compared=2, missing=0, stale=1, surplus=0)

    assert built == [changed.id]
    assert same.id not in built


def test_another_program_builds_every_document_again(
    make: Factory, context: IndexerContext, uid: str, outbox_runner: Drain, monkeypatch: pytest.MonkeyPatch
) -> None:
    recipe = make.recipe()
    make.committed()
    outbox_runner()
    reconcile(context, RECIPES, uid)
    monkeypatch.setattr(sources, "program_hash", lambda: 7)
    other = replace(RECIPES, build=lambda *_: [{"ID": recipe.id, "Content_Hash": "of the other program"}])

    assert reconcile(context, other, uid).stale == 1


def test_what_is_not_public_any_more_is_forgotten(
    make: Factory, session: Session, context: IndexerContext, uid: str, outbox_runner: Drain
) -> None:
    recipe = make.recipe()
    make.committed()
    outbox_runner()
    reconcile(context, RECIPES, uid)
    recipe.is_published, recipe.published_at = False, None
    make.committed()
    outbox_runner()

    reconcile(context, RECIPES, uid)

    assert session.scalars(select(SearchSource.document_id)).all() == []
