"""A food of a line with its meaning there, while the words around it are applied to it."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from core.labels.lexicon import Sense
from core.reading.values import Food

UNSPACED = "\u2e80"
"""Here begin the scripts without spaces; a text that is greater begins with one of their characters."""


@dataclass(slots=True)
class Meant:
    """A food, its senses in the language of the text, and what it holds, each content with a reason ("" where sure)."""

    food: Food
    senses: tuple[Sense, ...]
    contains: dict[str, str] = field(default_factory=dict)
    may: dict[str, str] = field(default_factory=dict)

    @property
    def claim(self) -> Sense | None:
        """What the words say of other foods, when they are a claim ("vegan") and no food."""
        return self.senses[0] if self.senses[0].frees else None

    @property
    def is_plain(self) -> bool:
        """Say whether it is a food in which nothing is."""
        return not (self.contains or self.may or self.claim or self.senses[0].is_part)

    def make_possible(self, contents: Iterable[str], reason: str) -> None:
        """Turn sure contents into possible ones."""
        for content in list(contents):
            self.contains.pop(content, None)
            self.may[content] = reason
