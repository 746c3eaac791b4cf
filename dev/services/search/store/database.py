"""The SQLite file: its tables, one connection that writes and one that reads."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

FORMAT = 1
FILE_NAME = "search.sqlite3"

SCHEMA = """
CREATE TABLE indexes (
    number INTEGER PRIMARY KEY,
    uid TEXT NOT NULL,
    primary_key TEXT,
    settings TEXT NOT NULL,
    next_document INTEGER NOT NULL,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL
);
CREATE TABLE documents (
    index_number INTEGER NOT NULL,
    number INTEGER NOT NULL,
    id TEXT NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (index_number, number)
);
CREATE TABLE tasks (
    uid INTEGER PRIMARY KEY,
    batch_uid INTEGER,
    index_uid TEXT,
    status TEXT NOT NULL,
    type TEXT NOT NULL,
    details TEXT NOT NULL,
    error TEXT,
    canceled_by INTEGER,
    enqueued_at TEXT NOT NULL,
    started_at TEXT,
    finished_at TEXT,
    custom_metadata TEXT,
    content TEXT NOT NULL,
    payload BLOB
);
CREATE INDEX waiting_tasks ON tasks (uid) WHERE status = 'enqueued';
CREATE TABLE keys (uid TEXT PRIMARY KEY, body TEXT NOT NULL);
"""


class DataDirectoryError(RuntimeError):
    """A data directory that cannot be used; the message says why in one sentence."""


class Database:
    """Opens or creates the file. `writing()` is one durable transaction; reading never waits for it."""

    def __init__(self, directory: Path) -> None:
        try:
            directory.mkdir(parents=True, exist_ok=True)
            self.path = directory / FILE_NAME
            self._writer = self._connect()
            self._reader = self._connect()
            self._prepare()
        except (OSError, sqlite3.Error) as error:
            raise DataDirectoryError(f"The data directory {directory} cannot be used: {error}.") from error
        self._write_lock = threading.Lock()
        self._read_lock = threading.Lock()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA journal_mode = WAL")
        # FULL: a task is on the disk before it is acknowledged.
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA journal_size_limit = 67108864")
        return connection

    def _prepare(self) -> None:
        found = self._writer.execute("PRAGMA user_version").fetchone()[0]
        if found not in (0, FORMAT):
            raise DataDirectoryError(f"{self.path} has format {found}, this engine reads {FORMAT}: move it away.")
        if found == 0:
            self._writer.executescript(f"BEGIN; {SCHEMA} PRAGMA user_version = {FORMAT}; COMMIT;")

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """Give the connection inside a transaction: on the disk at the end, or undone if anything fails."""
        with self._write_lock:
            self._writer.execute("BEGIN IMMEDIATE")
            try:
                yield self._writer
            except BaseException:
                self._writer.execute("ROLLBACK")
                raise
            self._writer.execute("COMMIT")

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """Give the connection that sees all that is committed."""
        with self._read_lock:
            yield self._reader

    def size_bytes(self) -> int:
        """Return the size of the file and of what is not yet moved into it."""
        return sum(path.stat().st_size for path in self.path.parent.glob(f"{FILE_NAME}*"))

    def compact(self) -> None:
        """Give back the space of what was deleted."""
        with self._write_lock:
            self._writer.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            self._writer.execute("VACUUM")

    def close(self) -> None:
        self._reader.close()
        self._writer.close()
