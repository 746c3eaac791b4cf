"""Keeps an index in step on a second engine while searches move there.

Source: docs/guides/operators.md#upgrade-meilisearch.
"""

import logging
from collections.abc import Sequence

from core.db import make_session, transaction
from core.search.index import SearchIndex
from core.search.moves import configured_url, fell_behind, mirror_url, serving_url
from core.settings import get_settings
from indexer.context import IndexerContext
from indexer.search_engine import ENGINE_ERRORS, SearchEngine, open_search_engine

log = logging.getLogger(__name__)


def mirror(context: IndexerContext, index: SearchIndex, uid: str, document_ids: Sequence[int]) -> None:
    """Make these documents equal to the current rows on the second engine too, if the index has one in step.

    After a failure no further change is written to the second engine: changes of the first never wait for it. Call it
    under the index's lock. Raises the engine's errors when searches have moved to the second one since this run began.
    """
    settings = get_settings()
    with make_session(context.database) as session:
        url = mirror_url(session, index, context.engine.url)
        is_serving = url == serving_url(session, configured_url(settings))
        documents = index.build(session, document_ids) if url else []
    if url is None:
        return
    public = {document["ID"] for document in documents}
    gone = [document_id for document_id in document_ids if document_id not in public]
    try:
        _send(open_search_engine(settings, url), uid, documents, gone)
    except ENGINE_ERRORS as error:
        if is_serving:
            raise
        log.warning("%s is not kept in step at %s any more: %s", index.name, url, error)
        with transaction(context.database) as session:
            fell_behind(session, index)


def _send(engine: SearchEngine, uid: str, documents: Sequence[object], gone: Sequence[int]) -> None:
    engine.require_index(uid)
    tasks = [engine.upsert(uid, documents)] if documents else []
    tasks += [engine.delete(uid, gone)] if gone else []
    for task in tasks:
        engine.wait(task)
