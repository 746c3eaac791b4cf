"""Reads the text of a search into what PostgreSQL is asked for."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from api.search.client import SearchRefused
from api.search.standby.vocabulary import LONGEST_PHRASE, Vocabulary
from core.search.standby.shape import ASIDE, NAMES, OTHERS, SUBJECTS, Shape
from core.search.standby.text import RUNNING, quoted, words_of
from core.search.text import pieces_of

MOST_WORDS = 10
"""As many as the engine looks at."""
ALL_LABELS = "".join((NAMES, SUBJECTS, OTHERS, ASIDE))


@dataclass(frozen=True)
class Scope:
    """Where words are searched."""

    labels: str
    has_running_text: bool

    def term(self, word: str, *, is_begun: bool = False) -> str:
        """Return the query for a word, or for all that begin with it."""
        if not self.labels:
            return quoted(RUNNING + word) + (":*" if is_begun else "")
        flags = ("*" if is_begun else "") + ("" if self.labels == ALL_LABELS else self.labels)
        term = quoted(word) + (f":{flags}" if flags else "")
        if not self.has_running_text:
            return term
        return f"({term} | {quoted(RUNNING + word)}{':*' if is_begun else ''})"

    def phrase(self, words: Sequence[str]) -> str:
        """Return the query for words that follow each other."""
        if len(words) == 1:
            return self.term(words[0])
        spoken = replace(self, has_running_text=False)
        plain = " <-> ".join(spoken.term(word) for word in words) if self.labels else ""
        running = " <-> ".join(quoted(RUNNING + word) for word in words) if self.has_running_text else ""
        return "(" + " | ".join(f"({each})" for each in (plain, running) if each) + ")"


IN_NAMES = Scope(NAMES, has_running_text=False)
ANYWHERE = Scope(ALL_LABELS, has_running_text=True)


@dataclass(frozen=True)
class Asked:
    """What a text asks of PostgreSQL, as tsqueries; an empty one asks for nothing."""

    match: str
    """What a document must meet."""
    ranks: tuple[str, ...] = ()
    """What makes a document better than others that meet it too, the strongest first."""


@dataclass(frozen=True)
class _Piece:
    """A word, or a phrase whose words follow each other."""

    words: tuple[str, ...]
    is_phrase: bool = False
    is_excluded: bool = False
    is_begun: bool = False
    """The last word, which may be half-typed."""


@dataclass(frozen=True)
class Text:
    """The text of a search in pieces."""

    pieces: tuple[_Piece, ...]

    @property
    def plain(self) -> list[str]:
        """The words that may be spelt otherwise, in order."""
        return [piece.words[0] for piece in self.pieces if not (piece.is_phrase or piece.is_excluded)]

    @property
    def begun(self) -> str:
        """The word that may be half-typed."""
        return next((piece.words[0] for piece in self.pieces if piece.is_begun), "")


def read_text(text: str) -> Text:
    """Return the text in pieces: at most ten words, without those that have no letters."""
    pieces = list(_pieces(text))[:MOST_WORDS]
    is_whole = text[-1:].isspace() or not pieces or pieces[-1].is_phrase or pieces[-1].is_excluded
    if not is_whole:
        pieces[-1] = replace(pieces[-1], is_begun=True)
    return Text(tuple(pieces))


def scope_of(attributes: Sequence[str] | None, shape: Shape) -> Scope:
    """Return where these attributes' words stand; by the label of each, so also in others of the same label.

    Raises SearchRefused for an attribute that is not searchable.
    """
    if attributes is None or "*" in attributes:
        return Scope("".join(sorted(set(shape.labels.values()))) or NAMES, bool(shape.running_text))
    if unknown := [name for name in attributes if name not in shape.labels]:
        raise SearchRefused(
            400, "invalid_search_attributes_to_search_on", f"Attribute `{unknown[0]}` is not searchable."
        )
    labels = {shape.labels[name] for name in attributes if name not in shape.running_text}
    return Scope("".join(sorted(labels)), not shape.running_text.isdisjoint(attributes))


def ask(text: Text, scope: Scope, vocabulary: Vocabulary) -> Asked:
    """Return the queries for a text, by what is known of its words."""
    wanted = [piece for piece in text.pieces if not piece.is_excluded]
    unwanted = [f"!{ANYWHERE.phrase(piece.words)}" for piece in text.pieces if piece.is_excluded]
    match = " & ".join([*_grouped(wanted, scope, vocabulary), *unwanted])
    if not wanted:
        return Asked(match)
    return Asked(match, tuple(dict.fromkeys(_ranks(wanted, scope, vocabulary))))


def _ranks(wanted: Sequence[_Piece], scope: Scope, vocabulary: Vocabulary) -> Iterator[str]:
    if NAMES in scope.labels:
        yield " & ".join(IN_NAMES.phrase(piece.words) for piece in wanted)
        yield " & ".join(_grouped(wanted, IN_NAMES, vocabulary))
    yield " & ".join(scope.phrase(piece.words) for piece in wanted)
    words = [word for piece in wanted for word in piece.words]
    if len(words) > 1:
        yield replace(scope, has_running_text=False).phrase(words) if scope.labels else scope.phrase(words)


def _grouped(pieces: Sequence[_Piece], scope: Scope, vocabulary: Vocabulary) -> Iterator[str]:
    """Yield what must be met: a query for each piece, or for pieces that together also mean something else."""
    at = 0
    while at < len(pieces):
        end, others = _spanned(pieces, at, vocabulary)
        queries = [_one(piece, scope, vocabulary) for piece in pieces[at:end]]
        together = " & ".join(queries)
        alternatives = [scope.phrase(words) for words in others]
        yield f"(({together}) | {' | '.join(alternatives)})" if alternatives else together
        at = end


def _spanned(pieces: Sequence[_Piece], at: int, vocabulary: Vocabulary) -> tuple[int, Sequence[tuple[str, ...]]]:
    for end in range(min(at + LONGEST_PHRASE, len(pieces)), at + 1, -1):
        if any(piece.is_phrase for piece in pieces[at:end]):
            continue
        words = tuple(piece.words[0] for piece in pieces[at:end])
        joined = "".join(words)
        others = [*vocabulary.synonyms.get(words, ()), *([(joined,)] if joined in vocabulary.known else [])]
        if others:
            return end, others
    return at + 1, ()


def _one(piece: _Piece, scope: Scope, vocabulary: Vocabulary) -> str:
    if piece.is_phrase:
        return scope.phrase(piece.words)
    word = piece.words[0]
    alternatives = [
        scope.term(word, is_begun=piece.is_begun),
        *(scope.phrase(words) for words in vocabulary.synonyms.get((word,), ())),
        *(scope.phrase(parts) for parts in vocabulary.parts.get(word, ())),
        *(scope.term(near) for near in vocabulary.near.get(word, ())),
    ]
    return alternatives[0] if len(alternatives) == 1 else f"({' | '.join(alternatives)})"


def _pieces(text: str) -> Iterator[_Piece]:
    for piece in pieces_of(text):
        is_excluded = piece.startswith("-")
        words = tuple(words_of(piece))
        if not words:
            continue
        if '"' in piece or is_excluded:
            yield _Piece(words, is_phrase=True, is_excluded=is_excluded)
        else:
            yield from (_Piece((word,)) for word in words)


def joins_of(words: Sequence[str]) -> Iterable[str]:
    """Return what two words that follow each other make when they are joined: `chickpeas`."""
    return [first + second for first, second in pairwise(words)]
