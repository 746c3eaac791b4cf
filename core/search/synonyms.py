"""Families of words that mean the same: those that ship in `search-config`, and those that staff add.

Source: docs/product/search.md#synonyms-of-staff.
"""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from typing import Any

from core.errors import DomainError
from core.search.text import FILLER, clean_text

MOST_WORDS = 20
LONGEST_WORD = 40
LONGEST_PHRASE = 3
"""Words of the longest phrase."""
BESIDE_LETTERS = frozenset(" '’-")
APOSTROPHES = re.compile("[‘’ʼ]")

Family = Sequence[str]


class SynonymsRefused(DomainError):
    """The words can't be a family of synonyms; the sentence says why."""

    code = "invalid_synonyms"
    sentence = "These words can't be a family of synonyms."


def fold_word(given: str) -> str:
    """Return the word or phrase as it is stored: in lower case, on one line, with plain apostrophes."""
    return APOSTROPHES.sub("'", clean_text(unicodedata.normalize("NFKC", given)).casefold())


def checked_family(
    given: Sequence[str], *, shipped: Iterable[Family], others: Iterable[Family], stop_words: Iterable[str]
) -> list[str]:
    """Return the words as they are stored, in the order given.

    `others`: staff's other families. Raises SynonymsRefused for fewer than two words or more than 20, for a word that
    is empty, too long, no word, dropped by every search, or given twice, for a word of another family of staff, and
    for words of two shipped families, since these would then mean the same.
    """
    words = [_checked_word(one, frozenset(stop_words)) for one in given]
    if not 2 <= len(words) <= MOST_WORDS:
        raise SynonymsRefused(f"A family has 2 to {MOST_WORDS} words.")
    if repeated := next((word for number, word in enumerate(words) if word in words[:number]), None):
        raise SynonymsRefused(f"“{repeated}” stands there twice.")
    _refuse_words_of_others(words, others)
    _refuse_bridges(words, shipped)
    return words


def merge_families(shipped: Iterable[Family], own: Iterable[Family]) -> list[list[str]]:
    """Return the shipped families, each with the words by which a family of staff extends it, and staff's others."""
    families = [list(family) for family in shipped]
    added = []
    for words in own:
        extended = [family for family in families if not set(family).isdisjoint(words)]
        if len(extended) == 1:
            extended[0] += [word for word in words if word not in extended[0]]
        else:
            # More than one: a later release ships words that would make it join two families. It then stands by itself.
            added.append(list(words))
    return families + added


def problem_of_families(families: Any) -> str:
    """Return what is wrong with the families of a file, in a sentence; "" where nothing is.

    A word may stand in two families, since it may mean two things. Families that lead back to a word make a loop:
    then all their words would mean the same by two ways, and one of the families is a mistake.
    """
    if not isinstance(families, list) or not all(isinstance(family, list) for family in families):
        return "It must be a list of families, each a list of words."
    joined: dict[str | int, str | int] = {}

    def group_of(place: str | int) -> str | int:
        while (above := joined.get(place, place)) != place:
            place = above
        return place

    for number, family in enumerate(families):
        if len(family) < 2:
            return f"Family {number + 1} has fewer than two words."
        for word in family:
            if not isinstance(word, str) or not word or word != fold_word(word):
                return f"Family {number + 1}: {word!r} is no word in lower case without spaces around it."
            if group_of(word) == group_of(number):
                return f"Family {number + 1}: “{word}” leads back to it; the families make a loop."
            joined[group_of(word)] = group_of(number)
    return ""


def _checked_word(given: str, stop_words: frozenset[str]) -> str:
    word = fold_word(given)
    if not word:
        raise SynonymsRefused("A word is empty.")
    if len(word) > LONGEST_WORD or len(word.split()) > LONGEST_PHRASE:
        raise SynonymsRefused(
            f"“{word[:LONGEST_WORD]}” is too long: at most {LONGEST_PHRASE} words and {LONGEST_WORD} characters."
        )
    if not word[0].isalpha() or not all(map(_may_be_in_a_word, word)):
        raise SynonymsRefused(f"“{word}” is no word: only letters, spaces, hyphens and apostrophes.")
    if all(part in FILLER or part in stop_words for part in word.split()):
        raise SynonymsRefused(f"“{word}” is left out of every search, so it can't be a synonym.")
    return word


def _may_be_in_a_word(letter: str) -> bool:
    return letter.isalpha() or letter in BESIDE_LETTERS or unicodedata.category(letter).startswith("M")


def _refuse_words_of_others(words: Family, others: Iterable[Family]) -> None:
    for family in others:
        if shared := next((word for word in words if word in family), None):
            raise SynonymsRefused(f"“{shared}” stands in another family already: {', '.join(family)}.")


def _refuse_bridges(words: Family, shipped: Iterable[Family]) -> None:
    touched = [(word, family) for family in shipped for word in words if word in family]
    families = {tuple(family) for _, family in touched}
    if len(families) > 1:
        one, other = sorted(families)[:2]
        raise SynonymsRefused(
            f"This would make two families mean the same: “{', '.join(one[:3])} …” and “{', '.join(other[:3])} …”."
        )
    if families and set(words) <= set(next(iter(families))):
        raise SynonymsRefused("These words mean the same already.")
