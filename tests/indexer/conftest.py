"""An index on a real engine, and what keeps it in step."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from meilisearch import Client
from redis import Redis
from sqlalchemy import Engine as Database

from core.search.indexes import Index, engine_uid
from core.settings import Settings
from indexer.drain import Surroundings, drain
from indexer.engine import Engine
from indexer.settings_sync import sync_settings

Find = Callable[[str], list[int]]


@pytest.fixture(scope="session")
def engine(settings: Settings) -> Engine:
    """The engine with all rights: tests make and drop indexes as they like."""
    assert settings.search_master_key is not None
    return Engine(Client(str(settings.search_url).rstrip("/"), settings.search_master_key.get_secret_value()))


@pytest.fixture
def uid(engine: Engine, settings: Settings) -> Iterator[str]:
    """The recipe index's name on the engine; the index exists, configured and empty."""
    name = engine_uid(Index.RECIPES, settings)
    sync_settings(engine, name, Index.RECIPES, settings.search_config_dir)
    yield name
    engine.drop_index(name)


@pytest.fixture
def around(database: Database, engine: Engine, redis_client: Redis) -> Surroundings:
    """What the indexer works between."""
    return Surroundings(database, engine, redis_client)


@pytest.fixture
def outbox_runner(around: Surroundings, uid: str) -> Callable[[], int]:
    """Drains the outbox; returns how many documents were brought up to date."""
    return lambda: drain(around, Index.RECIPES, uid)


@pytest.fixture
def find(engine: Engine, uid: str) -> Find:
    """Searches the index as visitors do; returns the ids found."""

    def search(text: str) -> list[int]:
        answer: dict[str, Any] = engine.client.index(uid).search(text, {"limit": 100, "matchingStrategy": "all"})
        return [hit["ID"] for hit in answer["hits"]]

    return search
