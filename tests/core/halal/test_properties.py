"""What must hold for every line."""

import csv
import unicodedata
from pathlib import Path

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from core.halal import Status, classify_line
from core.reading.fold import fold

with Path(__file__).with_name("labelled.tsv").open(encoding="utf-8", newline="") as _file:
    _ROWS = list(csv.DictReader(_file, delimiter="\t", quoting=csv.QUOTE_NONE))
_LINES = st.sampled_from([row["line"] for row in _ROWS])
_HARAM_LINES = st.sampled_from([row["line"] for row in _ROWS if row["expected"] == "haram"])
_HALAL_FOODS = st.sampled_from(
    ["2 onions", "1 cup rice", "500 g chicken", "3 tomatoes", "1 tsp salt", "lamb", "2 eggs"]
)


@given(st.text())
def test_folding_twice_changes_nothing(text: str) -> None:
    assert fold(fold(text)) == fold(text)


@given(_LINES)
def test_folding_a_real_line_twice_changes_nothing(line: str) -> None:
    assert fold(fold(line)) == fold(line)


@given(st.text())
def test_any_text_gets_a_verdict(text: str) -> None:
    assert classify_line(text).status in Status


@given(_LINES)
def test_case_does_not_matter(line: str) -> None:
    assert classify_line(line.upper().lower()).status is classify_line(line).status


@given(_LINES)
def test_accents_do_not_matter(line: str) -> None:
    decomposed = unicodedata.normalize("NFD", line)
    assert classify_line(decomposed).status is classify_line(line).status
    latin_accents = {chr(code) for code in range(0x300, 0x370)}
    plain = unicodedata.normalize("NFC", "".join(letter for letter in decomposed if letter not in latin_accents))
    assert classify_line(plain).status is classify_line(line).status


@given(_LINES, st.integers(min_value=2, max_value=4))
def test_extra_spaces_do_not_matter(line: str, count: int) -> None:
    assert classify_line("  " + line.replace(" ", " " * count) + "\t").status is classify_line(line).status


@settings(max_examples=400)
@given(_HALAL_FOODS, st.sampled_from([", ", " and ", "; ", " + "]), _HARAM_LINES)
def test_a_halal_food_in_front_never_lowers_a_haram_line(food: str, join: str, line: str) -> None:
    # "not smoked bacon" is bacon; "2 onions, not smoked bacon" is none.
    # "o" is Romanian for "a"; behind a food it is "or" in five other languages.
    assume(not line.startswith(("not ", "o ")))

    assert classify_line(food + join + line).status is Status.HARAM


@given(_LINES)
def test_only_halal_lines_have_no_reason(line: str) -> None:
    verdict = classify_line(line)
    assert (verdict.reason == "") is (verdict.status is Status.HALAL)


@pytest.mark.parametrize(
    "line", ["", " ", "\n", "---", "½", "🍲", "\x00", "()", "or", "or or", "(((", ")))", "w/", "1/2/3"]
)
def test_a_line_without_food_is_halal(line: str) -> None:
    assert classify_line(line).status is Status.HALAL
