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

FIELD_SHIFT = 17
DOCUMENT_SHIFT = 29
MAX_POSITION = (1 << 16) - 1
MAX_FIELDS = 1 << (DOCUMENT_SHIFT - FIELD_SHIFT)
NO_KEYS: Keys = np.empty(0, dtype=np.int64)

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
