"""A mail server for one machine: it takes every message and keeps it in a Maildir, and sends none.

Run as `python -m dev.services.mail_sink --port N --directory DIR`.
"""

import argparse
import asyncio
import functools
import os
import signal
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from aiosmtpd.handlers import Mailbox
from aiosmtpd.smtp import SMTP

from dev.ports import answers
from dev.project import PROJECT
from dev.supervisor.service import Service

NAME = "mail"
NO_ROOM = "452 4.3.1 Insufficient system storage"
LARGEST_MESSAGE_BYTES = 10 * 1024 * 1024


def prepare(data_dir: Path, *, port: int, environment: Mapping[str, str] = os.environ) -> Service:
    """Return the mail sink as a service on 127.0.0.1:`port` that keeps messages in `data_dir`/mail."""
    module = [sys.executable, "-m", "dev.services.mail_sink"]
    return Service(
        name=NAME,
        argv=[*module, "--port", str(port), "--directory", str(data_dir / "mail")],
        ready=functools.partial(answers, port),
        env={**environment, "PYTHONUNBUFFERED": "1"},
        directory=PROJECT,
    )


class KeptMail(Mailbox):
    """A Maildir. What its disk has no room for is to be sent again later: after any other error a mail is given up."""

    async def handle_DATA(self, *given: Any) -> str:  # noqa: N802  # aiosmtpd's name
        """Keep a message and return the answer to its sender."""
        try:
            return str(await super().handle_DATA(*given))
        except OSError as error:
            print(f"a message is not kept: {error.strerror}", flush=True)
            return NO_ROOM


async def serve(port: int, directory: Path) -> None:
    """Take mail on 127.0.0.1:`port` until SIGTERM or SIGINT."""
    mailbox = KeptMail(directory)
    loop = asyncio.get_running_loop()
    stopped = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stopped.set)
    receive = functools.partial(
        SMTP, mailbox, data_size_limit=LARGEST_MESSAGE_BYTES, enable_SMTPUTF8=True, hostname="localhost"
    )
    server = await loop.create_server(receive, "127.0.0.1", port)
    async with server:
        await stopped.wait()


def main() -> None:
    """Read the command line and serve."""
    parser = argparse.ArgumentParser(prog="python -m dev.services.mail_sink", description=__doc__)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--directory", type=Path, required=True)
    options = parser.parse_args()
    asyncio.run(serve(options.port, options.directory))


if __name__ == "__main__":
    main()
