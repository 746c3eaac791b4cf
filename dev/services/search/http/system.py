"""Routes about the server itself: health, version, sizes."""

from __future__ import annotations

from typing import Any

from starlette.responses import Response

from dev.services.search.engine import Engine
from dev.services.search.http.call import Call, answer
from dev.services.search.live_index import LiveIndex

# The Meilisearch whose answers this engine gives.
VERSION = "1.50.0"


async def health(call: Call) -> Response:
    return answer({"status": "available"})


async def version(call: Call) -> Response:
    return answer({"commitSha": "unknown", "commitDate": "unknown", "pkgVersion": VERSION})


async def stats(call: Call) -> Response:
    indexes = {uid: index for uid, index in call.engine.catalog.by_uid.items() if call.grant.allows(uid)}
    size_bytes = call.engine.database.size_bytes()
    return answer(
        {
            "databaseSize": size_bytes,
            "usedDatabaseSize": size_bytes,
            "lastUpdate": max((index.row.updated_at for index in indexes.values()), default=None),
            "indexes": {uid: index_numbers(call.engine, indexes[uid]) for uid in sorted(indexes)},
        }
    )


async def index_stats(call: Call) -> Response:
    return answer(index_numbers(call.engine, call.engine.catalog.get(call.index_uid())))


def index_numbers(engine: Engine, index: LiveIndex) -> dict[str, Any]:
    documents = len(index.view.documents)
    size_bytes = sum(map(len, index.view.bodies.values()))
    return {
        "numberOfDocuments": documents,
        "rawDocumentDbSize": size_bytes,
        "avgDocumentSize": size_bytes // documents if documents else 0,
        "isIndexing": engine.is_indexing(index.row.uid),
        "numberOfEmbeddings": 0,
        "numberOfEmbeddedDocuments": 0,
        "fieldDistribution": dict(sorted(index.view.field_counts.items())),
    }
