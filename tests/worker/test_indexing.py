"""The worker's sweep over the indexes: one that fails holds up neither the others nor the engine."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import psycopg
import pytest
from redis import Redis
from sqlalchemy.exc import OperationalError

from core.search.index import SearchIndex
from core.search.indexes.blogs import INDEX as BLOGS
from core.search.indexes.recipes import INDEX as RECIPES
from indexer.search_engine import SearchEngine
from tests.factories import Factory
from worker.indexing import tasks

pytestmark = pytest.mark.usefixtures("index_uids", "redis_client")


def failing(index: SearchIndex, error: Exception) -> SearchIndex:
    """The index, whose documents can't be built."""

    def fail(*_: object) -> Sequence[dict[str, Any]]:
        raise error

    return replace(index, build=fail)


@pytest.fixture
def broken_blogs(monkeypatch: pytest.MonkeyPatch, make: Factory) -> None:
    """A blog and a recipe wait; what makes the documents of blogs has a bug."""
    indexes = {"blogs": failing(BLOGS, KeyError("Title")), "recipes": RECIPES}
    monkeypatch.setattr(tasks, "search_indexes", lambda: indexes)
    make.blog()
    make.recipe("Lentil Soup")
    make.committed()


def test_recipes_are_drained_though_blogs_can_not_be(
    broken_blogs: None, search: SearchEngine, recipe_index: str
) -> None:
    with pytest.raises(ExceptionGroup):
        tasks.drain_all()

    assert search.count_documents(recipe_index) == 1


def test_recipes_are_compared_though_blogs_can_not_be(broken_blogs: None, caplog: pytest.LogCaptureFixture) -> None:
    with pytest.raises(ExceptionGroup):
        tasks.reconcile_all()

    assert "recipes: 1 of 1 documents differed" in caplog.text


@pytest.mark.parametrize(
    "error", [KeyError("Title"), OperationalError("INSERT", {}, psycopg.errors.DiskFull("no space left"))]
)
def test_an_index_that_fails_is_left_alone_for_a_moment(
    make: Factory, monkeypatch: pytest.MonkeyPatch, redis_client: Redis, error: Exception
) -> None:
    monkeypatch.setattr(tasks, "search_indexes", lambda: {"recipes": failing(RECIPES, error)})
    make.recipe("Lentil Soup")
    make.committed()

    if isinstance(error, OperationalError):
        tasks.drain_all()
    else:
        with pytest.raises(ExceptionGroup):
            tasks.drain_all()

    assert redis_client.exists("recipes:paused-until")
