"""Questions in people's own words (asked.tsv), and how well a list of recipes answers them."""

import csv
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from core.search.english import other_number
from tests.relevance.golden import HERE, LOOKED_AT, SAYING, Query, folded, texts_of

PRECISION_AT = 5
Document = Mapping[str, Any]


@dataclass(frozen=True)
class Judged:
    """One question, and what became of it."""

    query: Query
    titles: Sequence[str]
    total: int
    is_answerable: bool
    """Some recipe of the catalogue meets it."""
    relevant: Sequence[bool]
    """Of the first five recipes."""
    kept: Sequence[bool]
    """Of the same: whether each keeps the constraints; empty for a question without any."""

    @property
    def is_success(self) -> bool:
        """One of the first three recipes is meant, and none breaks a constraint."""
        return any(self.relevant[:LOOKED_AT]) and all(self.kept[:LOOKED_AT])


def read_own_words() -> list[Query]:
    """Return the questions in the order of the file."""
    with (HERE / "asked.tsv").open(encoding="utf-8", newline="") as file:
        rows = csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        return [Query(row["query"], row["kind"], row["meant"]) for row in rows]


def judge(query: Query, listed: Sequence[Document], total: int, catalogue: Iterable[Document]) -> Judged:
    """Judge the first page of an answer."""
    first = listed[:PRECISION_AT]
    constraints = [word for word in query.words if is_constraint(word)]
    return Judged(
        query=query,
        titles=[document["Short_Title"] for document in first[:LOOKED_AT]],
        total=total,
        is_answerable=any(meets(document, query.words) for document in catalogue),
        relevant=[meets(document, query.words) for document in first],
        kept=[meets(document, constraints) for document in first] if constraints else [],
    )


def is_constraint(word: str) -> bool:
    """Tell a constraint (time, exclusion, label) from a word that a recipe should have."""
    return word.startswith(("<=", "!", "@"))


def meets(document: Document, words: Iterable[str]) -> bool:
    """Tell whether the recipe has each word in one of its forms and keeps each constraint."""
    return all(_meets(document, word) for word in words)


def _meets(document: Document, word: str) -> bool:
    if word.startswith("!"):
        return not _meets(document, word[1:])
    if word.startswith("<="):
        return document["Total_Time"] is not None and document["Total_Time"] <= int(word[2:])
    if word.startswith("@-"):
        return word[2:] in document["Allergens_Not_Found"]
    if word.startswith("@"):
        return word[1:] in document["Suitable_Diets"]
    said = _said(document)
    return any(form in said for form in _forms(word))


def _said(document: Document) -> str:
    return _said_by_id(document["ID"], tuple(text for field in SAYING for text in texts_of(document[field])))


@lru_cache(maxsize=20_000)
def _said_by_id(_: int, texts: tuple[str, ...]) -> str:
    return f" {' | '.join(map(folded, texts))} "


@lru_cache(maxsize=5_000)
def _forms(word: str) -> tuple[str, ...]:
    forms = []
    for form in map(folded, word.split("|")):
        *before, last = form.split()
        forms += [" ".join([*before, each]) for each in (last, *other_number(last))]
    return tuple(f" {form} " for form in forms)


def scores(judged: Sequence[Judged]) -> dict[str, tuple[int, float, float, float | None]]:
    """Return for each kind and overall: questions, success, precision at five, constraints kept; in percent.

    Questions that nothing in the catalogue answers are left out.
    """
    kinds: dict[str, list[Judged]] = defaultdict(list)
    for each in judged:
        if each.is_answerable:
            kinds[each.query.kind].append(each)
            kinds["overall"].append(each)
    return {kind: _score(of_kind) for kind, of_kind in sorted(kinds.items())}


def _score(judged: Sequence[Judged]) -> tuple[int, float, float, float | None]:
    shown = [hit for each in judged for hit in each.relevant]
    kept = [hit for each in judged for hit in each.kept]
    return len(judged), _share([each.is_success for each in judged]), _share(shown), _share(kept) if kept else None


def _share(flags: Sequence[bool]) -> float:
    return 100 * sum(flags) / len(flags) if flags else 0.0


def own_words_report(judged: Sequence[Judged]) -> str:
    """Return the scores by kind, and every failure with what was listed instead."""
    lines = [
        f"{kind:>14} {count:4d} asked {success:6.1f} % found {precision:6.1f} % of five meant"
        + ("" if kept is None else f" {kept:6.1f} % kept")
        for kind, (count, success, precision, kept) in scores(judged).items()
    ]
    failures = [
        f"{each.query.kind:>14} {each.query.text!r} means {each.query.meant}: {each.total} found, first {each.titles}"
        for each in judged
        if each.is_answerable and not each.is_success
    ]
    return "\n".join(["", *lines, *failures])
