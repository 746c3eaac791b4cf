"""Opens a file for what it holds, whatever it is called."""

import gzip
import io
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeAlias

from importer.reading.found import FileUnreadable

Stream: TypeAlias = io.BufferedReader | gzip.GzipFile
# Never wrapped in one more buffer: that would lose what came before the place where a cut-off gzip ends.

GZIP = b"\x1f\x8b"
OTHER_FORMATS = {
    b"PK\x03\x04": "a ZIP archive inside a gzip file",
    b"BZh": "packed with bzip2",
    b"\xfd7zXZ\x00": "packed with xz",
    b"\x28\xb5\x2f\xfd": "packed with zstd",
    b"%PDF": "a PDF",
    b"\x89PNG": "a picture",
    b"\xff\xd8\xff": "a picture",
    b"\xff\xfe": "text in UTF-16, not UTF-8",
    b"\xfe\xff": "text in UTF-16, not UTF-8",
    b"SQLite format 3": "a database",
}
BOM = b"\xef\xbb\xbf"
HEAD_BYTES = 4096
MAX_STRANGE_SHARE = 0.05
TORN_ERRORS = (EOFError, gzip.BadGzipFile, zlib.error, OSError)
"""What a packed file raises when it was cut off or damaged on its way."""


@contextmanager
def opened(path: Path) -> Iterator[Stream]:
    """Open a text file, unpacking gzip; a byte order mark is left out.

    Raises FileUnreadable for what is missing, empty or no text.
    """
    try:
        with path.open("rb") as raw:
            if raw.peek(2)[:2] == GZIP:
                with gzip.GzipFile(fileobj=raw) as unpacked:
                    yield checked(unpacked)
            else:
                yield checked(raw)
    except FileNotFoundError as error:
        raise FileUnreadable("There is no such file.") from error
    except IsADirectoryError as error:
        raise FileUnreadable("This is a folder; name the files in it.") from error
    except PermissionError as error:
        raise FileUnreadable("This file may not be read: permission denied.") from error


def checked(stream: Stream) -> Stream:
    """Return the stream behind its byte order mark, after a look at how it begins."""
    try:
        head = stream.peek(HEAD_BYTES)[:HEAD_BYTES]
    except TORN_ERRORS as error:
        raise FileUnreadable("This gzip file is damaged from its beginning.") from error
    if not head.strip():
        raise FileUnreadable("This file is empty.")
    _refuse_no_text(head)
    if head.startswith(BOM):
        stream.read(len(BOM))
    return stream


def _refuse_no_text(head: bytes) -> None:
    """Raise FileUnreadable for anything but text in UTF-8, or in the encoding that a web page declares."""
    for mark, what in OTHER_FORMATS.items():
        if head.startswith(mark):
            raise FileUnreadable(f"This is {what}; recipes are read from JSON Lines (also .gz), JSON, HTML or ZIP.")
    if head.startswith(GZIP):
        raise FileUnreadable("This file is packed with gzip twice; unpack it once.")
    strange = sum(byte < 32 and byte not in b"\t\n\r\f" for byte in head)
    if strange > len(head) * MAX_STRANGE_SHARE:
        raise FileUnreadable("This is a binary file; recipes are read from JSON Lines (also .gz), JSON, HTML or ZIP.")
