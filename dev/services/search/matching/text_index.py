"""The text of an index: documents go in and out in batches, searches see whole batches only."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Iterator

from pyroaring import BitMap

from dev.services.search.contracts import Document, IndexSettings
from dev.services.search.matching.batch import Batch
from dev.services.search.matching.fields import FieldTable
from dev.services.search.matching.snapshot import Snapshot
from dev.services.search.matching.tokens import Tokenizer
from dev.services.search.matching.vocabulary import Vocabulary


class TextIndex:
    """Words of documents under one set of settings; other settings need a new index.

    One thread writes at a time, any number read: a reader takes `snapshot` once and stays with it.
    """

    def __init__(self, settings: IndexSettings) -> None:
        self.settings = settings
        self._tokenizer = Tokenizer(settings)
        self.vocabulary = Vocabulary(settings, self._tokenizer)
        self._fields = FieldTable(settings.searchable, settings.typo.disable_on_attributes)
        self._words_of: dict[int, tuple[str, ...]] = {}
        self._snapshot = self._next = Snapshot(settings, self._tokenizer, self._fields, {}, [], BitMap(), {})
        self._lock = threading.RLock()
        self._batch: Batch | None = None

    @property
    def snapshot(self) -> Snapshot:
        return self._snapshot

    @property
    def numbers(self) -> BitMap:
        """The numbers of all documents that searches see now."""
        return self._snapshot.numbers

    @contextlib.contextmanager
    def batch(self, *, visible: bool = True) -> Iterator[None]:
        """Make everything put and dropped inside visible at once at the end, or nothing of it if it fails.

        Not `visible`: only `publish` lets searches see it, so that they see other changes at the same moment.
        """
        with self._lock:
            if self._batch is not None:
                yield
                return
            self._batch = Batch(self._tokenizer, self._fields)
            try:
                yield
                self._next = self._batch.applied_to(self._next, self._words_of)
            finally:
                self._batch = None
            if visible:
                self.publish()

    def publish(self) -> None:
        """Let searches see all batches that have ended."""
        self._snapshot = self._next

    def put(self, number: int, document: Document) -> None:
        """Add a document, or replace the one that has this number."""
        with self.batch():
            if self._batch is not None:
                self._batch.put(number, document)

    def drop(self, number: int) -> None:
        """Remove a document; unknown numbers are ignored."""
        with self.batch():
            if self._batch is not None:
                self._batch.drop(number)
