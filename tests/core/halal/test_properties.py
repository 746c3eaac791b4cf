"""What must hold for every line."""

import csv
import unicodedata
from pathlib import Path

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from core.halal import Status, classify_line
from core.halal.guard import judged_reading
from core.lexicons import default_vocabulary
from core.reading.fold import fold

with Path(__file__).with_name("labelled.tsv").open(encoding="utf-8", newline="") as _file:
    _ROWS = list(csv.DictReader(_file, delimiter="\t", quoting=csv.QUOTE_NONE))
_LINES = st.sampled_from([row["line"] for row in _ROWS])
_HARAM_LINES = [row["line"] for row in _ROWS if row["expected"] == "haram"]
# Two for each line, by turns: all four take twice as long.
_JOINS = ((", ", " and "), ("; ", " + "))

# A food of the line's own language stands in front: an English one makes Spanish "ron" a name, and a Dutch slip none.
_ONIONS = {
    "cs": "2 cibule",
    "da": "2 løg",
    "de": "2 Zwiebeln",
    "es": "2 cebollas",
    "fi": "2 sipulia",
    "fr": "2 oignons",
    "hu": "2 vöröshagyma",
    "id": "2 bawang merah",
    "it": "2 cipolle",
    "ms": "2 bawang merah",
    "nl": "2 uien",
    "pl": "2 cebule",
    "pt": "2 cebolas",
    "ro": "2 cepe",
    "sk": "2 cibule",
    "sv": "2 lökar",
    "tr": "2 soğan",
    "vi": "2 củ hành",
}

# What stands in front does change these lines, by kind: the beginnings of the lines.
_EXCEPTIONS = (
    "not ",  # "Not smoked bacon" is bacon; behind a mark a bare "not" denies it.
    "- not ",  # The same behind a bullet, which is one only in front.
    "sans lard, pas ",  # "No bacon, no breakfast" needs it only where it opens the sentence.
    "no bacon, no ",
    "byt ut ",  # "Replace the butter with lard": with a food in front, "and" joins the verb to that food.
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
    # Swedish "fläsk" is pork and "flask" a bottle; Hungarian "sör" is beer and "sor" a row; Czech "párků" is of
    # sausages and "parku" of a park.
    assume(not any(word in line for word in ("fläsk", "sör", "vína", "bía", "párků")))
    plain = unicodedata.normalize("NFC", "".join(letter for letter in decomposed if letter not in latin_accents))
    assert classify_line(plain).status is classify_line(line).status


@given(_LINES, st.integers(min_value=2, max_value=4))
def test_extra_spaces_do_not_matter(line: str, count: int) -> None:
    assert classify_line("  " + line.replace(" ", " " * count) + "\t").status is classify_line(line).status


def test_a_halal_food_in_front_never_lowers_a_haram_line() -> None:
    lowered = [
        food + join + line
        for place, line in enumerate(_HARAM_LINES)
        if not line.lower().startswith(_EXCEPTIONS)
        for food in (_ONIONS.get(_language_of(line), "2 onions"),)
        for join in _JOINS[place % 2]
        if classify_line(food + join + line).status is not Status.HARAM
    ]
    assert lowered == []


def _language_of(line: str) -> str:
    """Return the language that the line shows, or else the one of the word that makes it haram."""
    if languages := default_vocabulary().languages.guess([line]):
        return languages[0]
    reading, verdict = judged_reading(line)
    return next((food.language for food in reading.foods if food.words == verdict.term), "")


@given(_LINES)
def test_only_halal_lines_have_no_reason(line: str) -> None:
    verdict = classify_line(line)
    assert (verdict.reason == "") is (verdict.status is Status.HALAL)


@pytest.mark.parametrize(
    "line", ["", " ", "\n", "---", "½", "🍲", "\x00", "()", "or", "or or", "(((", ")))", "w/", "1/2/3"]
)
def test_a_line_without_food_is_halal(line: str) -> None:
    assert classify_line(line).status is Status.HALAL
