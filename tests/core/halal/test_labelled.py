"""The guard against lines labelled by hand; the numbers are the goals of docs/product/recipes.md#halal-guard."""

import csv
from functools import cache
from pathlib import Path

from core.halal import Status, classify_line

_FILE = Path(__file__).with_name("labelled.tsv")


@cache
def _judged() -> tuple[tuple[str, Status, Status], ...]:
    with _FILE.open(encoding="utf-8", newline="") as file:
        rows = csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        return tuple((row["line"], Status(row["expected"]), classify_line(row["line"]).status) for row in rows)


def _misses(expected: Status, wrong: frozenset[Status]) -> tuple[int, list[str]]:
    lines = [(line, found) for line, status, found in _judged() if status is expected]
    return len(lines), [f"{line!r} is {expected}, judged {found}" for line, found in lines if found in wrong]


def test_at_least_995_of_1000_haram_lines_are_found() -> None:
    total, misses = _misses(Status.HARAM, frozenset({Status.HALAL, Status.DOUBTFUL}))
    print(*misses, sep="\n")
    assert len(misses) <= 0.005 * total, misses


def test_at_most_5_of_1000_halal_lines_raise_an_alarm() -> None:
    total, misses = _misses(Status.HALAL, frozenset({Status.DOUBTFUL, Status.HARAM}))
    print(*misses, sep="\n")
    assert len(misses) <= 0.005 * total, misses


def test_doubtful_lines_are_shown_with_a_caution() -> None:
    total, misses = _misses(Status.DOUBTFUL, frozenset({Status.HALAL, Status.HARAM}))
    print(*misses, sep="\n")
    assert len(misses) <= 0.02 * total, misses


def test_the_set_is_large_and_a_third_of_it_haram() -> None:
    statuses = [status for _, status, _ in _judged()]
    assert len(statuses) >= 900
    assert statuses.count(Status.HARAM) >= len(statuses) / 3
