"""A text cut into words and what stands between them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from dev.services.search.contracts import IndexSettings
from dev.services.search.matching.folding import by_script, decomposed, fold
from dev.services.search.matching.separators import boundary, default_word, is_hard

MAX_WORD_BYTES = 250
# Places between two words that a hard separator parts, and between two values of a list.
HARD_STEP = 8


class Kind(Enum):
    WORD = "word"
    STOP_WORD = "stop word"
    SOFT = "soft separator"
    HARD = "hard separator"


@dataclass(frozen=True, slots=True)
class Token:
    """A piece of a text: `folded` is what is compared, `written` what stands from `start` to `end`."""

    kind: Kind
    folded: str
    start: int
    end: int
    written: str

    @property
    def is_separator(self) -> bool:
        return self.kind in (Kind.SOFT, Kind.HARD)


class Tokenizer:
    """Cuts texts as the settings of one index say."""

    def __init__(self, settings: IndexSettings) -> None:
        self._stop_words = settings.stop_words
        added, removed, dictionary = settings.separator_tokens, settings.non_separator_tokens, settings.dictionary
        self._boundary = boundary(added, removed - added, dictionary)
        self._is_plain = not (added or removed or dictionary)

    def tokens(self, text: str) -> list[Token]:
        """Return every piece of the text in order, separators included."""
        tokens: list[Token] = []
        position = 0
        for match in self._boundary.finditer(text):
            self._add_words(tokens, text, position, match.start())
            start, position = match.span()
            if match.lastgroup == "word":
                tokens.append(self._word(match.group(), start, position))
            else:
                kind = Kind.HARD if is_hard(match.group()) else Kind.SOFT
                tokens.append(Token(kind, match.group(), start, position, match.group()))
        self._add_words(tokens, text, position, len(text))
        return tokens

    def words(self, text: str) -> Iterator[tuple[str, int]]:
        """Yield the words to index with their places, counted from 0; stop words only take a place."""
        place = 0
        is_first = True
        for before, word in self._pieces(text):
            separators = before
            for piece in by_script(word):
                if not is_first:
                    place += HARD_STEP if separators and is_hard(separators) else 1
                is_first, separators = False, ""
                folded = fold(piece)
                if (
                    folded
                    and decomposed(piece) not in self._stop_words
                    and (len(folded) < MAX_WORD_BYTES // 4 or len(folded.encode()) <= MAX_WORD_BYTES)
                ):
                    yield folded, place

    def _pieces(self, text: str) -> Iterator[tuple[str, str]]:
        """Yield each word with the separators before it."""
        if self._is_plain:
            yield from default_word().findall(text)
            return
        separators = ""
        for token in self.tokens(text):
            if token.is_separator:
                separators += token.written
            else:
                yield separators, token.written
                separators = ""

    def _add_words(self, tokens: list[Token], text: str, start: int, end: int) -> None:
        if start == end:
            return
        for piece in by_script(text[start:end]):
            tokens.append(self._word(piece, start, start + len(piece)))
            start += len(piece)

    def _word(self, word: str, start: int, end: int) -> Token:
        kind = Kind.STOP_WORD if decomposed(word) in self._stop_words else Kind.WORD
        return Token(kind, fold(word), start, end, word)
