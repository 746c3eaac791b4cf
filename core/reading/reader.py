"""Reads one text."""

from collections.abc import Iterable

from core.reading.values import Reading
from core.reading.vocabulary import Vocabulary


def read(text: str, vocabulary: Vocabulary, *, language: str | None = None, is_prose: bool = False) -> Reading:
    """Return what `text` says: one ingredient line, or with `is_prose` a title or one sentence.

    `language` is that of the recipe, where it is known; a slip is only read within it. Without it the text's own
    words decide. Texts of any length and content are read; beyond 2,000 characters a line is cut at a word.
    """
    raise NotImplementedError


def read_recipe(lines: Iterable[str], vocabulary: Vocabulary, *, texts: Iterable[str] = ()) -> tuple[Reading, ...]:
    """Return the readings of a recipe's lines in the language that all its lines and texts together show."""
    raise NotImplementedError
