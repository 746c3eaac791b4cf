"""PostgreSQL in the engine's place: what it knows of an index's documents, and what it does where it is slow."""

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import text
from sqlalchemy.orm import Session

from api.search.standby import effort, engine
from api.search.standby.answers import Standby, answer_all
from api.search.standby.engine import StandbyEngine
from api.search.state import make_standby
from core.db import Database
from core.fuse import Fuse
from core.search.index import engine_uid
from core.search.indexes.recipes import INDEX as RECIPES
from core.search.standby.shape import read_shape
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
    monkeypatch.setattr(engine, "search_fuse", fuse)

    assert await make_standby(settings).has_documents(engine_uid(RECIPES, settings)) is True


@pytest.fixture
def three_soups(make: Factory, database: Database) -> None:
    """Three recipes, as PostgreSQL finds them."""
    for name in ("Lentil Soup", "Tomato Soup", "Pea Soup"):
        make.recipe(name)
    make.committed()
    complete_texts(database, RECIPES)


async def soups(standby: StandbyEngine, settings: Settings) -> int:
    """How many soups PostgreSQL counts."""
    answer = await standby.search(
        engine_uid(RECIPES, settings), {"q": "soup", "page": 1, "hitsPerPage": 18, "matchingStrategy": "all"}
    )
    total: int = answer["totalHits"]
    return total


@pytest.mark.usefixtures("three_soups")
async def test_few_matches_are_read_for_a_while_after_a_search_that_took_too_long(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(effort, "FEW", 2)
    standby = make_standby(settings)
    assert await soups(standby, settings) == 3

    monkeypatch.setattr(engine, "WHOLE_SECONDS", -1.0)
    assert await soups(standby, settings) == 2

    monkeypatch.setattr(engine, "WHOLE_SECONDS", 60.0)
    assert await soups(standby, settings) == 2


@pytest.mark.usefixtures("three_soups")
async def test_all_matches_are_read_again_once_that_while_is_over(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(effort, "FEW", 2)
    monkeypatch.setattr(effort, "SLOW_SECONDS", 0.0)
    standby = make_standby(settings)
    monkeypatch.setattr(engine, "WHOLE_SECONDS", -1.0)
    assert await soups(standby, settings) == 2

    monkeypatch.setattr(engine, "WHOLE_SECONDS", 60.0)
    assert await soups(standby, settings) == 3


@pytest.mark.usefixtures("three_soups")
def test_searches_that_are_only_counted_share_the_few_matches(
    session: Session, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(effort, "FEW_TOGETHER", 4)
    shape = read_shape(RECIPES, settings.search_config_dir)
    few = effort.with_few_matches(Standby(RECIPES, shape))
    counting = {"page": 1, "hitsPerPage": 1, "attributesToRetrieve": ["ID"], "matchingStrategy": "all"}

    answers = answer_all(session, [(few, {"q": text, **counting}) for text in ("soup", "pea")])

    assert [answer["totalHits"] for answer in answers] == [2, 1]


def test_a_statement_that_postgresql_ends_for_its_time_is_out_of_time(session: Session) -> None:
    session.execute(text("SET LOCAL statement_timeout = 1"))

    with pytest.raises(effort.OutOfTime), effort.time_limit(session, 60):
        session.execute(text("SELECT pg_sleep(5)"))


def test_what_searches_wait_for_takes_the_database_from_nothing_else(
    client: TestClient, make: Factory, monkeypatch: pytest.MonkeyPatch
) -> None:
    recipe = make.recipe("Lentil Soup")
    make.committed()
    fuse = Fuse(60)
    fuse.blow()
    monkeypatch.setattr(engine, "search_fuse", fuse)

    assert client.get("/api/v1.0/recipes/search", params={"Have": "lentils"}).status_code == 503
    assert client.get(f"/api/v1.0/recipes/{recipe.id}").status_code == 200
