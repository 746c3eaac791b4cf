"""A scheduler for several processes of Celery beat: one of them starts the jobs, the others stand by.

Which one is decided by a lease in Redis, through which the messages go anyway. The times of the last runs stand beside
it, so that a beat that takes over neither repeats a nightly job nor leaves one out.
"""

import logging
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, cast
from uuid import uuid4

from celery.beat import ScheduleEntry, Scheduler
from redis import Redis, RedisError

from core.redis import get_redis

log = logging.getLogger(__name__)

LEASE_KEY = "beat:leader"
LAST_RUNS_KEY = "beat:last-runs"
LEASE_SECONDS = 10
"""How long the others wait for a beat that has died."""
PAUSE_SECONDS = 1.0
"""Between two looks at the lease."""

HOLD = """
local holder = redis.call('GET', KEYS[1])
if holder and holder ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'EX', ARGV[2])
return 1
"""
RELEASE = """
if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end
"""


class Lease:
    """The right to start jobs, which one process has at a time, for LEASE_SECONDS after its last `hold`."""

    def __init__(self, redis: Callable[[], Redis]) -> None:
        self._redis = redis
        self._holder = uuid4().hex

    def hold(self) -> bool:
        """Take or prolong the lease; return False while another process has it. Raises RedisError."""
        return bool(self._redis().eval(HOLD, 1, LEASE_KEY, self._holder, LEASE_SECONDS))

    def release(self) -> None:
        """End the lease, so that another process can take it at once. Raises RedisError."""
        self._redis().eval(RELEASE, 1, LEASE_KEY, self._holder)


class SharedScheduler(Scheduler):  # type: ignore[misc]  # celery ships no types
    """Starts what is due while this process has the lease.

    Beat's option `--schedule` names a file that is touched at every look, for health checks: a beat that stands by
    touches it too. A process that is paused for longer than the lease, within one look, may start a job twice; jobs are
    safe to run twice.
    """

    def __init__(self, *arguments: Any, schedule_filename: str = "", lazy: bool = False, **options: Any) -> None:
        self._lease = Lease(get_redis)
        self._leads = False
        self._sign_of_life = Path(schedule_filename) if schedule_filename and not lazy else None
        super().__init__(*arguments, lazy=lazy, **options)

    def setup_schedule(self) -> None:
        """Take the schedule of the application."""
        self.schedule: dict[str, ScheduleEntry] = {}
        self.merge_inplace(self.app.conf.beat_schedule)

    def tick(self, *arguments: Any, **options: Any) -> float:
        """Start one job that is due, if this beat leads; return the seconds until the next look."""
        if self._sign_of_life:
            self._sign_of_life.touch()
        try:
            if not self._may_lead():
                return PAUSE_SECONDS
        except RedisError as error:
            log.warning("no job starts: %s", type(error).__name__)
            self._leads = False
            return PAUSE_SECONDS
        return min(cast("float", super().tick(*arguments, **options)), PAUSE_SECONDS)

    def apply_entry(self, entry: ScheduleEntry, producer: Any = None) -> None:
        """Start the job and remember when."""
        super().apply_entry(entry, producer=producer)
        try:
            # After the message: when the process dies in between, the job starts twice and is not left out.
            get_redis().hset(LAST_RUNS_KEY, entry.name, datetime.now(UTC).isoformat())
        except RedisError as error:
            log.warning("the run of %s is not remembered: %s", entry.name, type(error).__name__)

    def close(self) -> None:
        """Release the lease."""
        super().close()
        try:
            self._lease.release()
        except RedisError as error:
            log.warning("the next beat waits for the lease: %s", type(error).__name__)

    def _may_lead(self) -> bool:
        has_lease = self._lease.hold()
        if has_lease and not self._leads:
            self._recall_last_runs()
            log.info("this beat starts the jobs")
        self._leads = has_lease
        return has_lease

    def _recall_last_runs(self) -> None:
        runs = cast("dict[str, str]", get_redis().hgetall(LAST_RUNS_KEY))
        for name, entry in self.schedule.items():
            if name in runs:
                entry.last_run_at = datetime.fromisoformat(runs[name])
        self._heap = None
