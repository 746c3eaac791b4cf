"""Text without case and accents, for comparing values as people type them."""

from __future__ import annotations

import unicodedata

# Letters that have no decomposition but are typed without their mark.
UNMARKED = str.maketrans({"ı": "i", "ł": "l", "ø": "o", "đ": "d", "ð": "d", "ħ": "h", "œ": "oe", "æ": "ae", "þ": "th"})


def folded(text: str) -> str:
    """Return the text in lower case without accents; its length may change."""
    if text.isascii():
        return text.lower()
    decomposed = unicodedata.normalize("NFKD", text.lower()).translate(UNMARKED)
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))
