"""Words of the index that a word of the query may have been meant for.

An edit is one letter put in, left out or changed, or two neighbours swapped. A word with another first letter
costs one edit more. When the last word is still being typed, it is enough that a word begins with something near.
"""

from __future__ import annotations

from collections.abc import Iterable

from rapidfuzz import process
from rapidfuzz.distance import OSA

from dev.services.search.contracts import TypoTolerance
from dev.services.search.matching.snapshot import Snapshot

# Bounds on the work that one vague word can cause; the first in alphabetical order are kept.
MAX_ONE_TYPO_WORDS = 150
MAX_TWO_TYPO_WORDS = 50


def allowed_typos(word: str, tolerance: TypoTolerance, exact_words: frozenset[str]) -> int:
    """Return how many edits (0, 1 or 2) the settings allow for a word of the query."""
    if not tolerance.enabled or len(word) < tolerance.one_typo or word in exact_words:
        return 0
    return 1 if len(word) < tolerance.two_typos else 2


def is_number(word: str) -> bool:
    """Say whether a word is made of digits and signs only, as `disableOnNumbers` means it."""
    return all(sign.isnumeric() or (sign.isascii() and not sign.isalnum() and sign.isprintable()) for sign in word)


def near_words(snapshot: Snapshot, word: str, most: int, *, is_prefix: bool) -> tuple[list[str], list[str]]:
    """Return the words at one and at two edits from `word`, at most `most` (0 to 2) edits away."""
    if most == 0 or not word:
        return [], []
    return snapshot.typos.get((word, most, is_prefix), lambda asked: _near_words(snapshot, *asked))


def _near_words(snapshot: Snapshot, word: str, most: int, is_prefix: bool) -> tuple[list[str], list[str]]:
    edits = _with_same_initial(snapshot, word, most, is_prefix=is_prefix)
    if most > 1:
        edits |= dict.fromkeys(_with_other_initial(snapshot, word, is_prefix=is_prefix), 2)
    one = sorted(near for near, count in edits.items() if count == 1)
    two = sorted(near for near, count in edits.items() if count == 2)
    return one[:MAX_ONE_TYPO_WORDS], two[:MAX_TWO_TYPO_WORDS]


def _with_same_initial(snapshot: Snapshot, word: str, most: int, *, is_prefix: bool) -> dict[str, int]:
    edits: dict[str, int] = {}
    for length in range(max(1, len(word) - most), len(word) + most + 1):
        candidates = snapshot.stems(word[0], length) if is_prefix else snapshot.words_of_length(word[0], length)
        if not candidates:
            continue
        distances = process.cdist([word], candidates, scorer=OSA.distance, score_cutoff=most)[0]
        for index in (distances <= most).nonzero()[0]:
            meant = snapshot.words_with_prefix(candidates[index]) if is_prefix else [candidates[index]]
            for near in meant:
                edits[near] = min(edits.get(near, most), int(distances[index]))
    return {near: count for near, count in edits.items() if count > 0}


def _with_other_initial(snapshot: Snapshot, word: str, *, is_prefix: bool) -> Iterable[str]:
    """Yield the words one edit away whose first letter differs: that letter must be what was edited."""
    other = [initial for initial in snapshot.initials() if initial != word[0]]
    edited = {initial + word[1:] for initial in other} | {initial + word for initial in other}
    edited |= {word[1:], word[1] + word[0] + word[2:]} if len(word) > 1 and word[1] != word[0] else set()
    for text in filter(None, edited):
        if is_prefix:
            yield from snapshot.words_with_prefix(text)
        elif text in snapshot.postings:
            yield text


def best_split(snapshot: Snapshot, word: str) -> tuple[str, str] | None:
    """Return the two words that `word` splits into which stand side by side in the most documents."""
    return snapshot.splits.get(word, lambda asked: _best_split(snapshot, asked))


def _best_split(snapshot: Snapshot, word: str) -> tuple[str, str] | None:
    best, most = None, 0
    for index in range(1, len(word)):
        left, right = word[:index], word[index:]
        if left in snapshot.postings and right in snapshot.postings:
            found = len(snapshot.adjacent(left, right))
            if found > most:
                best, most = (left, right), found
    return best
