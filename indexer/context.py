"""The connections that one run of the indexer uses."""

from dataclasses import dataclass
from functools import lru_cache

from redis import Redis

from core.db import Database, get_database
from core.redis import get_redis
from core.settings import get_settings
from indexer.search_engine import SearchEngine, open_search_engine


@dataclass(frozen=True)
class IndexerContext:
    """Database, search engine and Redis clients of one run."""

    database: Database
    engine: SearchEngine
    redis: Redis


@lru_cache(maxsize=1)
def indexer_context() -> IndexerContext:
    """Return the process's context."""
    return IndexerContext(get_database(), open_search_engine(get_settings()), get_redis())
