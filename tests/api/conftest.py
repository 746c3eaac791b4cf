"""The site as a client sees it, on real parts."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from fastapi.testclient import TestClient
from httpx2 import Response
from redis import Redis

from api.app import API_PATH, create_app, describe_api
from api.favorites.recent import RecentFavorites
from core.db import Database
from core.models import Recipe
from core.search.indexes.blogs import INDEX as BLOGS
from core.search.indexes.recipes import INDEX as RECIPES
from core.settings import Settings
from indexer.context import IndexerContext
from indexer.drain import drain
from indexer.search_engine import SearchEngine
from tests.api.fresh_state import fresh_search_state
from tests.contract.contract import Contract
from tests.factories import Factory


@pytest.fixture
def context(search: SearchEngine, database: Database, redis_client: Redis) -> IndexerContext:
    """The clients of the indexer."""
    return IndexerContext(database, search, redis_client)


@pytest.fixture
def indexed(recipe_index: str, context: IndexerContext) -> Callable[[], None]:
    """Brings the index up to date with what was committed; the index starts empty."""
    return lambda: void(drain(context, RECIPES, recipe_index))


@pytest.fixture
def blogs_indexed(blog_index: str, context: IndexerContext) -> Callable[[], None]:
    """The same of the index of blogs."""
    return lambda: void(drain(context, BLOGS, blog_index))


def void(_: object) -> None:
    """Take a value and give none."""


@pytest.fixture(scope="session")
def contract() -> Contract:
    """What the OpenAPI document promises."""
    return Contract(describe_api())


@pytest.fixture(scope="session")
def site_client(settings: Settings, contract: Contract) -> Iterator[TestClient]:
    """The whole site, opened once for all tests of the process. Tests take `client`.

    Every answer of a described operation is held against its description.
    """
    with TestClient(create_app(), raise_server_exceptions=False) as opened:
        opened.event_hooks = {"response": [contract.check]}
        yield opened


@pytest.fixture
def client(
    request: pytest.FixtureRequest, site_client: TestClient, database: Database, redis_client: Redis
) -> Iterator[TestClient]:
    """A client of the whole site, on empty stores and without a search engine.

    A test that searches takes `search_client`, or a fixture that fills the index; any other gets a 500 for it.
    """
    site_client.app.state.recent_favorites = RecentFavorites()  # ids of members begin anew with each test
    with fresh_search_state(site_client, has_engine="index_uids" in request.fixturenames):
        yield site_client
    site_client.cookies.clear()


@pytest.fixture
def search_client(recipe_index: str, client: TestClient) -> TestClient:
    """A client of the whole site with a search engine, whose recipe index is empty."""
    return client


Get = Callable[..., Response]


@pytest.fixture
def get(client: TestClient) -> Get:
    """Sends a GET to the API."""
    return lambda path, **query: client.get(API_PATH + path, params=query or None)


@pytest.fixture
def soups(make: Factory, indexed: Callable[[], None]) -> Sequence[Recipe]:
    """Thirty published soups of three cuisines, findable."""
    cuisines = [
        make.cuisine("TR", "Turkish"),
        make.cuisine("PAK", "South Asian (Pakistani)", display_name="Pakistani"),
        make.cuisine("PER", "Persian"),
    ]
    levels: list[dict[str, Any]] = [
        {"difficulty": "Easy", "total_minutes": 20},
        {"difficulty": "Easy", "total_minutes": 90},
        {"difficulty": "Hard", "total_minutes": 90},
    ]
    made = [
        make.recipe(f"Soup number {n}", cuisine=cuisines[n % 3], category=make.category(), **levels[n // 10])
        for n in range(30)
    ]
    make.committed()
    indexed()
    return made
