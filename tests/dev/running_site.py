"""A small site as a process of its own, seen as a person in front of the terminal sees it."""

import contextlib
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import psutil
import psycopg
import redis
from dotenv import dotenv_values

from dev.ports import free_port
from dev.project import PROJECT
from dev.runtime_env import FILE_NAME

TIMEOUT_SECONDS = 60.0
READY = "Sufra is ready at"


def wait_for(condition: Callable[[], bool], what: str) -> None:
    """Return when `condition` holds; fail after a minute with `what` was waited for."""
    deadline = time.monotonic() + TIMEOUT_SECONDS
    while not condition():
        assert time.monotonic() < deadline, f"waited in vain for {what}"
        threading.Event().wait(0.02)


class RunningSite:
    """A started site: its lines so far, its processes, its data."""

    def __init__(self, data_dir: Path, *options: str) -> None:
        self.data_dir = data_dir
        self.port = free_port()
        self.lines: list[str] = []
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.dev.small_site", str(data_dir), str(self.port), *options],
            cwd=PROJECT,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        with self.process.stdout as output:
            self.lines.extend(line.rstrip("\n") for line in iter(output.readline, ""))

    def wait_until_ready(self) -> None:
        """Return when it says that it is ready."""
        wait_for(lambda: self.says(READY) or self.process.poll() is not None, READY)
        assert self.says(READY), "\n".join(self.lines)

    def says(self, text: str) -> bool:
        """Tell whether a line so far contains `text`."""
        return any(text in line for line in list(self.lines))

    def line_number(self, text: str) -> int:
        """Return the number of the first line that contains `text`."""
        return next(number for number, line in enumerate(self.lines) if text in line)

    def pid(self, name: str) -> int:
        """Return the process id of a service."""
        return int((self.data_dir / "run" / f"{name}.pid").read_text().split()[0])

    def has_new_process(self, name: str, old_pid: int) -> bool:
        """Tell whether a service runs as another process than `old_pid`."""
        try:
            return self.pid(name) != old_pid
        except (FileNotFoundError, IndexError):
            return False

    def tree(self) -> list[psutil.Process]:
        """Return every process that it started, and theirs."""
        return psutil.Process(self.process.pid).children(recursive=True)

    def setting(self, name: str) -> str:
        """Return a setting of the running site."""
        return dotenv_values(self.data_dir / FILE_NAME)[name] or ""

    def database(self) -> psycopg.Connection:
        """Open a connection to its database, in autocommit."""
        return psycopg.connect(
            self.setting("SUFRA_DATABASE_URL").replace("+psycopg", ""), autocommit=True, connect_timeout=2
        )

    def redis(self) -> "redis.Redis":
        """Return a client of its Redis."""
        return redis.Redis.from_url(self.setting("SUFRA_REDIS_URL"), decode_responses=True)

    def stop(self) -> int:
        """Press Ctrl-C, and return the exit code when it has ended."""
        self.process.send_signal(signal.SIGINT)
        return self.wait()

    def wait(self) -> int:
        """Return the exit code when it has ended and all its lines are read."""
        code = self.process.wait(TIMEOUT_SECONDS)
        self._reader.join(TIMEOUT_SECONDS)
        return code


@contextlib.contextmanager
def running_site(data_dir: Path, *options: str) -> Iterator[RunningSite]:
    """Run a small site while the block lasts; kill what is left of it at the end."""
    site = RunningSite(data_dir, *options)
    try:
        site.wait_until_ready()
        yield site
    finally:
        left = site.tree() if site.process.poll() is None else []
        if site.process.poll() is None:
            site.stop()
        for process in left:
            with contextlib.suppress(psutil.NoSuchProcess):
                process.kill()
        site.wait()
