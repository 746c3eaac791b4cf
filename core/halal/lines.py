"""A line as known words with the lexicon's findings marked on it."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import takewhile

from core.halal.fold import fold
from core.halal.lexicon import Term
from core.halal.tokens import Kind, Token, tokenize
from core.halal.verdicts import Status
from core.halal.vocabulary import Phrase, Vocabulary

_UNITS = frozenset({"g", "gr", "gm", "grams", "gramm", "gram", "ml", "kg", "di", "de", "cl", "l"})
_ADDITIVE_LEADS = frozenset(
    {"emulsifier", "emulsifiers", "color", "colour", "coloring", "colouring", "additive", "additives"}
    | {"stabilizer", "stabiliser", "thickener", "acid", "and", "or"}
)
ITEM_MARKS = frozenset(",;+&")
"""What stands between two foods of a line."""


@dataclass(frozen=True, slots=True)
class Hit:
    """A phrase of the lexicon found at tokens[start:end]."""

    start: int
    end: int
    term: Term
    text: str
    language: str

    @property
    def is_bad(self) -> bool:
        return self.term.status is not Status.HALAL


@dataclass(frozen=True)
class Line:
    """One text, read: `is_prose` for titles and running text, where only unmistakable words count."""

    tokens: tuple[Token, ...]
    hits: tuple[Hit, ...]
    is_prose: bool
    vocabulary: Vocabulary

    def word(self, position: int) -> str:
        """Return the token at `position`, or "" past either end."""
        return self.tokens[position].text if 0 <= position < len(self.tokens) else ""

    def is_mark(self, position: int) -> bool:
        return not 0 <= position < len(self.tokens) or self.tokens[position].kind is Kind.MARK

    def is_number(self, position: int) -> bool:
        return 0 <= position < len(self.tokens) and self.tokens[position].kind is Kind.NUMBER

    def has(self, name: str, position: int) -> bool:
        """Say whether the single word at `position` is in a context list."""
        return (self.word(position),) in self.vocabulary.lexicon.contexts[name]

    def phrase_from(self, name: str, start: int) -> int:
        """Return the end of the longest phrase of a context list that starts here, or `start`."""
        longest = min(5, len(self.tokens) - start)
        return next(
            (start + n for n in range(longest, 0, -1) if self._texts(start, start + n) in self._list(name)), start
        )

    def phrase_before(self, name: str, end: int) -> int:
        """Return the start of the longest phrase of a context list that ends here, or `end`."""
        return next(
            (end - n for n in (5, 4, 3, 2, 1) if n <= end and self._texts(end - n, end) in self._list(name)), end
        )

    def hit_at(self, position: int) -> Hit | None:
        return self._hit_by_token.get(position)

    def is_family(self, position: int, family: str) -> bool:
        """Say whether the word at `position` belongs to a finding of `family`."""
        hit = self.hit_at(position)
        return hit is not None and hit.term.family == family

    def is_descriptor(self, position: int) -> bool:
        return self.word(position) in self.vocabulary.lexicon.descriptors and not self.is_mark(position)

    @cached_property
    def _hit_by_token(self) -> dict[int, Hit]:
        return {position: hit for hit in self.hits for position in range(hit.start, hit.end)}

    def _list(self, name: str) -> frozenset[tuple[str, ...]]:
        return self.vocabulary.lexicon.contexts[name]

    def _texts(self, start: int, end: int) -> tuple[str, ...]:
        return tuple(token.text for token in self.tokens[start:end])


def read_line(text: str, vocabulary: Vocabulary, *, is_prose: bool) -> Line:
    """Return the line with every finding; of overlapping phrases the earliest, then the longest, counts."""
    tokens = tuple(_resolved(text, vocabulary, is_prose))
    hits: list[Hit] = []
    position = 0
    while position < len(tokens):
        hit = _hit_at(tokens, position, vocabulary, is_prose)
        if hit:
            hits.append(hit)
        position = hit.end if hit else position + 1
    return Line(tokens, tuple(hits), is_prose, vocabulary)


def _resolved(text: str, vocabulary: Vocabulary, is_prose: bool) -> list[Token]:
    tokens: list[Token] = []
    for token in tokenize(fold(text)):
        if token.kind is not Kind.WORD:
            tokens.append(token)
            continue
        is_glued = bool(token.joined and tokens and tokens[-1].kind is Kind.NUMBER)
        resolve = vocabulary.without_unit if is_glued else vocabulary.resolve
        parts = resolve(token.text, is_prose)
        for index, part in enumerate(parts):
            tokens.append(Token(part, Kind.WORD, token.joined or index > 0))
    return tokens


def _hit_at(tokens: tuple[Token, ...], start: int, vocabulary: Vocabulary, is_prose: bool) -> Hit | None:
    first = tokens[start]
    if first.kind is Kind.MARK:
        return None
    for phrase in vocabulary.phrases.get(first.text, ()):
        if _counts(tokens, start, phrase, vocabulary, is_prose):
            words, term, language = phrase
            return Hit(start, start + len(words), term, _joined_text(words), language)
    if first.kind is Kind.WORD and (starred := vocabulary.wildcard(first.text)):
        return Hit(start, start + 1, starred.term, first.text, starred.language)
    return _additive_at(tokens, start, vocabulary)


def _counts(tokens: tuple[Token, ...], start: int, phrase: Phrase, vocabulary: Vocabulary, is_prose: bool) -> bool:
    words, term, _ = phrase
    end = start + len(words)
    if end > len(tokens) or any(tokens[start + offset].text != word for offset, word in enumerate(words)):
        return False
    if term.is_for_ingredients and is_prose:
        return False
    if term.unless_item_has and not term.unless_item_has.isdisjoint(_item_around(tokens, start, vocabulary)):
        return False
    return not term.is_alone or _stands_alone(tokens, end, vocabulary)


def _item_around(tokens: tuple[Token, ...], position: int, vocabulary: Vocabulary) -> Iterator[str]:
    """Yield the words of the food that the word here belongs to: up to a number, a comma or an "and" on each side."""
    additions = vocabulary.lexicon.contexts["joins.addition"]

    def ends(token: Token) -> bool:
        return token.kind is Kind.NUMBER or token.text in ITEM_MARKS or (token.text,) in additions

    for side in (reversed(tokens[:position]), tokens[position:]):
        yield from (token.text for token in takewhile(lambda token: not ends(token), side))


def _stands_alone(tokens: tuple[Token, ...], end: int, vocabulary: Vocabulary) -> bool:
    contexts = vocabulary.lexicon.contexts
    ends = (
        contexts["joins.alternative"]
        | contexts["joins.addition"]
        | contexts["joins.prepositions"]
        | contexts["exclusions.after"]
    )
    for token in tokens[end:]:
        if token.kind is not Kind.WORD or (token.text,) in ends:
            return True
        if token.text not in vocabulary.lexicon.descriptors:
            return False
    return True


def _additive_at(tokens: tuple[Token, ...], start: int, vocabulary: Vocabulary) -> Hit | None:
    """Return an E-number: "E471", "e-472e", "INS 120". A bare "e 120 g" is Italian for "and 120 g"."""
    if tokens[start].text not in ("e", "ins") or start + 1 >= len(tokens) or tokens[start + 1].kind is not Kind.NUMBER:
        return None
    number, end = tokens[start + 1], start + 2
    if end < len(tokens) and tokens[end].joined and len(tokens[end].text) == 1 and tokens[end].text in "abcdef":
        end += 1
    if not number.joined and (
        (end < len(tokens) and tokens[end].text in _UNITS) or not _may_lead_additive(tokens, start)
    ):
        return None
    label = number.text + (tokens[end - 1].text if end == start + 3 else "")
    if label not in vocabulary.lexicon.additive_numbers and number.text not in vocabulary.lexicon.additive_numbers:
        return None
    return Hit(start, end, vocabulary.lexicon.additive, f"E{label}", "en")


def _may_lead_additive(tokens: tuple[Token, ...], start: int) -> bool:
    return (
        start == 0
        or tokens[start].text == "ins"
        or tokens[start - 1].kind is Kind.MARK
        or tokens[start - 1].text in _ADDITIVE_LEADS
    )


def _joined_text(words: tuple[str, ...]) -> str:
    unspaced = all(len(word) == 1 and word > "\u0e00" for word in words)
    return ("" if unspaced else " ").join(words)
