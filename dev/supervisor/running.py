"""One service for the length of a with block: how tests start the real thing."""

import contextlib
import os
import re
import subprocess
import tempfile
import time
from collections.abc import Iterator
from typing import BinaryIO

from dev.errors import CannotStart
from dev.supervisor.launching import command_line, kill_group, process_options
from dev.supervisor.service import Service

POLL_SECONDS = 0.02


@contextlib.contextmanager
def running(service: Service) -> Iterator[subprocess.Popen[bytes]]:
    """Run `service` until the block ends, and give its process. It is not started again when it dies.

    Raises CannotStart with its last lines when it ends or stays silent instead of answering.
    """
    if service.clear_leftovers is not None:
        service.clear_leftovers()
    with tempfile.TemporaryFile() as output:
        process = subprocess.Popen(
            command_line(service), stdout=output, stderr=subprocess.STDOUT, **process_options(service)
        )
        try:
            _wait_until_ready(service, process, output)
            yield process
        finally:
            _stop(service, process)


def _wait_until_ready(service: Service, process: subprocess.Popen[bytes], output: BinaryIO) -> None:
    deadline = time.monotonic() + service.start_seconds
    while not _is_ready(service, output):
        if process.poll() is not None:
            raise CannotStart(f"{service.name} ended instead of starting:\n{_text(output)}")
        if time.monotonic() > deadline:
            raise CannotStart(f"{service.name} did not answer in {service.start_seconds:.0f} seconds:\n{_text(output)}")
        time.sleep(POLL_SECONDS)


def _is_ready(service: Service, output: BinaryIO) -> bool:
    if isinstance(service.ready, re.Pattern):
        # Line by line, as the supervisor reads: further lines may have been written before this check.
        return any(service.ready.search(line) for line in _text(output).splitlines())
    return service.ready()


def _text(output: BinaryIO) -> str:
    # The process writes through its own descriptor at the shared offset: read without moving it.
    return os.pread(output.fileno(), os.fstat(output.fileno()).st_size, 0).decode(errors="replace")


def _stop(service: Service, process: subprocess.Popen[bytes]) -> None:
    process.send_signal(service.stop_signal)
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(service.stop_seconds)
    kill_group(process.pid)
    process.wait()
    if service.clear_leftovers is not None:
        service.clear_leftovers()
