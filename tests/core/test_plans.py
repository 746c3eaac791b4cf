"""The statements of requests, and of jobs that run all the time, read no large table from beginning to end."""

from collections.abc import Iterator

import pytest
from sqlalchemy import text
from sqlalchemy.orm import Session

from bench.plans.database import filled_database
from bench.plans.explain import explain, large_tables
from bench.plans.statements import hot_statements
from core.db import Database, make_session
from core.settings import Settings

RECIPES = 20_000
LARGE = 1_000
"""Rows of a table that no hot statement may read whole: lookups have fewer."""


@pytest.fixture(scope="module")
def many_rows() -> Iterator[Database]:
    """A database of its own with statistics, as PostgreSQL plans by them."""
    with filled_database(RECIPES) as database:
        yield database


@pytest.fixture
def planned(many_rows: Database, settings: Settings) -> Iterator[Session]:
    with make_session(many_rows) as session:
        yield session


@pytest.mark.parametrize("name", list(hot_statements()))
def test_a_hot_statement_reads_no_large_table_whole(planned: Session, name: str) -> None:
    explained = explain(planned, hot_statements()[name])

    assert explained
    scanned = [(table, each.statement) for each in explained for table in each.scans()]
    large = large_tables(planned, rows=LARGE)
    assert [(table, statement) for table, statement in scanned if table in large] == []


def test_a_statement_without_an_index_is_noticed(planned: Session) -> None:
    (explained,) = explain(
        planned, lambda session: session.execute(text("SELECT id FROM recipes WHERE difficulty = 'Hard'"))
    )

    assert explained.scans() == ["recipes"]


def test_the_tables_of_the_product_are_large(planned: Session) -> None:
    small = {
        "recipes",
        "recipe_ingredients",
        "favorites",
        "reviews",
        "mails",
        "search_outbox",
        "standby_texts",
        "users",
    }

    assert small <= large_tables(planned, rows=LARGE)
