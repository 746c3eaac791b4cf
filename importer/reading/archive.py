"""A ZIP archive whose members are read one by one, within bounds. Nothing is unpacked to a disk."""

import io
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path, PurePosixPath
from typing import BinaryIO

from core.images import MAX_PICTURE_BYTES, BrokenPicture, PictureTooLarge
from importer.reading.found import FileUnreadable
from importer.reading.pictures import Picture

MARKS = (b"PK\x03\x04", b"PK\x05\x06")
"""How an archive begins: with its first member, or with its end where it is empty."""
MAX_DIRECTORY_BYTES = 16_000_000
MAX_UNPACKED_BYTES = 2_000_000_000
"""Of documents in one file, also in archives inside it: a bomb ends here, 10,000 recipes with photos do not."""
MAX_INNER_BYTES = 64_000_000
"""Of an archive in the archive: one recipe with its picture."""
HEAD_BYTES = 512
_END, _END_BYTES, _END_OF_ZIP64, _LOCATOR_BYTES = b"PK\x05\x06", 22, b"PK\x06\x07", 20
_MAX_COMMENT = 65_535
_ENCRYPTED = 0x1
_DAMAGE = (zipfile.BadZipFile, zlib.error, EOFError, OSError, ValueError, NotImplementedError, RuntimeError)
"""What the members of a damaged archive raise, and those that are packed in ways that Python does not know."""


class ArchiveTooLarge(FileUnreadable):
    """The archive is a bomb, or more than one import takes."""


class MemberUnreadable(Exception):
    """A member can't be read; the message is a phrase for the report."""


class Budget:
    """How much may still be unpacked from one file."""

    def __init__(self) -> None:
        self._left_bytes = MAX_UNPACKED_BYTES

    def spend(self, unpacked_bytes: int) -> None:
        """Count what was unpacked. Raises ArchiveTooLarge once it is too much."""
        self._left_bytes -= unpacked_bytes
        if self._left_bytes < 0:
            raise ArchiveTooLarge(f"This archive unpacks to more than {MAX_UNPACKED_BYTES // 1_000_000_000} GB.")


class Archive:
    """An open archive. `place` leads to it in another archive, where it is inside one."""

    def __init__(self, path: Path, archive: zipfile.ZipFile, budget: Budget, place: str = "") -> None:
        self._path = path
        self._zip = archive
        self._place = place
        self.budget = budget
        self.members = [member for member in archive.infolist() if not member.is_dir()]
        self._by_stem: dict[str, str] = {}
        for member in self.members:
            self._by_stem.setdefault(_stem(member.filename), member.filename)

    def head(self, member: zipfile.ZipInfo) -> bytes:
        """Return how a member begins. Raises MemberUnreadable."""
        return self._read(member, HEAD_BYTES)

    def document(self, member: zipfile.ZipInfo, max_bytes: int) -> bytes:
        """Return a whole member. Raises MemberUnreadable, and ArchiveTooLarge once too much was unpacked."""
        content = self._read(member, max_bytes + 1)
        self.budget.spend(len(content))
        if len(content) > max_bytes:
            raise MemberUnreadable(f"longer than {max_bytes // 1_000_000} MB")
        return content

    def picture(self, document: str, patterns: tuple[str, ...]) -> Picture | None:
        """Return the first picture that the patterns name; those with "./" begin in the folder of the document."""
        folder = PurePosixPath(document).parent
        for pattern in patterns:
            wanted = folder / pattern[2:] if pattern.startswith("./") else PurePosixPath(pattern)
            if name := self._by_stem.get(_stem(str(wanted))):
                return Picture(partial(read_picture, self._path, self._place, name))
        return None

    def _read(self, member: zipfile.ZipInfo, most_bytes: int) -> bytes:
        if member.flag_bits & _ENCRYPTED:
            raise MemberUnreadable("protected by a password")
        if is_outside(member.filename):
            raise MemberUnreadable("its path leads out of the archive")
        try:
            with self._zip.open(member) as stream:
                return stream.read(most_bytes)
        except _DAMAGE as error:
            raise MemberUnreadable("damaged, or packed in an unknown way") from error


def is_outside(name: str) -> bool:
    """Tell whether the path of a member leads out of its archive."""
    parts = PurePosixPath(name.replace("\\", "/"))
    return parts.is_absolute() or ".." in parts.parts or name[1:2] == ":"


@contextmanager
def opened_archive(path: Path, budget: Budget, content: bytes | None = None, place: str = "") -> Iterator[Archive]:
    """Open an archive: the file, or `content`, which was found at `place` in it.

    Raises FileUnreadable for one that is damaged or too large.
    """
    with path.open("rb") if content is None else io.BytesIO(content) as stream:
        _refuse_endless_directory(stream)
        try:
            archive = zipfile.ZipFile(stream)
        except _DAMAGE as error:
            raise FileUnreadable("This ZIP archive is cut off or damaged.") from error
        with archive:
            yield Archive(path, archive, budget, place)


def read_picture(path: Path, place: str, name: str) -> bytes:
    """Return a picture of an archive, or of the one at `place` in it. Raises PictureRejected."""
    try:
        with zipfile.ZipFile(path) as archive:
            if not place:
                return _bounded_picture(archive, name)
            with archive.open(place) as stream:
                content = stream.read(MAX_INNER_BYTES)
            with zipfile.ZipFile(io.BytesIO(content)) as inner:
                return _bounded_picture(inner, name)
    except _DAMAGE as error:
        raise BrokenPicture from error


def _bounded_picture(archive: zipfile.ZipFile, name: str) -> bytes:
    with archive.open(name) as stream:
        content = stream.read(MAX_PICTURE_BYTES + 1)
    if len(content) > MAX_PICTURE_BYTES:
        raise PictureTooLarge
    return content


def _stem(name: str) -> str:
    """Return a path without its ending, blind to case."""
    return name.casefold().rpartition(".")[0]


def _refuse_endless_directory(stream: BinaryIO) -> None:
    """Look at the size of the list of members, which is held whole, before it is read."""
    size = stream.seek(0, io.SEEK_END)
    stream.seek(max(0, size - _MAX_COMMENT - _END_BYTES - _LOCATOR_BYTES))
    tail = stream.read()
    end = tail.rfind(_END)
    stream.seek(0)
    if end < 0 or len(tail) < end + _END_BYTES:
        raise FileUnreadable("This ZIP archive is cut off or damaged.")
    is_zip64 = tail[max(0, end - _LOCATOR_BYTES) : end].startswith(_END_OF_ZIP64)
    if is_zip64 or int.from_bytes(tail[end + 12 : end + 16], "little") > MAX_DIRECTORY_BYTES:
        raise FileUnreadable("This ZIP archive has more than 65,535 files, or more than 4 GB; export it in parts.")
