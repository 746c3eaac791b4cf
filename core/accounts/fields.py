"""What an address, a name and a password may be. The same rules hold in the browser (frontend/src/features/account).

Source: spec section 5 (Sign-up, Change name), section 9.
"""

import re
import unicodedata

import email_validator

from core.errors import DomainError

# Domains of private networks (.test, .local) are accepted: the mail server decides whether it delivers to them.
email_validator.SPECIAL_USE_DOMAIN_NAMES.clear()

LONGEST_EMAIL = 254
SHORTEST_NAME = 5
LONGEST_NAME = 120
LONGEST_PASSWORD = 1000

LOOKS_LIKE_AN_ADDRESS = re.compile(r"[^\s@]+@[^\s@]+\.[^\s@]+")
JOINERS = {"\u200c", "\u200d"}
"""Invisible, but part of how names are written in Persian and in the scripts of India."""
BLANKS = {"\u115f", "\u1160", "\u2800", "\u3164", "\uffa0"}
"""Letters and symbols that show nothing."""

CLASSES = (re.compile(r"[A-Z]"), re.compile(r"[a-z]"), re.compile(r"[0-9]"), re.compile(r'[!@#$%^_&*(),.?":{}|<>]'))


class FieldRejected(DomainError):
    """A value breaks a rule of its field. The sentence says which."""

    code = "field_rejected"


class EmailRejected(FieldRejected):
    """The address is missing or has no valid form."""

    code = "email_rejected"


class NameRejected(FieldRejected):
    """The name is missing, too short, too long, or the same as before."""

    code = "name_rejected"


class PasswordRejected(FieldRejected):
    """The password is missing, too weak, too long, wrong, or the same as before."""

    code = "password_rejected"


def parse_email(given: str) -> str:
    """Return the address in the form that is kept: trimmed, its domain in lower case. Raises EmailRejected."""
    email = given.strip()
    if not email:
        raise EmailRejected("Email address is required")
    try:
        if len(email) > LONGEST_EMAIL or not LOOKS_LIKE_AN_ADDRESS.fullmatch(email):
            raise EmailRejected("Please enter a valid email address")
        return email_validator.validate_email(email, check_deliverability=False, globally_deliverable=False).normalized
    except email_validator.EmailNotValidError:
        raise EmailRejected("Please enter a valid email address") from None


def clean_name(given: str) -> str:
    """Return a name composed, without invisible characters, single spaces; nothing if nothing of it can be seen."""
    visible = "".join(
        " " if character.isspace() else character
        for character in given
        if character.isspace() or character in JOINERS or is_visible(character)
    )
    # Composed last: what stood on both sides of an invisible character may belong together.
    name = " ".join(unicodedata.normalize("NFC", visible).split())
    return name if name.strip("".join(JOINERS) + " ") else ""


def is_visible(character: str) -> bool:
    """Tell whether somebody sees the character."""
    return character not in BLANKS and not unicodedata.category(character).startswith("C")


def parse_name(given: str) -> str:
    """Return the name in the form that is kept, see clean_name.

    Raises NameRejected when it is empty, too short or too long; characters are counted as Unicode code points.
    """
    name = clean_name(given)
    if not name:
        raise NameRejected("Full name is required")
    if sum(map(is_visible, name)) < SHORTEST_NAME:
        raise NameRejected(f"Full name must be at least {SHORTEST_NAME} characters")
    if len(name) > LONGEST_NAME:
        raise NameRejected(f"Full name must be at most {LONGEST_NAME} characters")
    return name


def parse_password(given: str) -> str:
    """Return a new password unchanged if it is strong enough, else raise PasswordRejected."""
    if not given.strip():
        raise PasswordRejected("Password is required")
    if len(given) > LONGEST_PASSWORD:
        raise PasswordRejected(f"Password must be at most {LONGEST_PASSWORD} characters")
    if not is_strong(given):
        raise PasswordRejected(
            "Password must be at least 8 characters with uppercase, lowercase, digit and special character, "
            "or at least 12 characters with at least 3 of these"
        )
    return given


def is_strong(password: str) -> bool:
    """Tell whether a password has 8 characters of all four classes, or 12 of three."""
    classes = sum(1 for kind in CLASSES if kind.search(password))
    return (len(password) >= 8 and classes == 4) or (len(password) >= 12 and classes >= 3)
