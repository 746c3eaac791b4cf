"""How long the analysts' page takes over a year of views, and how fast views are written."""

import time
from collections.abc import Mapping

from api.staff.analytics.schemas import ViewsQuery
from api.staff.analytics.service import show_views
from bench.view_days import last_year
from core.analytics.views import By
from core.counters.views import Viewed
from core.db import Database, make_session, transaction
from worker.counters.writes import view_writer

TIMES = 5


def analytics_ms(database: Database) -> Mapping[By, float]:
    """Return for each sum how many ms a page over the last year takes, from the query to its JSON; median of five."""
    period = last_year()
    found = {}
    for by in By:
        query = ViewsQuery(by=by, first=period.first, last=period.last)
        found[by] = sorted(_page_ms(database, query) for _ in range(TIMES))[TIMES // 2]
    return found


def _page_ms(database: Database, query: ViewsQuery) -> float:
    started = time.perf_counter()
    with make_session(database) as session:
        show_views(session, query).model_dump_json(by_alias=True)
    return (time.perf_counter() - started) * 1000


def write_seconds(database: Database, *, recipes: int) -> float:
    """Return how long the worker takes to write views of so many recipes on one day, as it does every minute."""
    today = last_year().last
    counts = {f"{today}:{number}": 3 for number in range(1, recipes + 1)}
    started = time.perf_counter()
    with transaction(database) as session:
        view_writer(Viewed.RECIPE)(session, counts)
    return time.perf_counter() - started
