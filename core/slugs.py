"""Readable addresses of recipes and blogs, and short codes."""

import secrets
import string
from collections.abc import Callable, Collection

from slugify import slugify

SLUG_LENGTH = 80
CODE_LENGTH = 7
CODE_LETTERS = string.ascii_letters + string.digits


def free_slug(title: str, *, noun: str, reserved: Collection[str], is_taken: Callable[[str], bool]) -> str:
    """Return the title as a slug that is not taken: `lentil-soup`, `lentil-soup-2`, …

    A title without any letter or digit becomes the `noun` ("recipe"). One of digits only or of a `reserved` word, which
    routes use beside slugs, gets the noun in front: numbers are ids.
    """
    base = slugify(title, max_length=SLUG_LENGTH, word_boundary=True) or noun
    if base.isdigit() or base in reserved:
        base = f"{noun}-{base}"
    candidate, number = base, 1
    while is_taken(candidate):
        number += 1
        candidate = f"{base}-{number}"
    return candidate


def random_short_code() -> str:
    """Return seven random letters and digits, one of them upper-case, so that no slug looks the same."""
    while True:
        code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
        if any(letter in string.ascii_uppercase for letter in code):
            return code
