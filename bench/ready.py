"""Ready-made documents in a file, however many they are: what the engine alone is measured with."""

import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import IO, Any

import orjson

from bench.parts import Parts
from core.db import make_session
from core.search.index import PRIMARY_KEY
from core.search.indexes.recipes import INDEX as RECIPES
from indexer.public_ids import public_id_batches

BATCH = 2_000
PATIENCE_SECONDS = 3 * 60 * 60
"""Meilisearch merges all waiting batches into one task, which takes very long for a million documents."""


@dataclass(frozen=True)
class ReadyDocuments:
    """Batches of documents as JSON."""

    file: IO[bytes]
    lengths: Sequence[int]
    """Bytes of each batch."""

    def add_to(self, parts: Parts, uid: str) -> None:
        """Send every batch and wait until the engine has indexed the last."""
        engine, last = parts.context.engine, None
        self.file.seek(0)
        for length in self.lengths:
            last = engine.client.index(uid).add_documents_json(self.file.read(length), PRIMARY_KEY).task_uid
        if last is not None:
            engine.wait(last, seconds=PATIENCE_SECONDS)


@contextmanager
def ready_documents(parts: Parts, *, count: int | None = None, mark: str = "") -> Iterator[ReadyDocuments]:
    """Give the documents of the first `count` recipes, by default of all, with `mark` at the end of their description.

    They are built before the block begins.
    """
    with tempfile.TemporaryFile() as file, make_session(parts.context.database) as session:
        lengths, built = [], 0
        for ids in public_id_batches(session, RECIPES, batch=BATCH):
            some = ids if count is None else ids[: count - built]
            documents = RECIPES.build(session, some)
            session.expunge_all()
            lengths.append(file.write(orjson.dumps([_marked(each, mark) for each in documents])))
            built += len(some)
            if built == count:
                break
        session.rollback()
        yield ReadyDocuments(file, lengths)


def _marked(document: Mapping[str, Any], mark: str) -> Mapping[str, Any]:
    return {**document, "Description": f"{document['Description']}{mark}"} if mark else document
