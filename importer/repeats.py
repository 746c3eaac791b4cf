"""Separates repeats within one run from different recipes with the same source."""

from typing import NamedTuple

from importer.candidates import Candidate
from importer.normalising.labels import folded


class Place(NamedTuple):
    """Where a recipe was read first."""

    file: str
    line: int


class _First(NamedTuple):
    place: Place
    content: str
    title: str


class Repeats:
    """Remembers what a run has read: a hash and a place for each recipe."""

    def __init__(self) -> None:
        self._firsts: dict[str, _First] = {}

    def place_of_first(self, candidate: Candidate, place: Place) -> tuple[Candidate, Place | None]:
        """Return the candidate under a key of its own, and where it was read before if it was.

        The first of two counts. Pages that hold several recipes give all of them one address: those with another
        name are other recipes, and their name becomes part of the key. A shared `isBasedOn` has the name in its key
        already; with other content that is another recipe too.
        """
        title = folded(candidate.draft.long_title)
        while first := self._firsts.get(candidate.key):
            if first.content == candidate.content:
                return candidate, first.place
            if title not in candidate.key:
                if first.title == title:
                    return candidate, first.place
                candidate = candidate.keyed(f"{candidate.key}#{title}")
            else:
                candidate = candidate.keyed(f"{candidate.key}#{candidate.content[:16]}")
        self._firsts[candidate.key] = _First(place, candidate.content, title)
        return candidate, None
