"""`sufra import` as it is typed on the command line."""

import json
from pathlib import Path

import pytest
from sqlalchemy import select
from sqlalchemy.orm import Session
from typer.testing import CliRunner, Result

from cli.main import app
from core.db import Database
from core.models import Recipe
from core.settings import Settings
from tests.importer.sample_records import sample_record, write_lines


def call(*arguments: str | Path) -> Result:
    return CliRunner().invoke(app, ["import", *map(str, arguments)])


@pytest.fixture
def file(tmp_path: Path, database: Database) -> Path:
    """Three lines: one to import, one haram, one broken."""
    haram = sample_record("Ham", recipeIngredient=["1 slice ham"])
    return write_lines(tmp_path / "soups.jsonl", [sample_record(), haram, "{broken"])


def test_a_run_ends_with_numbers_and_a_report(file: Path, settings: Settings) -> None:
    result = call(file, "--publish")

    (report,) = (settings.data_dir / "imports").glob("*-soups.jsonl")
    entries = [json.loads(line) for line in report.read_text("utf-8").splitlines()]
    report.unlink()
    assert result.exit_code == 0
    for row in ("Read │ 3", "Created │ 1", "Refused │ 2", "haram │ 1", "unreadable │ 1", "Published │ 1"):
        name, number = row.split(" │ ")
        assert any(name in line and f" {number} │" in line for line in result.output.splitlines()), row
    assert report.name in result.output
    assert [(entry["line"], entry["kind"]) for entry in entries] == [(2, "refused"), (3, "refused")]


def test_a_dry_run_writes_only_the_report(file: Path, tmp_path: Path, session: Session) -> None:
    result = call(file, "--dry-run", "--report", tmp_path / "report.jsonl")

    assert result.exit_code == 0
    assert "nothing was written" in result.output
    assert session.scalars(select(Recipe)).all() == []
    assert len((tmp_path / "report.jsonl").read_text("utf-8").splitlines()) == 2


def test_a_file_that_cannot_be_read_does_not_keep_the_others_out(file: Path, tmp_path: Path, session: Session) -> None:
    result = call(tmp_path / "missing.jsonl", file, "--report", tmp_path / "report.jsonl")

    assert result.exit_code == 1
    assert "There is no such file." in result.output
    assert len(session.scalars(select(Recipe)).all()) == 1


def test_a_file_without_any_recipe_fails(tmp_path: Path, database: Database) -> None:
    path = write_lines(tmp_path / "a.csv", ["name,time", "soup,30"])

    result = call(path, "--report", tmp_path / "report.jsonl")

    assert result.exit_code == 1
    assert "no schema.org Recipe" in result.output


def test_a_wrong_call_is_told_so(file: Path, tmp_path: Path) -> None:
    assert call().exit_code == 2
    unknown = call(file, "--owner", "nobody@example.org", "--report", tmp_path / "report.jsonl")
    assert unknown.exit_code == 2
    assert "No account has the address nobody@example.org." in unknown.output
    unwritable = call(file, "--report", tmp_path / "soups.jsonl" / "report.jsonl")
    assert unwritable.exit_code == 2
    assert "can't be written" in unwritable.output
