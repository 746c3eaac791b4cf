"""Search finds what people mean: at least as often as it did before. README.md says how to read and extend this."""

import json
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from tests.relevance.asking import Asked, report_of, success_by_kind
from tests.relevance.corpus import FURTHER_FILE
from tests.relevance.golden import read_queries
from tests.relevance.own_words import Judged, own_words_report, scores

FLOORS: dict[str, float] = json.loads((Path(__file__).parent / "floors.json").read_text("utf-8"))
"""Success in percent that each kind must reach. They may only go up."""
OWN_WORDS_FLOORS: dict[str, dict[str, float]] = json.loads(
    (Path(__file__).parent / "own-words-floors.json").read_text("utf-8")
)
"""The same for the questions in people's own words, with the share of constraints kept."""
WITHOUT_ENGINE_FLOORS: dict[str, Any] = json.loads(
    (Path(__file__).parent / "without-engine-floors.json").read_text("utf-8")
)
"""Both while the engine is away: of the golden set, and of the questions in people's own words."""


def test_success_stays_above_every_floor(asked: list[Asked], capsys: pytest.CaptureFixture[str]) -> None:
    shares = success_by_kind(asked)

    with capsys.disabled():
        print(report_of(asked))
    if FURTHER_FILE:
        pytest.skip("floors are for the corpus of this folder")
    below = {kind: shares[kind] for kind, floor in FLOORS.items() if shares[kind] < floor}
    assert not below


def test_questions_in_own_words_stay_above_every_floor(
    asked_in_own_words: list[Judged], capsys: pytest.CaptureFixture[str]
) -> None:
    found = scores(asked_in_own_words)

    with capsys.disabled():
        print(own_words_report(asked_in_own_words))
    if FURTHER_FILE:
        pytest.skip("floors are for the corpus of this folder")
    assert below_floors(found, OWN_WORDS_FLOORS) == {}


def test_success_without_the_engine_stays_above_every_floor(
    asked_without_engine: list[Asked], capsys: pytest.CaptureFixture[str]
) -> None:
    shares = success_by_kind(asked_without_engine)

    with capsys.disabled():
        print(report_of(asked_without_engine))
    if FURTHER_FILE:
        pytest.skip("floors are for the corpus of this folder")
    floors = WITHOUT_ENGINE_FLOORS["golden"]
    assert {kind: shares[kind] for kind, floor in floors.items() if shares[kind] < floor} == {}


def test_questions_in_own_words_without_the_engine_stay_above_every_floor(
    asked_in_own_words_without_engine: list[Judged], capsys: pytest.CaptureFixture[str]
) -> None:
    found = scores(asked_in_own_words_without_engine)

    with capsys.disabled():
        print(own_words_report(asked_in_own_words_without_engine))
    if FURTHER_FILE:
        pytest.skip("floors are for the corpus of this folder")
    assert below_floors(found, WITHOUT_ENGINE_FLOORS["own-words"]) == {}


def below_floors(
    found: Mapping[str, tuple[int, float, float, float | None]], floors: Mapping[str, Mapping[str, float]]
) -> dict[tuple[str, str], float]:
    """Return what was reached where it is less than the floor."""
    reached = {
        kind: {"found": success, "kept": kept if kept is not None else 100}
        for kind, (_, success, _, kept) in found.items()
    }
    return {
        (kind, what): reached[kind][what]
        for kind, wanted in floors.items()
        for what, floor in wanted.items()
        if reached[kind][what] < floor
    }


def test_there_are_sixty_questions_of_each_kind_that_the_corpus_answers(asked_in_own_words: list[Judged]) -> None:
    counts = Counter(each.query.kind for each in asked_in_own_words if each.is_answerable)

    assert {kind: count for kind, count in counts.items() if count < 60} == {}


def test_every_query_can_be_answered(asked: list[Asked]) -> None:
    assert [each.query.text for each in asked if not each.is_answerable] == []


def test_what_is_listed_without_its_unknown_words_says_so(asked: list[Asked]) -> None:
    unsaid = [each.query.text for each in asked if each.query.text.split()[0] == "xyzzy" and each.total]

    assert unsaid
    assert [each.query.text for each in asked if each.query.text in unsaid and not each.is_relaxed] == []


def test_every_kind_has_a_floor() -> None:
    kinds = {query.kind for query in read_queries()} | {"overall"}

    assert FLOORS.keys() == kinds
    assert WITHOUT_ENGINE_FLOORS["golden"].keys() == kinds


def test_no_query_is_asked_twice() -> None:
    asked = Counter((query.text, query.kind) for query in read_queries())

    assert [query for query, times in asked.items() if times > 1] == []
