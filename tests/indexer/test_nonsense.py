"""An engine, or what stands before it, that answers nonsense is an engine that is not well."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from sqlalchemy import select
from sqlalchemy.orm import Session

from core.models import SearchOutboxEntry, StandbyText
from core.search.indexes.recipes import INDEX as RECIPES
from core.settings import Settings
from indexer.checks import check_index
from indexer.context import IndexerContext
from indexer.drain import drain
from indexer.reconcile import reconcile
from indexer.search_engine import ENGINE_ERRORS, SearchEngine
from tests.factories import Factory
from tests.indexer.nonsense import BROKEN_OFF, NONSENSE, answering

CALLS: dict[str, Callable[[SearchEngine], object]] = {
    "send documents": lambda engine: engine.upsert("recipes", [{"ID": 1}]),
    "delete documents": lambda engine: engine.delete("recipes", [1]),
    "wait for a task": lambda engine: engine.wait(1),
    "look for an index": lambda engine: engine.has_index("recipes"),
    "make an index": lambda engine: engine.create_index("recipes"),
    "count documents": lambda engine: engine.count_documents("recipes"),
    "ask for the version": lambda engine: engine.version(),
}


@pytest.fixture(params=[*NONSENSE, "an answer that breaks off"])
def nonsense(request: pytest.FixtureRequest) -> Iterator[SearchEngine]:
    """Engines of each kind of nonsense."""
    body = NONSENSE.get(request.param)
    with answering(BROKEN_OFF, length=1_000) if body is None else answering(body) as engine:
        yield engine


@pytest.fixture
def page() -> Iterator[SearchEngine]:
    """An engine in whose place a web server answers."""
    with answering(NONSENSE["a page"]) as engine:
        yield engine


@pytest.mark.parametrize("call", CALLS.values(), ids=CALLS.keys())
def test_nonsense_is_an_error_of_the_engine(nonsense: SearchEngine, call: Callable[[SearchEngine], object]) -> None:
    with pytest.raises(ENGINE_ERRORS):
        call(nonsense)


def test_changes_are_written_for_postgresql_meanwhile(
    make: Factory, session: Session, context: IndexerContext, page: SearchEngine
) -> None:
    recipe = make.recipe("Lentil Soup")
    make.committed()

    with pytest.raises(ENGINE_ERRORS):
        drain(replace(context, engine=page), RECIPES, "recipes")

    assert session.scalars(select(StandbyText.document_id)).all() == [recipe.id]
    assert session.scalars(select(SearchOutboxEntry.id)).all()


def test_a_comparison_ends_with_an_error_of_the_engine(
    make: Factory, context: IndexerContext, page: SearchEngine
) -> None:
    make.recipe("Lentil Soup")
    make.committed()

    with pytest.raises(ENGINE_ERRORS):
        reconcile(replace(context, engine=page), RECIPES, "recipes")


def test_a_check_says_that_the_engine_can_not_be_asked(
    context: IndexerContext, page: SearchEngine, settings: Settings
) -> None:
    problem = check_index(replace(context, engine=page), RECIPES, settings)

    assert problem is not None
    assert "not understood" in problem
