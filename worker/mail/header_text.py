"""Text from outside as one line, fit for a header."""

import unicodedata

from core.accounts.fields import JOINERS

NO_PART_OF_A_LINE = {"Cc", "Cf", "Cs", "Zl", "Zp"}
"""Unicode's categories of control and format characters, surrogates, and ends of lines and paragraphs."""


def one_line(text: str) -> str:
    """Return the text without line breaks of any script and without invisible characters, in single spaces."""
    return " ".join("".join(character if _is_part(character) else " " for character in text).split())


def _is_part(character: str) -> bool:
    return character in JOINERS or unicodedata.category(character) not in NO_PART_OF_A_LINE
