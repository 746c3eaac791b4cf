"""`sufra labels refresh` as staff use it."""

import pytest
from typer.testing import CliRunner

from cli.main import app
from core.db import Database
from core.halal import LexiconError
from tests.factories import Factory


def refresh(*arguments: str) -> str:
    """What the command prints, on one line."""
    result = CliRunner().invoke(app, ["labels", "refresh", *arguments])
    assert result.exit_code == 0, result.output
    return " ".join(result.stdout.split())


def test_the_summary_says_what_was_done(make: Factory, database: Database) -> None:
    make.recipe()
    make.committed()

    assert "1 recipes labelled: 1 for the first time, 0 changed." in refresh()
    assert "0 recipes labelled" in refresh()
    assert "1 recipes labelled: 0 for the first time, 0 changed." in refresh("--all")


def test_published_recipes_that_are_haram_are_named_in_number(make: Factory, database: Database) -> None:
    make.recipe(ingredients=("2 slices bacon",))
    make.committed()

    assert "1 published recipes are haram: run sufra halal audit." in refresh()


def test_a_broken_lexicon_is_one_sentence(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> str:
        raise LexiconError("dairy.toml: not valid TOML")

    monkeypatch.setattr("core.recipes.label_refresh.labels_version", broken)

    result = CliRunner().invoke(app, ["labels", "refresh"])

    assert result.exit_code == 1
    assert "Nothing can be labelled: dairy.toml: not valid TOML" in result.output
