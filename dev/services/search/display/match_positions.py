"""Matches by their place in bytes, as `_matchesPosition` tells them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dev.services.search.display.matches import Match
from dev.services.search.matching.tokens import Token


def positions(
    text: str, tokens: Sequence[Token], matches: Sequence[Match], indices: Sequence[int]
) -> list[dict[str, Any]]:
    """Return start and length of each match in UTF-8 bytes; `indices` lead to the text inside lists."""
    found = []
    for match in matches:
        begin = tokens[match.first].start
        position = {
            "start": len(text[:begin].encode()),
            "length": len(text[begin : begin + match.length].encode()),
        }
        found.append({**position, "indices": list(indices)} if indices else position)
    return found
