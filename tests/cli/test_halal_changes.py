"""`sufra halal changes` names the labelled lines that an edit changes, and those that differ from their label."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from cli import halal
from cli.main import app
from core.reading.vocabulary import Vocabulary


@pytest.fixture
def unedited(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the last commit have the present data."""

    def committed(_: Path) -> Vocabulary:
        return halal.default_vocabulary()

    monkeypatch.setattr(halal, "_committed_vocabulary", committed)


@pytest.mark.usefixtures("unedited")
def test_a_line_that_differs_from_its_label_is_named(tmp_path: Path) -> None:
    lines = tmp_path / "labelled.tsv"
    lines.write_text("line\texpected\tnote\n1 cup red wine\thalal\tmistaken\n1 cup red lentils\thalal\tplain\n")

    result = CliRunner().invoke(app, ["halal", "changes", "--lines", str(lines)])

    assert result.output.splitlines()[:2] == ["1 cup red wine", "    haram as before (label: halal; rule: lexicon)"]
    assert "2 lines: 0 changed, 1 differ from their label." in result.output
    assert "lentils" not in result.output


def test_a_line_that_an_edit_changes_is_named_with_both_verdicts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = tmp_path / "labelled.tsv"
    lines.write_text("line\texpected\tnote\n1 cup red wine\tharam\tplain\n")
    monkeypatch.setattr(halal, "_committed_vocabulary", lambda _: Vocabulary([]))

    result = CliRunner().invoke(app, ["halal", "changes", "--lines", str(lines)])

    assert result.output.splitlines()[:2] == ["1 cup red wine", "    halal → haram (label: haram; rule: lexicon)"]
