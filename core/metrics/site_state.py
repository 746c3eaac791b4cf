"""The state of the site as metrics: its parts, and all that waits for a worker."""

import contextlib
import logging
import urllib.request
from collections.abc import Callable, Iterable, Iterator
from datetime import UTC, datetime, timedelta

from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector
from redis import Redis, RedisError
from sqlalchemy import func, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session

from core.db import Database, make_session
from core.images import BucketMediaStorage
from core.metrics.waiting import WAITING_WORK
from core.models import Mail, MailState, SearchCheck, SearchOutboxEntry
from core.moderation.kinds import MODERATED_KINDS
from core.moderation.queue import count_overdue
from core.queue import DEFAULT_QUEUE, LONG_QUEUE
from core.search.moves import serving_url

log = logging.getLogger(__name__)

ENGINE_SECONDS = 2.0
FAILED_WITHIN = timedelta(days=1)
ASKED_OF_THE_BUCKET = "sufra-metrics"
"""No picture's path: whether it is there does not matter, only that the bucket says so."""


class SiteState(Collector):
    """Reads the state anew for each scrape. A part that does not answer is reported as down, and what it knows is
    left out."""

    def __init__(
        self, database: Database, redis: "Redis", engine_url: str, bucket: BucketMediaStorage | None = None
    ) -> None:
        """`bucket` is the storage of pictures; None where they are files."""
        self._bucket = bucket
        self._database = database
        self._redis = redis
        self._engine_url = engine_url.rstrip("/")

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """Return the metrics of this moment."""
        up = GaugeMetricFamily("sufra_up", "Whether a part answers.", labels=["part"])
        parts: dict[str, Callable[[], Iterable[GaugeMetricFamily]]] = {
            "database": self._of_database,
            "redis": self._of_redis,
            "engine": self._of_engine,
        }
        if bucket := self._bucket:
            parts["media"] = lambda: _of_bucket(bucket)
        for part, read in parts.items():
            try:
                yield from list(read())
                up.add_metric([part], 1)
            except (SQLAlchemyError, RedisError, OSError) as error:
                log.warning("no metrics of %s: %s", part, type(error).__name__)
                up.add_metric([part], 0)
        yield up

    def _of_database(self) -> Iterable[GaugeMetricFamily]:
        with make_session(self._database) as session:
            return [
                *_waiting(session),
                *_outbox(session),
                *_indexes(session),
                _failed_mails(session),
                _overdue(session),
            ]

    def _of_redis(self) -> Iterable[GaugeMetricFamily]:
        messages = GaugeMetricFamily("sufra_queue_messages", "Messages that no worker has taken.", labels=["queue"])
        for queue in (DEFAULT_QUEUE, LONG_QUEUE):
            messages.add_metric([queue], self._redis.llen(queue))
        return [messages]

    def _of_engine(self) -> Iterable[GaugeMetricFamily]:
        url = self._engine_url
        with contextlib.suppress(SQLAlchemyError), make_session(self._database) as session:
            url = serving_url(session, url)
        with urllib.request.urlopen(f"{url}/health", timeout=ENGINE_SECONDS):  # noqa: S310  # from settings
            return []


def _of_bucket(bucket: BucketMediaStorage) -> Iterable[GaugeMetricFamily]:
    bucket.has(ASKED_OF_THE_BUCKET)
    return []


def _waiting(session: Session) -> Iterable[GaugeMetricFamily]:
    count = GaugeMetricFamily("sufra_waiting", "Rows of work that a worker has not finished.", labels=["work"])
    oldest = GaugeMetricFamily("sufra_waiting_seconds", "Since when the oldest of them is due.", labels=["work"])
    for name, work in WAITING_WORK.items():
        rows, seconds = session.execute(
            select(func.count(), func.coalesce(func.extract("epoch", func.now() - func.min(work.due_at)), 0)).where(
                work.is_waiting
            )
        ).one()
        count.add_metric([name], rows)
        oldest.add_metric([name], max(0.0, float(seconds)))
    return count, oldest


def _outbox(session: Session) -> Iterable[GaugeMetricFamily]:
    entry = SearchOutboxEntry
    rows = GaugeMetricFamily("sufra_outbox_rows", "Changes that an index has not got.", labels=["index", "state"])
    oldest = GaugeMetricFamily("sufra_outbox_seconds", "Age of the oldest that is not parked.", labels=["index"])
    is_waiting = entry.parked_at.is_(None)
    for name, waiting, parked, seconds in session.execute(
        select(
            entry.index_name,
            func.count().filter(is_waiting),
            func.count().filter(~is_waiting),
            func.coalesce(func.extract("epoch", func.now() - func.min(entry.created_at).filter(is_waiting)), 0),
        ).group_by(entry.index_name)
    ):
        rows.add_metric([name, "waiting"], waiting)
        rows.add_metric([name, "parked"], parked)
        oldest.add_metric([name], float(seconds))
    return rows, oldest


def _indexes(session: Session) -> Iterable[GaugeMetricFamily]:
    # What the worker found when it last looked: counting a million rows for each scrape would cost too much.
    rows = GaugeMetricFamily("sufra_index_rows", "Published rows at the last look.", labels=["index"])
    documents = GaugeMetricFamily("sufra_index_documents", "Documents at the last look.", labels=["index"])
    age = GaugeMetricFamily("sufra_index_look_seconds", "Since the last look.", labels=["index"])
    problem = GaugeMetricFamily("sufra_index_problem", "1: the last look failed.", labels=["index"])
    now = datetime.now(UTC)
    for check in session.scalars(select(SearchCheck)):
        found = check.findings
        if found.get("rows") is not None:
            rows.add_metric([check.index_name], found["rows"])
        if found.get("documents") is not None:
            documents.add_metric([check.index_name], found["documents"])
        age.add_metric([check.index_name], (now - check.checked_at).total_seconds())
        problem.add_metric([check.index_name], int(check.problem is not None))
    return rows, documents, age, problem


def _failed_mails(session: Session) -> GaugeMetricFamily:
    failed = GaugeMetricFamily("sufra_mails_failed_lately", "Mails that failed for good within a day.")
    since = datetime.now(UTC) - FAILED_WITHIN
    failed.add_metric(
        [],
        session.scalar(
            select(func.count()).where(Mail.state == MailState.FAILED, Mail.settled_at > since).select_from(Mail)
        )
        or 0,
    )
    return failed


def _overdue(session: Session) -> GaugeMetricFamily:
    overdue = GaugeMetricFamily(
        "sufra_moderation_overdue", "Texts that wait longer than members are told.", labels=["kind"]
    )
    for kind in MODERATED_KINDS:
        overdue.add_metric([kind.name], count_overdue(session, kind, datetime.now(UTC)))
    return overdue
