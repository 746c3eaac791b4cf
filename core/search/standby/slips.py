"""Typing errors, called slips here: which words are near another.

Two words that differ by one letter become equal when a letter is left out of one or both of them. So each word is
stored with the checksums of all that is left of it, and a misspelt one is looked up by its own.
"""

from itertools import combinations
from zlib import crc32

ONE_SLIP = 4
TWO_SLIPS = 8
"""Letters of the shortest words with one slip and with two, as the settings of the engine have it."""
LONGEST = 24
"""A longer word is never taken for another: it would be stored with hundreds of checksums."""
SIGN = 1 << 31


def stored_slips(word: str) -> list[int]:
    """Return the checksums that a word is stored with, of at most two letters left out; none for a word of digits."""
    if len(word) < ONE_SLIP - 1 or len(word) > LONGEST or not word.isalpha():
        return []
    # A word of seven letters is asked for by one of eight, which may have two slips.
    return _checksums(word, 2 if len(word) >= TWO_SLIPS - 1 else 1)


def asked_slips(word: str) -> list[int]:
    """Return the checksums that words near a misspelt one are found by; none where it may not have a slip."""
    return _checksums(word, slips_of(word)) if slips_of(word) else []


def slips_of(word: str) -> int:
    """Return how many slips a typed word may have."""
    if len(word) < ONE_SLIP or len(word) > LONGEST or not word.isalpha():
        return 0
    return 1 if len(word) < TWO_SLIPS else 2


def distance(typed: str, word: str) -> int:
    """Return how many slips lie between two words: a letter too many, missing, wrong, or two swapped.

    One in the first letter counts double, as it does in the engine.
    """
    before, last = [0] * (len(word) + 1), list(range(len(word) + 1))
    for row, letter in enumerate(typed, start=1):
        here = [row]
        for column, other in enumerate(word, start=1):
            cost = min(last[column] + 1, here[-1] + 1, last[column - 1] + (letter != other))
            if row > 1 and column > 1 and letter == word[column - 2] and other == typed[row - 2]:
                cost = min(cost, before[column - 2] + 1)
            here.append(cost)
        before, last = last, here
    return last[-1] + (last[-1] > 0 and typed[:1] != word[:1])


def _checksums(word: str, most: int) -> list[int]:
    left = {word}
    for count in range(1, most + 1):
        left |= {
            "".join(letter for place, letter in enumerate(word) if place not in dropped)
            for dropped in combinations(range(len(word)), count)
        }
    return sorted({crc32(each.encode()) - SIGN for each in left})
