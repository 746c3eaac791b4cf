"""From a committed change to a search result."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

import pytest
from meilisearch.errors import MeilisearchTimeoutError
from sqlalchemy import delete, func, select, text
from sqlalchemy.orm import Session

from core.db import transaction
from core.models import SearchOutboxEntry
from core.recipes.publication import unpublish_recipe
from core.search.indexes.recipes import INDEX as RECIPES
from indexer import sending
from indexer.context import IndexerContext
from indexer.drain import drain
from indexer.locks import index_lock
from indexer.outbox import enqueue, take_pending
from indexer.search_engine import EngineTaskFailed, SearchEngine
from tests.factories import Factory
from tests.indexer.conftest import Find
from tests.indexer.recording import RecordingEngine
from tests.lock_sessions import end_holders

Drain = Callable[[], int]


def waiting(session: Session) -> int:
    session.rollback()
    return session.scalar(select(func.count()).select_from(SearchOutboxEntry)) or 0


def test_a_published_recipe_is_found(make: Factory, outbox_runner: Drain, find: Find) -> None:
    recipe = make.recipe("Red Lentil Soup")
    make.committed()

    outbox_runner()

    assert find("lentil") == [recipe.id]


def test_a_draft_is_not_found(make: Factory, outbox_runner: Drain, find: Find) -> None:
    make.recipe("Red Lentil Soup", is_published=False)
    make.committed()

    outbox_runner()

    assert find("lentil") == []


def test_a_renamed_recipe_is_found_by_its_new_name_only(
    make: Factory, session: Session, outbox_runner: Drain, find: Find
) -> None:
    recipe = make.recipe("Red Lentil Soup")
    make.committed()
    outbox_runner()

    recipe.short_title = recipe.long_title = "Harira"
    session.commit()
    outbox_runner()

    assert find("harira") == [recipe.id]
    assert find("soup") == []


def test_unpublishing_removes_the_recipe_from_search(
    make: Factory, session: Session, outbox_runner: Drain, find: Find
) -> None:
    recipe = make.recipe("Red Lentil Soup")
    make.committed()
    outbox_runner()

    unpublish_recipe(session, recipe)
    session.commit()
    outbox_runner()

    assert find("lentil") == []


def test_deleting_removes_the_recipe_from_search(
    make: Factory, session: Session, outbox_runner: Drain, find: Find
) -> None:
    make.recipe("Red Lentil Soup")
    make.committed()
    outbox_runner()

    session.execute(text("DELETE FROM recipes"))
    session.commit()
    outbox_runner()

    assert find("lentil") == []


def test_many_changes_to_one_recipe_are_one_document(make: Factory, session: Session, outbox_runner: Drain) -> None:
    recipe = make.recipe("Red Lentil Soup")
    for number in range(5):
        recipe.description = f"Version {number}"
        session.flush()
    make.committed()

    assert outbox_runner() == 1
    assert waiting(session) == 0


def test_a_batch_takes_all_rows_of_its_documents(make: Factory, session: Session) -> None:
    first, second = make.recipe("Soup"), make.recipe("Stew")
    make.committed()
    session.execute(delete(SearchOutboxEntry))
    enqueue(session, RECIPES, [first.id, second.id, first.id, first.id])
    session.commit()

    pending = take_pending(session, RECIPES, limit=1)

    assert pending.document_ids == [first.id]
    assert len(pending.entry_ids) == 3


def test_rows_stay_while_the_engine_is_away(make: Factory, session: Session, context: IndexerContext, uid: str) -> None:
    make.recipe()
    make.committed()
    rows = waiting(session)
    away = replace(context, engine=AwayEngine(context.engine.client))

    with pytest.raises(ConnectionError):
        drain(away, RECIPES, uid)

    assert waiting(session) == rows


def test_an_engine_that_does_not_answer_is_sent_nothing_that_it_could_apply_later(
    make: Factory, context: IndexerContext, uid: str
) -> None:
    make.recipe()
    make.committed()
    frozen = FrozenEngine(context.engine.client)

    with pytest.raises(MeilisearchTimeoutError):
        drain(replace(context, engine=frozen), RECIPES, uid)

    assert frozen.sent == []


def test_the_engine_is_waited_for_though_postgresql_can_not_store_the_texts(
    make: Factory, session: Session, context: IndexerContext, uid: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    make.recipe()
    make.committed()
    engine = RecordingEngine(context.engine.client)

    def full_disk(*_: object, **__: object) -> None:
        raise OSError("No space left on device")

    monkeypatch.setattr(sending, "write_texts", full_disk)
    with pytest.raises(OSError, match="No space left"):
        drain(replace(context, engine=engine), RECIPES, uid)

    assert engine.calls == ["send 1", "wait"]
    assert waiting(session)


def test_a_second_drainer_leaves_at_once(make: Factory, session: Session, context: IndexerContext, uid: str) -> None:
    make.recipe()
    make.committed()

    with index_lock(context.database, RECIPES, wait=True):
        assert drain(context, RECIPES, uid) == 0

    assert waiting(session) > 0


def test_a_document_that_the_engine_refuses_is_parked_alone(
    make: Factory, session: Session, context: IndexerContext, uid: str, find: Find
) -> None:
    good = [make.recipe(f"Soup {number}") for number in range(4)]
    bad = make.recipe("Soup of doom")
    make.committed()

    drain(replace(context, engine=PickyEngine(context.engine.client, bad.id)), RECIPES, uid)

    assert sorted(find("soup")) == sorted(recipe.id for recipe in good)
    parked = session.execute(select(SearchOutboxEntry.document_id, SearchOutboxEntry.parked_reason).distinct()).all()
    assert parked == [(bad.id, "invalid_document: refused")]


@pytest.fixture
def useless(engine: SearchEngine, uid: str) -> Iterator[str]:
    """The name of the recipe index, which takes no document of ours: its documents are known by another attribute."""
    engine.drop_index(uid)
    engine.run(lambda: engine.client.create_index(uid, {"primaryKey": "another"}))
    yield uid
    engine.drop_index(uid)


def test_an_index_that_takes_no_document_parks_none(
    make: Factory, session: Session, context: IndexerContext, useless: str
) -> None:
    make.recipe("Lentil Soup")
    make.committed()

    with pytest.raises(EngineTaskFailed, match="index_primary_key_already_exists"):
        drain(context, RECIPES, useless)

    assert not any(session.scalars(select(SearchOutboxEntry.parked_at)))


def test_a_parked_document_is_taken_up_again_when_it_changes(
    make: Factory, session: Session, context: IndexerContext, uid: str, find: Find, outbox_runner: Drain
) -> None:
    recipe = make.recipe("Soup of doom")
    make.committed()
    drain(replace(context, engine=PickyEngine(context.engine.client, recipe.id)), RECIPES, uid)

    recipe.description = "Mended."
    session.commit()
    outbox_runner()

    assert find("soup") == [recipe.id]
    assert waiting(session) == 0


def test_a_change_that_commits_during_a_drain_is_not_lost(
    make: Factory, session: Session, context: IndexerContext, uid: str, find: Find, outbox_runner: Drain
) -> None:
    recipe = make.recipe("Red Lentil Soup")
    make.committed()

    def change() -> None:
        with transaction(context.database) as other:
            other.execute(text("UPDATE recipes SET short_title = 'Harira', long_title = 'Harira'"))

    drain(replace(context, engine=InterruptedEngine(context.engine.client, change)), RECIPES, uid)
    outbox_runner()

    assert find("harira") == [recipe.id]


def test_what_a_drain_sends_without_its_lock_is_built_and_sent_again(
    make: Factory, session: Session, context: IndexerContext, uid: str, find: Find, outbox_runner: Drain
) -> None:
    """The lock is lost when an old document is about to be sent, and another process drains the newer one just then."""
    recipe = make.recipe("Red Lentil Soup")
    make.committed()

    def lose_the_lock() -> None:
        end_holders(context.database)
        recipe.short_title = recipe.long_title = "Harira"
        make.committed()
        outbox_runner()

    drain(replace(context, engine=LateEngine(context.engine.client, lose_the_lock)), RECIPES, uid)

    assert find("harira") == [recipe.id]
    assert waiting(session) == 0


class AwayEngine(SearchEngine):
    """An engine that can't be reached."""

    def upsert(self, uid: str, documents: Sequence[Any]) -> int:
        raise ConnectionError


class FrozenEngine(RecordingEngine):
    """An engine that takes requests and answers none."""

    def has_index(self, uid: str) -> bool:
        raise MeilisearchTimeoutError("read timed out")


class PickyEngine(SearchEngine):
    """An engine that fails every task which holds one certain document."""

    def __init__(self, client: Any, refused_id: int) -> None:
        super().__init__(client)
        object.__setattr__(self, "refused_id", refused_id)

    def upsert(self, uid: str, documents: Sequence[Any]) -> int:
        if any(document["ID"] == self.refused_id for document in documents):  # type: ignore[attr-defined]
            return -1
        return super().upsert(uid, documents)

    def wait(self, task_uid: int) -> None:
        if task_uid == -1:
            raise EngineTaskFailed("invalid_document", "refused", is_our_fault=True)
        super().wait(task_uid)


class InterruptedEngine(SearchEngine):
    """An engine during whose first task something else happens."""

    def __init__(self, client: Any, interruption: Callable[[], None]) -> None:
        super().__init__(client)
        object.__setattr__(self, "interruptions", [interruption])

    def wait(self, task_uid: int) -> None:
        super().wait(task_uid)
        interruptions: list[Callable[[], None]] = self.interruptions  # type: ignore[attr-defined]
        while interruptions:
            interruptions.pop()()


class LateEngine(SearchEngine):
    """An engine that the first documents reach only after something else has happened."""

    def __init__(self, client: Any, interruption: Callable[[], None]) -> None:
        super().__init__(client)
        object.__setattr__(self, "interruptions", [interruption])

    def upsert(self, uid: str, documents: Sequence[Any]) -> int:
        interruptions: list[Callable[[], None]] = self.interruptions  # type: ignore[attr-defined]
        while interruptions:
            interruptions.pop()()
        return super().upsert(uid, documents)
