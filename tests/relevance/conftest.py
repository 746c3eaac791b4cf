"""The golden set asked once, of the whole site."""

from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from api.app import create_app
from core.db import get_database
from core.redis import get_redis
from core.search.config import read_search_config
from core.search.index import engine_uid
from core.search.indexes.recipes import INDEX as RECIPES
from core.settings import Settings
from indexer.context import IndexerContext
from indexer.drain import drain
from indexer.search_engine import SearchEngine
from tests.empty_index import empty_index
from tests.engine_away import engine_away
from tests.relevance import corpus
from tests.relevance.asking import Asked, ask_all, ask_in_own_words, documents_of
from tests.relevance.own_words import Judged, read_own_words


@pytest.fixture(scope="session")
def filled(search: SearchEngine, settings: Settings, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The index with the corpus and nothing else."""
    uid = engine_uid(RECIPES, settings)
    fill_index(search, uid, settings, reports=tmp_path_factory.mktemp("reports"))
    return uid


@pytest.fixture(scope="session")
def asked(search: SearchEngine, filled: str) -> list[Asked]:
    """Every query of the golden set with what the site answered, the corpus being all there is."""
    with TestClient(create_app(), raise_server_exceptions=False) as client:
        return ask_all(client, search, filled)


@pytest.fixture(scope="session")
def asked_in_own_words(search: SearchEngine, filled: str) -> list[Judged]:
    """The same for the questions in people's own words."""
    documents = documents_of(search, filled)
    with TestClient(create_app(), raise_server_exceptions=False) as client:
        return [ask_in_own_words(client, query, documents) for query in read_own_words()]


@pytest.fixture(scope="session")
def asked_without_engine(search: SearchEngine, filled: str, settings: Settings) -> list[Asked]:
    """Every query of the golden set while the engine is away: PostgreSQL answers."""
    with TestClient(create_app(), raise_server_exceptions=False) as client, engine_away(client, settings):
        return ask_all(client, search, filled)


@pytest.fixture(scope="session")
def asked_in_own_words_without_engine(search: SearchEngine, filled: str, settings: Settings) -> list[Judged]:
    """The same for the questions in people's own words."""
    documents = documents_of(search, filled)
    with TestClient(create_app(), raise_server_exceptions=False) as client, engine_away(client, settings):
        return [ask_in_own_words(client, query, documents) for query in read_own_words()]


def fill_index(search: SearchEngine, uid: str, settings: Settings, *, reports: Path) -> None:
    """Bring the corpus into the index by way of PostgreSQL and the outbox."""
    empty_index(search, uid, read_search_config(settings.search_config_dir, RECIPES.name))
    corpus.fill(get_database(), reports)
    drain(IndexerContext(get_database(), search, get_redis()), RECIPES, uid)
