"""The one vocabulary that the lexicons of all judges are part of."""

from functools import lru_cache

from core.reading.vocabulary import Vocabulary


@lru_cache(maxsize=1)
def default_vocabulary() -> Vocabulary:
    """Return all lexicons of the project, compiled on first use and then kept. A new lexicon adds its entries here."""
    # Imported late: the judges' packages read with this vocabulary.
    from core.halal.lexicon import default_lexicon as halal_lexicon
    from core.labels.lexicon import default_lexicon as labels_lexicon

    return Vocabulary((*halal_lexicon().entries, *labels_lexicon().entries))
