"""What PostgreSQL answers from is written beside the engine's documents, and while the engine is away."""

import gc
import tracemalloc
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import delete, select, text
from sqlalchemy.orm import Session

from core.db import Database, make_database
from core.models import SearchOutboxEntry, StandbyText, StandbyWord
from core.search.index import SearchIndex
from core.search.indexes.recipes import INDEX as RECIPES
from core.search.invalidation import changing_key
from core.search.standby.slips import asked_slips, distance, stored_slips
from core.settings import Settings
from indexer import drain as draining
from indexer import standby
from indexer.context import IndexerContext
from indexer.drain import drain
from indexer.locks import index_lock
from indexer.outbox import enqueue
from indexer.reconcile import reconcile
from indexer.search_engine import EngineTooSlow
from indexer.standby import complete_texts, forget_lost_words, write_backlog, write_ids, write_texts
from tests.factories import Factory
from tests.indexer.conftest import Find

SLOW_TEXTS = """
CREATE FUNCTION slow_text() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(0.5); RETURN NEW; END';
CREATE TRIGGER slow_text BEFORE INSERT ON standby_texts FOR EACH ROW EXECUTE FUNCTION slow_text()
"""


def stored(session: Session) -> list[int]:
    """The recipes that have a text."""
    session.expire_all()
    return sorted(session.scalars(select(StandbyText.document_id).where(StandbyText.index_name == "recipes")))


def foods(session: Session) -> list[tuple[str, str]]:
    """Each stored food with the version of its row."""
    session.expire_all()
    rows = session.execute(text("SELECT food, xmin::text FROM standby_foods WHERE index_name = 'recipes' ORDER BY 1"))
    return [(food, version) for food, version in rows]


def refused(document_id: int) -> SearchIndex:
    """The recipe index, of which PostgreSQL refuses one document's text: it holds a character that no text may have."""

    def build(session: Session, ids: Sequence[int]) -> Sequence[Mapping[str, Any]]:
        return [
            {**document, "Content_Hash": "\0"} if document["ID"] == document_id else document
            for document in RECIPES.build(session, ids)
        ]

    return replace(RECIPES, build=build)


def test_a_drain_writes_texts_and_words(make: Factory, session: Session, context: IndexerContext, uid: str) -> None:
    recipe = make.recipe("Lentil Soup")
    make.committed()

    drain(context, RECIPES, uid)

    assert stored(session) == [recipe.id]
    assert "lentil" in session.scalars(select(StandbyWord.word)).all()


def test_unpublishing_removes_the_text(make: Factory, session: Session, context: IndexerContext, uid: str) -> None:
    recipe = make.recipe("Lentil Soup")
    make.committed()
    drain(context, RECIPES, uid)
    recipe.is_published, recipe.published_at = False, None
    make.committed()

    drain(context, RECIPES, uid)

    assert stored(session) == []


def test_texts_are_written_while_the_engine_is_away(
    make: Factory, session: Session, context: IndexerContext, uid: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    recipe = make.recipe("Lentil Soup")
    make.committed()

    def away(*_: object) -> None:
        raise EngineTooSlow

    monkeypatch.setattr(type(context.engine), "upsert", away)
    with pytest.raises(EngineTooSlow):
        drain(context, RECIPES, uid)

    assert stored(session) == [recipe.id]
    assert session.scalars(select(SearchOutboxEntry.is_in_standby)).all()
    assert all(session.scalars(select(SearchOutboxEntry.is_in_standby)))


def test_a_long_backlog_of_texts_is_left_for_the_next_call(
    make: Factory, session: Session, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(standby, "BATCH", 1)
    monkeypatch.setattr(standby, "BACKLOG_SECONDS", -1.0)
    soups = [make.recipe(f"Soup {number}").id for number in range(2)]
    make.committed()
    session.execute(delete(SearchOutboxEntry))
    enqueue(session, RECIPES, soups)
    session.commit()

    assert [write_backlog(database, RECIPES) for _ in range(3)] == [1, 1, 0]

    assert stored(session) == soups


def test_an_engine_that_answers_again_takes_the_rest_of_a_backlog(
    make: Factory, session: Session, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(standby, "BATCH", 1)
    monkeypatch.setattr(standby, "HICCUP_SECONDS", -1.0)
    soups = [make.recipe(f"Soup {number}").id for number in range(3)]
    make.committed()
    session.execute(delete(SearchOutboxEntry))
    enqueue(session, RECIPES, soups)
    session.commit()
    answers = iter((False, True))

    assert write_backlog(database, RECIPES, is_engine_well=lambda: next(answers)) == 2

    assert stored(session) == soups[:2]


def test_a_single_edit_is_found_before_an_older_bulk_change(
    make: Factory, session: Session, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(standby, "BATCH", 1)
    monkeypatch.setattr(standby, "BACKLOG_SECONDS", -1.0)
    changed, edited = make.recipe("Soup").id, make.recipe("Stew").id
    make.committed()
    session.execute(delete(SearchOutboxEntry))
    enqueue(session, RECIPES, [changed], is_bulk=True)
    enqueue(session, RECIPES, [edited])
    session.commit()

    write_backlog(database, RECIPES)

    assert stored(session) == [edited]


def test_nothing_is_cached_while_texts_are_written_in_the_engines_place(
    make: Factory, context: IndexerContext, uid: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    make.recipe("Lentil Soup")
    make.committed()
    is_announced: list[bool] = []

    def away(*_: object) -> None:
        raise EngineTooSlow

    def look(*_: object, **__: object) -> None:
        is_announced.append(bool(context.redis.exists(changing_key(RECIPES))))

    monkeypatch.setattr(type(context.engine), "upsert", away)
    monkeypatch.setattr(draining, "write_backlog", look)
    with pytest.raises(EngineTooSlow):
        drain(context, RECIPES, uid)

    assert is_announced == [True]
    assert not context.redis.exists(changing_key(RECIPES))


def test_a_text_longer_than_postgresql_takes_is_stored_in_part(
    make: Factory, session: Session, database: Database
) -> None:
    recipe = make.recipe("Bibimbap")
    make.committed()
    (document,) = RECIPES.build(session, [recipe.id])

    write_texts(database, RECIPES, [{**document, "Description": "한국 " * 60_000}])

    assert stored(session) == [recipe.id]


def test_a_document_whose_text_postgresql_refuses_is_parked_alone(
    make: Factory, session: Session, context: IndexerContext, uid: str, find: Find
) -> None:
    soups = [make.recipe(f"Soup {number}").id for number in range(5)]
    make.committed()

    drain(context, refused(soups[2]), uid)

    assert stored(session) == [*soups[:2], *soups[3:]]
    assert sorted(find("soup")) == soups
    parked = session.execute(select(SearchOutboxEntry.document_id, SearchOutboxEntry.parked_reason).distinct()).all()
    assert [document_id for document_id, _ in parked] == [soups[2]]
    assert "PostgreSQL: " in (parked[0].parked_reason or "")


def test_a_text_that_postgresql_refuses_holds_up_neither_a_backlog_nor_completion(
    make: Factory, session: Session, database: Database
) -> None:
    soups = [make.recipe(f"Soup {number}").id for number in range(3)]
    make.committed()

    assert write_backlog(database, refused(soups[0])) == 3
    session.execute(delete(StandbyText))
    session.commit()
    complete_texts(database, refused(soups[0]))

    assert stored(session) == soups[1:]


def test_what_was_unpublished_is_removed_beside_a_text_that_postgresql_refuses(
    make: Factory, session: Session, database: Database
) -> None:
    gone, bad = make.recipe("Soup"), make.recipe("Stew")
    make.committed()
    complete_texts(database, RECIPES)
    gone.is_published, gone.published_at = False, None
    bad.description = "Changed."
    make.committed()

    write_ids(database, refused(bad.id), [gone.id, bad.id])

    assert stored(session) == [bad.id]


def test_missing_texts_are_completed(make: Factory, session: Session, database: Database) -> None:
    recipe = make.recipe("Lentil Soup")
    make.committed()

    with index_lock(database, RECIPES, wait=True):
        assert complete_texts(database, RECIPES) == 1
        assert complete_texts(database, RECIPES) == 0
    assert stored(session) == [recipe.id]


def test_texts_are_completed_in_several_batches(
    make: Factory, session: Session, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(standby, "BATCH", 2)
    recipes = [make.recipe(f"Soup {number}") for number in range(7)]
    make.committed()
    complete_texts(database, RECIPES)
    for recipe in recipes[:5]:
        recipe.is_published, recipe.published_at = False, None
    make.committed()

    assert complete_texts(database, RECIPES) == 5

    assert stored(session) == [recipe.id for recipe in recipes[5:]]


def test_texts_may_take_longer_than_other_statements(
    make: Factory, session: Session, database: Database, settings: Settings
) -> None:
    recipe = make.recipe("Lentil Soup")
    make.committed()
    hurried = make_database(settings.database_url.get_secret_value(), statement_timeout_ms=200)
    with database.begin() as connection:
        connection.exec_driver_sql(SLOW_TEXTS)
    try:
        write_texts(hurried, RECIPES, RECIPES.build(session, [recipe.id]))
    finally:
        hurried.dispose()
        with database.begin() as connection:
            connection.exec_driver_sql("DROP FUNCTION slow_text CASCADE")

    assert stored(session) == [recipe.id]


def test_foods_that_stay_are_not_written_again(make: Factory, session: Session, database: Database) -> None:
    recipe = make.recipe("Soup", ingredients=("onions", "lemon"))
    make.committed()
    complete_texts(database, RECIPES)
    before = foods(session)
    recipe.description = "Another text."
    make.committed()
    write_ids(database, RECIPES, [recipe.id])
    assert foods(session) == before

    session.execute(text("UPDATE recipe_ingredients SET name = 'limes' WHERE name ~ 'lemon'"))
    session.commit()
    write_ids(database, RECIPES, [recipe.id])

    after = foods(session)
    assert {food for food, _ in after} - {food for food, _ in before}
    assert "lemon" not in {food for food, _ in after}
    assert set(before) & set(after)  # the row of the onion is the same


def test_a_reconciliation_finds_a_lost_text(make: Factory, session: Session, context: IndexerContext, uid: str) -> None:
    recipe = make.recipe("Lentil Soup")
    make.committed()
    drain(context, RECIPES, uid)
    session.execute(delete(StandbyText))
    session.commit()

    assert reconcile(context, RECIPES, uid).total == 1
    drain(context, RECIPES, uid)
    assert stored(session) == [recipe.id]


def test_words_that_no_text_has_are_forgotten(
    make: Factory, session: Session, context: IndexerContext, uid: str
) -> None:
    make.recipe("Lentil Soup")
    make.committed()
    drain(context, RECIPES, uid)
    session.add(StandbyWord(index_name="recipes", word="nobodyhasit", slips=[]))
    session.flush()

    assert forget_lost_words(session, RECIPES) == 1


@pytest.mark.parametrize(
    ("typed", "word"),
    [("chiken", "chicken"), ("chikcen", "chicken"), ("chicxen", "chicken"), ("spagheti", "spaghetti")],
)
def test_a_slip_shares_a_checksum_with_its_word(typed: str, word: str) -> None:
    assert set(asked_slips(typed)) & set(stored_slips(word))
    assert distance(typed, word) == 1


def test_a_slip_in_the_first_letter_counts_double() -> None:
    assert distance("beef", "reef") == 2


def test_stored_texts_leave_nothing_for_the_garbage_collector(make: Factory, database: Database) -> None:
    """Statements refer to themselves: with the texts in them each batch would stay until Python looks for cycles."""
    recipe = make.recipe("Lentil Soup", description="lentils and " * 400)
    make.committed()
    (document,) = RECIPES.build(make.session, [recipe.id])

    def store(batch: int) -> None:
        write_texts(database, RECIPES, [{**document, "ID": 1_000 * batch + number} for number in range(200)])

    store(1)
    gc.collect()
    gc.disable()
    tracemalloc.start()
    try:
        for batch in range(2, 6):
            store(batch)
        kept, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
        gc.enable()
    assert kept < len(document["Description"]) * 200
