"""Whom mails come from and go to, in the form that headers take."""

from email.headerregistry import Address
from email.policy import SMTP
from typing import cast

from email_validator import EmailNotValidError, validate_email

from core.settings import Settings


class SenderUnusable(ValueError):
    """SUFRA_MAIL_FROM names no address."""


def sender(settings: Settings) -> Address:
    """Return who every mail is from. Raises SenderUnusable."""
    parsed = cast("tuple[Address, ...]", SMTP.header_factory("From", settings.mail_from).addresses)
    if len(parsed) != 1 or not parsed[0].domain:
        raise SenderUnusable("SUFRA_MAIL_FROM is no address of the form: Sufra <hello@example.org>")
    return address(parsed[0].addr_spec, display_name=parsed[0].display_name)


def house(settings: Settings) -> Address:
    """Return where the people behind the site read mail."""
    return address(settings.contact_email) if settings.contact_email else address(sender(settings).addr_spec)


def address(text: str, *, display_name: str = "") -> Address:
    """Return an address for a header, its domain in the form that every mail server knows."""
    user, _, domain = (ascii_form(text) or text).rpartition("@")
    # Not as addr_spec: that refuses letters beyond ASCII before the @.
    return Address(display_name, user, domain)


def ascii_form(text: str) -> str | None:
    """Return the address in ASCII alone, or None if it has no such form or is no address at all."""
    try:
        found = validate_email(text, check_deliverability=False, globally_deliverable=False)
    except EmailNotValidError:
        return None
    return found.ascii_email
