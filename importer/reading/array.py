"""Elements of a JSON array of any length, without holding the array."""

import re
from collections.abc import Iterator

from importer.reading.found import Torn
from importer.reading.lines import CHUNK_BYTES, MAX_RECORD_BYTES, Line, torn_after
from importer.reading.opening import TORN_ERRORS, Stream

# All that decides where an element ends. A raw newline can't be inside a string, so it also ends a string whose closing
# quote is missing, and the elements after it can still be told apart.
_SIGNS = re.compile(rb'\\.|["\[\]{},\n]', re.DOTALL)
_OPENING, _CLOSING = b"[{", b"]}"


class ArrayCutter:
    """Cuts the bytes of a JSON array into its elements; feed it the bytes after the opening bracket."""

    def __init__(self, max_bytes: int) -> None:
        self._max_bytes = max_bytes
        self._held = bytearray()
        self._is_too_long = False
        self._depth = 0
        self._is_in_string = False
        self._number = 0
        self.is_closed = False

    def feed(self, chunk: bytes) -> Iterator[Line]:
        """Yield the elements that end in this chunk."""
        start = 0
        for sign in _SIGNS.finditer(chunk):
            if self._ends_element(sign[0]):
                self._hold(chunk[start : sign.start()])
                start = sign.end()
                yield from self._cut()
                if self.is_closed:
                    return
        self._hold(chunk[start:])

    @property
    def number(self) -> int:
        """How many elements have been cut so far."""
        return self._number

    @property
    def has_rest(self) -> bool:
        """Whether an element was begun and never ended."""
        return self._is_too_long or bool(self._held.strip())

    def _ends_element(self, sign: bytes) -> bool:
        if self._is_in_string:
            self._is_in_string = sign not in (b'"', b"\n")
            return False
        if sign == b'"':
            self._is_in_string = True
        elif sign in _OPENING and len(sign) == 1:
            self._depth += 1
        elif sign in _CLOSING and self._depth:
            self._depth -= 1
        elif sign == b"]":
            self.is_closed = True
            return True
        return sign == b"," and not self._depth

    def _hold(self, piece: bytes) -> None:
        self._is_too_long = self._is_too_long or len(self._held) + len(piece) > self._max_bytes
        if self._is_too_long:
            self._held.clear()
        else:
            self._held += piece

    def _cut(self) -> Iterator[Line]:
        if self.has_rest:
            self._number += 1
            yield Line(self._number, None if self._is_too_long else bytes(self._held))
        self._held.clear()
        self._is_too_long = False


def array_elements(stream: Stream, *, max_bytes: int = MAX_RECORD_BYTES) -> Iterator[Line | Torn]:
    """Yield the elements of the arrays in the stream with their numbers, and Torn when the last never closes."""
    cutter = ArrayCutter(max_bytes)
    kept = b""
    try:
        _skip_past(stream, b"[")
        while not cutter.is_closed and (chunk := stream.read1(CHUNK_BYTES)):
            # An escape that the chunk's end divides waits for its second half.
            chunk = kept + chunk
            kept = b"\\" if _ends_in_escape(chunk) else b""
            yield from cutter.feed(chunk[: len(chunk) - len(kept)])
    except TORN_ERRORS:
        yield Torn(torn_after(cutter.number, "recipe"))
        return
    if not cutter.is_closed:
        yield Torn(torn_after(cutter.number, "recipe"))


def _ends_in_escape(chunk: bytes) -> bool:
    """Tell whether the chunk ends in an odd number of backslashes."""
    return (len(chunk) - len(chunk.rstrip(b"\\"))) % 2 == 1


def _skip_past(stream: Stream, mark: bytes) -> None:
    """Read on until `mark` was read."""
    while (byte := stream.read(1)) and byte != mark:
        pass
