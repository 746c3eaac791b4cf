"""Marks around what matches."""

from __future__ import annotations

from collections.abc import Sequence

from dev.services.search.display.matches import Match
from dev.services.search.matching.tokens import Token


def marked(
    text: str, tokens: Sequence[Token], matches: Sequence[Match], bounds: tuple[int, int], tags: tuple[str, str]
) -> str:
    """Return the text within the bounds, with each match between the two tags."""
    start, stop = bounds
    pieces: list[str] = []
    position = start
    for match in matches:
        begin, end = tokens[match.first].start, tokens[match.last].end
        if end < start or begin > stop:
            continue
        begin, end = max(begin, start), min(end, stop)
        middle = min(begin + match.length, end)
        pieces += [text[position:begin], tags[0], text[begin:middle], tags[1], text[middle:end]]
        position = end
    pieces.append(text[position:stop])
    return "".join(pieces)
