"""All indexes by name. The whole table is replaced at once, so that a swap is atomic."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping

from dev.services.search.errors import index_not_found
from dev.services.search.live_index import LiveIndex
from dev.services.search.store.index_rows import IndexRows
from dev.services.search.store.view_files import ViewFiles


class Catalog:
    """`by_uid` is never changed in place: a reader keeps seeing the same indexes under the same names."""

    def __init__(self) -> None:
        self.by_uid: Mapping[str, LiveIndex] = {}

    def get(self, uid: str) -> LiveIndex:
        """Return the index of this name. Raises ApiError index_not_found."""
        index = self.by_uid.get(uid)
        if index is None:
            raise index_not_found(uid)
        return index

    def names(self) -> list[str]:
        return sorted(self.by_uid)

    def next_number(self) -> int:
        return max((index.row.number for index in self.by_uid.values()), default=0) + 1

    def show(self, index: LiveIndex) -> None:
        self.by_uid = {**self.by_uid, index.row.uid: index}

    def hide(self, uid: str) -> None:
        self.by_uid = {name: index for name, index in self.by_uid.items() if name != uid}

    def rename(self, renames: Mapping[str, str]) -> None:
        """Give indexes other names, all at once; two that take each other's are swapped."""
        self.by_uid = {
            renames.get(uid, uid): LiveIndex(dataclasses.replace(index.row, uid=renames.get(uid, uid)), index.view)
            for uid, index in self.by_uid.items()
        }

    def load(self, rows: IndexRows, files: ViewFiles) -> None:
        for row in rows.read_all():
            self.show(LiveIndex(row, files.restore(row, rows.read_documents(row.number))))
