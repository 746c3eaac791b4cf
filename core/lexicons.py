"""The one vocabulary that the lexicons of all judges are part of."""

from functools import lru_cache

from core.reading.reader import read, recipe_language
from core.reading.values import Reading
from core.reading.vocabulary import Vocabulary

_KEPT = 256


@lru_cache(maxsize=1)
def default_vocabulary() -> Vocabulary:
    """Return all lexicons of the project, compiled on first use and then kept. A new lexicon adds its entries here."""
    # Imported late: the judges' packages read with this vocabulary.
    from core.halal.lexicon import default_lexicon as halal_lexicon
    from core.labels.lexicon import default_lexicon as labels_lexicon

    return Vocabulary((*halal_lexicon().entries, *labels_lexicon().entries))


def read_text(text: str, *, language: str | None = None, is_prose: bool = False) -> Reading:
    """Return the reading of one line or sentence. The last few are kept: the judges of a recipe ask for the same."""
    return kept_reading(text, language, is_prose)


@lru_cache(maxsize=_KEPT)
def kept_reading(text: str, language: str | None, is_prose: bool) -> Reading:
    """Return the reading, read anew only if it is not one of the last few."""
    return read(text, default_vocabulary(), language=language, is_prose=is_prose)


@lru_cache(maxsize=_KEPT // 16)
def language_of_texts(lines: tuple[str, ...], texts: tuple[str, ...]) -> str | None:
    """Return the language that a recipe's lines and texts together show, or None."""
    return recipe_language(lines, default_vocabulary(), texts=texts)
