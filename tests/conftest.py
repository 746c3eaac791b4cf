"""The real parts that tests stand on: PostgreSQL, Redis and a search engine, started once per test process."""

import os
from collections.abc import Iterator, Mapping
from pathlib import Path

import hypothesis
import pytest
from alembic import command
from alembic.config import Config
from meilisearch import Client
from redis import Redis
from sqlalchemy.orm import Session

from cli.setup import make_keys
from core import after_commit
from core.accounts import passwords
from core.db import Database, get_database, make_database, make_session
from core.queue import Task, get_publisher
from core.redis import get_redis
from core.search.capture import install_triggers
from core.search.config import read_search_config
from core.search.index import engine_uid
from core.search.indexes import search_indexes
from core.settings import Settings, get_settings
from dev.services import postgres, redis, search_engine
from indexer.search_engine import SearchEngine
from tests.empty_index import empty_index
from tests.emptying import empty_database
from tests.factories import QUICK, Factory
from tests.reserved_engine import ReservedEngine

PROJECT = Path(__file__).resolve().parent.parent

# A busy machine is slow, not wrong: no timing decides a test.
hypothesis.settings.register_profile(
    "sufra",
    deadline=None,
    suppress_health_check=[hypothesis.HealthCheck.too_slow],
    derandomize=os.environ.get("CI", "").lower() in ("true", "1"),
)
hypothesis.settings.load_profile("sufra")


@pytest.fixture(autouse=True)
def quick_passwords(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Hash passwords with the smallest parameters: dozens of calls in a row would take minutes otherwise."""
    monkeypatch.setattr(passwords, "_hasher", lambda: QUICK)
    passwords._placeholder_hash.cache_clear()
    yield
    passwords._placeholder_hash.cache_clear()


@pytest.fixture(scope="session")
def database_url() -> Iterator[str]:
    """The address of a PostgreSQL with every migration applied."""
    with postgres.running() as url:
        engine = make_database(url)
        config = Config(PROJECT / "alembic.ini")
        config.set_main_option("script_location", str(PROJECT / "migrations"))
        with engine.connect() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
            connection.commit()
            install_triggers(connection)
        engine.dispose()
        yield url


@pytest.fixture(scope="session")
def redis_url() -> Iterator[str]:
    """The address of a Redis."""
    with redis.running() as url:
        yield url


@pytest.fixture(scope="session")
def reserved_engine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ReservedEngine]:
    """The local engine's address. The engine itself runs from the first test on that takes `search_service`."""
    reserved = ReservedEngine(tmp_path_factory.mktemp("search"))
    yield reserved
    reserved.release()


@pytest.fixture(scope="session")
def search_address(reserved_engine: ReservedEngine) -> search_engine.Engine:
    """The search engine's address: of the one that SUFRA_TEST_MEILISEARCH_URL names, else of the local one."""
    given = os.environ.get("SUFRA_TEST_MEILISEARCH_URL")
    if given:
        return search_engine.Engine(given, os.environ.get("SUFRA_TEST_MEILISEARCH_KEY", ""))
    return reserved_engine.address


@pytest.fixture(scope="session")
def search_service(
    search_address: search_engine.Engine, reserved_engine: ReservedEngine
) -> Iterator[search_engine.Engine]:
    """The search engine, running."""
    if search_address is not reserved_engine.address:
        yield search_address
        return
    with reserved_engine.running():
        yield search_address


@pytest.fixture(scope="session")
def settings(
    database_url: str, redis_url: str, search_address: search_engine.Engine, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Settings]:
    """The process's settings, pointing at the real parts. They stay in the environment for the rest of the run.

    The search engine need not run: take `search` or `recipe_index` for that.
    """
    data_dir = tmp_path_factory.mktemp("data")
    values = {
        "SUFRA_ENVIRONMENT": "development",
        "SUFRA_SECRET_KEY": "0123456789abcdef" * 4,
        "SUFRA_PUBLIC_URL": "http://sufra.test",
        "SUFRA_DATABASE_URL": database_url,
        "SUFRA_REDIS_URL": redis_url,
        "SUFRA_SEARCH_URL": search_address.url,
        "SUFRA_SEARCH_MASTER_KEY": search_address.master_key,
        "SUFRA_SEARCH_INDEX_PREFIX": f"test{os.getpid()}_",
        "SUFRA_SEARCH_TIMEOUT_MS": "5000",
        "SUFRA_DATA_DIR": str(data_dir),
        "SUFRA_MEDIA_DIR": str(data_dir / "media"),
        "SUFRA_FRONTEND_DIST": str(PROJECT / "tests" / "api" / "site" / "dist"),
        "DATA_DIR": str(data_dir),
    }
    with pytest.MonkeyPatch.context() as patch:
        for name, value in values.items():
            patch.setenv(name, value)
        for kept in (get_settings, get_database, get_redis):
            kept.cache_clear()
        yield get_settings()
        get_database().dispose()
        get_redis().close()
    for kept in (get_settings, get_database, get_redis):
        kept.cache_clear()


@pytest.fixture
def published(monkeypatch: pytest.MonkeyPatch) -> list[Task]:
    """The tasks that commits publish, in order; nothing is sent."""
    tasks: list[Task] = []

    class Recorder:
        publish = staticmethod(tasks.append)

    monkeypatch.setattr(after_commit, "get_publisher", Recorder)
    return tasks


@pytest.fixture
def database(settings: Settings) -> Database:
    """The migrated database, empty."""
    engine = get_database()
    empty_database(engine)
    return engine


@pytest.fixture
def session(database: Database) -> Iterator[Session]:
    """A session on the empty database; what a test wants others to see, it commits."""
    with make_session(database) as opened:
        yield opened


@pytest.fixture
def redis_client(settings: Settings) -> Redis:
    """Redis, empty. What an earlier test's commits have yet to publish is sent first, or it would arrive later."""
    assert get_publisher().flush(timeout_seconds=60)
    client = get_redis()
    client.flushdb()
    return client


@pytest.fixture(scope="session")
def search(settings: Settings, search_service: search_engine.Engine) -> SearchEngine:
    """The engine with all rights, and the product's keys on it."""
    make_keys(settings)
    assert settings.search_master_key is not None
    return SearchEngine(Client(str(settings.search_url).rstrip("/"), settings.search_master_key.get_secret_value()))


@pytest.fixture
def index_uids(search: SearchEngine, settings: Settings) -> Mapping[str, str]:
    """Each declared index's name on the engine, by its own; they are there, configured and empty."""
    uids = {name: engine_uid(index, settings) for name, index in search_indexes().items()}
    for name, uid in uids.items():
        empty_index(search, uid, read_search_config(settings.search_config_dir, name))
    return uids


@pytest.fixture
def recipe_index(index_uids: Mapping[str, str]) -> str:
    """The recipe index's name on the engine; the index is there, configured and empty."""
    return index_uids["recipes"]


@pytest.fixture
def blog_index(index_uids: Mapping[str, str]) -> str:
    """The same of the blog index."""
    return index_uids["blogs"]


@pytest.fixture
def make(session: Session) -> Factory:
    """Makes rows of which a test names only what matters to it."""
    return Factory(session)
