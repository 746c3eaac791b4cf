"""Which processes run now, on disk: a supervisor that was killed leaves them for the next one to end."""

import contextlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import psutil

from dev.supervisor.launching import kill_group

GRACE_SECONDS = 10.0


@dataclass(frozen=True)
class Records:
    """A folder with one file a running service: its process id and the time that process began."""

    directory: Path

    def keep(self, name: str, pid: int) -> None:
        """Record that `name` runs as process `pid`."""
        self.directory.mkdir(parents=True, exist_ok=True)
        with contextlib.suppress(psutil.NoSuchProcess):
            (self.directory / f"{name}.pid").write_text(f"{pid} {psutil.Process(pid).create_time()}\n")

    def drop(self, name: str) -> None:
        """Forget `name`, whose process has ended."""
        (self.directory / f"{name}.pid").unlink(missing_ok=True)

    def end_leftovers(self) -> list[str]:
        """End every recorded process that still runs, and return their names.

        They were told to stop when their supervisor died; those that do not within `GRACE_SECONDS` are killed.
        """
        left = dict(self._alive())
        for process in left.values():
            with contextlib.suppress(psutil.NoSuchProcess):
                process.terminate()
        _, stubborn = psutil.wait_procs(left.values(), timeout=GRACE_SECONDS)
        for process in stubborn:
            kill_group(process.pid)
        psutil.wait_procs(stubborn, timeout=GRACE_SECONDS)
        for process in left.values():
            kill_group(process.pid)
        for record in self.directory.glob("*.pid"):
            record.unlink()
        return sorted(left)

    def _alive(self) -> Iterator[tuple[str, psutil.Process]]:
        for record in self.directory.glob("*.pid"):
            try:
                pid, began = record.read_text().split()
                process = psutil.Process(int(pid))
                # A process id is used again; the time it began tells whether it is still the same process.
                if process.create_time() == float(began) and process.status() != psutil.STATUS_ZOMBIE:
                    yield record.stem, process
            except (ValueError, psutil.NoSuchProcess):
                continue
