"""Sentences that put something into the dish, and sentences that only tell of it, in 23 languages."""

import csv
from functools import cache
from pathlib import Path

from core.halal import Status, classify_line, classify_text
from core.halal.guard import classify_note

with Path(__file__).with_name("prose.tsv").open(encoding="utf-8", newline="") as _file:
    _ROWS = tuple(csv.DictReader(_file, delimiter="\t", quoting=csv.QUOTE_NONE))
_CLASSIFY = {"step": classify_text, "note": classify_note}


@cache
def _differences() -> tuple[str, ...]:
    """Return a line for each sentence that is not judged as the file says."""
    found: list[str] = []
    for row in _ROWS:
        verdict = _CLASSIFY[row["place"]](row["sentence"], language=row["language"])
        if verdict.status != (row["judged"] or row["expected"]):
            found.append(f"{row['place']} {row['sentence']!r} is {row['expected']}, judged {verdict.status}")
    return tuple(found)


def test_every_sentence_is_judged_as_the_file_says() -> None:
    assert _differences() == ()


def test_a_known_difference_is_halal_and_judged_doubtful() -> None:
    known = {(row["expected"], row["judged"]) for row in _ROWS if row["judged"]}
    assert known <= {(Status.HALAL.value, Status.DOUBTFUL.value)}


def test_a_third_of_the_sentences_are_haram_and_all_languages_have_some_of_both() -> None:
    statuses = [row["expected"] for row in _ROWS]
    assert statuses.count("haram") >= len(_ROWS) / 3
    by_language = {(row["language"], row["expected"]) for row in _ROWS}
    assert len({language for language, expected in by_language if expected == "haram"}) >= 23
    assert len({language for language, expected in by_language if expected == "halal"}) >= 23


def test_an_ordinary_word_is_a_drink_only_where_a_sentence_pours_it() -> None:
    assert classify_text("Poach the pears gently in port with orange zest.").status is Status.HARAM
    assert classify_text("Pour a can of stout over the shin of beef.").status is Status.HARAM
    assert classify_text("Fishermen bring the catch to port before dawn.").status is Status.HALAL


def test_a_description_is_haram_where_it_cooks_and_doubtful_where_it_speaks() -> None:
    assert classify_note("Déglacez au vin blanc.", language="fr").status is Status.HARAM
    assert classify_note("Ein Gericht aus dem Land des Rieslings.", language="de").status is not Status.HARAM


def test_a_line_that_is_a_sentence_is_read_by_the_rules_of_running_text() -> None:
    told = "In Bavaria they pour beer over it, but we use stock."
    assert classify_line(told).status is classify_text(told).status is Status.HALAL


def test_a_line_that_is_a_sentence_still_names_drinks_that_are_ordinary_words() -> None:
    assert classify_line("Pour the stout around the brisket.").status is Status.HARAM
