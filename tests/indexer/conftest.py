"""An index on a real engine, and what keeps it in step."""

from collections.abc import Callable
from typing import Any

import pytest
from redis import Redis
from sqlalchemy import Engine as Database

from core.search.indexes import Index
from indexer.drain import Surroundings, drain
from indexer.engine import Engine

Find = Callable[[str], list[int]]


@pytest.fixture
def engine(search: Engine) -> Engine:
    """The engine with all rights: tests make and drop indexes as they like."""
    return search


@pytest.fixture
def uid(recipe_index: str) -> str:
    """The recipe index's name on the engine; the index is there, configured and empty."""
    return recipe_index


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
