"""Cuts a text into words and folds them, in any of the scripts that people type."""

import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache

_MARKS = (
    "\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u0900-\u0903\u093a-\u094f\u0951-\u0957\u0962\u0963"
    "\u0981-\u0983\u09bc\u09be-\u09cd\u09d7"
)
"""Accents and the vowel signs of Arabic, Devanagari and Bengali: they belong to the letter before them."""
_LETTERS = rf"(?:[^\W\d_][{_MARKS}]*)+"
WORD = re.compile(rf"\d+(?:[.,]\d+)?|{_LETTERS}(?:['’]{_LETTERS})*")

_SAME_LETTERS = str.maketrans({
    "ı": "i", "ø": "o", "œ": "oe", "æ": "ae", "ł": "l", "’": "'",
    # Letters of Urdu and Persian that Arabic writes otherwise, and those that people confuse.
    "ة": "ه", "ى": "ي", "ی": "ي", "ک": "ك", "ہ": "ه", "ھ": "ه", "ۃ": "ه", "ں": "ن", "ے": "ي", "ئ": "ي", "ؤ": "و",
    "ـ": None, "ء": None,
})  # fmt: skip


@dataclass(frozen=True, slots=True)
class Token:
    """A word or a number of a text: its folded form, and where it stands."""

    key: str
    start: int
    end: int


def tokens_of(text: str) -> list[Token]:
    """Return the words and numbers of the text in order; `30min` is two of them, `gluten-free` too."""
    return [Token(folded(match[0]), match.start(), match.end()) for match in WORD.finditer(text)]


def keys_of(text: str) -> tuple[str, ...]:
    """Return the folded words of the text."""
    return tuple(map(folded, WORD.findall(text)))


@lru_cache(maxsize=20_000)
def folded(word: str) -> str:
    """Return the word in lower case without accents, with one letter for those that are easily confused."""
    plain = unicodedata.normalize("NFKD", word.casefold()).translate(_SAME_LETTERS)
    return "".join(letter for letter in plain if not unicodedata.combining(letter)).translate(_SAME_LETTERS)


def script_of(key: str) -> str:
    """Return the script of a folded word: latin, arabic, devanagari, bengali or cyrillic; empty for any other."""
    first = key[0]
    if first.isascii():
        return "latin"
    for script, start, end in _SCRIPTS:
        if start <= first <= end:
            return script
    return ""


_SCRIPTS = (
    ("arabic", "\u0600", "\u06ff"),
    ("devanagari", "\u0900", "\u097f"),
    ("bengali", "\u0980", "\u09ff"),
    ("cyrillic", "\u0400", "\u04ff"),
)
