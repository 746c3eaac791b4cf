"""The ZIP with everything that Sufra holds of a member.

What comes from the database is written at once, so that no connection waits for a slow reader. The pictures follow
one by one while the archive is sent.
"""

from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from tempfile import SpooledTemporaryFile
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile

from sqlalchemy.orm import Session

from core.images import MediaStorage
from core.models import User
from core.own_data.kind import Kind
from core.own_data.kinds import KINDS
from core.own_data.pictures import Pictures
from core.wire import WireModel

IN_MEMORY_BYTES = 1024 * 1024
"""What is longer waits in a temporary file."""
CHUNK_BYTES = 64 * 1024
INTRODUCTION = (Path(__file__).parent / "readme.txt").read_text("utf-8")


def build_archive(session: Session, user: User, *, media: MediaStorage, origin: str) -> Iterator[bytes]:
    """Return the chunks of the ZIP. The session is not used any more once this returns."""
    outlet = _Outlet()
    archive = ZipFile(outlet, "w", ZIP_DEFLATED)
    pictures = Pictures(media, origin)
    archive.writestr("README.txt", _readme())
    for kind in KINDS:
        _write_kind(archive, kind, kind.export(session, user, pictures))
    return _chunks(outlet, archive, pictures)


def _readme() -> str:
    files = "\n".join(f"{kind.name}.json\n    {kind.about}" for kind in KINDS)
    return INTRODUCTION.format(made_at=f"{datetime.now(UTC):%Y-%m-%d %H:%M} UTC", files=files)


def _write_kind(archive: ZipFile, kind: Kind, entries: Iterator[WireModel]) -> None:
    texts = (entry.model_dump_json(indent=2) for entry in entries)
    if kind.is_one:
        archive.writestr(f"{kind.name}.json", next(texts))
        return
    with archive.open(f"{kind.name}.json", "w") as file:
        file.write(b"[")
        for number, text in enumerate(texts):
            file.write(f"{',' if number else ''}\n{text}".encode())
        file.write(b"\n]\n")


def _chunks(outlet: "_Outlet", archive: ZipFile, pictures: Pictures) -> Iterator[bytes]:
    with closing(outlet), archive:
        yield from outlet.take()
        for file, content in pictures.read():
            archive.writestr(file, content, ZIP_STORED)  # WebP is compressed already
            yield from outlet.take()
        archive.close()
        yield from outlet.take()


class _Outlet:
    """Where the ZIP is written: what has been written can be taken, once. It can't seek, so nothing is rewritten."""

    def __init__(self) -> None:
        self._kept = SpooledTemporaryFile(IN_MEMORY_BYTES)  # noqa: SIM115 — closed by close

    def write(self, content: bytes) -> int:
        return self._kept.write(content)

    def flush(self) -> None:
        pass

    def close(self) -> None:
        self._kept.close()

    def take(self) -> Iterator[bytes]:
        self._kept.seek(0)
        while chunk := self._kept.read(CHUNK_BYTES):
            yield chunk
        self._kept.seek(0)
        self._kept.truncate()
