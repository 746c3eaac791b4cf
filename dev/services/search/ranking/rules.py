"""Each name in `rankingRules` as something that divides segments."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import numpy as np

from dev.services.search.contracts import FieldOrder
from dev.services.search.matching.graph import Graph
from dev.services.search.matching.positions import Costs, from_bitmap, to_bitmap
from dev.services.search.matching.reader import Reader
from dev.services.search.ranking.exact_attribute import exact_attribute_costs
from dev.services.search.ranking.paths import Candidates, PathRule
from dev.services.search.ranking.scores import Rank, SortValue
from dev.services.search.ranking.segments import Part, Segment, by_cost
from dev.services.search.ranking.words import Reading, Readings


class WordsRule:
    """Ranking rule `words`."""

    def __init__(self, readings: Readings) -> None:
        self._readings = readings

    def begin(self, segments: Sequence[Segment]) -> None:
        pass

    def divide(self, segment: Segment) -> Iterator[Part]:
        steps = self._readings.steps
        for reading, found in self._readings.buckets(to_bitmap(segment.numbers)):
            detail = Rank("words", steps - reading.missing, steps) if self._readings.may_drop else None
            yield Part(from_bitmap(found), detail, reading)


class FieldRule:
    """The rules `sort` and `field:asc`, `field:desc`."""

    def __init__(self, field: str, descending: bool, order: FieldOrder) -> None:
        self._field, self._descending, self._order = field, descending, order

    def begin(self, segments: Sequence[Segment]) -> None:
        pass

    def divide(self, segment: Segment) -> Iterator[Part]:
        for bucket in self._order.buckets(self._field, self._descending, to_bitmap(segment.numbers)):
            if bucket:
                value = self._order.value_of(self._field, bucket[0])
                yield Part(from_bitmap(bucket), SortValue(self._field, self._descending, value))


class Shared:
    """Candidates of each reading, shared by rules that follow one another."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader
        self._candidates: dict[int, Candidates] = {}

    def of(self, graph: Graph, segments: Sequence[Segment]) -> Candidates:
        """Return the candidates of these segments, which all belong to one reading."""
        numbers = np.sort(np.concatenate([segment.numbers for segment in segments]))
        known = self._candidates.get(id(graph))
        found = known.only(numbers) if known else Candidates.of(self._reader, graph, numbers)
        self._candidates[id(graph)] = found
        return found


class CostRule:
    """A rule that gives each document a cost under the reading that found it."""

    def __init__(
        self,
        name: str,
        shared: Shared,
        costs: Callable[[Candidates], Costs],
        out_of: Callable[[Graph, Segment], int],
    ) -> None:
        """`out_of` is the number of buckets there could be, for the score."""
        self._name, self._shared, self._costs, self._out_of = name, shared, costs, out_of
        self._found: dict[int, tuple[Candidates, Costs]] = {}

    def begin(self, segments: Sequence[Segment]) -> None:
        by_reading: dict[int, list[Segment]] = {}
        for segment in segments:
            by_reading.setdefault(id(_reading(segment).graph), []).append(segment)
        for key, together in by_reading.items():
            candidates = self._shared.of(_reading(together[0]).graph, together)
            self._found[key] = (candidates, self._costs(candidates))

    def divide(self, segment: Segment) -> Iterator[Part]:
        reading = _reading(segment)
        candidates, costs = self._found[id(reading.graph)]
        out_of = self._out_of(reading.measure, segment)
        is_all = len(segment.numbers) == len(candidates.numbers)
        own = costs if is_all else costs[np.searchsorted(candidates.numbers, segment.numbers)]
        for cost, numbers in by_cost(segment.numbers, own):
            yield Part(numbers, Rank(self._name, max(out_of - cost, 0), out_of))


def path_rule(
    name: str, rules: Sequence[PathRule], shared: Shared, out_of: Callable[[Graph, Segment], int]
) -> CostRule:
    """Return the last of these rules, which tells apart what the others before it left equal."""
    return CostRule(name, shared, lambda candidates: candidates.costs(rules), out_of)


def exact_attribute_rule(rules: Sequence[PathRule], shared: Shared) -> CostRule:
    """Return the first half of rule exactness, which looks at what the rules before it left."""
    return CostRule(
        "exactness", shared, lambda candidates: exact_attribute_costs(candidates, rules), lambda _graph, _segment: 3
    )


def _reading(segment: Segment) -> Reading:
    if segment.reading is None:
        raise ValueError("the rule `words` comes before every rule about words")
    return segment.reading
