"""Pauses between attempts at a service that fails: short at first, doubling up to a bound."""

import logging
import time
from collections.abc import Callable
from typing import NamedTuple, cast

from redis import Redis, RedisError, WatchError

log = logging.getLogger(__name__)

FORGOTTEN_AFTER_SECONDS = 3600
"""A pause that ended this long ago says nothing about the service any more."""


def pause_after(failures: int, *, first_seconds: float, last_seconds: float) -> float:
    """Return the seconds to wait after so many failures in a row, at least one: doubling up to `last_seconds`."""
    return min(first_seconds * 2.0 ** min(failures - 1, 30), last_seconds)


class _Pause(NamedTuple):
    until: float  # seconds since 1970
    failures: int


class Backoff:
    """Spaces out attempts at services that fail, for all processes together.

    The Redis key `<service>:paused-until` keeps until when a service is not called, and how often it has failed in a
    row. It only saves attempts: while Redis is away, every attempt is allowed.
    """

    def __init__(
        self,
        redis: Callable[[], Redis],
        *,
        first_seconds: float,
        last_seconds: float,
        attempt_seconds: float = 10,
        clock: Callable[[], float] = time.time,
    ) -> None:
        """`attempt_seconds`: how long an attempt may take before another process takes its place."""
        self._redis = redis
        self._first_seconds, self._last_seconds = first_seconds, last_seconds
        self._attempt_seconds = attempt_seconds
        self._clock = clock

    def may_try(self, service: str) -> bool:
        """Tell whether the caller may try the service now.

        After a failure one process at a time may: the others wait until its attempt has succeeded, or until the next
        pause is over.
        """
        try:
            return self._claim(service)
        except RedisError as error:
            log.warning("%s is tried without regard to pauses: %s", service, type(error).__name__)
            return True

    def failed(self, service: str) -> float:
        """Note a failure; return the seconds until the next attempt."""
        failures = 1
        try:
            # Processes that fail at the same time count as one failure.
            failures = _read(self._redis(), service, default=_Pause(0, 1)).failures
            self._write(self._redis(), service, failures, self._pause_after(failures))
        except RedisError as error:
            log.warning("%s is not paused: %s", service, type(error).__name__)
        return self._pause_after(failures)

    def succeeded(self, service: str) -> None:
        """Forget earlier failures."""
        try:
            self._redis().delete(_key(service))
        except RedisError as error:
            log.warning("the pause of %s stays: %s", service, type(error).__name__)

    def _claim(self, service: str) -> bool:
        with self._redis().pipeline() as pipeline:
            pipeline.watch(_key(service))  # type: ignore[no-untyped-call]  # redis gives it no types
            pause = _read(pipeline, service, default=_Pause(0, 0))
            if not pause.failures or pause.until > self._clock():
                return not pause.failures
            failures = pause.failures + 1
            pipeline.multi()
            self._write(pipeline, service, failures, self._pause_after(failures) + self._attempt_seconds)
            try:
                pipeline.execute()
            except WatchError:  # another process was first, or has just reached the service
                return False
        return True

    def _write(self, redis: Redis, service: str, failures: int, seconds: float) -> None:
        kept_seconds = int(seconds) + FORGOTTEN_AFTER_SECONDS
        redis.set(_key(service), f"{self._clock() + seconds} {failures}", ex=kept_seconds)

    def _pause_after(self, failures: int) -> float:
        return pause_after(failures, first_seconds=self._first_seconds, last_seconds=self._last_seconds)


def _key(service: str) -> str:
    return f"{service}:paused-until"


def _read(redis: Redis, service: str, *, default: _Pause) -> _Pause:
    value = cast("str | None", redis.get(_key(service)))
    if value is None:
        return default
    until, failures = value.split()
    return _Pause(float(until), int(failures))
