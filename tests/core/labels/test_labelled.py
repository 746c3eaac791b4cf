"""Lines of our own with what they contain, in many languages, half of them traps."""

from pathlib import Path
from typing import NamedTuple

from core.labels import Allergen, label_line


class Labelled(NamedTuple):
    line: str
    contains: frozenset[str]
    may: frozenset[str]


def labelled_lines() -> list[Labelled]:
    found = []
    for row in (Path(__file__).parent / "labelled.tsv").read_text().splitlines():
        if row and not row.startswith("#"):
            line, contains, may = (part.strip() for part in (row + "||").split("|")[:3])
            found.append(Labelled(line, names(contains), names(may)))
    return found


def names(text: str) -> frozenset[str]:
    return frozenset(Allergen(name) for name in text.split(",") if name)


def test_at_least_800_lines_are_labelled() -> None:
    assert len(labelled_lines()) >= 800


def test_each_line_contains_what_its_label_says_and_nothing_else() -> None:
    wrong = []
    for labelled in labelled_lines():
        contains = {held.content for held in label_line(labelled.line).contains} & set(Allergen)
        if contains != labelled.contains:
            wrong.append((labelled.line, sorted(contains), sorted(labelled.contains)))
    assert not wrong


def test_each_line_may_contain_what_its_label_says() -> None:
    wrong = []
    for labelled in labelled_lines():
        facts = label_line(labelled.line)
        possible = {held.content for held in (*facts.may, *facts.contains)}
        if not labelled.may <= possible:
            wrong.append((labelled.line, sorted(possible), sorted(labelled.may)))
    assert not wrong


def test_each_labelled_line_is_understood() -> None:
    not_understood = {labelled.line: label_line(labelled.line).not_understood for labelled in labelled_lines()}
    assert not {line: words for line, words in not_understood.items() if words}
