"""Finds the longest known phrase at a place of a text."""

from collections.abc import Iterator, Sequence
from typing import Generic, TypeVar

from core.asking.tokens import Token, keys_of

Meaning = TypeVar("Meaning")


class Phrases(Generic[Meaning]):
    """Phrases of one word or more, each with what it means. Of two meanings of a phrase the first one added stays."""

    def __init__(self) -> None:
        self._by_first: dict[str, dict[tuple[str, ...], Meaning]] = {}
        self._longest: dict[str, int] = {}

    def add(self, phrase: str, meaning: Meaning) -> None:
        """Add a phrase as people write it; one without letters is left out."""
        keys = keys_of(phrase)
        if keys:
            self._by_first.setdefault(keys[0], {}).setdefault(keys, meaning)
            self._longest[keys[0]] = max(len(keys), self._longest.get(keys[0], 0))

    def has_first(self, key: str) -> bool:
        """Tell whether some phrase begins with the folded word."""
        return key in self._by_first

    def at(self, tokens: Sequence[Token], start: int) -> tuple[Meaning, int] | None:
        """Return the meaning of the longest phrase that begins at the token, and the index after it."""
        first = tokens[start].key
        known = self._by_first.get(first)
        if known is None:
            return None
        for length in range(min(self._longest[first], len(tokens) - start), 0, -1):
            meaning = known.get(tuple(token.key for token in tokens[start : start + length]))
            if meaning is not None:
                return meaning, start + length
        return None

    def __iter__(self) -> Iterator[tuple[tuple[str, ...], Meaning]]:
        for known in self._by_first.values():
            yield from known.items()
