"""Where the words of a query stand in a text of a hit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dev.services.search.matching.folding import fold_signs
from dev.services.search.matching.matched import MatchedTerms
from dev.services.search.matching.terms import Phrase, Term
from dev.services.search.matching.tokens import Token


@dataclass(frozen=True, slots=True)
class Match:
    """Tokens `first` to `last` stand for the positions `ids` of the query.

    `length` counts the letters to mark from the start of the first token: of a word still being typed, as many
    as were typed. `words` are the numbers of the first and last token among the words.
    """

    first: int
    last: int
    words: tuple[int, int]
    ids: tuple[int, ...]
    length: int


@dataclass(frozen=True, slots=True)
class _Words:
    """A term's words, for looking a token up."""

    ids: tuple[int, ...]
    words: frozenset[str]
    prefix: str | None
    typed: int

    @classmethod
    def of(cls, term: Term) -> _Words:
        words = frozenset(word for level in term.levels for word in level.words)
        return cls(_ids(term), words, term.text if term.is_prefix else None, len(term.text))

    def typed_part(self, word: str) -> int | None:
        """Return how many letters of the folded word to mark, None if it does not match."""
        if self.prefix is None:
            return len(word) if word in self.words else None
        if word.startswith(self.prefix):
            return len(self.prefix)
        near = next((word[:size] for size in range(1, len(word) + 1) if word[:size] in self.words), None)
        return min(len(near), self.typed) if near is not None else None


class Finder:
    """Finds one query's words in texts; remembers the words it has met."""

    def __init__(self, terms: MatchedTerms) -> None:
        self.tokenizer = terms.tokenizer
        plain = [term for term in terms.terms if term.phrase is None]
        # Finished words before unfinished ones, longer joined words before shorter.
        ordered = sorted(plain, key=lambda term: (term.is_prefix, -(term.end - term.start)))
        self._words = [_Words.of(term) for term in ordered]
        self._phrases: dict[str | None, list[tuple[Phrase, tuple[int, ...]]]] = {}
        for term in terms.terms:
            for level in term.levels:
                for phrase in level.phrases:
                    # As in Meilisearch, a phrase with a stop word in it is not marked.
                    self._phrases.setdefault(phrase[0], []).append((phrase, _ids(term)))
        self._met: dict[str, tuple[tuple[int, ...], int] | None] = {}

    def matches(self, tokens: Sequence[Token]) -> list[Match]:
        """Return the matches in a text in order; none overlaps another."""
        words = [number for number, token in enumerate(tokens) if not token.is_separator]
        found: list[Match] = []
        place = 0
        while place < len(words):
            match = self._phrase_at(tokens, words, place) or self._word_at(tokens, words, place)
            if match is not None:
                found.append(match)
                place = match.words[1]
            place += 1
        return found

    def _phrase_at(self, tokens: Sequence[Token], words: Sequence[int], place: int) -> Match | None:
        first = tokens[words[place]]
        for phrase, ids in self._phrases.get(first.folded, []):
            last = place + len(phrase) - 1
            if last < len(words) and all(
                tokens[words[place + offset]].folded == word for offset, word in enumerate(phrase)
            ):
                length = tokens[words[last]].end - first.start
                return Match(words[place], words[last], (place, last), ids, length)
        return None

    def _word_at(self, tokens: Sequence[Token], words: Sequence[int], place: int) -> Match | None:
        token = tokens[words[place]]
        if token.folded not in self._met:
            self._met[token.folded] = self._look_up(token.folded)
        met = self._met[token.folded]
        if met is None:
            return None
        ids, typed = met
        whole = token.end - token.start
        length = whole if typed == len(token.folded) else _unfolded_length(token, typed, whole)
        return Match(words[place], words[place], (place, place), ids, length)

    def _look_up(self, word: str) -> tuple[tuple[int, ...], int] | None:
        for known in self._words:
            typed = known.typed_part(word)
            if typed is not None:
                return known.ids, typed
        return None


def _ids(term: Term) -> tuple[int, ...]:
    return tuple(range(term.start, term.end + 1))


def _unfolded_length(token: Token, typed: int, whole: int) -> int:
    """Return how many characters of the text the first `typed` folded letters come from."""
    if len(token.folded) == whole:
        return typed
    folded = 0
    for count, sign in enumerate(fold_signs(token.written), start=1):
        folded += len(sign)
        if folded >= typed:
            return count
    return whole
