"""Reads a word that is one typing slip away from a word of the lexicon."""

from collections.abc import Iterable, Iterator
from functools import cached_property

_SHORTEST = 5
_SHORTEST_FOR_TWO = 9


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
        self._longest = max(map(len, self._targets), default=0)

    @cached_property
    def _by_deletion(self) -> dict[str, list[str]]:
        """The targets by what is left of them; made when first asked for, since few languages ever are."""
        found: dict[str, list[str]] = {}
        for target in self._targets:
            for key in set(_deletions(target, self._allowed(target))):
                found.setdefault(key, []).append(target)
        return found

    def meant(self, word: str) -> str | None:
        """Return the closest target, or None when no target is close enough."""
        # Beyond the longest target's length nothing is meant, and the deletions of an endless word are endless too.
        if not _SHORTEST - 1 <= len(word) <= self._longest + 2:
            return None
        best: tuple[int, str] | None = None
        for key in set(_deletions(word, min(self._max_slips, 2 if len(word) >= _SHORTEST_FOR_TWO - 1 else 1))):
            for target in self._by_deletion.get(key, ()):
                distance = self._distance(word, target)
                if distance is not None and (best is None or (distance, target) < best):
                    best = distance, target
        return best[1] if best else None

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


def _deletions(word: str, depth: int) -> Iterator[str]:
    yield word
    if depth:
        for position in range(len(word)):
            yield from _deletions(word[:position] + word[position + 1 :], depth - 1)
