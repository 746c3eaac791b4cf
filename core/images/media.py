"""Storage of public files: a folder on one machine, an object store on many."""

import contextlib
import os
import tempfile
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Protocol

PARTIAL_SUFFIX = ".part"
"""The end of a file's name while it is written; one that is old was left by a process that was ended."""


class MediaStorage(Protocol):
    """A place for immutable files under relative paths such as `ab/ab12….webp`."""

    def has(self, path: str) -> bool: ...

    def read(self, path: str) -> bytes | None:
        """Return the content of the file under `path`; None if there is none."""
        ...

    def write(self, path: str, content: bytes) -> None:
        """Keep `content` under `path`, whole or not at all. Writing again replaces it."""
        ...

    def delete(self, path: str) -> None:
        """Delete the file under `path`, if there is one."""
        ...

    def paths_written_before(self, instant: datetime) -> Iterator[str]:
        """Yield the path of every file that was last written before this instant, unfinished ones too."""
        ...


class LocalMediaStorage:
    """Files below one directory. Raises ValueError for a path that leads out of it."""

    def __init__(self, directory: Path) -> None:
        self.directory = directory.resolve()

    def has(self, path: str) -> bool:
        return self._locate(path).is_file()

    def read(self, path: str) -> bytes | None:
        try:
            return self._locate(path).read_bytes()
        except FileNotFoundError:
            return None

    def write(self, path: str, content: bytes) -> None:
        target = self._locate(path)
        target.parent.mkdir(parents=True, exist_ok=True)
        descriptor, temporary = tempfile.mkstemp(dir=target.parent, prefix=".", suffix=PARTIAL_SUFFIX)
        try:
            with os.fdopen(descriptor, "wb") as file:
                file.write(content)
                file.flush()
                # Without it a power cut can leave an empty file under the final name, and nothing would write it again.
                os.fsync(file.fileno())
            # mkstemp makes files for their owner alone; another process may be the one that serves them.
            Path(temporary).chmod(0o644)
            Path(temporary).replace(target)
        except BaseException:
            Path(temporary).unlink(missing_ok=True)
            raise

    def delete(self, path: str) -> None:
        self._locate(path).unlink(missing_ok=True)

    def paths_written_before(self, instant: datetime) -> Iterator[str]:
        for path in self.directory.glob("*/*"):
            # A file may be deleted or replaced meanwhile.
            with contextlib.suppress(FileNotFoundError):
                if path.stat().st_mtime < instant.timestamp():
                    yield path.relative_to(self.directory).as_posix()

    def _locate(self, path: str) -> Path:
        target = (self.directory / path).resolve()
        if not target.is_relative_to(self.directory) or target == self.directory:
            raise ValueError(f"{path!r} is not a path inside the media directory")
        return target
