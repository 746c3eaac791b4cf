"""What makes a text wait for a human: links, shouting, abuse, repetition, length.

Source: docs/product/platform.md#moderation.
"""

import re
import unicodedata
from functools import cache
from pathlib import Path

MAX_CHARACTERS = 4_000
"""Longer texts are read by staff."""
SHOUTED_LETTERS = 20
"""A text with fewer letters than this never shouts: "BBQ", "OMG"."""
SHOUTED_SHARE = 0.7
LINK = re.compile(
    r"https?://|www\.|\b[\w-]+\.(?:com|net|org|info|biz|io|co|me|ru|cn|xyz|top|shop|site|online|link|click|app)\b"
    r"|[\w.+-]+@[\w-]+\.\w|\[/?url|t\.me/|wa\.me/",
    re.IGNORECASE,
)
MARKUP = re.compile(r"<\s*/?\s*[a-z!]", re.IGNORECASE)
PHONE = re.compile(r"(?:\+|\b00)\d[\d\s().-]{7,}\d")
REPEATED_CHARACTER = re.compile(r"([^\W\d_]|[!?.])\1{6,}")
REPEATED_WORDS = re.compile(r"\b(\w+(?:\W+\w+){0,3}?)(?:\W+\1\b){3,}", re.IGNORECASE)
WORDS = re.compile(r"[^\W\d_]+")
LONGEST_REPEAT_SEARCHED = 2_000
"""Characters; the search for repeated words looks at the beginning of a long text only."""


def concerns_about(text: str) -> list[str]:
    """Return why staff should read the text first, in words for them; empty for a clean text."""
    folded = _folded(text)
    found = {
        "a link or an address": LINK.search(text) or PHONE.search(text),
        "markup": MARKUP.search(text),
        "shouting": _is_shouted(text),
        "abuse": _abuse_in(folded),
        "repetition": REPEATED_CHARACTER.search(folded) or REPEATED_WORDS.search(folded[:LONGEST_REPEAT_SEARCHED]),
        "length": len(text) > MAX_CHARACTERS,
    }
    return [concern for concern, is_found in found.items() if is_found]


def _is_shouted(text: str) -> bool:
    letters = [letter for letter in text if letter.isupper() or letter.islower()]
    return len(letters) >= SHOUTED_LETTERS and sum(map(str.isupper, letters)) > SHOUTED_SHARE * len(letters)


def _abuse_in(folded: str) -> bool:
    abusive = _abusive_words()
    return any(word in abusive for word in WORDS.findall(folded))


def _folded(text: str) -> str:
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))


@cache
def _abusive_words() -> frozenset[str]:
    lines = (Path(__file__).parent / "abuse.txt").read_text("utf-8").splitlines()
    return frozenset(_folded(word) for line in lines if not line.startswith("#") for word in line.split())
