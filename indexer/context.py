"""The connections that one run of the indexer uses."""

from dataclasses import dataclass
from functools import lru_cache

from redis import Redis

from core.db import Database, get_database, make_session
from core.redis import get_redis
from core.search.moves import configured_url, serving_url
from core.settings import Settings, get_settings
from indexer.search_engine import SearchEngine, open_search_engine


@dataclass(frozen=True)
class IndexerContext:
    """Database, search engine and Redis clients of one run."""

    database: Database
    engine: SearchEngine
    redis: Redis


def indexer_context() -> IndexerContext:
    """Return the context with the engine that answers searches. Raises OperationalError while PostgreSQL is away."""
    database, settings = get_database(), get_settings()
    with make_session(database) as session:
        url = serving_url(session, configured_url(settings))
    return IndexerContext(database, _engine(settings, url), get_redis())


@lru_cache(maxsize=4)
def _engine(settings: Settings, url: str) -> SearchEngine:
    return open_search_engine(settings, url)
