"""Ends connections whose clients don't read their answers. A slow reader goes on as long as it reads at all."""

import asyncio
import socket
from typing import Any

STALL_SECONDS = 20.0
"""How long nothing may leave a connection's buffer while there is something in it."""
MAX_UNSENT_BYTES = 128 * 1024
"""What the kernel takes ahead of a connection's pace. Its own bound grows to megabytes, and it asks for more only when
a third of that is free: a phone at 20 kB/s would seem to read nothing for minutes."""


class UnreadAnswer:
    """Watches a connection's write buffer while there is something in it, and aborts the connection when it stalls."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._began_at = 0.0
        self._unsent_bytes = 0
        self._timer: Any = None  # a TimerHandle, of asyncio's or of uvloop's
        _bound_kernel_buffer(transport)

    @property
    def since(self) -> float | None:
        """When the watch began, in seconds of the event loop's clock; None if all is sent, or nothing is watched."""
        return self._began_at if self._timer is not None and self._transport.get_write_buffer_size() else None

    def watch(self) -> None:
        """Begin to watch if anything is unsent. While a watch goes on, take in what has been written since."""
        unsent_bytes = self._transport.get_write_buffer_size()
        self._unsent_bytes = max(self._unsent_bytes, unsent_bytes)
        if unsent_bytes and self._timer is None:
            self._began_at = self._loop.time()
            self._look_later()

    def watch_anew(self) -> None:
        """Begin again, since something has been read."""
        self.end()
        self.watch()

    def end_if_sent(self) -> None:
        """End the watch if nothing is left to be sent."""
        if self._timer is not None and not self._transport.get_write_buffer_size():
            self.end()

    def end(self) -> None:
        """End the watch."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._unsent_bytes = 0

    def _look_later(self) -> None:
        self._timer = self._loop.call_later(STALL_SECONDS, self._look)

    def _look(self) -> None:
        unsent_bytes = self._transport.get_write_buffer_size()
        if not unsent_bytes:
            self.end()
        elif unsent_bytes < self._unsent_bytes:
            self._unsent_bytes = unsent_bytes
            self._look_later()
        else:
            self.end()
            self._transport.abort()


def _bound_kernel_buffer(transport: asyncio.Transport) -> None:
    opened = transport.get_extra_info("socket")
    if opened is not None and opened.family in (socket.AF_INET, socket.AF_INET6):
        opened.setsockopt(socket.IPPROTO_TCP, socket.TCP_NOTSENT_LOWAT, MAX_UNSENT_BYTES)
