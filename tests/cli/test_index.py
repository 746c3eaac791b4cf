"""`sufra setup` and `sufra index …` as staff use them."""

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import psycopg
import pytest
from psycopg.errors import DiskFull, QueryCanceled
from redis import Redis
from sqlalchemy.exc import OperationalError
from typer.testing import CliRunner, Result

from cli.database_errors import sentence_about
from cli.main import app
from core.db import Database
from core.search.index import engine_uid
from core.search.indexes.recipes import INDEX as RECIPES
from core.settings import Settings, get_settings
from indexer.context import indexer_context
from tests.factories import Factory

Run = Callable[..., Result]


@pytest.fixture
def run(recipe_index: str, database: Database, redis_client: Redis) -> Run:
    """Runs a command on a site that `sufra setup` has just set up."""
    runner = CliRunner()
    assert runner.invoke(app, ["setup", "--no-seeds"]).exit_code == 0
    return lambda *arguments: runner.invoke(app, list(arguments))


def test_setting_up_again_changes_nothing(run: Run) -> None:
    assert run("setup", "--no-seeds").exit_code == 0
    assert run("index", "status").exit_code == 0


def test_setting_up_rebuilds_an_index_that_came_back_empty(run: Run, make: Factory, settings: Settings) -> None:
    make.recipe()
    make.committed()
    run("index", "drain")
    engine = indexer_context().engine
    engine.run(engine.client.index(engine_uid(RECIPES, settings)).delete_all_documents)
    assert run("index", "status").exit_code == 1

    assert run("setup", "--no-seeds").exit_code == 0

    assert run("index", "status").exit_code == 0


def test_an_index_that_is_missing_is_one_sentence(run: Run, make: Factory, settings: Settings) -> None:
    make.recipe()
    make.committed()
    indexer_context().engine.drop_index(engine_uid(RECIPES, settings))

    result = run("index", "drain", "--index", "recipes")

    assert result.exit_code == 1
    assert "has to be rebuilt" in " ".join(result.output.split())


def test_a_change_waits_in_the_outbox_until_it_is_drained(run: Run, make: Factory) -> None:
    make.recipe()
    make.committed()

    assert " waiting, the oldest" in run("index", "status").stdout
    assert "1 documents brought up to date" in run("index", "drain").stdout
    assert "empty" in run("index", "status").stdout


def test_drift_is_reported_and_mended(run: Run, make: Factory, settings: Settings) -> None:
    recipe = make.recipe()
    make.committed()
    run("index", "drain")
    engine = indexer_context().engine
    engine.wait(engine.delete(engine_uid(RECIPES, settings), [recipe.id]))

    assert run("index", "status").exit_code == 1
    assert "drift 1 (1 missing, 0 stale, 0 surplus)" in " ".join(run("index", "reconcile").stdout.split())
    assert "drift 0" in run("index", "reconcile").stdout
    assert run("index", "status").exit_code == 0


def test_a_broken_file_of_synonyms_is_one_sentence(
    run: Run, settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = Path(shutil.copytree(settings.search_config_dir, tmp_path / "search-config"))
    (folder / "recipes" / "synonyms.json").write_text('[["okra", "bamia"], ["bamia", "okra"]]')
    broken = settings.model_copy(update={"search_config_dir": folder})
    monkeypatch.setattr("cli.index.get_settings", lambda: broken)

    result = run("index", "settings")

    assert result.exit_code == 1
    assert "recipes/synonyms.json: Family 2" in " ".join(result.output.split())


def test_settings_that_were_changed_by_hand_are_brought_in_line(run: Run, settings: Settings) -> None:
    engine, uid = indexer_context().engine, engine_uid(RECIPES, settings)
    engine.run(lambda: engine.client.index(uid).update_settings({"stopWords": ["salt"]}))

    assert "stopWords" in run("index", "status").stdout
    assert run("index", "settings", "--check").exit_code == 1
    assert "stopWords" in run("index", "settings").stdout
    assert run("index", "settings", "--check").exit_code == 0


def test_a_rebuild_says_what_it_did(run: Run, make: Factory) -> None:
    make.recipe()
    make.committed()

    assert "1 documents swapped in" in run("index", "rebuild").stdout


def test_an_engine_that_is_away_is_one_sentence(run: Run, settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(indexer_context().engine.client.config, "url", "http://127.0.0.1:1")

    result = run("index", "status")

    assert result.exit_code == 1
    assert "Traceback" not in result.output
    assert "does not answer" in result.output


@pytest.mark.parametrize(
    ("failure", "sentence"),
    [
        (DiskFull(), "The disk of PostgreSQL is full: make room, then try again."),
        (QueryCanceled(), "PostgreSQL ended a statement that took too long: try again when it has less to do."),
        (psycopg.OperationalError(), "PostgreSQL does not answer. Is the site running?"),
    ],
)
def test_what_fails_in_postgresql_is_told_by_its_kind(failure: psycopg.OperationalError, sentence: str) -> None:
    assert sentence_about(failure) == sentence
    assert sentence_about(OperationalError("SELECT 1", {}, failure)) == sentence


def test_settings_that_are_missing_are_one_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in [name for name in os.environ if name.startswith("SUFRA_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("DATA_DIR", str(tmp_path))
    get_settings.cache_clear()
    try:
        result = CliRunner().invoke(app, ["index", "status"])
    finally:
        get_settings.cache_clear()

    assert result.exit_code == 1
    assert "SUFRA_DATABASE_URL" in result.output
    assert "Traceback" not in result.output
