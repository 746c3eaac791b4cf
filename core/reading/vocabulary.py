"""All lexicons compiled for matching."""

from collections.abc import Iterable

from core.reading.values import Entry


class Vocabulary:
    """The entries of all lexicons, ready for the longest match, beside the words of context. Build it once."""

    def __init__(self, entries: Iterable[Entry]) -> None:
        raise NotImplementedError
