"""Tables that are made once from the project's own files and kept in a file for the processes that start later."""

import hashlib
import marshal
import os
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, TypeVar, overload

# Texts, numbers, and tuples, dictionaries and sets of them: what `marshal` writes, and what executes nothing.
Plain = TypeVar("Plain")

Item = TypeVar("Item")

_SOURCES = ("core.reading", "core.halal", "core.labels")
_ENDINGS = (".py", ".toml")
_DIGEST_SIZE = 32
_CACHED = 20_000


def kept(name: str, make: Callable[[], Plain]) -> Plain:
    """Return the table `name`, from its file or made anew.

    `make` returns plain values only. The file counts when it was written from the same data and code by the same
    Python, and is whole; else it is replaced. Where it can't be written, the table is made in each process.
    """
    file = _folder() / f"{name}.marshal"
    table: Plain | None = _read(file)
    if table is None:
        table = make()
        _write(file, to_bytes(table))
    return table


class MadeWhenAsked(Sequence[Item]):
    """Items that are made from a table when they are asked for; the last ones are kept."""

    def __init__(self, size: int, make: Callable[[int], Item]) -> None:
        self._size = size
        self._item = lru_cache(maxsize=_CACHED)(make)

    @overload
    def __getitem__(self, number: int) -> Item: ...
    @overload
    def __getitem__(self, number: slice) -> Sequence[Item]: ...
    def __getitem__(self, number: int | slice) -> Item | Sequence[Item]:
        if isinstance(number, slice):
            return [self[at] for at in range(*number.indices(self._size))]
        if not 0 <= number < self._size:
            raise IndexError(number)
        return self._item(number)

    def __len__(self) -> int:
        return self._size


def to_bytes(value: Any) -> bytes:
    """Return a plain value as bytes for `from_bytes`."""
    return marshal.dumps(value)


def from_bytes(content: bytes | memoryview) -> Any:
    """Return the value of `to_bytes`. Only for what this project wrote: reading executes nothing, but can crash."""
    return marshal.loads(content)  # noqa: S302


@lru_cache(maxsize=1)
def sources_key() -> bytes:
    """Return the hash of everything that the tables are made from: Python, and the code and data of the judges."""
    digest = hashlib.sha256(f"{sys.version} {marshal.version}".encode())
    for package in _SOURCES:
        for file in _files_in(files(package)):
            digest.update(file.name.encode() + b"\0" + file.read_bytes())
    return digest.digest()


def _files_in(folder: Traversable) -> Iterator[Traversable]:
    for item in sorted(folder.iterdir(), key=lambda item: item.name):
        if item.is_dir():
            yield from _files_in(item)
        elif item.name.endswith(_ENDINGS):
            yield item


def _folder() -> Path:
    # Not from the settings: the guard and its commands run without any.
    return Path(os.environ.get("SUFRA_DATA_DIR") or os.environ.get("DATA_DIR") or ".data") / "cache"


def _read(file: Path) -> Plain | None:
    try:
        content = memoryview(file.read_bytes())
    except OSError:
        return None
    key, digest, packed = content[:_DIGEST_SIZE], content[_DIGEST_SIZE : 2 * _DIGEST_SIZE], content[2 * _DIGEST_SIZE :]
    if key != sources_key() or digest != hashlib.sha256(packed).digest():
        return None
    table: Plain = from_bytes(packed)
    return table


def _write(file: Path, packed: bytes) -> None:
    """Write under a name of its own and rename: another process sees the old file or the whole new one."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=f".{file.stem}-", dir=file.parent)
    except OSError:
        return
    try:
        with os.fdopen(handle, "wb") as written:
            written.write(sources_key() + hashlib.sha256(packed).digest() + packed)
        Path(name).replace(file)
    except OSError:
        Path(name).unlink(missing_ok=True)
