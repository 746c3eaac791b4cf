"""The text of a search understood: words, phrases, and what must not be in a hit."""

from __future__ import annotations

from dataclasses import dataclass, field

from dev.services.search.matching.snapshot import Snapshot
from dev.services.search.matching.terms import Phrase, Term
from dev.services.search.matching.tokens import Kind, Token
from dev.services.search.matching.vocabulary import Vocabulary

MAX_TERMS = 10
MAX_TOKENS = 1_000
# Added to positions by a full stop and the like, so that its neighbours count as far apart.
_HARD_STEP = 7


@dataclass(slots=True)
class ParsedQuery:
    """The terms in order, and the words and phrases that documents must not have."""

    terms: list[Term] = field(default_factory=list)
    excluded_words: list[str] = field(default_factory=list)
    excluded_phrases: list[Phrase] = field(default_factory=list)

    @property
    def is_empty(self) -> bool:
        return not (self.terms or self.excluded_words or self.excluded_phrases)


def parse(text: str, snapshot: Snapshot, vocabulary: Vocabulary) -> ParsedQuery:
    """Read a search text; the first ten terms count, an unclosed quotation mark runs to the end."""
    tokens = [token for token in snapshot.tokenizer.tokens(text) if token.folded][:MAX_TOKENS]
    return _Parser(snapshot, vocabulary).parse(tokens)


class _Parser:
    def __init__(self, snapshot: Snapshot, vocabulary: Vocabulary) -> None:
        self._snapshot = snapshot
        self._vocabulary = vocabulary
        self._query = ParsedQuery()
        self._position = -1
        self._phrase: list[tuple[int, str | None]] | None = None
        self._excludes_phrase = False
        self._excludes_next = False
        self._after_space = True

    def parse(self, tokens: list[Token]) -> ParsedQuery:
        for index, token in enumerate(tokens):
            if len(self._query.terms) >= MAX_TERMS:
                return self._query
            if token.is_separator:
                self._separator(token)
            else:
                self._word(token, is_last=index == len(tokens) - 1)
            self._after_space = token.folded[-1].isspace()
        self._close_phrase()
        return self._query

    def _word(self, token: Token, *, is_last: bool) -> None:
        self._position += 1
        is_stop_word = token.kind is Kind.STOP_WORD
        if self._phrase is not None:
            self._phrase.append((self._position, None if is_stop_word else token.folded))
        elif self._excludes_next:
            self._query.excluded_words.append(token.folded)
            self._excludes_next = False
        elif is_last or not is_stop_word:
            # A stop word at the very end may be the beginning of another word.
            self._query.terms.append(self._vocabulary.word(self._snapshot, token.folded, self._position, is_last))

    def _separator(self, token: Token) -> None:
        if token.kind is Kind.HARD:
            self._position += _HARD_STEP
            if self._phrase is not None:
                excludes = self._excludes_phrase
                self._close_phrase()
                self._phrase, self._excludes_phrase = [], excludes
        if token.folded == '"':
            self._quote()
        self._excludes_next = self._phrase is None and token.folded == "-" and self._after_space

    def _quote(self) -> None:
        if self._phrase is not None:
            self._close_phrase()
        else:
            self._phrase, self._excludes_phrase = [], self._excludes_next

    def _close_phrase(self) -> None:
        places, self._phrase = self._phrase, None
        # Stop words before the first word are places too; the term starts at the first word.
        words = [(position, word) for position, word in places or () if word is not None]
        if not places or not words:
            self._excludes_phrase = False
            return
        phrase = tuple(word for _, word in places)
        if self._excludes_phrase:
            self._query.excluded_phrases.append(phrase)
        else:
            text = " ".join(word for _, word in words)
            self._query.terms.append(Term(self._snapshot, text, words[0][0], places[-1][0], phrase=phrase))
        self._excludes_phrase = False
