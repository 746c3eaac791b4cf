"""`sufra setup` on databases that it can't bring up to date."""

from collections.abc import Iterator

import pytest
from sqlalchemy import text
from typer.testing import CliRunner

from cli.main import app
from core.db import Database


@pytest.fixture
def newer_database(database: Database) -> Iterator[Database]:
    """A database that a later release has migrated."""
    with database.begin() as connection:
        before = connection.scalar(text("SELECT version_num FROM alembic_version"))
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    yield database
    with database.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = :before"), {"before": before})


def test_an_older_release_on_a_newer_database_ends_with_one_sentence(newer_database: Database) -> None:
    ended = CliRunner().invoke(app, ["setup", "--no-seeds"])

    assert ended.exit_code == 1
    assert ended.stderr == (
        "The database belongs to a newer release of Sufra: this one doesn't know its migration 9999."
        " Start the newer release, or restore a backup made before it.\n"
    )
