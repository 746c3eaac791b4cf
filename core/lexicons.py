"""The one vocabulary that the lexicons of all judges are part of."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from core.garbage import leave_out_what_is_there
from core.kept import kept
from core.reading.reader import Scanned, recipe_language
from core.reading.tables import Tables, compiled, packed, unpacked
from core.reading.tokens import cut_text
from core.reading.values import Entry, Reading, Term
from core.reading.vocabulary import Vocabulary

_KEPT = 256
_ANSWERS_KEPT = 16_384
"""Of what is said about a text without its reading, which takes little memory. Half of the lines of an import stand in
other recipes too."""


@lru_cache(maxsize=1)
def default_vocabulary() -> Vocabulary:
    """Return all lexicons of the project as one vocabulary, made or taken from its file on first use and then kept.

    Entries are made when a text has their words, and the lexicon of the labels is read only to make the file. A new
    lexicon adds its entries to `_packed_tables`.
    """
    # Imported late: the judges' packages read with this vocabulary.
    from core.halal.lexicon import default_lexicon as halal_lexicon

    vocabulary = Vocabulary(tables=_unpacked(kept("vocabulary", _packed_tables), halal_lexicon().entries))
    leave_out_what_is_there()
    return vocabulary


def _packed_tables() -> dict[str, Any]:
    from core.halal.lexicon import default_lexicon as halal_lexicon
    from core.labels.lexicon import default_lexicon as labels_lexicon

    halal_entries = tuple(halal_lexicon().entries)
    numbers = {id(entry): number for number, entry in enumerate(halal_entries)}

    def pack(entry: Entry, words: tuple[str, ...]) -> Any:
        """Return the number of a halal entry; the phrase ("" where it is the words), language and number of a food."""
        if id(entry) in numbers:
            return numbers[id(entry)]
        return "" if entry.phrase == " ".join(words) else entry.phrase, entry.language, entry.term.facts

    return packed(compiled((*halal_entries, *labels_lexicon().entries())), pack)


def _unpacked(plain: dict[str, Any], halal_entries: Sequence[Entry]) -> Tables:
    # Imported late, as above.
    from core.labels.lexicon import entry_of

    def unpack(row: Any, words: tuple[str, ...]) -> Entry:
        if isinstance(row, int):
            return halal_entries[row]
        phrase, language, number = row
        return entry_of(phrase or " ".join(words), language, number)

    return unpacked(plain, unpack)


def read_text(text: str, *, language: str | None = None, is_prose: bool = False) -> Reading:
    """Return the reading of one line or sentence. The last few are kept: the judges of a recipe ask for the same."""
    return _scanned(text, language, is_prose).reading


def read_text_if(tag: str, text: str, *, language: str | None = None, is_prose: bool = False) -> Reading | None:
    """Return the reading, or None when the text names no food with this tag; most lines are done in half the time."""
    return _scanned(text, language, is_prose).reading if _names(tag, text, language, is_prose) else None


@lru_cache(maxsize=_ANSWERS_KEPT)
def _names(tag: str, text: str, language: str | None, is_prose: bool) -> bool:
    return _scanned(text, language, is_prose).names(tag)


def terms_of_text(lexicon: str, text: str, *, language: str | None = None, is_prose: bool = False) -> tuple[Term, ...]:
    """Return the terms of one lexicon that the text names, whatever it says of them, without reading it."""
    return _scanned(text, language, is_prose).terms_of(lexicon)


def has_phrase(lists: Sequence[str], text: str, *, language: str | None = None, is_prose: bool = False) -> bool:
    """Say whether the text has a phrase of one of these word lists."""
    return _scanned(text, language, is_prose).has_phrase(lists)


def forget_texts() -> None:
    """Forget every text that was read, so that a measurement reads it anew."""
    for kept_answers in (_scanned, _names, language_of_texts, cut_text):
        kept_answers.cache_clear()


@lru_cache(maxsize=_KEPT)
def _scanned(text: str, language: str | None, is_prose: bool) -> Scanned:
    return Scanned(text, default_vocabulary(), language=language, is_prose=is_prose)


@lru_cache(maxsize=_KEPT // 16)
def language_of_texts(lines: tuple[str, ...], texts: tuple[str, ...]) -> str | None:
    """Return the language that a recipe's lines and texts together show, or None."""
    return recipe_language(lines, default_vocabulary(), texts=texts)
