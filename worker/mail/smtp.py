"""The conversation with the mail server."""

import contextlib
import smtplib
import ssl
from email.message import EmailMessage
from types import TracebackType
from typing import Self

from core.backoff import Backoff
from core.settings import Settings

BACKOFF_NAME = "mail"
TOO_LARGE = 552


class NotSent(Exception):
    """The message was not taken. The text gives types and codes only, no address."""


class ServerAway(NotSent):
    """No session with the mail server: it does not answer, or refuses the connection or the login."""


class Delayed(NotSent):
    """This message was deferred; the next one may be accepted."""


class Silent(Delayed):
    """The mail server stopped answering during a message; each further message would time out, too."""


class Refused(NotSent):
    """This message was refused permanently."""


class MailServer:
    """One connection for the messages of one run, opened with the first and again after it broke.

    Notes in `backoff` whether the server could be reached.
    """

    def __init__(self, settings: Settings, backoff: Backoff) -> None:
        self._settings = settings
        self._backoff = backoff
        self._client: smtplib.SMTP | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        if self._client is not None and self._client.sock is not None:
            with contextlib.suppress(OSError):
                self._client.quit()
        self._drop()

    def send(self, message: EmailMessage) -> None:
        """Hand over the message. Raises ServerAway, Delayed or Refused."""
        client = self._connected()
        try:
            client.send_message(message)
        except smtplib.SMTPNotSupportedError:
            raise Refused("the mail server takes no SMTPUTF8") from None
        except smtplib.SMTPRecipientsRefused as refusal:
            [(code, _)] = refusal.recipients.values()
            raise _judge("recipient", code) from None
        except smtplib.SMTPSenderRefused as refusal:
            # Our own address is refused: the settings are to blame, not the message, unless it is too large.
            code = refusal.smtp_code
            raise _judge("sender", code) if code == TOO_LARGE else Delayed(f"sender {code}") from None
        except smtplib.SMTPResponseException as refusal:
            raise _judge("message", refusal.smtp_code) from None
        except OSError as error:
            self._drop()
            raise _broken_off(error) from None
        except Exception:
            self._drop()
            raise

    def _connected(self) -> smtplib.SMTP:
        # After a 421 and after a broken connection smtplib has closed it by itself.
        if self._client is None or self._client.sock is None:
            self._client = self._open()
        return self._client

    def _open(self) -> smtplib.SMTP:
        settings, client = self._settings, None
        try:
            client = self._connect()
            if settings.smtp_security == "starttls":
                client.starttls(context=ssl.create_default_context())
            if settings.smtp_user:
                client.login(settings.smtp_user, settings.smtp_password.get_secret_value())
            client.ehlo_or_helo_if_needed()
        except (OSError, UnicodeError) as error:
            if client is not None:
                client.close()
            self._backoff.failed(BACKOFF_NAME)
            raise ServerAway(_named(error)) from None
        self._backoff.succeeded(BACKOFF_NAME)
        return client

    def _connect(self) -> smtplib.SMTP:
        host, port, seconds = self._settings.smtp_host, self._settings.smtp_port, self._settings.smtp_timeout_seconds
        # Named, since finding out this machine's name may take as long as a broken name service lets us wait.
        own_name = self._settings.public_url.host
        if self._settings.smtp_security == "tls":
            return smtplib.SMTP_SSL(host, port, own_name, timeout=seconds, context=ssl.create_default_context())
        return smtplib.SMTP(host, port, own_name, timeout=seconds)

    def _drop(self) -> None:
        if self._client is not None:
            self._client.close()
        self._client = None


def _judge(what: str, code: int) -> NotSent:
    """Return what a refusal with this code means: 5xx is for good, everything else may pass."""
    return Refused(f"{what} {code}") if code >= 500 else Delayed(f"{what} {code}")


def _broken_off(error: OSError) -> NotSent:
    # smtplib reports a time-out as a lost connection.
    if isinstance(error, TimeoutError) or isinstance(error.__context__, TimeoutError):
        return Silent(TimeoutError.__name__)
    return Delayed(type(error).__name__)


def _named(error: Exception) -> str:
    code = error.smtp_code if isinstance(error, smtplib.SMTPResponseException) else ""
    return f"{type(error).__name__} {code}".strip()
