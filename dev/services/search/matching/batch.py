"""Changes that become visible together."""

from __future__ import annotations

import array
import sys
from collections.abc import Iterable, Mapping

import numpy as np
import numpy.typing as npt
from pyroaring import BitMap

from dev.services.search.contracts import Document
from dev.services.search.matching.fields import FieldTable, leaves
from dev.services.search.matching.positions import MAX_POSITION, Keys, documents_of, pack
from dev.services.search.matching.snapshot import Posting, Snapshot
from dev.services.search.matching.tokens import HARD_STEP, Tokenizer

# A field with more words than this never counts as "exactly the query".
MAX_COUNTED_WORDS = 30
_UNCOUNTED = 255

Counts = dict[int, int]


class Batch:
    """Documents put and dropped since the last snapshot; the last word on each number wins."""

    def __init__(self, tokenizer: Tokenizer, fields: FieldTable) -> None:
        self._tokenizer = tokenizer
        self._fields = fields
        self._put: dict[int, dict[str, list[int]]] = {}
        self._counts: dict[int, Counts] = {}
        self._touched: set[int] = set()

    def put(self, number: int, document: Document) -> None:
        self._touched.add(number)
        places: dict[str, list[int]] = {}
        counts: Counts = {}
        position_in: dict[int, int] = {}
        for path, text in leaves(document):
            field = self._fields.find(path)
            if field is None:
                continue
            start = position_in[field.number] + HARD_STEP if field.number in position_in else 0
            position = start
            for word, place in self._tokenizer.words(text):
                position = start + place
                if position >= MAX_POSITION:
                    break
                # Interned, so that a word is kept once however many documents have it.
                places.setdefault(sys.intern(word), []).append(pack(number, field.number, position))
                counts[field.number] = counts.get(field.number, 0) + 1
            position_in[field.number] = position
        self._put[number], self._counts[number] = places, counts

    def drop(self, number: int) -> None:
        self._touched.add(number)
        self._put.pop(number, None)
        self._counts.pop(number, None)

    def applied_to(self, snapshot: Snapshot, words_of: dict[int, tuple[str, ...]]) -> Snapshot:
        """Return the snapshot with these changes; `words_of` (words by document) is brought up to date."""
        if not self._touched:
            return snapshot
        gone = [number for number in self._touched if number in words_of]
        postings = dict(snapshot.postings)
        _remove(postings, gone, {word for number in gone for word in words_of[number]}, snapshot.size)
        self._add(postings)
        for number in self._touched:
            words_of.pop(number, None)
        for number, places in self._put.items():
            words_of[number] = tuple(places)
        numbers = (snapshot.numbers - BitMap(gone)) | BitMap(self._put)
        return Snapshot(
            snapshot.settings,
            self._tokenizer,
            self._fields,
            postings,
            _in_order(snapshot.words, postings),
            numbers,
            self._counted(snapshot.word_counts, numbers),
        )

    def _add(self, postings: dict[str, Posting]) -> None:
        keys_of: dict[str, list[int]] = {}
        documents_with: dict[str, list[int]] = {}
        for number in sorted(self._put):
            for word, places in self._put[number].items():
                keys_of.setdefault(word, []).extend(places)
                documents_with.setdefault(word, []).append(number)
        for word, places in keys_of.items():
            keys = np.array(places, dtype=np.int64)
            documents = BitMap(array.array("I", documents_with[word]))
            if (posting := postings.get(word)) is not None:
                keys = np.concatenate([posting.keys, keys])
                documents |= posting.documents
            if np.any(keys[1:] < keys[:-1]):
                keys.sort()
            postings[word] = Posting(documents, keys)

    def _counted(
        self, before: Mapping[int, npt.NDArray[np.uint8]], numbers: BitMap
    ) -> dict[int, npt.NDArray[np.uint8]]:
        size = numbers.max() + 1 if numbers else 0
        fields = {*before, *(field for counts in self._counts.values() for field in counts)}
        counted = {field: np.zeros(size, dtype=np.uint8) for field in fields}
        for field, counts in before.items():
            kept = min(size, len(counts))
            counted[field][:kept] = counts[:kept]
        for number in self._touched:
            for field in fields if number < size else ():
                count = self._counts.get(number, {}).get(field, 0)
                counted[field][number] = count if count <= MAX_COUNTED_WORDS else _UNCOUNTED
        return counted


def _remove(postings: dict[str, Posting], numbers: Iterable[int], words: Iterable[str], size: int) -> None:
    is_gone = np.zeros(size, dtype=np.bool_)
    gone = BitMap(numbers)
    for number in gone:
        is_gone[number] = True
    for word in words:
        posting = postings[word]
        documents = posting.documents - gone
        if documents:
            keys: Keys = posting.keys[~is_gone[documents_of(posting.keys)]]
            postings[word] = Posting(documents, keys)
        else:
            del postings[word]


def _in_order(before: list[str], postings: Mapping[str, Posting]) -> list[str]:
    kept = [word for word in before if word in postings]
    if len(kept) == len(postings):
        return kept if len(kept) != len(before) else before
    known = set(kept)
    # Two sorted runs: the sort only merges them.
    return sorted([*kept, *sorted(word for word in postings if word not in known)])
