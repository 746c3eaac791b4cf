"""What each kind of mail says and to whom, read from the row that it speaks of."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from email.headerregistry import Address
from typing import TypeVar

from sqlalchemy.orm import Session

from core.accounts.links import link_url, renew_link
from core.accounts.queries import user_by_email
from core.models import Base, ContactMessage, Mail, MailKind, PasswordReset, SignUp, User
from core.settings import Settings
from worker.mail.addresses import address, ascii_form, house
from worker.mail.header_text import one_line

Row = TypeVar("Row", bound=Base)


@dataclass(frozen=True)
class Letter:
    """A mail's content: the words go into `templates/<template>.txt` and `.html`."""

    to: Address
    subject: str
    template: str
    words: Mapping[str, object]
    reply_to: Address | None = None


def write_letter(session: Session, mail: Mail, settings: Settings) -> Letter | None:
    """Return what the mail says as things stand now, or None if there is nobody to say it to or nothing left to say."""
    return WRITERS[MailKind(mail.kind)](session, mail, settings)


def activation(session: Session, mail: Mail, settings: Settings) -> Letter | None:
    """Ask for the click that proves an address, or say that its account is there already.

    The name is left out until then: whoever typed it may be a stranger who wants to speak through us.
    """
    sign_up = _the(session, SignUp, mail.sign_up_id)
    if sign_up.used_at is not None:
        return None
    user = user_by_email(session, sign_up.email)
    if user is not None:
        words = {"name": user.full_name, "sign_in_url": f"{settings.origin}/sign-in"}
        return Letter(address(user.email), "You already have a Sufra account", "already_a_member", words)
    link = link_url(sign_up, renew_link(sign_up, settings), settings)
    return Letter(address(sign_up.email), "Activate your Sufra account", "activation", {"link": link})


def password_reset(session: Session, mail: Mail, settings: Settings) -> Letter | None:
    """Bring the link that sets a new password, if somebody has the address."""
    reset = _the(session, PasswordReset, mail.password_reset_id)
    user = user_by_email(session, reset.email)
    if reset.used_at is not None or user is None or user.password_hash is None:
        return None
    words = {"name": user.full_name, "link": link_url(reset, renew_link(reset, settings), settings)}
    # To the address as its owner wrote it: another that merely folds to the same may be another mailbox.
    return Letter(address(user.email), "Reset your Sufra password", "password_reset", words)


def password_changed(session: Session, mail: Mail, settings: Settings) -> Letter:
    """Tell a user that their password is another, and what to do if they know nothing of it."""
    user = _the(session, User, mail.user_id)
    words = {
        "name": user.full_name,
        "changed_at": _readable(mail.created_at),
        "sign_in_url": f"{settings.origin}/sign-in",
        "contact_email": house(settings).addr_spec,
    }
    return Letter(address(user.email), "Your Sufra password was changed", "password_changed", words)


def contact(session: Session, mail: Mail, settings: Settings) -> Letter:
    """Bring a visitor's message to the site's own mailbox; an answer goes to the visitor."""
    message = _the(session, ContactMessage, mail.contact_message_id)
    reply_to = ascii_form(message.email)
    words = {
        "name": one_line(message.name),
        "email": one_line(message.email),
        "topic": one_line(message.subject),
        "message": message.message,
        "sent_at": _readable(message.created_at),
        "can_reply": reply_to is not None,
    }
    return Letter(
        house(settings),
        f"Contact form: {one_line(message.subject)}",
        "contact",
        words,
        reply_to=address(reply_to) if reply_to else None,
    )


WRITERS: Mapping[MailKind, Callable[[Session, Mail, Settings], Letter | None]] = {
    MailKind.ACTIVATION: activation,
    MailKind.PASSWORD_RESET: password_reset,
    MailKind.PASSWORD_CHANGED: password_changed,
    MailKind.CONTACT: contact,
}


def _the(session: Session, table: type[Row], row_id: int | None) -> Row:
    return session.get_one(table, row_id)


def _readable(instant: datetime) -> str:
    return f"{instant.day} {instant:%B %Y} at {instant:%H:%M} UTC"
