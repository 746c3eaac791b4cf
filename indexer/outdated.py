"""Documents that another release's worker has written into this release's index.

While a release starts, the worker of the one before goes on until it is replaced, and builds documents as that did.
"""

from collections.abc import Mapping
from typing import Any

from core.db import transaction
from core.search.index import SearchIndex
from indexer import outbox
from indexer.context import IndexerContext
from indexer.search_engine import understood

AT_ONCE = 1_000
OWN_SHARE = 0.5
"""When more of an index's documents are of another builder, it is that release's index, which this one leaves alone."""


def count_outdated(context: IndexerContext, index: SearchIndex, uid: str) -> int:
    """Return how many documents carry the version of another builder. Raises the engine's errors."""
    with understood():
        return int(_fetch(context, index, uid, limit=1)["total"])


def enqueue_outdated(context: IndexerContext, index: SearchIndex, uid: str, *, documents: int) -> None:
    """Ask for documents of another builder to be built again, 1,000 at most, if most of `documents` are of this one.

    Raises the engine's errors.
    """
    with understood():
        page = _fetch(context, index, uid, limit=AT_ONCE)
        outdated, ids = int(page["total"]), {int(document["ID"]) for document in page["results"]}
    if not ids or outdated > OWN_SHARE * documents:
        return
    with transaction(context.database) as session:
        outbox.enqueue(
            session, index, sorted(ids - outbox.which_wait(session, index, list(ids))), is_bulk=True, may_be_gone=False
        )


def _fetch(context: IndexerContext, index: SearchIndex, uid: str, *, limit: int) -> Mapping[str, Any]:
    # Not a search: its total ends at the index's maxTotalHits.
    answer: Mapping[str, Any] = context.engine.client.http.post(
        f"indexes/{uid}/documents/fetch",
        {"filter": f"Document_Version != {index.document_version}", "fields": ["ID"], "limit": limit},
    )
    return answer
