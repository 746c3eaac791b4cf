"""A text cut into words and what stands between them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from dev.services.search.contracts import IndexSettings
from dev.services.search.matching.folding import by_script, decomposed, fold
from dev.services.search.matching.separators import ascii_word, boundary, default_word, is_hard

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

    def words(self, text: str) -> list[tuple[str, int]]:
        """Return the words to index with their places, counted from 0; stop words only take a place."""
        if self._is_plain and text.isascii():
            # Nine texts in ten: no script to look at, no accent to take off.
            return self._placed(ascii_word().findall(text))
        pieces: list[tuple[str, str]] = []
        for separators, word in self._pieces(text):
            first, *others = by_script(word)
            pieces.append((separators, first))
            pieces.extend(("", other) for other in others)
        return self._placed(pieces)

    def _placed(self, pieces: list[tuple[str, str]]) -> list[tuple[str, int]]:
        """Return folded words with their places from (separators before it, word)."""
        placed = []
        place = 0
        for number, (separators, word) in enumerate(pieces):
            if number:
                place += HARD_STEP if is_hard(separators) else 1
            folded = fold(word).strip()
            is_kept = decomposed(word) not in self._stop_words if self._stop_words else True
            if is_kept and folded and (len(folded) < MAX_WORD_BYTES // 4 or len(folded.encode()) <= MAX_WORD_BYTES):
                placed.append((folded, place))
        return placed

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
