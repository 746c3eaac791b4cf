"""`sufra setup`: databases that it can't bring up to date, and the first content."""

from collections.abc import Iterator

import pytest
from sqlalchemy import select, text
from sqlalchemy.orm import Session
from typer.testing import CliRunner

from cli.main import app
from cli.setup import seed
from core.db import Database
from core.images.bucket import Bucket
from core.models import Blog, Recipe
from core.search import capture
from core.settings import Settings, get_settings
from dev.seeds import load, load_blogs
from dev.seeds.read import read_blogs, read_recipes
from tests import buckets


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


def test_a_table_that_stays_locked_ends_with_one_sentence(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(capture, "LOCK_TIMEOUT", "1ms")
    with database.begin() as connection:
        connection.execute(text("DROP TRIGGER capture_recipes_recipes_insert ON recipes"))
    with database.begin() as others:
        others.execute(text("LOCK TABLE recipes"))
        ended = CliRunner().invoke(app, ["setup", "--no-seeds"])
    with database.connect() as connection:
        capture.install_triggers(connection)

    assert ended.exit_code == 1
    assert ended.stderr == (
        "PostgreSQL's tables are in use by others, perhaps by a backup, a rebuild or a reconciliation:"
        " try again when it has ended.\n"
    )


def test_a_bucket_that_can_not_be_used_is_told_before_anything_is_changed(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    with buckets.running() as url:
        missing = Bucket(url, "no-such-bucket", buckets.KEY, buckets.SECRET, buckets.REGION)
        for name, value in buckets.settings_of(missing).items():
            monkeypatch.setenv(name, value)
        get_settings.cache_clear()
        ended = CliRunner().invoke(app, ["setup", "--no-seeds"])
    get_settings.cache_clear()

    assert ended.exit_code == 1
    assert ended.stderr.startswith("Nothing was changed: the storage of pictures can't be used: ")


def test_an_empty_database_gets_recipes_accounts_and_the_blogs_that_they_sign(
    database: Database, session: Session, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    recipe, blog = next(iter(read_recipes().items())), next(iter(read_blogs().items()))
    monkeypatch.setattr(load, "read_recipes", lambda: dict([recipe]))
    monkeypatch.setattr(load_blogs, "read_blogs", lambda: dict([blog]))

    seed(settings)

    assert session.scalars(select(Recipe.slug).where(Recipe.is_published)).all() == [recipe[0]]
    assert session.scalars(select(Blog.slug).where(Blog.is_published)).all() == [blog[0]]
    assert (settings.data_dir / "demo-accounts.txt").exists()
