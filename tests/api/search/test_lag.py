"""An engine that answers, but takes no changes, is left alone until it takes them."""

import asyncio
from collections.abc import Callable
from typing import Any

import orjson
import pytest
from sqlalchemy.orm import Session

from api.search import lag
from api.search.lag import LAG_SECONDS, Lag, lacks_edits
from api.search.list_query import RecipeListQuery
from api.search.router import ask_engine
from api.search.state import SearchState, open_search
from core.models import SearchOutboxEntry
from core.search.indexes.recipes import INDEX as RECIPES
from core.settings import Settings
from indexer.context import IndexerContext
from indexer.drain import drain
from indexer.outbox import park
from indexer.search_engine import EngineTaskFailed
from tests.factories import Factory


def add(session: Session, **given: Any) -> None:
    """A waiting row, of a single edit whose standby text is written."""
    fields: dict[str, Any] = {"index_name": "recipes", "document_id": 1, "is_in_standby": True}
    session.add(SearchOutboxEntry(**{**fields, **given}))
    session.commit()


async def until(is_so: Callable[[], bool]) -> None:
    """Wait for a condition."""
    async with asyncio.timeout(30):
        while not is_so():
            await asyncio.sleep(0.01)


async def listed(state: SearchState, text: str) -> tuple[list[str], bool]:
    """The titles that a search of the list finds, and whether PostgreSQL answered it."""
    answer = await ask_engine(state, RecipeListQuery(Search_Text=text).request, "192.0.2.1")
    body = orjson.loads(answer.body)
    return [recipe["Short_Title"] for recipe in body["Recipes"]], body["Degraded"]


def test_an_edit_that_only_postgresql_has_is_lacking(session: Session) -> None:
    assert not lacks_edits(session)

    add(session)

    assert lacks_edits(session)


def test_an_edit_of_any_index_is_lacking(session: Session) -> None:
    add(session, index_name="blogs")

    assert lacks_edits(session)


def test_an_edit_that_waits_for_the_next_drain_is_not(session: Session) -> None:
    add(session, is_in_standby=False)

    assert not lacks_edits(session)


def test_a_parked_document_is_not(session: Session) -> None:
    add(session)

    park(session, RECIPES, 1, "too long")

    assert not lacks_edits(session)


def test_a_bulk_change_is_not(session: Session) -> None:
    add(session, is_bulk=True)

    assert not lacks_edits(session)


def test_an_edit_before_a_bulk_change_is_lacking(session: Session) -> None:
    add(session, is_bulk=True, is_in_standby=False)
    add(session, document_id=2)

    assert lacks_edits(session)


def test_only_a_lag_without_a_break_lasts() -> None:
    seconds = 0.0
    counted = Lag(lambda: seconds)

    def after(passed: float, *, is_lacking: bool) -> bool:
        nonlocal seconds
        seconds += passed
        return counted.has_lasted(is_lacking)

    assert not after(0, is_lacking=True)
    assert not after(LAG_SECONDS - 1, is_lacking=True)
    assert not after(1, is_lacking=False)
    assert not after(0, is_lacking=True)
    assert not after(LAG_SECONDS - 1, is_lacking=True)
    assert after(1, is_lacking=True)
    assert not after(1, is_lacking=False)


async def test_what_an_engine_with_a_full_disk_did_not_take_is_found_in_postgresql(
    make: Factory, context: IndexerContext, recipe_index: str, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lag, "LAG_SECONDS", 0.0)
    make.recipe("Lentil Soup")
    make.committed()

    def full(*_: object, **__: object) -> None:
        raise EngineTaskFailed("no_space_left_on_device", "", is_our_fault=False)

    with monkeypatch.context() as patch:
        patch.setattr(type(context.engine), "upsert", full)
        with pytest.raises(EngineTaskFailed):
            drain(context, RECIPES, recipe_index)

    async with open_search(settings) as state:
        await until(lambda: state.answering.breaker.is_open)
        assert await listed(state, "lentil") == (["Lentil Soup"], True)

        drain(context, RECIPES, recipe_index)

        await until(lambda: not state.answering.breaker.is_open)
        assert await listed(state, "lentil") == (["Lentil Soup"], False)
