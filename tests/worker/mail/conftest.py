"""A test mail server, settings that lead to it, and a mailer that a test runs by hand."""

import time
from collections.abc import Iterator
from datetime import timedelta
from email.message import EmailMessage

import pytest
from redis import Redis
from sqlalchemy import select, text
from sqlalchemy.orm import Session

from core.db import Database
from core.models import Mail
from core.settings import Settings
from tests.worker.mail.post_office import PostOffice
from worker.mail.deliver import deliver, server_backoff


@pytest.fixture
def post_office() -> Iterator[PostOffice]:
    """A mail server that takes everything until a test says otherwise."""
    opened = PostOffice()
    opened.open()
    yield opened
    opened.close()


@pytest.fixture
def mail_settings(settings: Settings, post_office: PostOffice) -> Settings:
    """The settings of a site whose mail server is the post office."""
    return settings.model_copy(
        update={"smtp_host": "127.0.0.1", "smtp_port": post_office.port, "mail_from": "Sufra <hello@sufra.test>"}
    )


class Mailer:
    """Runs deliveries, and lets time pass between them."""

    def __init__(self, database: Database, settings: Settings, post_office: PostOffice, session: Session) -> None:
        self.database, self.settings, self.post_office, self.session = database, settings, post_office, session
        self.waited_seconds = 0
        self.backoff = server_backoff(clock=lambda: time.time() + self.waited_seconds)

    def run(self) -> int:
        """Deliver what is due, and return how many mails left."""
        self.session.commit()
        return deliver(self.database, self.settings, self.backoff)

    def send(self) -> EmailMessage:
        """Deliver, and return the one message that arrived."""
        self.run()
        [message] = self.post_office.messages
        return message

    def wait(self, seconds: int) -> None:
        """Let time pass for every mail and for the mail server."""
        self.waited_seconds += seconds
        self.session.execute(
            text("UPDATE mails SET next_attempt_at = next_attempt_at - :pause, created_at = created_at - :pause"),
            {"pause": timedelta(seconds=seconds)},
        )
        self.session.commit()

    def mails(self) -> list[Mail]:
        """Return every mail, the oldest first."""
        self.session.rollback()
        return list(self.session.scalars(select(Mail).order_by(Mail.id).execution_options(populate_existing=True)))


@pytest.fixture
def mailer(
    database: Database, redis_client: Redis, mail_settings: Settings, post_office: PostOffice, session: Session
) -> Mailer:
    """The mailer on the empty database."""
    return Mailer(database, mail_settings, post_office, session)


def plain(message: EmailMessage) -> str:
    """Return a message's plain text."""
    return _part(message, "plain")


def html(message: EmailMessage) -> str:
    """Return a message's HTML."""
    return _part(message, "html")


def _part(message: EmailMessage, subtype: str) -> str:
    part = message.get_body((subtype,))
    assert part is not None
    content = part.get_content()
    assert isinstance(content, str)
    return content.replace("\r\n", "\n")
