"""Mail that really arrives: the mail sink, and one worker that carries its own clock."""

import contextlib
import os
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path

from dev.ports import free_port
from dev.services import application, mail_sink
from dev.supervisor.running import running
from dev.supervisor.service import Service
from tests.e2e.mailbox import Mailbox


def clocked_worker(environment: Mapping[str, str], data_dir: Path) -> Service:
    """Return the Celery worker with beat inside: one process less to start than on a real site."""
    worker = application.worker(environment, concurrency=1)
    clock = ("--beat", "--schedule", str(data_dir / "beat-schedule"))
    return replace(worker, argv=[*worker.argv, *clock])


def mail_settings(port: int) -> Mapping[str, str]:
    """Return the settings of a site whose mail server is the sink on `port`."""
    return {"SUFRA_SMTP_HOST": "127.0.0.1", "SUFRA_SMTP_PORT": str(port)}


@contextlib.contextmanager
def running_mail(data_dir: Path, public_url: str) -> Iterator[Mailbox]:
    """Deliver mail while the block lasts, for the site at `public_url`."""
    port = free_port()
    environment = {**os.environ, **mail_settings(port), "SUFRA_PUBLIC_URL": public_url}
    with running(mail_sink.prepare(data_dir, port=port)), running(clocked_worker(environment, data_dir)):
        yield Mailbox(data_dir / "mail")
