"""Lines out of what a process writes."""

import asyncio
from collections.abc import AsyncIterator

CHUNK_BYTES = 65_536
LONGEST_LINE_BYTES = 65_536


async def lines_of(stream: asyncio.StreamReader | None) -> AsyncIterator[str]:
    """Give the lines of a process's output without their ends.

    A line longer than `LONGEST_LINE_BYTES` comes in pieces.
    """
    if stream is None:
        return
    rest = b""
    while chunk := await stream.read(CHUNK_BYTES):
        *whole, rest = (rest + chunk).split(b"\n")
        for line in whole:
            yield _text(line)
        if len(rest) >= LONGEST_LINE_BYTES:
            yield _text(rest)
            rest = b""
    if rest:
        yield _text(rest)


def _text(line: bytes) -> str:
    return line.decode(errors="replace").rstrip("\r")
