"""The part of a text that shows the best of its matches."""

from __future__ import annotations

from collections.abc import Sequence

from dev.services.search.display.matches import Match
from dev.services.search.matching.tokens import Kind, Token

# Words further apart than this count as this far apart.
_FARTHEST = 7


def crop_bounds(tokens: Sequence[Token], matches: Sequence[Match], size: int) -> tuple[int, int]:
    """Return where to cut so that `size` words remain, around the matches that stand best together."""
    if not tokens:
        return 0, 0
    before, after, missing, grows = 0, 0, size, True
    if matches:
        first, last = best_interval(matches, size)
        covered = last.words[1] - first.words[0] + 1
        grows = size >= covered
        missing = abs(size - covered)
        before, after = first.first if grows else 0, last.last + 1
    return _grown(tokens, before, after, missing) if grows else _shrunk(tokens, after, missing)


def _grown(tokens: Sequence[Token], before: int, after: int, missing: int) -> tuple[int, int]:
    """Take words in from both sides, within a sentence rather than across."""
    while missing > 0 and (before > 0 or after < len(tokens)):
        left = tokens[before - 1] if before > 0 else None
        right = tokens[after] if after < len(tokens) else None
        takes_left, takes_right = _sides(left, right, missing)
        if takes_left and left is not None:
            before -= 1
            missing -= not left.is_separator
        if takes_right and right is not None:
            after += 1
            missing -= not right.is_separator
    return _between(tokens, before, after)


def _sides(left: Token | None, right: Token | None, missing: int) -> tuple[bool, bool]:
    """Say on which sides to take in the next piece."""
    if left is None or right is None:
        return left is not None, right is not None
    if left.is_separator and right.is_separator:
        if left.kind is right.kind:
            # No separator just before the crop marker.
            return True, missing > 1
        return left.kind is not Kind.HARD, left.kind is Kind.HARD
    if left.is_separator or right.is_separator:
        return not left.is_separator, not right.is_separator
    return True, missing > 1


def _shrunk(tokens: Sequence[Token], after: int, surplus: int) -> tuple[int, int]:
    """Leave words out at the end of a match that is longer than the crop."""
    end = min(after, len(tokens) - 1) + 1
    while surplus > 0 and end > 0:
        end -= 1
        surplus -= not tokens[end].is_separator
    stop = tokens[end - 1].start if end > 0 else tokens[-1].end
    return 0, stop


def _between(tokens: Sequence[Token], before: int, after: int) -> tuple[int, int]:
    start = tokens[before - 1].end if before > 0 else 0
    stop = tokens[after].start if after < len(tokens) else tokens[-1].end
    return start, stop


def best_interval(matches: Sequence[Match], size: int) -> tuple[Match, Match]:
    """Return the first and last match of the stretch of at most `size` words that shows most of the query."""
    best: tuple[tuple[int, int, int], int, int] | None = None
    first = 0
    for index, match in enumerate(matches):
        if match.words[1] - matches[first].words[0] < size:
            continue
        if index > 0:
            best = _better(best, matches, first, index - 1)
        while first < len(matches) - 1:
            first += 1
            if match.words[1] - matches[first].words[0] < size:
                break
    last = len(matches) - 1
    if first != last or matches[first].words[1] - matches[first].words[0] + 1 < size:
        best = _better(best, matches, first, last)
    if best is None:
        return matches[0], matches[0]
    return matches[best[1]], matches[best[2]]


def _better(
    best: tuple[tuple[int, int, int], int, int] | None, matches: Sequence[Match], first: int, last: int
) -> tuple[tuple[int, int, int], int, int]:
    score = _score(matches[first : last + 1])
    return (score, first, last) if best is None or score > best[0] else best


def _score(matches: Sequence[Match]) -> tuple[int, int, int]:
    """Return what makes a stretch good: different words, near each other, in the order of the query."""
    in_order = distance = 0
    for index, match in enumerate(matches):
        inside = match.words[1] - match.words[0]
        in_order += inside
        distance += inside
        if index + 1 < len(matches):
            following = matches[index + 1]
            in_order += min(following.ids) > min(match.ids)
            distance += min(following.words[0] - match.words[1], _FARTHEST)
    return len({position for match in matches for position in match.ids}), -distance, in_order
