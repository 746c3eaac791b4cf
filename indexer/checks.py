"""Remembers what indexes are like, for staff: the API can't ask the engine for more than searches."""

from dataclasses import asdict
from datetime import UTC, datetime
from typing import Any

import orjson
from sqlalchemy.dialects.postgresql import insert

from core.db import transaction
from core.models import SearchCheck
from core.search.index import SearchIndex, engine_uid
from core.settings import Settings
from indexer.context import IndexerContext
from indexer.lost_index import ask_for_lost_index
from indexer.outdated import enqueue_outdated
from indexer.search_engine import ENGINE_ERRORS
from indexer.status import IndexStatus, read_status

LONGEST_PROBLEM = 500


def check_index(context: IndexerContext, index: SearchIndex, settings: Settings) -> str | None:
    """Look at the index and remember what it is like; return why the engine can't be asked, if it can't.

    Asks for a rebuild of an index that the engine has lost, and for the documents of another release's worker.
    """
    uid = engine_uid(index, settings)
    try:
        found = read_status(context, index, uid, settings.search_config_dir)
        if found.documents and found.outdated_documents:
            enqueue_outdated(context, index, uid, documents=found.documents)
    except ENGINE_ERRORS as error:
        problem = str(error)[:LONGEST_PROBLEM]
        _remember(context, index, {"problem": problem})
        return problem
    _remember(context, index, {"problem": None, "findings": _findings(found)})
    if found.is_lost:
        ask_for_lost_index(context.database, index)
    return None


def _remember(context: IndexerContext, index: SearchIndex, found: dict[str, Any]) -> None:
    values = {"checked_at": datetime.now(UTC), **found}
    with transaction(context.database) as session:
        session.execute(
            insert(SearchCheck)
            .values(index_name=index.name, **{"findings": {}, **values})
            .on_conflict_do_update(index_elements=["index_name"], set_=values)
        )


def _findings(found: IndexStatus) -> Any:
    return orjson.loads(orjson.dumps({**asdict(found), "is_healthy": found.is_healthy}))
