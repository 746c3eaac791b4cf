"""An index on a real engine, and what keeps it in step."""

from collections.abc import Callable
from typing import Any

import pytest
from redis import Redis

from core.db import Database
from core.search.indexes.recipes import INDEX as RECIPES
from indexer.context import IndexerContext
from indexer.drain import drain
from indexer.search_engine import SearchEngine

Find = Callable[[str], list[int]]


@pytest.fixture
def engine(search: SearchEngine) -> SearchEngine:
    """The engine with all rights: tests make and drop indexes as they like."""
    return search


@pytest.fixture
def uid(recipe_index: str) -> str:
    """The recipe index's name on the engine; the index is there, configured and empty."""
    return recipe_index


@pytest.fixture
def context(database: Database, engine: SearchEngine, redis_client: Redis) -> IndexerContext:
    """What the indexer works between."""
    return IndexerContext(database, engine, redis_client)


@pytest.fixture
def outbox_runner(context: IndexerContext, uid: str) -> Callable[[], int]:
    """Drains the outbox; returns how many documents were brought up to date."""
    return lambda: drain(context, RECIPES, uid)


@pytest.fixture
def find(engine: SearchEngine, uid: str) -> Find:
    """Searches the index as visitors do; returns the ids found."""

    def search(text: str) -> list[int]:
        answer: dict[str, Any] = engine.client.index(uid).search(text, {"limit": 100, "matchingStrategy": "all"})
        return [hit["ID"] for hit in answer["hits"]]

    return search
