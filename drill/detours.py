"""Ways to the parts that can be made slow: a small TCP proxy before each part."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Mapping

Address = tuple[str, int]
CHUNK_BYTES = 65_536


class Detour:
    """Passes bytes on between a port of ours and a part, each chunk `delay_seconds` later than it came."""

    def __init__(self, target: Callable[[], Address]) -> None:
        self._target = target
        self._connections: set[asyncio.Task[None]] = set()
        self.delay_seconds = 0.0

    async def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Serve one connection until either side closes it."""
        task = asyncio.current_task()
        assert task is not None
        self._connections.add(task)
        task.add_done_callback(self._connections.discard)
        try:
            part_reader, part_writer = await asyncio.open_connection(*self._target())
        except OSError:
            _reset(writer)
            return
        await asyncio.wait(
            {
                asyncio.ensure_future(self._pass_on(reader, part_writer)),
                asyncio.ensure_future(self._pass_on(part_reader, writer)),
            }
        )

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while chunk := await reader.read(CHUNK_BYTES):
                if self.delay_seconds:
                    await asyncio.sleep(self.delay_seconds)
                writer.write(chunk)
                await writer.drain()
        with contextlib.suppress(OSError):
            writer.close()


@contextlib.asynccontextmanager
async def running_detours(
    ports: Mapping[str, int], target: Callable[[str], Address]
) -> AsyncIterator[Mapping[str, Detour]]:
    """Listen before the parts while the block lasts; `target` gives the address of a part by its name."""
    async with contextlib.AsyncExitStack() as stack:
        detours = {}
        for name, port in ports.items():
            detours[name] = detour = Detour(lambda name=name: target(name))  # type: ignore[misc]
            server = await asyncio.start_server(detour.accept, "127.0.0.1", port)
            stack.callback(server.close)
        yield detours


def _reset(writer: asyncio.StreamWriter) -> None:
    writer.transport.abort()
