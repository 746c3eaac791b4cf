"""Subject, recipient and template variables of each kind of mail, read from the row that it is about."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from email.headerregistry import Address
from typing import TypeVar

from sqlalchemy.orm import Session

from core.accounts.links import link_of, link_url, renew_link
from core.accounts.queries import user_by_email
from core.models import (
    AccountDeletion,
    Base,
    ContactMessage,
    GenerationJob,
    Mail,
    MailKind,
    PasswordReset,
    Recipe,
    SignUp,
    User,
)
from core.settings import Settings
from worker.mail.headers import address, ascii_form, contact_address, one_line

Row = TypeVar("Row", bound=Base)


@dataclass(frozen=True)
class MailContent:
    """What a mail says: `variables` fill `templates/<template>.txt` and `.html`."""

    to: Address
    subject: str
    template: str
    variables: Mapping[str, object]
    reply_to: Address | None = None


def content_of(session: Session, mail: Mail, settings: Settings) -> MailContent | None:
    """Return the mail's content by the present state of its row; None if the mail has become needless."""
    return _BUILDERS[MailKind(mail.kind)](session, mail, settings)


def _activation(session: Session, mail: Mail, settings: Settings) -> MailContent | None:
    sign_up = _row(session, SignUp, mail.sign_up_id)
    if sign_up.used_at is not None:
        return None
    # Renewed for an address with an account too: when a sign-up is forgotten must not tell whether there is one.
    link = link_url(sign_up, renew_link(sign_up, settings), settings)
    user = user_by_email(session, sign_up.email)
    if user is not None:
        variables = {"name": user.full_name, "sign_in_url": f"{settings.origin}/sign-in"}
        return MailContent(address(user.known_email), "You already have a Sufra account", "already_a_member", variables)
    variables = {"link": link, "name": _unlinked(sign_up.full_name), "signed_up_at": _readable(sign_up.created_at)}
    return MailContent(address(sign_up.email), "Activate your Sufra account", "activation", variables)


def _password_reset(session: Session, mail: Mail, settings: Settings) -> MailContent | None:
    reset = _row(session, PasswordReset, mail.password_reset_id)
    user = user_by_email(session, reset.email)
    if reset.used_at is not None or user is None or user.password_hash is None:
        return None
    variables = {"name": user.full_name, "link": link_url(reset, renew_link(reset, settings), settings)}
    # To the address as its owner wrote it: another that merely folds to the same may be another mailbox.
    return MailContent(address(user.known_email), "Reset your Sufra password", "password_reset", variables)


def _password_changed(session: Session, mail: Mail, settings: Settings) -> MailContent | None:
    user = _row(session, User, mail.user_id)
    if user.email is None:
        return None
    variables = {
        "name": user.full_name,
        "changed_at": _readable(mail.created_at),
        "sign_in_url": f"{settings.origin}/sign-in",
        "contact_email": contact_address(settings).addr_spec,
    }
    return MailContent(address(user.email), "Your Sufra password was changed", "password_changed", variables)


def _account_deletion(session: Session, mail: Mail, settings: Settings) -> MailContent | None:
    deletion = _row(session, AccountDeletion, mail.account_deletion_id)
    if deletion.used_at is not None or deletion.expires_at <= datetime.now(UTC):
        return None
    user = _row(session, User, deletion.user_id)
    variables = {
        "name": user.full_name,
        "due_at": _readable(deletion.expires_at),
        # Not renewed: the term counts from when the deletion was asked for.
        "link": link_url(deletion, link_of(deletion, settings), settings),
        "sign_in_url": f"{settings.origin}/sign-in",
    }
    return MailContent(address(user.known_email), "Your Sufra account will be deleted", "account_deletion", variables)


def _generation(session: Session, mail: Mail, settings: Settings) -> MailContent | None:
    job = _row(session, GenerationJob, mail.generation_job_id)
    user = _row(session, User, job.member_id)
    recipe = session.get(Recipe, job.recipe_id) if job.recipe_id else None
    if user.email is None:
        return None
    variables: dict[str, object] = {
        "name": user.full_name,
        "ingredients": _unlinked(", ".join(job.ingredients)),
        "notes": [one_line(note) for note in job.notes],
    }
    if recipe is not None:
        variables |= {"title": one_line(recipe.short_title), "link": f"{settings.origin}/recipe/{recipe.id}"}
        subject = f"Your recipe is ready: {one_line(recipe.short_title)}"
        return MailContent(address(user.email), subject, "generation_ready", variables)
    if job.failure_text is None:
        return None  # the recipe has been deleted meanwhile
    variables |= {"reason": one_line(job.failure_text), "link": f"{settings.origin}/generate-recipe"}
    return MailContent(address(user.email), "Your recipe could not be generated", "generation_failed", variables)


def _contact(session: Session, mail: Mail, settings: Settings) -> MailContent:
    message = _row(session, ContactMessage, mail.contact_message_id)
    reply_to = ascii_form(message.email)
    variables = {
        "name": one_line(message.name),
        "email": one_line(message.email),
        "topic": one_line(message.subject),
        "message": message.message,
        "sent_at": _readable(message.created_at),
        "can_reply": reply_to is not None,
    }
    return MailContent(
        contact_address(settings),
        f"Contact form: {one_line(message.subject)}",
        "contact",
        variables,
        reply_to=address(reply_to) if reply_to else None,
    )


_BUILDERS: Mapping[MailKind, Callable[[Session, Mail, Settings], MailContent | None]] = {
    MailKind.ACTIVATION: _activation,
    MailKind.PASSWORD_RESET: _password_reset,
    MailKind.PASSWORD_CHANGED: _password_changed,
    MailKind.CONTACT: _contact,
    MailKind.ACCOUNT_DELETION: _account_deletion,
    MailKind.GENERATION: _generation,
}


def _row(session: Session, table: type[Row], row_id: int | None) -> Row:
    return session.get_one(table, row_id)


def _unlinked(name: str) -> str:
    """Return a stranger's text on one line, with nothing in it that a mail program would turn into a link."""
    return re.sub(r"[.:/@]+(?=\S)", " ", one_line(name))


def _readable(instant: datetime) -> str:
    return f"{instant.day} {instant:%B %Y} at {instant:%H:%M} UTC"
