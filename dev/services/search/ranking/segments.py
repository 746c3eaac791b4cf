"""The ranking while it is being made: stretches of documents that are still equal, in order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np

from dev.services.search.matching.positions import Costs, Numbers
from dev.services.search.ranking.scores import Detail
from dev.services.search.ranking.words import Reading


@dataclass(frozen=True, slots=True)
class Segment:
    """Documents (ascending numbers) that no rule has told apart so far; `start` is the place of the first."""

    start: int
    numbers: Numbers
    details: tuple[Detail, ...] = ()
    reading: Reading | None = None

    @property
    def stop(self) -> int:
        return self.start + len(self.numbers)


@dataclass(frozen=True, slots=True)
class Part:
    """What a rule puts together of one segment."""

    numbers: Numbers
    detail: Detail | None
    reading: Reading | None = None


class Rule(Protocol):
    """Tells equal documents apart."""

    def begin(self, segments: Sequence[Segment]) -> None:
        """Take a look at all segments that will be divided."""
        ...

    def divide(self, segment: Segment) -> Iterator[Part]:
        """Yield the parts of a segment, best first; only as many are taken as the page needs."""
        ...


def refine(segments: Sequence[Segment], rule: Rule, start: int, stop: int, *, to_the_end: bool) -> list[Segment]:
    """Return the segments that reach into the page `start` to `stop`, told apart by one more rule.

    A single document needs no telling apart, except `to_the_end`, when every detail is wanted.
    """
    open_ones = [segment for segment in segments if len(segment.numbers) > 1 or to_the_end]
    rule.begin(open_ones)
    refined: list[Segment] = []
    for segment in segments:
        if len(segment.numbers) <= 1 and not to_the_end:
            refined.append(segment)
            continue
        place = segment.start
        for part in rule.divide(segment):
            after = place + len(part.numbers)
            if after > start:
                reading = part.reading or segment.reading
                details = segment.details if part.detail is None else (*segment.details, part.detail)
                refined.append(Segment(place, part.numbers, details, reading))
            place = after
            if place >= stop:
                break
    return refined


def by_cost(numbers: Numbers, costs: Costs) -> Iterator[tuple[int, Numbers]]:
    """Yield the numbers by rising cost, equal ones together and in their order."""
    for cost in np.flatnonzero(np.bincount(costs)):
        yield int(cost), numbers[costs == cost]
