"""Has an index rebuilt that the engine has lost.

Until the rebuild swaps it in, nothing is sent to it and PostgreSQL answers its searches.
Source: docs/decisions/0022-search-without-its-engine.md.
"""

import logging
from datetime import timedelta

from core.db import Database, transaction
from core.models import SearchJobKind
from core.search.index import SearchIndex
from core.search.jobs import ask_for, has_run_lately

log = logging.getLogger(__name__)

PAUSE = timedelta(minutes=5)
"""Between two rebuilds of a lost index: one that fails would fail again at once."""


def ask_for_lost_index(database: Database, index: SearchIndex) -> None:
    """Ask for a rebuild of an index that the engine has lost, unless one waits, runs or has just ended."""
    with transaction(database) as session:
        if has_run_lately(session, SearchJobKind.REBUILD, index.name, within=PAUSE):
            return
        log.warning("%s: the engine has lost the index, a rebuild is asked for", index.name)
        ask_for(session, SearchJobKind.REBUILD, index.name)
