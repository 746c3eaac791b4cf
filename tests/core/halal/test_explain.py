"""`sufra halal explain` shows a reading, whatever the line is."""

import pytest
from typer.testing import CliRunner

from cli.main import app
from core.halal.checks import check_lexicon


def _explained(*arguments: str) -> str:
    result = CliRunner().invoke(app, ["halal", "explain", *arguments])
    assert result.exit_code == 0, result.output
    return result.output


def test_it_names_foods_rules_and_verdict() -> None:
    output = _explained("4 slices turkey bacon or ham")
    assert "meat: turkey (rule: source before (meat))" in output
    assert "Halal: doubtful" in output
    assert "rule: alternatives" in output


@pytest.mark.parametrize(
    "line",
    ["a", "🍲", "wine " * 2_000, "<b>[red]bacon[/red]</b>", "ba\u00adcon", "\u202eوin\u202c", "7wine8", "\x00\x1b[31m"],
)
def test_no_line_is_too_strange(line: str) -> None:
    assert "Halal:" in _explained("--", line)


def test_running_text_is_read_with_its_own_rules() -> None:
    assert "beside" in _explained("--text", "Serve with a glass of red wine.")


def test_the_projects_own_data_is_in_order() -> None:
    assert check_lexicon() == []


def test_it_says_what_a_line_gives_to_the_labels() -> None:
    output = _explained("2 tbsp miso butter")
    assert 'Contains: soya ("miso"), milk ("butter")' in output
    assert 'gluten ("miso"): Soya pastes are often made with barley or wheat.' in output
    assert "Rules out: vegan, dairy-free" in output
    assert "Leaves open: gluten-free" in output


def test_it_names_the_words_that_the_labels_do_not_know() -> None:
    assert "Not in the lexicon of foods: zorblax." in _explained("1 tbsp zorblax")


def test_it_shows_the_note_of_a_line_that_surprises() -> None:
    assert "Note: Vinegar is permitted" in _explained("1 tbsp wine vinegar")


def test_a_food_that_a_step_names_is_only_possible() -> None:
    output = _explained("--text", "Stir in the yogurt.")
    assert 'milk ("yogurt"): The recipe\'s text names "yogurt".' in output
    assert "Leaves open: vegan, dairy-free" in output
