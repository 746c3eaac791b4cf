"""Where a word stands, as one 64-bit integer: document, field and position in the field, in this order.

Sorted arrays of such keys answer "next to", "in the same field" and "how early" for thousands of documents
in one vector operation. Keys of different fields are further apart than any distance asked about.
"""

from __future__ import annotations

import array
from typing import Any

import numpy as np
import numpy.typing as npt
from pyroaring import BitMap

Keys = npt.NDArray[np.int64]
Numbers = npt.NDArray[np.int64]
Costs = npt.NDArray[np.int64]

FIELD_SHIFT = 17
DOCUMENT_SHIFT = 29
MAX_POSITION = (1 << 16) - 1
MAX_FIELDS = 1 << (DOCUMENT_SHIFT - FIELD_SHIFT)
NO_KEYS: Keys = np.empty(0, dtype=np.int64)

# Looking a document up costs about as much as passing over this many keys.
_FEW = 24
_FIELD_MASK = MAX_FIELDS - 1
_POSITION_MASK = (1 << FIELD_SHIFT) - 1


def pack(document: int, field: int, position: int) -> int:
    return (document << DOCUMENT_SHIFT) | (field << FIELD_SHIFT) | position


def documents_of(keys: Keys) -> Numbers:
    return keys >> DOCUMENT_SHIFT


def fields_of(keys: Keys) -> npt.NDArray[np.int64]:
    return (keys >> FIELD_SHIFT) & _FIELD_MASK


def positions_of(keys: Keys) -> npt.NDArray[np.int64]:
    return keys & _POSITION_MASK


def without_positions(keys: Keys) -> Keys:
    """Return the keys as if every word stood at the beginning of its field."""
    return keys & ~np.int64(_POSITION_MASK)


def to_bitmap(numbers: npt.NDArray[np.integer[Any]]) -> BitMap:
    return BitMap(array.array("I", numbers.astype(np.uint32).tobytes()))


def from_bitmap(bitmap: BitMap) -> Numbers:
    """Return the members in ascending order."""
    return np.frombuffer(bitmap.to_array(), dtype=np.uint32).astype(np.int64)


def gap_after(left: Keys, right: Keys) -> npt.NDArray[np.int64]:
    """Return for each left key how far behind it the nearest right key stands (1 = next); both sorted."""
    if len(right) == 0:
        return np.full(len(left), np.iinfo(np.int64).max)
    after = np.searchsorted(right, left, side="right")
    found = right[np.minimum(after, len(right) - 1)] - left
    return np.where(found > 0, found, np.iinfo(np.int64).max)


def documents_with_gap(left: Keys, right: Keys, widest: int) -> BitMap:
    """Return the documents in which some right key stands 1 to `widest` places after a left key."""
    if len(left) > len(right):
        # Look the fewer up among the more: the cost is a binary search for each.
        before = np.searchsorted(left, right, side="left") - 1
        gaps = np.where(before >= 0, right - left[np.maximum(before, 0)], np.iinfo(np.int64).max)
        return to_bitmap(documents_of(right[gaps <= widest]))
    return to_bitmap(documents_of(left[gap_after(left, right) <= widest]))


def places_in(keys: Keys, numbers: Numbers) -> tuple[Keys, npt.NDArray[np.int64]]:
    """Return the keys in these documents, and for each the index of its document in `numbers`; all sorted."""
    if len(numbers) * _FEW < len(keys):
        first = np.searchsorted(keys, numbers << DOCUMENT_SHIFT)
        counts = np.searchsorted(keys, (numbers + 1) << DOCUMENT_SHIFT) - first
        # 0, 1, 2 … within each document, moved to where its keys begin.
        offsets = np.arange(counts.sum()) - np.repeat(np.cumsum(counts) - counts, counts)
        return keys[np.repeat(first, counts) + offsets], np.repeat(np.arange(len(numbers)), counts)
    documents = documents_of(keys)
    index_of = np.full(max(int(documents[-1]), int(numbers[-1])) + 1 if len(keys) else 0, -1, dtype=np.int64)
    index_of[numbers[: len(index_of)]] = np.arange(min(len(numbers), len(index_of)))
    index = index_of[documents]
    inside = index >= 0
    return keys[inside], index[inside]


def least_by_index(index: npt.NDArray[np.int64], costs: npt.NDArray[np.int64], size: int, default: int) -> Costs:
    """Return the smallest cost at each index below `size`, `default` where there is none; `index` is sorted."""
    least = np.full(size, default, dtype=np.int64)
    if len(index):
        starts = np.concatenate([[0], np.flatnonzero(np.diff(index)) + 1])
        least[index[starts]] = np.minimum(np.minimum.reduceat(costs, starts), default)
    return least
