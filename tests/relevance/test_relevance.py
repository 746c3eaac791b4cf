"""Search finds what people mean: at least as often as it did before. README.md says how to read and extend this."""

import json
from collections import Counter
from pathlib import Path

import pytest

from tests.relevance.asking import Asked, report_of, success_by_kind
from tests.relevance.corpus import FURTHER_FILE
from tests.relevance.golden import read_queries

FLOORS: dict[str, float] = json.loads((Path(__file__).parent / "floors.json").read_text("utf-8"))
"""Success in percent that each kind must reach. They may only go up."""


def test_success_stays_above_every_floor(asked: list[Asked], capsys: pytest.CaptureFixture[str]) -> None:
    shares = success_by_kind(asked)

    with capsys.disabled():
        print(report_of(asked))
    if FURTHER_FILE:
        pytest.skip("floors are for the corpus of this folder")
    below = {kind: shares[kind] for kind, floor in FLOORS.items() if shares[kind] < floor}
    assert not below


def test_every_query_can_be_answered(asked: list[Asked]) -> None:
    assert [each.query.text for each in asked if not each.is_answerable] == []


def test_what_is_listed_without_its_unknown_words_says_so(asked: list[Asked]) -> None:
    unsaid = [each.query.text for each in asked if each.query.text.split()[0] == "xyzzy" and each.total]

    assert unsaid
    assert [each.query.text for each in asked if each.query.text in unsaid and not each.is_relaxed] == []


def test_every_kind_has_a_floor() -> None:
    assert FLOORS.keys() == {query.kind for query in read_queries()} | {"overall"}


def test_no_query_is_asked_twice() -> None:
    asked = Counter((query.text, query.kind) for query in read_queries())

    assert [query for query, times in asked.items() if times > 1] == []
