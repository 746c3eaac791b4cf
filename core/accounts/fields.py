"""What an address, a name and a password may be.

Limits and sentences stand in config/fields.json, which the browser reads too (frontend/src/shared/account).
The cases of tests/rules hold both sides to the same rules.
"""

import re
import unicodedata

import email_validator

from core.config_files import read_config
from core.errors import DomainError

# Domains of private networks (.test, .local) are accepted: the mail server decides whether it delivers to them.
email_validator.SPECIAL_USE_DOMAIN_NAMES.clear()

EMAIL = read_config("fields")["email"]
FULL_NAME = read_config("fields")["fullName"]
NEW_NAME = read_config("fields")["newName"]
PASSWORD = read_config("fields")["password"]
NEW_PASSWORD = read_config("fields")["newPassword"]

EMAIL_PATTERN = re.compile(EMAIL["pattern"])
MAX_PASSWORD_CHARACTERS: int = PASSWORD["maxCharacters"]
JOINERS = {"\u200c", "\u200d"}
"""Invisible, but part of how names are written in Persian and in the scripts of India."""
BLANKS = {"\u115f", "\u1160", "\u2800", "\u3164", "\uffa0"}
"""Letters and symbols that show nothing."""

LONGEST_TYPED = 1000
"""Characters of a name that are normalised at most: the time grows with the square of a run of combining marks."""

DOTTED_CAPITAL_I, DOTTED_I_FOLDED = "\u0130", "i"
"""Folds to the same key as a plain i, which may be another mailbox: no address has it."""

CLASSES = tuple(re.compile(pattern) for pattern in PASSWORD["classes"])


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
    email = require_email(given)
    try:
        if DOTTED_CAPITAL_I in email or len(email) > EMAIL["maxCharacters"] or not EMAIL_PATTERN.fullmatch(email):
            raise EmailRejected(EMAIL["invalid"])
        return email_validator.validate_email(email, check_deliverability=False, globally_deliverable=False).normalized
    except email_validator.EmailNotValidError:
        raise EmailRejected(EMAIL["invalid"]) from None


def fold_email(email: str) -> str:
    """Return the key of an address, equal to the database's `lower(email)`: each letter for itself.

    `str.lower` is not: it makes two characters of a dotted capital I, and a final sigma of the last one in a word.
    """
    return "".join(DOTTED_I_FOLDED if letter == DOTTED_CAPITAL_I else letter.lower() for letter in email)


def fold_mailbox(email: str) -> str:
    """Return the key of the mailbox that most providers deliver an address to: folded, without a `+tag`.

    For limits of mails alone. Accounts are told apart by fold_email: elsewhere it may be another mailbox.
    """
    local, _, domain = fold_email(email).rpartition("@")
    return f"{local.partition('+')[0] or local}@{domain}"


def clean_name(given: str) -> str:
    """Return a name in composed form, without invisible characters, with single spaces; empty if nothing is visible.

    Raises NameRejected for more than LONGEST_TYPED characters, before they are composed.
    """
    if len(given) > LONGEST_TYPED:
        raise NameRejected(FULL_NAME["tooLong"])
    visible = "".join(
        " " if character.isspace() else character
        for character in given
        if character.isspace() or character in JOINERS or is_visible(character)
    )
    # Composed last: what stood on both sides of an invisible character may belong together.
    name = " ".join(unicodedata.normalize("NFC", visible).split())
    return name if name.strip("".join(JOINERS) + " ") else ""


def is_visible(character: str) -> bool:
    """Return whether the character is visible."""
    return character not in BLANKS and not unicodedata.category(character).startswith("C")


def parse_name(given: str) -> str:
    """Return the name in the form that is kept, see clean_name.

    Raises NameRejected when it is empty, too short or too long; characters are counted as Unicode code points.
    """
    name = clean_name(given)
    if not name:
        raise NameRejected(FULL_NAME["required"])
    if sum(map(is_visible, name)) < FULL_NAME["minCharacters"]:
        raise NameRejected(FULL_NAME["tooShort"])
    if len(name) > FULL_NAME["maxCharacters"]:
        raise NameRejected(FULL_NAME["tooLong"])
    return name


def parse_new_name(given: str) -> str:
    """Return a name in the place of the present one, as parse_name does; its own sentence when it is empty."""
    if not clean_name(given):
        raise NameRejected(NEW_NAME["required"])
    return parse_name(given)


def require_email(given: str) -> str:
    """Return an address to look an account up by, trimmed. Raises EmailRejected when there is none."""
    if not given.strip():
        raise EmailRejected(EMAIL["required"])
    return given.strip()


def require_password(given: str) -> str:
    """Return an existing password unchanged. Raises PasswordRejected when it is nothing but spaces."""
    if not given.strip():
        raise PasswordRejected(PASSWORD["required"])
    return given


def parse_password(given: str) -> str:
    """Return a new password unchanged if it is strong enough, else raise PasswordRejected."""
    require_password(given)
    if len(given) > MAX_PASSWORD_CHARACTERS:
        raise PasswordRejected(PASSWORD["tooLong"])
    if not is_strong(given):
        raise PasswordRejected(PASSWORD["weak"])
    return given


def is_strong(password: str) -> bool:
    """Tell whether a password has 8 characters of all four classes, or 12 of three."""
    classes = sum(1 for kind in CLASSES if kind.search(password))
    return (len(password) >= PASSWORD["minCharactersOfAllClasses"] and classes == len(CLASSES)) or (
        len(password) >= PASSWORD["minCharactersOfThreeClasses"] and classes >= len(CLASSES) - 1
    )
