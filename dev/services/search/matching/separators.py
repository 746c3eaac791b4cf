"""What separates words: the characters between them, and which of them are hard separators.

A soft separator (space, hyphen, apostrophe) leaves its neighbours next to each other; a hard one (full stop,
comma before a space, exclamation mark) puts eight places between them, so that no phrase reaches across.
"""

from __future__ import annotations

import functools
import re
import sys
import unicodedata

# Punctuation, spaces and line ends; of the signs only those of arithmetic. Currency and comparison signs are words.
_SEPARATOR_CATEGORIES = frozenset({"Pc", "Pd", "Pe", "Pf", "Pi", "Po", "Ps", "Zl", "Zp", "Zs"})
_MORE_SEPARATORS = "\0\t\n\r+`±×÷\u200c"
_ARITHMETIC = range(0x2212, 0x2300)
# As in Meilisearch: what is around a no-break space or hyphen stays one word.
_NOT_SEPARATORS = frozenset("\xa0\u2000\u2001\u2011\u2028\u202f\u205f")

# A full stop or comma is a hard separator only before a space: "1.5", "a,b" and "hello.world" stay together.
HARD_PAIRS = (". ", ", ")
_HARD_SIGNS = frozenset("\0!;?¡§¶¿՜՝՞։׃،؛؟۔।॥෴๚๛༎།၊။჻።፣፤፥፦፧፨។៕៖៚᠀᠁᠂᠃᠄᠅᠈᠉․‥…※‼‽⁇⁈⁉⸘⸮、。꓾꓿！，．：；？｡､")


@functools.cache
def default_separators() -> str:
    """Return every character that parts words unless the settings say otherwise."""
    by_category = (
        chr(code) for code in range(sys.maxunicode + 1) if unicodedata.category(chr(code)) in _SEPARATOR_CATEGORIES
    )
    return "".join(sorted({*by_category, *_MORE_SEPARATORS, *map(chr, _ARITHMETIC)} - _NOT_SEPARATORS))


@functools.lru_cache(maxsize=4096)
def is_hard(separators: str) -> bool:
    """Say whether a run of separators has a hard one."""
    return any(pair in separators for pair in HARD_PAIRS) or not _HARD_SIGNS.isdisjoint(separators)


@functools.cache
def default_word() -> re.Pattern[str]:
    """Match a run of separators (group 1, maybe empty) and the word after it (group 2)."""
    separators = re.escape(default_separators())
    return re.compile(f"([{separators}]*)([^{separators}]+)")


@functools.cache
def ascii_word() -> re.Pattern[str]:
    """Match the same in a text of ASCII alone; the short list makes it three times as fast."""
    separators = re.escape("".join(filter(str.isascii, default_separators())))
    return re.compile(f"([{separators}]*)([^{separators}]+)")


@functools.lru_cache(maxsize=64)
def boundary(added: frozenset[str], removed: frozenset[str], dictionary: frozenset[str]) -> re.Pattern[str]:
    """Match one separator (group `separator`) or one word of the dictionary (group `word`), the longest first."""
    single = "".join(sign for sign in default_separators() if sign not in removed)
    pairs = [pair for pair in HARD_PAIRS if pair not in removed]
    several = sorted((text for text in {*added, *pairs} if text), key=len, reverse=True)
    separator = "|".join([*map(re.escape, several), f"[{re.escape(single)}]"])
    words = "|".join(re.escape(word) for word in sorted(dictionary, key=len, reverse=True) if word)
    return re.compile(f"(?P<word>{words})|(?P<separator>{separator})" if words else f"(?P<separator>{separator})")
