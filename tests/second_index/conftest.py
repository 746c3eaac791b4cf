"""A site with one index more than the product declares."""

import shutil
import sys
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from itertools import count
from pathlib import Path

import pytest
from redis import Redis
from sqlalchemy.orm import Session

from cli.setup import make_keys
from core.db import Database
from core.models import Blog, User
from core.search import indexes
from core.search.capture import install_triggers
from core.search.config import read_search_config
from core.search.index import SearchIndex, engine_uid
from core.search.indexes import find_index, search_indexes
from core.settings import SEARCH_CONFIG_DIR, Settings, get_settings
from indexer.context import IndexerContext
from indexer.search_engine import SearchEngine
from tests.empty_index import empty_index
from tests.factories import Factory

HERE = Path(__file__).parent
WritePost = Callable[..., Blog]


@pytest.fixture
def posts(
    settings: Settings,
    database: Database,
    search: SearchEngine,
    recipe_index: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[SearchIndex]:
    """The second index: a file in the package of indexes and a folder in search-config, and nothing else."""
    config_dir = tmp_path / "search-config"
    shutil.copytree(SEARCH_CONFIG_DIR, config_dir)
    shutil.copytree(HERE / "search_config", config_dir, dirs_exist_ok=True)
    with monkeypatch.context() as patch:
        patch.setenv("SUFRA_SEARCH_CONFIG_DIR", str(config_dir))
        patch.setattr(indexes, "__path__", [*indexes.__path__, str(HERE / "declared")])
        _forget()
        index, uid = find_index("posts"), engine_uid(find_index("posts"), settings)
        with database.connect() as connection:
            install_triggers(connection)
        make_keys(get_settings())
        empty_index(search, uid, read_search_config(config_dir, index.name))
        yield index
        search.drop_index(uid)
    _forget()
    with database.connect() as connection:
        install_triggers(connection)
    make_keys(get_settings())


def _forget() -> None:
    sys.modules.pop("core.search.indexes.posts", None)
    for kept in (search_indexes, get_settings):
        kept.cache_clear()


@pytest.fixture
def uid(posts: SearchIndex, settings: Settings) -> str:
    """The second index's name on the engine."""
    return engine_uid(posts, settings)


@pytest.fixture
def context(database: Database, search: SearchEngine, redis_client: Redis) -> IndexerContext:
    """The connections of the indexer."""
    return IndexerContext(database, search, redis_client)


@pytest.fixture
def author(make: Factory) -> User:
    """Who writes the posts."""
    return make.user(full_name="Amina Cook")


@pytest.fixture
def write(session: Session, author: User) -> WritePost:
    """Writes a post and commits it."""
    numbers = count(1)

    def write_post(title: str, *, topics: tuple[str, ...] = (), is_published: bool = True) -> Blog:
        post = Blog(
            slug=f"post-no-{next(numbers)}",
            title=title,
            excerpt="What it is about.",
            content="<p>What it is.</p>",
            tags=list(topics),
            author=author,
            is_published=is_published,
            published_at=datetime.now(UTC) if is_published else None,
        )
        session.add(post)
        session.commit()
        return post

    return write_post
