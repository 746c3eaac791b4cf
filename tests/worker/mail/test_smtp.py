"""How the mailer introduces itself to mail servers."""

from collections.abc import Callable
from email.message import EmailMessage
from typing import Any

import pytest
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session
from pydantic import SecretStr
from redis import Redis

from core.settings import Settings
from tests.worker.mail.post_office import PostOffice
from worker.mail.deliver import server_backoff
from worker.mail.smtp import MailServer, ServerAway

# The test's server may: it listens on this machine alone.
pytestmark = pytest.mark.filterwarnings("ignore:Requiring AUTH while not requiring TLS")


def authenticate(_server: SMTP, _session: Session, _envelope: Envelope, _mechanism: str, given: object) -> AuthResult:
    """Accept the user `sufra` with the password `open sesame`."""
    is_right = isinstance(given, LoginPassword) and (given.login, given.password) == (b"sufra", b"open sesame")
    return AuthResult(success=is_right, handled=False)


@pytest.fixture
def strict_office(post_office: PostOffice) -> PostOffice:
    """A mail server that takes mail after a login only."""
    post_office.close()
    post_office.open(authenticator=authenticate, auth_required=True, auth_require_tls=False)
    return post_office


Send = Callable[..., None]


@pytest.fixture
def send(redis_client: Redis, mail_settings: Settings) -> Send:
    """Sends a message on changed settings."""

    def send(**changed: Any) -> None:
        message = EmailMessage()
        message["From"], message["To"] = "hello@sufra.test", "amina@example.org"
        message.set_content("Afiyet olsun")
        with MailServer(mail_settings.model_copy(update=changed), server_backoff()) as server:
            server.send(message)

    return send


def test_it_signs_in_where_it_has_a_name(strict_office: PostOffice, send: Send) -> None:
    send(smtp_user="sufra", smtp_password=SecretStr("open sesame"))

    assert len(strict_office.messages) == 1


def test_a_wrong_password_is_the_settings_fault_not_the_messages(strict_office: PostOffice, send: Send) -> None:
    with pytest.raises(ServerAway, match=r"^SMTPAuthenticationError 535$"):
        send(smtp_user="sufra", smtp_password=SecretStr("wrong"))


def test_nothing_is_said_in_the_clear_where_encryption_is_asked_for(post_office: PostOffice, send: Send) -> None:
    for security in ("starttls", "tls"):
        with pytest.raises(ServerAway):
            send(smtp_security=security, smtp_user="sufra", smtp_password=SecretStr("open sesame"))

    assert post_office.messages == []


def test_it_gives_the_sites_public_name(post_office: PostOffice, send: Send) -> None:
    send()

    [session] = post_office.sessions
    assert session.host_name == "sufra.test"


def test_a_port_where_no_process_listens_is_a_server_that_is_away(post_office: PostOffice, send: Send) -> None:
    post_office.close()

    with pytest.raises(ServerAway, match="ConnectionRefusedError"):
        send()
