"""How good a hit is, from 0 to 1, and why: rule by rule, as `_rankingScore` and `_rankingScoreDetails` tell it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Rank:
    """Bucket `rank` of `out_of` by one rule; the best is `out_of`."""

    rule: str
    rank: int
    out_of: int


@dataclass(frozen=True, slots=True)
class SortValue:
    """The value by which a sort or custom rule placed a document; it takes no part in the score."""

    field: str
    descending: bool
    value: Any


Detail = Rank | SortValue


def global_score(details: Iterable[Detail]) -> float:
    """Return the score: each rule divides the share of its bucket of the rule before."""
    rank, out_of = 1, 1
    for detail in details:
        if isinstance(detail, Rank):
            rank = max(rank - 1, 0) * detail.out_of + detail.rank
            out_of *= detail.out_of
    return rank / out_of


def explain(details: Sequence[Detail], *, unified_attribute: bool) -> dict[str, Any]:
    """Return the details in their JSON form; `unified_attribute` when the settings have the rule `attribute`."""
    explained: dict[str, Any] = {}
    order = 0
    for number, detail in enumerate(details):
        if isinstance(detail, SortValue):
            direction = "desc" if detail.descending else "asc"
            explained[f"{detail.field}:{direction}"] = {"order": order, "value": detail.value}
        elif detail.rule == "exactWords":
            _add_exact_words(explained["exactness"], details[number - 1], detail)
            continue
        elif detail.rule == "wordPosition" and unified_attribute:
            attribute = explained["attribute"]
            attribute["queryWordDistanceScore"] = _score(detail)
            attribute["score"] = global_score(details[number - 1 : number + 1])
            continue
        else:
            name = "attribute" if detail.rule == "attributeRank" and unified_attribute else detail.rule
            explained[name] = {"order": order, **_members(detail, name)}
        order += 1
    return explained


def _members(detail: Rank, name: str) -> dict[str, Any]:
    if name == "words":
        return {"matchingWords": detail.rank, "maxMatchingWords": detail.out_of, "score": _score(detail)}
    if name == "typo":
        return {"typoCount": detail.out_of - detail.rank, "maxTypoCount": detail.out_of - 1, "score": _score(detail)}
    if name == "exactness":
        match_type = {3: "exactMatch", 2: "matchesStart", 1: "noExactMatch"}[detail.rank]
        return {"matchType": match_type, "score": _score(detail)}
    if name == "attribute":
        return {"attributeRankingOrderScore": _score(detail)}
    return {"score": _score(detail)}


def _add_exact_words(exactness: dict[str, Any], attribute: Detail, words: Rank) -> None:
    if exactness["matchType"] != "noExactMatch":
        return
    exactness["matchingWords"] = words.rank - 1
    exactness["maxMatchingWords"] = words.out_of - 1
    exactness["score"] = global_score([attribute, words])


def _score(detail: Rank) -> float:
    return detail.rank / detail.out_of
