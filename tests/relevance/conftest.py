"""The golden set asked once, of the whole site."""

from collections.abc import Iterator

import pytest
from fastapi.testclient import TestClient
from meilisearch import Client

from api.app import create_app
from cli.setup import make_keys
from core.db import get_engine
from core.redis import get_redis
from core.search.indexes import Index, engine_uid
from core.settings import Settings
from indexer.drain import Surroundings, drain
from indexer.engine import Engine
from indexer.settings_sync import sync_settings
from tests.relevance import corpus
from tests.relevance.asking import Asked, ask_all


@pytest.fixture(scope="session")
def filled_engine(settings: Settings, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Engine]:
    """The engine with the corpus in its recipe index, by way of PostgreSQL and the outbox."""
    make_keys(settings)
    assert settings.search_master_key is not None
    engine = Engine(Client(str(settings.search_url).rstrip("/"), settings.search_master_key.get_secret_value()))
    uid = engine_uid(Index.RECIPES, settings)
    was_there = engine.has_index(uid)
    sync_settings(engine, uid, Index.RECIPES, settings.search_config_dir)
    engine.run(lambda: engine.client.index(uid).delete_all_documents())
    corpus.fill(get_engine(), tmp_path_factory.mktemp("reports"))
    drain(Surroundings(get_engine(), engine, get_redis()), Index.RECIPES, uid)
    yield engine
    if not was_there and engine.has_index(uid):
        engine.drop_index(uid)


@pytest.fixture(scope="session")
def asked(filled_engine: Engine, settings: Settings) -> list[Asked]:
    """Every query of the golden set with what the site answered."""
    with TestClient(create_app(), raise_server_exceptions=False) as client:
        return ask_all(client, filled_engine, engine_uid(Index.RECIPES, settings))
