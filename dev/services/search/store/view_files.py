"""Views of indexes as files, so that a start need not read every word again.

A file is only a shortcut: whatever in it differs from the documents in the database is worked out anew, and a file of
other code, of other settings or a broken one is not used at all.
"""

from __future__ import annotations

import hashlib
import io
import itertools
import logging
import pickle
import threading
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import orjson

from dev.services.search.live_index import LiveIndex
from dev.services.search.matching.bounded_cache import BoundedCache
from dev.services.search.store.index_rows import DocumentRow, IndexRow
from dev.services.search.view import Change, View, empty_view

logger = logging.getLogger(__name__)

PACKAGE = Path(__file__).parents[1]
# With fewer documents changed since, working them out anew is quicker than writing the file again.
WORTH_SAVING = 1000
# Larger batches are no faster and need memory for all their words at once.
BATCH_DOCUMENTS = 2000


class ViewFiles:
    """Saves and restores views in a directory of their own. One thread uses it at a time."""

    def __init__(self, directory: Path) -> None:
        self._directory = directory
        self._fingerprint = fingerprint()
        self._saved: dict[int, tuple[Mapping[str, Any], Mapping[int, bytes]]] = {}

    def restore(self, row: IndexRow, documents: Iterable[DocumentRow]) -> View:
        """Return the view of an index over these documents, which are all that it has."""
        view = self._read(row) or empty_view(row.settings)
        self._saved[row.number] = (view.stored_settings, view.bodies)
        present: set[int] = set()
        for batch in batches(put_changes(view, documents, present)):
            view = view.changed(batch)
        id_of = {number: one for one, number in view.number_of.items()}
        gone = [Change(number, id_of[number]) for number in view.documents if number not in present]
        return view.changed(gone) if gone else view

    def save(self, indexes: Iterable[LiveIndex], *, even_small_changes: bool) -> None:
        """Write the views that changed, and forget the files of indexes that are gone."""
        kept = set()
        for index in indexes:
            kept.add(self._path(index.row.number))
            different = self._changes_since_saved(index)
            if different >= (1 if even_small_changes else WORTH_SAVING):
                self._write(index)
        for path in self._directory.glob("*.view"):
            if path not in kept:
                path.unlink()

    def _changes_since_saved(self, index: LiveIndex) -> int:
        settings, bodies = self._saved.get(index.row.number, ({}, {}))
        view = index.view
        if settings != view.stored_settings:
            return max(len(view.bodies), 1)
        changed = sum(1 for number, body in view.bodies.items() if bodies.get(number) is not body)
        return changed + sum(1 for number in bodies if number not in view.bodies)

    def _path(self, index_number: int) -> Path:
        return self._directory / f"{index_number}.view"

    def _read(self, row: IndexRow) -> View | None:
        path = self._path(row.number)
        try:
            with path.open("rb") as file:
                if file.read(len(self._fingerprint)) != self._fingerprint:
                    return None
                view = pickle.load(file)  # noqa: S301 -- our own file, in our own directory
        except FileNotFoundError:
            return None
        except Exception:
            logger.warning("%s cannot be read and is not used.", path, exc_info=True)
            return None
        return view if isinstance(view, View) and view.stored_settings == row.settings else None

    def _write(self, index: LiveIndex) -> None:
        self._directory.mkdir(parents=True, exist_ok=True)
        path = self._path(index.row.number)
        unfinished = path.with_suffix(".unfinished")
        with unfinished.open("wb") as file:
            file.write(self._fingerprint)
            ViewPickler(file, protocol=pickle.HIGHEST_PROTOCOL).dump(index.view)
        unfinished.replace(path)
        self._saved[index.row.number] = (index.view.stored_settings, index.view.bodies)


class ViewPickler(pickle.Pickler):
    """Leaves out what belongs to a running process: locks, and what searches remember."""

    def reducer_override(self, value: object) -> Any:
        if isinstance(value, type(threading.RLock())):
            return threading.RLock, ()
        if isinstance(value, BoundedCache):
            return BoundedCache, (vars(value)["_size"],)
        return NotImplemented


def put_changes(view: View, documents: Iterable[DocumentRow], present: set[int]) -> Iterator[Change]:
    """Yield the documents that the view does not have like this; `present` collects the numbers of all."""
    for one in documents:
        present.add(one.number)
        if view.bodies.get(one.number) != one.body:
            yield Change(one.number, one.id, one.body, orjson.loads(one.body))


def batches(changes: Iterator[Change]) -> Iterator[list[Change]]:
    while batch := list(itertools.islice(changes, BATCH_DOCUMENTS)):
        yield batch


def fingerprint() -> bytes:
    """Return what tells the code of this engine from any other: views of other code are not used."""
    code = io.BytesIO()
    for path in sorted(PACKAGE.rglob("*.py")):
        code.write(path.read_bytes())
    return hashlib.sha256(code.getvalue()).digest()
