"""Marks the words of a search in the texts of its hits, as the engine's `_formatted` does."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from core.asking.tokens import WORD
from core.search.standby.text import words_of


@dataclass(frozen=True)
class Marker:
    """Which words are marked, and how."""

    words: frozenset[str]
    begun: str
    """Words that begin so are marked as far as that; empty: none."""
    before: str
    after: str

    def text(self, text: str) -> str:
        """Return the text with its words marked."""
        parts, at = [], 0
        for match in WORD.finditer(text):
            letters = self._marked_letters(match[0])
            if letters:
                end = match.start() + letters
                parts += [text[at : match.start()], self.before, text[match.start() : end], self.after]
                at = end
        return "".join([*parts, text[at:]])

    def value(self, value: Any) -> Any:
        """Return an attribute's value with the words of its texts marked."""
        if isinstance(value, str):
            return self.text(value)
        if isinstance(value, list):
            return [self.value(each) for each in value]
        return _as_text(value)

    def _marked_letters(self, word: str) -> int:
        key = "".join(words_of(word))
        if key in self.words:
            return len(word)
        return min(len(self.begun), len(word)) if self.begun and key.startswith(self.begun) else 0


def formatted(hit: Mapping[str, Any], attributes: Sequence[str], marker: Marker) -> dict[str, Any]:
    """Return the hit with the words of these attributes marked; numbers become texts, as in the engine's answers."""
    everything = "*" in attributes
    return {
        name: marker.value(value) if everything or name in attributes else _as_text(value)
        for name, value in hit.items()
    }


def _as_text(value: Any) -> Any:
    return str(value) if isinstance(value, (int, float)) and not isinstance(value, bool) else value
