"""One state of an index's text: what every search that began with it sees, whatever is added meanwhile."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Mapping
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from pyroaring import BitMap

from dev.services.search.contracts import IndexSettings
from dev.services.search.matching.bounded_cache import BoundedCache
from dev.services.search.matching.fields import FieldTable
from dev.services.search.matching.positions import (
    NO_KEYS,
    Costs,
    Keys,
    documents_of,
    documents_with_gap,
    fields_of,
    least_by_index,
    to_bitmap,
    without_positions,
)
from dev.services.search.matching.tokens import Tokenizer

# Higher than any letter, so that everything that begins with a prefix sorts below prefix + this.
_AFTER_ALL = chr(0x10FFFF)


@dataclass(frozen=True, slots=True)
class Posting:
    """Where a word stands: the documents, and sorted keys of every place."""

    documents: BitMap
    keys: Keys


@dataclass(frozen=True, slots=True)
class CostTable:
    """What a place costs, by its field or its position; `highest` is for documents without any."""

    name: str
    by: Callable[[Keys], npt.NDArray[np.int64]]
    table: Costs
    highest: int

    def costs(self, keys: Keys) -> Costs:
        return self.table[self.by(keys)]


class Snapshot:
    """Words and their places; immutable but for caches of what was asked before."""

    def __init__(
        self,
        settings: IndexSettings,
        tokenizer: Tokenizer,
        fields: FieldTable,
        postings: Mapping[str, Posting],
        words: list[str],
        numbers: BitMap,
        word_counts: Mapping[int, npt.NDArray[np.uint8]],
    ) -> None:
        """`words` are the postings' keys in order; `word_counts` maps a field to the words in it by document number."""
        self.settings = settings
        self.tokenizer = tokenizer
        self.fields = fields
        self.postings = postings
        self.words = words
        self.numbers = numbers
        self.word_counts = word_counts
        self.size = numbers.max() + 1 if numbers else 0
        self._prefix_documents: BoundedCache[str, BitMap] = BoundedCache(512)
        self._prefix_keys: BoundedCache[str, Keys] = BoundedCache(16)
        self._prefix_costs: BoundedCache[tuple[str, str], npt.NDArray[np.int16]] = BoundedCache(128)
        self._stems: BoundedCache[tuple[str, int], list[str]] = BoundedCache(256)
        self._lengths: BoundedCache[str, dict[int, list[str]]] = BoundedCache(128)
        self._gaps: BoundedCache[tuple[str, str, int], BitMap] = BoundedCache(1024)
        self.typos: BoundedCache[tuple[str, int, bool], tuple[list[str], list[str]]] = BoundedCache(4096)
        self.splits: BoundedCache[str, tuple[str, str] | None] = BoundedCache(4096)
        self._initials: list[str] | None = None

    def words_with_prefix(self, prefix: str) -> list[str]:
        start = bisect_left(self.words, prefix)
        return self.words[start : bisect_left(self.words, prefix + _AFTER_ALL, lo=start)]

    def prefix_documents(self, prefix: str) -> BitMap:
        return self._prefix_documents.get(prefix, self._union_of_prefix)

    def prefix_keys(self, prefix: str) -> Keys:
        """Return the places of all words that begin so, sorted."""
        return self._prefix_keys.get(prefix, self._places_of_prefix)

    def prefix_costs(self, prefix: str, table: CostTable) -> Costs:
        """Return by document number the least cost of a place of the words that begin so."""
        costs = self._prefix_costs.get((prefix, table.name), lambda _: self._costs_of_prefix(prefix, table))
        return costs.astype(np.int64)

    def documents(self, word: str) -> BitMap:
        posting = self.postings.get(word)
        return posting.documents if posting else BitMap()

    def keys(self, word: str) -> Keys:
        posting = self.postings.get(word)
        return posting.keys if posting else NO_KEYS

    def initials(self) -> list[str]:
        """Return the letters that words begin with."""
        if self._initials is None:
            initials = []
            position = 0
            while position < len(self.words):
                initials.append(self.words[position][0])
                position = bisect_left(self.words, initials[-1] + _AFTER_ALL, lo=position)
            self._initials = initials
        return self._initials

    def words_of_length(self, initial: str, length: int) -> list[str]:
        return self._lengths.get(initial, self._by_length).get(length, [])

    def stems(self, initial: str, length: int) -> list[str]:
        """Return the different beginnings of this length, in order, of the words with this first letter."""
        return self._stems.get((initial, length), self._stems_of)

    def adjacent(self, left: str, right: str, widest: int = 1) -> BitMap:
        """Return the documents in which `right` stands at most `widest` places behind `left`."""
        return self._gaps.get((left, right, widest), self._documents_with_gap)

    def _union_of_prefix(self, prefix: str) -> BitMap:
        return BitMap.union(BitMap(), *(self.postings[word].documents for word in self.words_with_prefix(prefix)))

    def _places_of_prefix(self, prefix: str) -> Keys:
        words = self.words_with_prefix(prefix)
        return np.sort(np.concatenate([self.postings[word].keys for word in words])) if words else NO_KEYS

    def _costs_of_prefix(self, prefix: str, table: CostTable) -> npt.NDArray[np.int16]:
        # Weights and positions cost less than 2^15; a quarter of the room lets more prefixes be kept.
        keys = self.prefix_keys(prefix)
        return least_by_index(documents_of(keys), table.costs(keys), self.size, table.highest).astype(np.int16)

    def _by_length(self, initial: str) -> dict[int, list[str]]:
        by_length: dict[int, list[str]] = {}
        for word in self.words_with_prefix(initial):
            by_length.setdefault(len(word), []).append(word)
        return by_length

    def _stems_of(self, asked: tuple[str, int]) -> list[str]:
        initial, length = asked
        longer = (word[:length] for word in self.words_with_prefix(initial) if len(word) >= length)
        return list(dict.fromkeys(longer))

    def _documents_with_gap(self, asked: tuple[str, str, int]) -> BitMap:
        left, right, widest = asked
        both = self.documents(left) & self.documents(right)
        if not both:
            return both
        first, second = self.keys(left), self.keys(right)
        if self.settings.proximity_precision == "byAttribute":
            return to_bitmap(documents_of(np.intersect1d(without_positions(first), without_positions(second))))
        return documents_with_gap(first, second, widest)


def only_in_fields(keys: Keys, fields: npt.NDArray[np.bool_]) -> BitMap:
    """Return the documents of the keys that stand in one of the fields (a table by field number)."""
    return to_bitmap(np.unique(documents_of(keys[fields[fields_of(keys)]])))
