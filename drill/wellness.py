"""Says what is not well with the site: its parts, its searches, and the work that waits."""

import asyncio
import time
from collections.abc import Sequence
from datetime import UTC, datetime

import psutil
from sqlalchemy import create_engine, text
from sqlalchemy.exc import SQLAlchemyError

from drill.site import DrillSite
from drill.visitors.caller import Caller, Unanswered
from drill.visitors.searching import is_degraded, search_list

SERVICES = ("postgres", "redis", "search", "mail", "api", "worker", "long-worker", "beat")
LOOKS = 4
"""On a connection each, so that every process of the API is asked."""
BEAT_SECONDS = 4.0
POLL_SECONDS = 0.2

WAITING = text("""
    SELECT 'index changes', count(*) FROM search_outbox WHERE created_at < :moment AND parked_at IS NULL
    UNION ALL SELECT 'parked documents', count(*) FROM search_outbox WHERE parked_at IS NOT NULL
    UNION ALL SELECT 'mails', count(*) FROM mails WHERE state = 'pending' AND created_at < :moment
    UNION ALL SELECT 'imports', count(*) FROM import_jobs
        WHERE state IN ('uploaded', 'checking', 'importing') AND changed_at < :moment
""")


class NotWell(Exception):
    """The site did not get well in time; says what is wrong."""


async def wait_until_well(site: DrillSite, *, since: datetime, seconds: float) -> float:
    """Return after how many seconds all was well and the work of before `since` was done. Raises NotWell."""
    began = time.monotonic()
    complaints: Sequence[str] = ["not looked at"]
    while complaints:
        complaints = await _complaints(site, since)
        if complaints and time.monotonic() - began > seconds:
            raise NotWell(f"after {seconds:.0f} s: {'; '.join(complaints)}")
        if complaints:
            await asyncio.sleep(POLL_SECONDS)
    return time.monotonic() - began


def utc_now() -> datetime:
    """Return the moment, for `since`."""
    return datetime.now(UTC)


async def _complaints(site: DrillSite, since: datetime) -> Sequence[str]:
    found = [*_absent(site), *_silent_beat(site)]
    return found or await _of_api(site) or await asyncio.to_thread(_of_work, site, since)


def _absent(site: DrillSite) -> Sequence[str]:
    return [f"{name} does not run" for name in SERVICES if not _runs(site, name)]


def _runs(site: DrillSite, name: str) -> bool:
    try:
        return site.leader(name).status() not in (psutil.STATUS_ZOMBIE, psutil.STATUS_STOPPED)
    except psutil.NoSuchProcess:
        return False


def _silent_beat(site: DrillSite) -> Sequence[str]:
    age = time.time() - (site.data_dir / "beat" / "alive").stat().st_mtime
    return [f"beat is silent for {age:.0f} s"] if age > BEAT_SECONDS else []


async def _of_api(site: DrillSite) -> Sequence[str]:
    for number in range(LOOKS):
        async with Caller(site.url) as caller:
            try:
                ready = await caller.call("GET", "/readyz", seconds=3)
                found = await search_list(caller, f"rice {number} {time.monotonic()}")
            except Unanswered as error:
                return [f"the API does not answer: {error}"]
            if ready.body != {"status": "ready", "database": "ok", "search": "ok", "redis": "ok"}:
                return [f"readyz says {ready.body}"]
            if found.status != 200 or is_degraded(found.body):
                return ["searches are degraded"]
    return []


def _of_work(site: DrillSite, since: datetime) -> Sequence[str]:
    database = create_engine(site.settings["SUFRA_DATABASE_URL"], connect_args={"connect_timeout": 2})
    try:
        with database.connect() as connection:
            rows = connection.execute(WAITING, {"moment": since}).all()
            return [f"{count} {what} wait" for what, count in rows if count]
    except SQLAlchemyError as error:
        return [f"the database does not answer: {type(error).__name__}"]
    finally:
        database.dispose()
