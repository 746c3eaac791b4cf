"""Flavour bases, from `cuisines/*.toml`: what a cuisine seasons with, and what it puts on the table."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Any

from core.composing.amounts import Line, parse_line
from core.composing.dishes import FROM_BASE
from core.composing.facts import Pantry, pantry, words_of
from core.composing.toml_files import KnowledgeError, checked_keys, toml_files

_KEYS = {"name", *FROM_BASE, "finishes", "sweet_finishes", "loves"}


@dataclass(frozen=True, kw_only=True)
class Finish:
    """A way to finish a savoury dish: an ingredient, and the sentence that says what to do with it."""

    line: Line
    says: str
    title: str


@dataclass(frozen=True, kw_only=True)
class FlavourBase:
    """The flavours of a cuisine: ingredient lines for four servings by list (spices, herbs, fat, …).

    `loves` are names, kinds and roles that the cuisine also puts into savoury dishes, such as dried fruit.
    """

    code: str
    name: str
    lists: Mapping[str, tuple[Line, ...]]
    finishes: tuple[Finish, ...]
    sweet_finishes: tuple[Finish, ...]
    loves: frozenset[str]


@lru_cache(maxsize=1)
def flavour_bases() -> Mapping[str, FlavourBase]:
    """Return the flavour bases by the codes of the cuisines, read on first use and then kept."""
    documents = dict(toml_files(files(__package__) / "cuisines"))
    return {
        code: _base(f"{file}, {code}", code, row, pantry())
        for file, document in documents.items()
        for code, row in document.items()
    }


def _base(place: str, code: str, row: Mapping[str, Any], known: Pantry) -> FlavourBase:
    checked_keys(place, row, _KEYS, required={"name", *FROM_BASE, "finishes", "sweet_finishes"})
    return FlavourBase(
        code=code,
        name=row["name"],
        lists={
            name: tuple(parse_line(line, known, f"{place}, {name}") for line in row[name].split(";") if line.strip())
            for name in FROM_BASE
        },
        finishes=_finishes(f"{place}, finishes", row["finishes"], known),
        sweet_finishes=_finishes(f"{place}, sweet_finishes", row["sweet_finishes"], known),
        loves=frozenset(words_of(row.get("loves", ""))),
    )


def _finishes(place: str, rows: Sequence[Mapping[str, Any]], known: Pantry) -> tuple[Finish, ...]:
    return tuple(_finish(f"{place}, {number}", entry, known) for number, entry in enumerate(rows, start=1))


def _finish(place: str, entry: Mapping[str, Any], known: Pantry) -> Finish:
    checked_keys(place, entry, {"line", "says", "title"}, required={"line", "says", "title"})
    if "{it}" not in entry["says"]:
        raise KnowledgeError(f"{place}: the sentence must have {{it}}")
    return Finish(line=parse_line(entry["line"], known, place), says=entry["says"], title=entry["title"])
