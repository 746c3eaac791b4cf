"""A mail server that fails as a test wants."""

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import SMTPUTF8
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from dev.ports import free_port

OK = "250 OK"


class Desk(SMTP):
    """One conversation; says when it is over."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.event_handler.desks.add(self)

    def connection_lost(self, error: Exception | None) -> None:
        super().connection_lost(error)
        self.event_handler.desks.discard(self)


class Doors(Controller):
    """Opens a session for each connection, and ends all of them before it stops."""

    def factory(self) -> SMTP:
        return Desk(self.handler, **self.SMTP_kwargs)

    def stop(self, no_assert: bool = False) -> None:
        asyncio.run_coroutine_threadsafe(self._see_everybody_out(), self.loop).result(10)
        super().stop(no_assert)

    async def _see_everybody_out(self) -> None:
        for desk in list(self.handler.desks):
            desk.transport.abort()
        while self.handler.desks:
            await asyncio.sleep(0)


class PostOffice:
    """Takes mail on one port, keeps it, and can refuse, hang up, fall silent, close and open again."""

    def __init__(self) -> None:
        self.port = free_port()
        self.envelopes: list[Envelope] = []
        self.sessions: list[Session] = []
        self.answer_to_sender = OK
        self.answer_to_recipient: Callable[[str], str] = lambda _: OK
        self.answer_to_message: Callable[[Envelope], str] = lambda _: OK
        self.is_silent = False
        self.is_hanging_up = False
        self.message_arrived = threading.Event()
        """Set when a message has been heard in full, whatever is answered."""
        self.desks: set[Desk] = set()
        self._controller: Controller | None = None

    @property
    def connections(self) -> int:
        """How many connections have been opened."""
        return len(self.sessions)

    @property
    def messages(self) -> list[EmailMessage]:
        """Every message that was taken, in order."""
        return [message_from_bytes(self._content(envelope), policy=SMTPUTF8) for envelope in self.envelopes]

    def open(self, **options: Any) -> None:
        """Begin to take mail, always on the same port."""
        self._controller = Doors(self, "127.0.0.1", self.port, **{"enable_SMTPUTF8": True, **options})
        self._controller.start()

    def close(self) -> None:
        """Stop: connections are refused from now on."""
        if self._controller is not None:
            self._controller.stop()
        self._controller = None

    async def handle_EHLO(  # noqa: N802
        self, server: SMTP, session: Session, envelope: Envelope, hostname: str, responses: list[str]
    ) -> list[str]:
        session.host_name = hostname
        self.sessions.append(session)
        return responses

    async def handle_MAIL(  # noqa: N802
        self, server: SMTP, session: Session, envelope: Envelope, address: str, mail_options: list[str]
    ) -> str:
        if self.answer_to_sender == OK:
            envelope.mail_from = address
            envelope.mail_options.extend(mail_options)
        return self.answer_to_sender

    async def handle_RCPT(  # noqa: N802
        self, server: SMTP, session: Session, envelope: Envelope, address: str, rcpt_options: list[str]
    ) -> str:
        answer = self.answer_to_recipient(address)
        if answer == OK:
            envelope.rcpt_tos.append(address)
        return answer

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        self.message_arrived.set()
        if self.is_silent:
            with suppress(asyncio.CancelledError):
                await asyncio.Event().wait()
            return "451 too late"
        if self.is_hanging_up:
            assert server.transport is not None
            server.transport.close()
            return OK
        answer = self.answer_to_message(envelope)
        if answer == OK:
            self.envelopes.append(envelope)
        return answer

    def _content(self, envelope: Envelope) -> bytes:
        assert isinstance(envelope.content, bytes)
        return envelope.content
