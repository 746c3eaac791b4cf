"""API keys on disk. Their values are not kept: they follow from the uid and the master key."""

from __future__ import annotations

from typing import Any

import orjson

from dev.services.search.store.database import Database


class KeyRows:
    """Each key is one JSON object under its uid."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def read_all(self) -> list[dict[str, Any]]:
        with self._database.reading() as connection:
            return [orjson.loads(body) for (body,) in connection.execute("SELECT body FROM keys")]

    def save(self, key: dict[str, Any]) -> None:
        with self._database.writing() as connection:
            connection.execute("INSERT OR REPLACE INTO keys VALUES (?, ?)", (key["uid"], orjson.dumps(key)))

    def delete(self, uid: str) -> None:
        with self._database.writing() as connection:
            connection.execute("DELETE FROM keys WHERE uid = ?", (uid,))
