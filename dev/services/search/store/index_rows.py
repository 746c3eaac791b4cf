"""Indexes and their documents on disk."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import orjson

from dev.services.search.store.database import Database


@dataclass
class IndexRow:
    """An index as it is kept. `number` never changes, `uid` does when indexes are swapped or renamed."""

    number: int
    uid: str
    primary_key: str | None
    settings: dict[str, Any]
    next_document: int
    created_at: str
    updated_at: str


@dataclass(frozen=True, slots=True)
class DocumentRow:
    number: int
    id: str
    body: bytes


class IndexRows:
    """Reads everything at the start; afterwards only writes, on the connection of the caller's transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def read_all(self) -> list[IndexRow]:
        with self._database.reading() as connection:
            rows = connection.execute(
                "SELECT number, uid, primary_key, settings, next_document, created_at, updated_at FROM indexes"
            ).fetchall()
        return [
            IndexRow(
                number=number,
                uid=uid,
                primary_key=primary_key,
                settings=orjson.loads(settings),
                next_document=next_document,
                created_at=created_at,
                updated_at=updated_at,
            )
            for number, uid, primary_key, settings, next_document, created_at, updated_at in rows
        ]

    def read_documents(self, index_number: int) -> Iterator[DocumentRow]:
        """Yield an index's documents in the order of their first addition."""
        with self._database.reading() as connection:
            cursor = connection.execute(
                "SELECT number, id, body FROM documents WHERE index_number = ? ORDER BY number", (index_number,)
            )
            for row in cursor:
                yield DocumentRow(*row)

    def save(self, connection: sqlite3.Connection, row: IndexRow) -> None:
        connection.execute(
            "INSERT OR REPLACE INTO indexes"
            " (number, uid, primary_key, settings, next_document, created_at, updated_at)"
            " VALUES (?, ?, ?, ?, ?, ?, ?)",
            (
                row.number,
                row.uid,
                row.primary_key,
                orjson.dumps(row.settings),
                row.next_document,
                row.created_at,
                row.updated_at,
            ),
        )

    def delete(self, connection: sqlite3.Connection, index_number: int) -> None:
        connection.execute("DELETE FROM documents WHERE index_number = ?", (index_number,))
        connection.execute("DELETE FROM indexes WHERE number = ?", (index_number,))

    def put_documents(self, connection: sqlite3.Connection, index_number: int, rows: Iterable[DocumentRow]) -> None:
        connection.executemany(
            "INSERT OR REPLACE INTO documents (index_number, number, id, body) VALUES (?, ?, ?, ?)",
            ((index_number, row.number, row.id, row.body) for row in rows),
        )

    def drop_documents(self, connection: sqlite3.Connection, index_number: int, numbers: Iterable[int]) -> None:
        connection.executemany(
            "DELETE FROM documents WHERE index_number = ? AND number = ?",
            ((index_number, number) for number in numbers),
        )
