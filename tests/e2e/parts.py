"""A site of its own, each part of which a test can stop, freeze, kill and start again."""

import contextlib
import os
import signal
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import psutil
from alembic import command
from alembic.config import Config

from core.db import Database, make_database
from dev.data_dir import secret
from dev.ports import free_ports
from dev.project import PROJECT
from dev.services import application, mail_sink, postgres, redis
from dev.supervisor.launching import kill_group
from dev.supervisor.running import running
from dev.supervisor.service import Service
from tests.e2e.mail import clocked_worker, mail_settings
from tests.e2e.mailbox import Mailbox
from tests.e2e.site import DIST


class Part:
    """One service, running or not."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._block = contextlib.ExitStack()
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Return when it answers; it may be there already."""
        if self._process is None:
            self._process = self._block.enter_context(running(self._service))

    def stop(self) -> None:
        """Let it end in order; it may be gone already."""
        self._process = None
        self._block.close()

    def freeze(self) -> None:
        """Let it hold its connections and do nothing, until it is killed or thawed."""
        self._send(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on."""
        self._send(signal.SIGCONT)

    def kill(self) -> None:
        """End it and all its children at once, without a chance to tidy up."""
        kill_group(self._pid)
        self.stop()

    def _send(self, number: signal.Signals) -> None:
        # Not to its process group: each backend of PostgreSQL has a group of its own.
        leader = psutil.Process(self._pid)
        leader.send_signal(number)
        for child in leader.children(recursive=True):
            with contextlib.suppress(psutil.NoSuchProcess):
                child.send_signal(number)

    @property
    def _pid(self) -> int:
        assert self._process is not None
        return self._process.pid


@dataclass(frozen=True)
class Parts:
    """The site at `url` and what stands behind it; the search engine alone is that of the other tests."""

    url: str
    database_url: str
    mailbox: Mailbox
    postgres: Part
    redis: Part
    mail: Part
    api: Part
    worker: Part

    @cached_property
    def database(self) -> Database:
        """The database, for tests to look into."""
        return make_database(self.database_url)

    def start(self) -> None:
        """Start what does not run."""
        for part in (self.postgres, self.redis, self.mail):
            part.start()
        migrate(self.database)
        for part in (self.api, self.worker):
            part.start()

    def stop(self) -> None:
        """Stop everything."""
        self.database.dispose()
        for part in (self.worker, self.api, self.mail, self.redis, self.postgres):
            part.stop()


@contextlib.contextmanager
def separate_parts(data_dir: Path) -> Iterator[Parts]:
    """Give a site that keeps everything in `data_dir`; nothing of it runs yet."""
    ports = dict(zip(("postgres", "redis", "mail", "api"), free_ports(4), strict=True))
    passwords = {name: secret(data_dir, name) for name in ("postgres", "redis")}
    url = f"http://localhost:{ports['api']}"
    database_url = postgres.database_url(ports["postgres"], passwords["postgres"])
    environment = {
        **os.environ,
        **mail_settings(ports["mail"]),
        "SUFRA_DATABASE_URL": database_url,
        "SUFRA_REDIS_URL": redis.redis_url(ports["redis"], passwords["redis"]),
        "SUFRA_PUBLIC_URL": url,
        "SUFRA_FRONTEND_DIST": str(DIST),
        "SUFRA_MEDIA_DIR": str(data_dir / "media"),
        "SUFRA_MAILBOXES_PER_VISITOR": "1000",
    }
    parts = Parts(
        url,
        database_url,
        Mailbox(data_dir / "mail"),
        postgres=Part(
            postgres.prepare(data_dir, port=ports["postgres"], password=passwords["postgres"], is_durable=False)
        ),
        redis=Part(redis.prepare(data_dir, port=ports["redis"], password=passwords["redis"])),
        mail=Part(mail_sink.prepare(data_dir, port=ports["mail"])),
        api=Part(application.api(environment, host="127.0.0.1", port=ports["api"], workers=1)),
        worker=Part(clocked_worker(environment, data_dir)),
    )
    try:
        yield parts
    finally:
        parts.stop()


def migrate(database: Database) -> None:
    """Bring a database to the newest migration."""
    config = Config(PROJECT / "alembic.ini")
    config.set_main_option("script_location", str(PROJECT / "migrations"))
    with database.connect() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        connection.commit()
