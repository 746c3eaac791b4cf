"""How a word sounds: equal for "chikin" and "chicken", "lassee" and "lassi", "kichadi" and "khichdi".

English phonetic codes (Soundex, Metaphone) take the h of kh, gh and dh for sounds of their own and every c for k; these
rules follow how names of dishes from many languages are written in Latin letters.
"""

import re
from collections.abc import Iterable
from functools import lru_cache
from itertools import pairwise

from core.asking.tokens import keys_of

MARK = "qx"
NEAR_MARK = "qz"
"""Begin every code, so that no ordinary word is one."""
SHORTEST = 4
"""Shorter words sound like too many others."""
FEW_CONSONANTS = 3
"""A word with fewer keeps its vowels too."""

_RULES = [
    (re.compile(pattern), sound)
    for pattern, sound in (
        (r"'", ""),
        (r"(?<=[a-z]{2}[^iu])s$", ""),
        (r"tz", "s"),
        (r"(?<=.)x(?=[aeiou])", "ks"),
        (r"cch", "k"),
        (r"cci(?=[aeou])|cc(?=[ei])", "x"),
        (r"kw", "k"),
        (r"(?<=[^aeiou])ew$", "u"),
        (r"gn(?=[aeiou])", "n"),
        (r"tch|sch|sh|ch|cz|tj", "x"),
        (r"ph", "f"),
        (r"(?<=[kgtdbjlr])h", ""),
        (r"wh", "w"),
        (r"wr", "r"),
        (r"ck|cq|qu|q", "k"),
        (r"c(?=[eiy])", "s"),
        (r"c", "k"),
        (r"z", "s"),
        (r"dg(?=[ei])|g(?=[ei])", "j"),
        (r"w", "v"),
        (r"x(?=$)", "x"),
        (r"e$", ""),
        (r"oo|ou|ow", "o"),
        (r"ee|ea|ie|ei|ey|ay|ai|y|i+|e+", "i"),
        (r"aa+|ah(?![aeiou])|u+", "a"),
        (r"o+", "o"),
        (r"(?<=[a-z])h(?![aeiou])", ""),
        (r"([a-z])\1+", r"\1"),
    )
]
_SPANISH_LL = re.compile(r"(?<=[aeiou])ll(?=[ao])")
_VOWELS = re.compile(r"(?<=.)[aeiou]+")
_SAID = re.compile(r"(?=.*[aeiouy])[a-z']+")
"""What can be said aloud: `zzqqxx` would sound like scotch by its consonants."""


@lru_cache(maxsize=50_000)
def sound_of(word: str) -> str | None:
    """Return the code of a folded word; None for short words, words without a vowel, and other scripts."""
    if len(word) < SHORTEST or not _SAID.fullmatch(word):
        return None
    heard = _heard(word)
    consonants = _VOWELS.sub("", heard)
    if len(consonants) < FEW_CONSONANTS:
        return MARK + heard if len(heard) >= FEW_CONSONANTS else None
    return MARK + consonants


@lru_cache(maxsize=50_000)
def near_sound_of(word: str) -> str | None:
    """Return the code with the vowels: what is equal in it is nearer than what is equal in `sound_of` alone."""
    if len(word) < SHORTEST or not _SAID.fullmatch(word):
        return None
    heard = _heard(word)
    return NEAR_MARK + heard if len(heard) >= FEW_CONSONANTS else None


def _heard(word: str) -> str:
    for pattern, sound in _RULES:
        word = pattern.sub(sound, word)
    return word


def sounds_of(texts: Iterable[str], names: Iterable[str] = ()) -> list[str]:
    """Return, sorted, the codes of the texts' words, each in every way that it is said.

    Neighbours in `names` also count as one word: people write "pannacota" and "babaganush".
    """
    codes: set[str] = set()
    for text in texts:
        codes |= _codes_in(text)
    for name in names:
        for one, other in pairwise(keys_of(name)):
            codes |= _codes_of(one + other)
    return sorted(codes)


@lru_cache(maxsize=20_000)
def _codes_in(text: str) -> frozenset[str]:
    # The same ingredients and names stand in many recipes.
    return frozenset().union(*(_codes_of(said) for key in keys_of(text) for said in _pronounced(key)))


@lru_cache(maxsize=50_000)
def _codes_of(word: str) -> frozenset[str]:
    # And the same words in many names.
    return frozenset(code for code in (sound_of(word), near_sound_of(word)) if code)


def _pronounced(word: str) -> Iterable[str]:
    """A Spanish ll is also a y: `quesadilla`, `tortilla`."""
    yield word
    if _SPANISH_LL.search(word):
        yield _SPANISH_LL.sub("y", word)
