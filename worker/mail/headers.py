"""Addresses and texts in the form that mail headers take."""

import unicodedata
from email.headerregistry import Address
from email.policy import SMTP
from typing import cast

from email_validator import EmailNotValidError, validate_email

from core.accounts.fields import JOINERS
from core.settings import Settings

_NOT_IN_A_LINE = {"Cc", "Cf", "Cs", "Zl", "Zp"}
"""Unicode's categories of control and format characters, surrogates, and ends of lines and paragraphs."""


class SenderUnusable(ValueError):
    """SUFRA_MAIL_FROM is not an address."""


def sender(settings: Settings) -> Address:
    """Return the From address of every mail. Raises SenderUnusable."""
    parsed = cast("tuple[Address, ...]", SMTP.header_factory("From", settings.mail_from).addresses)
    if len(parsed) != 1 or not parsed[0].domain:
        raise SenderUnusable("SUFRA_MAIL_FROM is no address of the form: Sufra <hello@example.org>")
    return address(parsed[0].addr_spec, display_name=parsed[0].display_name)


def contact_address(settings: Settings) -> Address:
    """Return where messages to the site go: SUFRA_CONTACT_EMAIL, else the address of SUFRA_MAIL_FROM."""
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


def one_line(text: str) -> str:
    """Return the text without line breaks of any script and without invisible characters, in single spaces."""
    return " ".join("".join(character if _is_part(character) else " " for character in text).split())


def _is_part(character: str) -> bool:
    return character in JOINERS or unicodedata.category(character) not in _NOT_IN_A_LINE
