"""Words as they are compared: compatible forms, small letters, no accents, and cut where the script changes."""

from __future__ import annotations

import functools
import unicodedata
from bisect import bisect_right

_REPLACED = {
    "œ": "oe", "æ": "ae", "ı": "i", "đ": "d", "ð": "d", "’": "'", "‘": "'", "‛": "'",
    "أ": "ا", "إ": "ا", "آ": "ا", "ٱ": "ا", "ى": "ي", "ة": "ه", "ـ": "", "ς": "σ",
}  # fmt: skip

# Scripts whose marks are accents that a reader may leave out. Elsewhere (Devanagari) they are letters.
_ACCENTED = frozenset({"latin", "greek", "arabic", "hebrew", "thai"})
# Written without spaces: each sign is a word of its own, since no dictionary of these languages is at hand.
_UNSPACED = "han"

# First code point of each stretch; "" belongs to whatever stands before it.
_STRETCHES = (
    (0x0000, ""), (0x0041, "latin"), (0x005B, ""), (0x0061, "latin"), (0x007B, ""), (0x00AA, "latin"),
    (0x00AB, ""), (0x00BA, "latin"), (0x00BB, ""), (0x00C0, "latin"), (0x02B0, ""), (0x0370, "greek"),
    (0x0400, "cyrillic"), (0x0530, "armenian"), (0x0590, "hebrew"), (0x0600, "arabic"), (0x0700, ""),
    (0x0750, "arabic"), (0x0780, ""), (0x0900, "devanagari"), (0x0980, "bengali"), (0x0A00, "gurmukhi"),
    (0x0A80, "gujarati"), (0x0B00, "oriya"), (0x0B80, "tamil"), (0x0C00, "telugu"), (0x0C80, "kannada"),
    (0x0D00, "malayalam"), (0x0D80, "sinhala"), (0x0E00, "thai"), (0x0E80, "lao"), (0x0F00, ""),
    (0x1000, "myanmar"), (0x10A0, "georgian"), (0x1100, "hangul"), (0x1200, "ethiopic"), (0x13A0, ""),
    (0x1780, "khmer"), (0x1800, ""), (0x1E00, "latin"), (0x1F00, "greek"), (0x2000, ""), (0x2E80, "han"),
    (0x2FE0, ""), (0x3040, "han"), (0x3130, "hangul"), (0x3190, ""), (0x3400, "han"), (0xA000, ""),
    (0xAC00, "hangul"), (0xD7B0, ""), (0xF900, "han"), (0xFB00, "latin"), (0xFB07, ""), (0xFB50, "arabic"),
    (0xFE00, ""), (0xFE70, "arabic"), (0xFEFF, ""), (0xFF21, "latin"), (0xFF3B, ""), (0xFF41, "latin"),
    (0xFF5B, ""), (0xFF66, "han"), (0xFFA0, ""), (0x20000, "han"), (0x30000, ""),
)  # fmt: skip
_STARTS = [start for start, _ in _STRETCHES]


def script_of(sign: str) -> str:
    """Return the script of a letter, "" for digits, marks and symbols, which go with any."""
    return _STRETCHES[bisect_right(_STARTS, ord(sign)) - 1][1]


def by_script(word: str) -> list[str]:
    """Cut a text without separators where its script changes; "рисrice" is two words."""
    if word.isascii():
        return [word]
    pieces: list[str] = []
    current, start = "", 0
    for index, sign in enumerate(word):
        script = script_of(sign)
        if script and (script != current or script == _UNSPACED):
            if current:
                pieces.append(word[start:index])
                start = index
            current = script
    pieces.append(word[start:])
    return [part for piece in pieces for part in _without_article(piece)]


def _without_article(word: str) -> list[str]:
    # The Arabic article is written together with its noun; people search for the noun.
    if len(word) > 2 and word[0] in "اأإآٱ" and word[1] == "ل":
        return [word[:2], word[2:]]
    return [word]


@functools.lru_cache(maxsize=65_536)
def fold(word: str) -> str:
    """Return the word as it is stored and compared; "" when nothing is left of it."""
    return word.lower() if word.isascii() and word.isprintable() else "".join(fold_signs(word))


def fold_signs(word: str) -> list[str]:
    """Return what each character of the word becomes, in order; marks that are dropped become ""."""
    folded = []
    script = ""
    for sign in word:
        script = script_of(sign) or script
        small = "".join(_fold_sign(part, script) for part in unicodedata.normalize("NFKD", sign).lower())
        folded.append(small)
    return folded


def _fold_sign(sign: str, script: str) -> str:
    if unicodedata.category(sign) == "Mn":
        return "" if script in _ACCENTED or not script else sign
    if unicodedata.category(sign) == "Cc":
        return ""
    return _REPLACED.get(sign, sign)


def decomposed(word: str) -> str:
    """Return the word before its letters are made small: stop words are compared in this form."""
    return word if word.isascii() else unicodedata.normalize("NFKD", word)
