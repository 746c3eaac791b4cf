"""Sufra's own processes: setup, the API, the Celery workers and beat."""

import functools
import re
import sys
from collections.abc import Mapping
from pathlib import Path

from core.queue import DEFAULT_QUEUE, LONG_QUEUE, LONG_TASKS
from dev.health import answers_ok
from dev.project import PROJECT
from dev.supervisor.service import Service, Step

EVERY_ADDRESS = ("0.0.0.0", "::")  # noqa: S104  # only compared with


def setup(environment: Mapping[str, str]) -> Step:
    """Return the step that migrates, gives the search engine its keys and settings, and seeds on first start."""
    return Step("setup", [sys.executable, "-m", "cli.main", "setup"], environment, PROJECT)


def api(environment: Mapping[str, str], *, host: str, port: int, workers: int) -> Service:
    """Return the API with the built site, on `host`:`port`."""
    return Service(
        name="api",
        argv=[
            *(sys.executable, "-m", "api.server", "--host", host, "--port", str(port)),
            *("--workers", str(workers), "--stop-seconds", "5"),
        ],
        ready=functools.partial(answers_ok, _reachable(host), port, "/healthz"),
        # glibc's arena per thread keeps what pictures needed.
        env={**environment, "MALLOC_ARENA_MAX": "2"},
        directory=PROJECT,
    )


def worker(environment: Mapping[str, str], *, concurrency: int, name: str = "worker") -> Service:
    """Return the Celery worker of short tasks: it keeps the search index in step and sends mail."""
    return _worker(name, environment, "--queues", DEFAULT_QUEUE, "--concurrency", str(concurrency))


def long_worker(environment: Mapping[str, str]) -> Service:
    """Return the Celery worker of tasks that may run for minutes, a thread for each."""
    threads = ("--pool", "threads", "--concurrency", str(len(LONG_TASKS)))
    return _worker("long-worker", environment, "--queues", LONG_QUEUE, *threads)


def _worker(name: str, environment: Mapping[str, str], *options: str) -> Service:
    return Service(
        name=name,
        argv=[
            *(sys.executable, "-m", "celery", "--quiet", "-A", "worker.app", "worker"),
            *("--hostname", f"{name}@%h", *options, "--loglevel", "INFO"),
            # Gossip and mingle exchange state between workers; these two have none to exchange.
            *("--without-gossip", "--without-mingle"),
        ],
        ready=re.compile(r" ready\.$"),
        # Written every second; failures and retries are shown. Tasks that beat sent while no worker ran are discarded.
        unremarkable=re.compile(r"Task \S+ (received|succeeded)|Discarding revoked task"),
        # To run as root is allowed on one machine, and tasks are JSON, never pickle.
        env={**environment, "PYTHONWARNINGS": "ignore:You're running the worker with superuser"},
        directory=PROJECT,
        stop_seconds=20,
    )


def beat(environment: Mapping[str, str], data_dir: Path) -> Service:
    """Return Celery beat, the scheduler, which touches a file in `data_dir`/beat every second."""
    folder = data_dir / "beat"
    folder.mkdir(exist_ok=True)
    return Service(
        name="beat",
        argv=[
            *(sys.executable, "-m", "celery", "--quiet", "-A", "worker.app", "beat"),
            *("--schedule", str(folder / "alive"), "--loglevel", "INFO"),
            # No pid file: after a crash another process may have its number, and beat would refuse to start.
            "--pidfile=",
        ],
        ready=re.compile(r"beat: Starting"),
        unremarkable=re.compile(r"Sending due task"),
        env=environment,
        directory=PROJECT,
    )


def _reachable(host: str) -> str:
    return "127.0.0.1" if host in EVERY_ADDRESS else host
