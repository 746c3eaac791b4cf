"""Lines of a stream, without ever holding one that is too long."""

from collections.abc import Iterator
from typing import NamedTuple

from importer.reading.found import Torn
from importer.reading.opening import TORN_ERRORS, Stream

MAX_RECORD_BYTES = 5_000_000
"""No recipe is longer; a longer line is a mistake, or an attempt to fill the memory."""
CHUNK_BYTES = 1 << 20


class Line(NamedTuple):
    """A line with its number from 1; `content` is None when it was too long to be held."""

    number: int
    content: bytes | None


def bounded_lines(stream: Stream, *, max_bytes: int = MAX_RECORD_BYTES) -> Iterator[Line | Torn]:
    """Yield the lines that are not blank, and at last Torn when the stream breaks off."""
    number = 0
    try:
        while line := stream.readline(max_bytes + 1):
            number += 1
            if len(line) > max_bytes and not line.endswith(b"\n"):
                _skip_line(stream)
                yield Line(number, None)
            elif line.strip():
                yield Line(number, line)
    except TORN_ERRORS:
        yield Torn(torn_after(number, "line"))


def _skip_line(stream: Stream) -> None:
    """Read on to the end of the line, holding little of it at a time."""
    while (piece := stream.readline(CHUNK_BYTES)) and not piece.endswith(b"\n"):
        pass


def torn_after(number: int, unit: str) -> str:
    """Return the sentence for a file that breaks off."""
    where = f"after {unit} {number}" if number else "at its beginning"
    return f"The file is cut off or damaged {where}; what comes later could not be read."
