"""Which processes run now, on disk: a supervisor that was killed leaves them for the next one to end."""

import contextlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import psutil

from dev.processes import is_running, wait_until_ended
from dev.supervisor.launching import kill_group

GRACE_SECONDS = 5.0


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
        """End every recorded process that still runs, with its group, and return their names.

        They were told to stop when their supervisor died; those that do not within `GRACE_SECONDS` are killed.
        """
        ours = list(self._recorded())
        running = {name: process for name, _, process in ours if process is not None and is_running(process)}
        for process in running.values():
            with contextlib.suppress(psutil.NoSuchProcess):
                process.terminate()
        wait_until_ended(running.values(), GRACE_SECONDS)
        for _, pid, _ in ours:
            kill_group(pid)
        wait_until_ended(running.values(), GRACE_SECONDS)
        for record in self.directory.glob("*.pid"):
            record.unlink()
        return sorted(running)

    def _recorded(self) -> Iterator[tuple[str, int, psutil.Process | None]]:
        """Give name, process id and process (None: ended) of every record whose number is still ours."""
        for record in self.directory.glob("*.pid"):
            try:
                pid, began = record.read_text().split()
                process = psutil.Process(int(pid))
                if process.create_time() == float(began):
                    yield record.stem, process.pid, process
            except psutil.NoSuchProcess as error:
                # The system gives no new process the number of a group that still lives.
                yield record.stem, error.pid, None
            except ValueError:
                continue  # written halfway
