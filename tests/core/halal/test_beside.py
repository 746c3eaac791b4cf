"""Sentences that offer a drink with the finished dish, in all languages, and sentences that put it into the dish."""

import csv
from pathlib import Path

from core.halal import Status, classify_text, without_offers

with Path(__file__).with_name("offers.tsv").open(encoding="utf-8", newline="") as _file:
    _ROWS = [(row["sentence"], Status(row["expected"])) for row in csv.DictReader(_file, delimiter="\t")]


def test_an_offer_is_doubtful_and_what_goes_into_the_dish_is_haram() -> None:
    wrong = [(text, expected, found) for text, expected in _ROWS if (found := classify_text(text).status) != expected]
    assert wrong == []


def test_an_offer_is_left_out_of_the_text_and_no_other_sentence_is() -> None:
    kept = [text for text, expected in _ROWS if expected is Status.DOUBTFUL and not without_offers(text)[1]]
    lost = [text for text, expected in _ROWS if expected is not Status.DOUBTFUL and without_offers(text)[1]]
    assert (kept, lost) == ([], [])
