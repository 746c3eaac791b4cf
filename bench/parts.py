"""The parts that are measured, started as one machine starts them."""

import contextlib
import os
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from meilisearch import Client

from cli.setup import make_keys, migrate
from core.db import get_database
from core.redis import get_redis
from core.search.index import engine_uid
from core.search.indexes.blogs import INDEX as BLOGS
from core.search.indexes.recipes import INDEX as RECIPES
from core.settings import Settings, get_settings
from dev.data_dir import secret
from dev.ports import free_port
from dev.services import application, postgres, redis, search_engine
from dev.supervisor.running import running
from indexer.context import IndexerContext
from indexer.rebuild import rebuild
from indexer.search_engine import SearchEngine


@dataclass(frozen=True)
class Parts:
    """A site that runs, and the way past it to its engine."""

    settings: Settings
    context: IndexerContext
    uid: str
    engine_name: str
    site_url: str

    @property
    def engine_url(self) -> str:
        """The engine's address."""
        return str(self.settings.search_url).rstrip("/")


@contextlib.contextmanager
def running_parts(*, api_processes: int = 1) -> Iterator[Parts]:
    """Run PostgreSQL, Redis, an engine, the API and a worker on empty data while the block lasts."""
    meilisearch = search_engine.find_meilisearch()
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="sufra-bench-")))
        folder.chmod(0o711)
        engine = stack.enter_context(search_engine.running(folder, meilisearch=meilisearch))
        port = free_port()
        environment = {
            "SUFRA_ENVIRONMENT": "development",
            "SUFRA_SECRET_KEY": secret(folder, "secret-key"),
            "SUFRA_PUBLIC_URL": f"http://localhost:{port}",
            "SUFRA_DATABASE_URL": stack.enter_context(postgres.running(folder, is_durable=True)),
            "SUFRA_REDIS_URL": stack.enter_context(redis.running(folder)),
            "SUFRA_SEARCH_URL": engine.url,
            "SUFRA_SEARCH_MASTER_KEY": engine.master_key,
            "SUFRA_SEARCH_TIMEOUT_MS": "10000",
            "SUFRA_MEDIA_DIR": str(folder / "media"),
            "DATA_DIR": str(folder),
        }
        os.environ.update(environment)
        for kept in (get_settings, get_database, get_redis):
            kept.cache_clear()
        settings = get_settings()
        migrate()
        make_keys(settings)
        child = {**os.environ}
        stack.enter_context(running(application.api(child, host="127.0.0.1", port=port, workers=api_processes)))
        stack.enter_context(running(application.worker(child, concurrency=1)))
        context = IndexerContext(get_database(), SearchEngine(Client(engine.url, engine.master_key)), get_redis())
        # The API's health check of the engine searches every index.
        rebuild(context, BLOGS, engine_uid(BLOGS, settings), config_dir=settings.search_config_dir)
        yield Parts(
            settings=settings,
            context=context,
            uid=engine_uid(RECIPES, settings),
            engine_name=f"Meilisearch ({meilisearch.name})" if meilisearch else "the local engine",
            site_url=f"http://127.0.0.1:{port}",
        )
        get_database().dispose()
