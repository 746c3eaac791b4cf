"""Reads a word that is one typing slip away from a word of the lexicon."""

import re
from collections.abc import Iterable, Iterator
from functools import cached_property

_SHORTEST = 5
_SHORTEST_FOR_TWO = 9
_BITS = 61
_DOUBLED = re.compile(r"(.)\1")


class SlipIndex:
    """Finds the word that was probably meant.

    One slip (a letter left out, added, changed, or two swapped) is read into words of five letters and more, two
    into words of nine and more (unless `max_slips` is 1); into the few given four-letter words only an added or
    swapped letter. The first letter must stand among the first two.
    """

    def __init__(self, targets: Iterable[str], short_targets: Iterable[str], *, max_slips: int = 2) -> None:
        self._max_slips = max_slips
        self._short = frozenset(short_targets)
        self._targets = sorted({word for word in targets if len(word) >= _SHORTEST} | self._short)
        self._with_letters: dict[tuple[str, int], list[tuple[str, int]]] = {}
        self._longest = max(map(len, self._targets), default=0)

    @cached_property
    def _by_shape(self) -> dict[tuple[str, int], list[str]]:
        """The targets by first letter and length; made when first asked for, since few languages ever are.

        A word is compared with few of them. Deletions of all would take megabytes.
        """
        found: dict[tuple[str, int], list[str]] = {}
        for target in self._targets:
            found.setdefault((target[0], len(target)), []).append(target)
        return found

    @cached_property
    def _without_doubled(self) -> dict[str, str]:
        """The longer targets with each doubled letter once: letters doubled by mistake are one slip ("bacconn")."""
        # The shortest target of each comes last, so that "bacon" stands for itself and not for "baconn".
        by_length = sorted(self._targets, key=len, reverse=True)
        return {_single(target): target for target in by_length if len(_single(target)) >= _SHORTEST}

    def _of_shape(self, first: str, length: int) -> list[tuple[str, int]]:
        """Return the targets of a shape with their letters, which few shapes are ever asked for."""
        shape = first, length
        found = self._with_letters.get(shape)
        if found is None:
            found = [(target, _letters(target)) for target in self._by_shape.get(shape, ())]
            if found:
                self._with_letters[shape] = found
        return found

    def meant(self, word: str) -> str | None:
        """Return the closest target, or None when no target is close enough."""
        # Beyond the longest target's length nothing is meant.
        if not _SHORTEST - 1 <= len(word) <= self._longest + 2:
            return None
        if doubled := self._without_doubled.get(_single(word)):
            return doubled
        best: tuple[int, str] | None = None
        for target in self._near(word):
            distance = self._distance(word, target)
            if distance is not None and (best is None or (distance, target) < best):
                best = distance, target
        return best[1] if best else None

    def _near(self, word: str) -> Iterator[str]:
        """Yield the targets that begin and are about as long as the word, and share most letters with it."""
        # A changed letter changes two letters of the set.
        letters, most = _letters(word), 2 * self._max_slips
        for length in range(len(word) - self._max_slips, len(word) + self._max_slips + 1):
            for first in {word[0], word[1]}:
                shape = self._of_shape(first, length)
                yield from [target for target, of_target in shape if (letters ^ of_target).bit_count() <= most]

    def _distance(self, word: str, target: str) -> int | None:
        if word[0] != target[0] and word[:2] != target[1::-1]:
            return None
        if target in self._short and not (len(word) == 5 or sorted(word) == sorted(target)):
            return None
        distance = edit_distance(word, target)
        return distance if distance <= self._allowed(target) else None

    def _allowed(self, target: str) -> int:
        return min(self._max_slips, 2 if len(target) >= _SHORTEST_FOR_TWO else 1)


def edit_distance(left: str, right: str) -> int:
    """Return the number of slips between two words; two swapped neighbours count once."""
    # What both begin and end with has no slip, and of two words that are compared it is nearly everything.
    start = _common(left, right)
    left, right = left[start:], right[start:]
    end = _common(left[::-1], right[::-1])
    left, right = left[: len(left) - end], right[: len(right) - end]
    if not left or not right:
        return len(left) + len(right)
    before_last: list[int] = []
    last = list(range(len(right) + 1))
    for row, letter in enumerate(left, 1):
        current = [row]
        for column, other in enumerate(right, 1):
            cost = min(last[column] + 1, current[-1] + 1, last[column - 1] + (letter != other))
            if row > 1 and column > 1 and letter == right[column - 2] and left[row - 2] == other:
                cost = min(cost, before_last[column - 2] + 1)
            current.append(cost)
        before_last, last = last, current
    return last[-1]


def _common(left: str, right: str) -> int:
    """Return how many letters both begin with."""
    count = 0
    for letter, other in zip(left, right, strict=False):
        if letter != other:
            break
        count += 1
    return count


def _single(word: str) -> str:
    """Return the word with each doubled letter once."""
    return _DOUBLED.sub(r"\1", word)


def _letters(word: str) -> int:
    """Return the set of a word's letters as the bits of a number."""
    bits = 0
    for letter in word:
        bits |= 1 << ord(letter) % _BITS
    return bits
