"""Lines out of what a process writes."""

import asyncio
import contextlib
import os
from collections.abc import AsyncIterator, Iterator

CHUNK_BYTES = 65_536
LONGEST_LINE_BYTES = 65_536


@contextlib.contextmanager
def output_pipe() -> Iterator[tuple[int, int]]:
    """Give the reading and the writing end of a pipe; the writing end, which is the child's, closes with the block.

    A pipe of our own: with a pipe of its own asyncio waits for a process until every holder of the pipe has ended. A
    session of a killed PostgreSQL that goes on computing would delay the news that its server has ended.
    """
    reader, writer = os.pipe()
    try:
        yield reader, writer
    except BaseException:
        os.close(reader)
        raise
    finally:
        os.close(writer)


async def lines_of(reader: int) -> AsyncIterator[str]:
    """Give the lines that come out of a pipe, without their ends, until its writing end is closed; then close it.

    A line longer than `LONGEST_LINE_BYTES` comes in pieces.
    """
    stream = asyncio.StreamReader()
    transport, _ = await asyncio.get_running_loop().connect_read_pipe(
        lambda: asyncio.StreamReaderProtocol(stream), os.fdopen(reader, "rb", buffering=0)
    )
    try:
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
    finally:
        transport.close()


def _text(line: bytes) -> str:
    return line.decode(errors="replace").rstrip("\r")
