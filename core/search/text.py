"""What a search text means: filler says nothing."""

import re
import unicodedata

FILLER = frozenset({"recipe", "recipes", "dish", "dishes", "the", "a", "an", "of", "with", "and", "in", "for", "to"})

MAX_TEXT_LENGTH = 200
INVISIBLE = re.compile("[\\x00-\\x1f\\x7f-\\x9f\\u200b-\\u200f\\u2028-\\u202e\\u2060\\ufeff\\ud800-\\udfff]+")


def meant_text(text: str) -> str:
    """Return the text without control characters, surplus spaces and filler; empty when it was all filler."""
    words = clean_text(text).split()
    meant = [word for word in words if word.casefold().strip(".,;:!?") not in FILLER]
    return " ".join(meant)


def clean_text(text: str) -> str:
    """Return the text in composed form, on one line, trimmed."""
    return " ".join(INVISIBLE.sub(" ", unicodedata.normalize("NFC", text)).split())
