"""PostgreSQL tells whether an index of the engine should have documents, whatever else it is busy with."""

import pytest

from api.search.standby import engine
from api.search.state import make_standby
from core.db import Database
from core.fuse import Fuse
from core.search.index import engine_uid
from core.search.indexes.recipes import INDEX as RECIPES
from core.settings import Settings
from indexer.standby import complete_texts
from tests.factories import Factory


async def test_an_index_with_published_recipes_should_have_documents(
    make: Factory, database: Database, settings: Settings
) -> None:
    uid = engine_uid(RECIPES, settings)
    assert await make_standby(settings).has_documents(uid) is False
    make.recipe("Lentil Soup")
    make.committed()

    complete_texts(database, RECIPES)

    assert await make_standby(settings).has_documents(uid) is True


async def test_it_is_told_while_all_places_for_searches_are_taken(
    database: Database, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "AT_ONCE", 0)
    monkeypatch.setattr(engine, "WAITING", 0)

    assert await make_standby(settings).has_documents(engine_uid(RECIPES, settings)) is False


async def test_an_engine_without_documents_is_not_taken_for_well_while_postgresql_is_away(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    fuse = Fuse(60)
    fuse.blow()
    monkeypatch.setattr(engine, "fuse", fuse)

    assert await make_standby(settings).has_documents(engine_uid(RECIPES, settings)) is True
