"""A search from its text to its ranked hits."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence

from pyroaring import BitMap

from dev.services.search.contracts import FieldOrder, IndexSettings, Ranked, RankedHit, TextQuery
from dev.services.search.matching.graph import Graph
from dev.services.search.matching.matched import MatchedTerms
from dev.services.search.matching.positions import from_bitmap
from dev.services.search.matching.query import ParsedQuery, parse
from dev.services.search.matching.reader import Reader
from dev.services.search.matching.text_index import TextIndex
from dev.services.search.ranking.attribute_rank import AttributeRank
from dev.services.search.ranking.exactness import ExactWords
from dev.services.search.ranking.most import (
    most_attributes,
    most_positions,
    most_proximity,
    most_typos,
    most_words,
)
from dev.services.search.ranking.paths import PathRule
from dev.services.search.ranking.proximity import Proximity
from dev.services.search.ranking.rules import FieldRule, Shared, WordsRule, exact_attribute_rule, path_rule
from dev.services.search.ranking.scores import explain, global_score
from dev.services.search.ranking.segments import Rule, Segment, refine
from dev.services.search.ranking.typo import Typo
from dev.services.search.ranking.word_position import WordPosition
from dev.services.search.ranking.words import Readings

# `attribute` is the two younger rules one after the other.
_PATH_RULES = {
    "typo": ("typo",),
    "proximity": ("proximity",),
    "attribute": ("attributeRank", "wordPosition"),
    "attributeRank": ("attributeRank",),
    "wordPosition": ("wordPosition",),
    "exactness": ("exactness", "exactWords"),
}


def search(index: TextIndex, query: TextQuery, *, universe: BitMap, order: FieldOrder) -> Ranked:
    """Return the hits of one page among the documents of the universe, and every match.

    A text without any word finds all of them, ordered by the sort and custom rules alone.
    Raises InvalidSearch if `attributes_to_search_on` names what is not searchable.
    """
    snapshot = index.snapshot
    reader = Reader(snapshot, query.attributes_to_search_on)
    parsed = parse(query.q or "", snapshot, index.vocabulary)
    universe = (universe & snapshot.numbers) - _excluded(reader, parsed)
    graph = Graph.of(parsed.terms, index.vocabulary)
    scores = query.need_scores or query.ranking_score_threshold is not None
    readings = Readings(reader, graph, query.matching_strategy, with_scores=scores) if parsed.terms else None
    candidates = readings.widest(universe) if readings else universe
    rules = list(_rules(snapshot.settings, query, reader, readings, order))
    terms = MatchedTerms(graph.nodes, snapshot.tokenizer)
    return _page(snapshot.settings, query, candidates, rules, order, terms)


def _excluded(reader: Reader, parsed: ParsedQuery) -> BitMap:
    excluded = [reader.word(word) for word in parsed.excluded_words]
    excluded += [reader.phrase(phrase) for phrase in parsed.excluded_phrases]
    return BitMap.union(BitMap(), *excluded)


def _rules(
    settings: IndexSettings, query: TextQuery, reader: Reader, readings: Readings | None, order: FieldOrder
) -> Iterator[Rule]:
    """Yield the rules in the order of the settings; `words` comes before all rules about words."""
    shared = Shared(reader)
    used: set[str] = set()
    before: list[PathRule] = []
    for name in settings.ranking_rules:
        if name in _PATH_RULES or name == "words":
            if readings is None:
                continue
            if "words" not in used:
                used.add("words")
                yield WordsRule(readings)
            for part in _PATH_RULES.get(name, ()):
                if part not in used:
                    used.add(part)
                    yield _path_rule(part, before, shared, reader)
        else:
            fields = query.sort if name == "sort" else [_custom(name)]
            for field, descending in fields:
                if field not in used:
                    used.add(field)
                    yield FieldRule(field, descending, order)


def _path_rule(name: str, before: list[PathRule], shared: Shared, reader: Reader) -> Rule:
    """Return the rule, and note it for those after it: they keep to the ways it found best."""
    if name == "exactness":
        return exact_attribute_rule(tuple(before), shared)
    weight = reader.snapshot.fields.max_weight
    known: dict[str, tuple[PathRule, Callable[[Graph, Segment], int]]] = {
        "typo": (Typo(), most_typos),
        "proximity": (Proximity(), most_proximity),
        "attributeRank": (AttributeRank(), most_attributes(weight)),
        "wordPosition": (WordPosition(), most_positions),
        "exactWords": (ExactWords(), most_words),
    }
    rule, out_of = known[name]
    before.append(rule)
    return path_rule(name, tuple(before), shared, out_of)


def _custom(rule: str) -> tuple[str, bool]:
    field, _, direction = rule.rpartition(":")
    return field, direction == "desc"


def _page(
    settings: IndexSettings,
    query: TextQuery,
    candidates: BitMap,
    rules: Sequence[Rule],
    order: FieldOrder,
    terms: MatchedTerms,
) -> Ranked:
    start, stop = query.offset, query.offset + query.limit
    distinct = query.distinct
    if query.ranking_score_threshold is not None:
        hits, candidates = _above(query.ranking_score_threshold, candidates, rules)
        if distinct is not None:
            hits, candidates = _distinct(hits, candidates, distinct, order)
        hits = hits[start:stop]
    elif distinct is not None:
        hits = list(_hits(_ranked(candidates, rules, 0, sys.maxsize, with_scores=query.need_scores), 0, sys.maxsize))
        hits, candidates = _distinct(hits, candidates, distinct, order)
        hits = hits[start:stop]
    else:
        hits = list(_hits(_ranked(candidates, rules, start, stop, with_scores=query.need_scores), start, stop))
    if not query.need_scores:
        return Ranked(candidates, tuple(RankedHit(number) for number, _ in hits), terms)
    unified = "attribute" in settings.ranking_rules
    scored = (
        RankedHit(number, global_score(segment.details), explain(segment.details, unified_attribute=unified))
        for number, segment in hits
    )
    return Ranked(candidates, tuple(scored), terms)


Hit = tuple[int, Segment]


def _ranked(candidates: BitMap, rules: Sequence[Rule], start: int, stop: int, *, with_scores: bool) -> list[Segment]:
    segments = [Segment(0, from_bitmap(candidates))]
    if start >= stop or start >= len(candidates):
        return []
    for rule in rules:
        segments = refine(segments, rule, start, stop, to_the_end=with_scores)
    return segments


def _hits(segments: Sequence[Segment], start: int, stop: int) -> Iterator[Hit]:
    for segment in segments:
        for number in segment.numbers[max(start - segment.start, 0) : max(stop - segment.start, 0)]:
            yield int(number), segment


def _above(threshold: float, candidates: BitMap, rules: Sequence[Rule]) -> tuple[list[Hit], BitMap]:
    """Return all hits whose score is high enough, in order, and the same as a set."""
    segments = _ranked(candidates, rules, 0, sys.maxsize, with_scores=True)
    good = [segment for segment in segments if global_score(segment.details) >= threshold]
    hits = list(_hits(good, 0, sys.maxsize))
    return hits, BitMap([number for number, _ in hits])


def _distinct(hits: list[Hit], candidates: BitMap, field: str, order: FieldOrder) -> tuple[list[Hit], BitMap]:
    """Return the best hit of each value, and one document of each value for the totals."""
    kept: list[Hit] = []
    seen = BitMap()
    for number, segment in hits:
        if number not in seen:
            kept.append((number, segment))
            seen |= order.same_value(field, number)
    return kept, BitMap([number for number, _ in kept])
