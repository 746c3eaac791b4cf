"""What a line says: the foods in it, and what is said of each. All judges share these values.

What each line makes many of is a named tuple, which is made in a third of the time of a frozen dataclass.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from typing import Any, NamedTuple


class Role(StrEnum):
    """What a line does with a food."""

    USED = "used"
    EXCLUDED = "excluded"
    """The line says that it is not in the dish: "without wine", "pork-free"."""
    REPLACED = "replaced"
    """Something else stands for it: "instead of bacon"."""
    BESIDE = "beside"
    """Offered with the finished dish and not part of it: "serve with a glass of wine"."""
    NAME = "name"
    """The word is part of another thing's name: a wine glass, wine-red."""


GONE = frozenset({Role.EXCLUDED, Role.REPLACED})
"""A food with one of these roles is not in the dish."""


class Span(NamedTuple):
    """Characters `start` to `end` (exclusive) of the text as it was given."""

    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Term:
    """One food of one lexicon.

    `tags` are the facts that rules of reading ask for ("drink", "can-be-plant"). `facts` are for the lexicon's own
    judge; the reading never looks at them. Two terms are the same when lexicon and name are.
    """

    lexicon: str
    name: str
    tags: frozenset[str] = frozenset()
    facts: Any = field(default=None, compare=False, hash=False, repr=False)


class Entry(NamedTuple):
    """A spelling of a term, as a lexicon hands it over to the vocabulary.

    `phrase` is folded by the vocabulary; a star at its beginning or end matches every single word with that end or
    beginning. `language` is an ISO 639-1 code, "names" for brands, or "" where the spelling belongs to no language.
    `is_alone` spellings count only when no other food word follows; `is_for_ingredients` ones are not looked for in
    running text; `unless_near` words about the same food show that something else is meant, and an entry with `if_near`
    counts only in a text that has one of these words. `is_as_written` spellings count only with the accents that they
    are listed with (Hungarian "bor" is wine, "bőr" is skin). `may_have_slips` lets the reader take a word one typing
    error away for this one, in a text of the same language. `is_local` spellings count only in a text that is known to
    be in their language ("øl", which looks like German oil). `tokens` are the words of the phrase as `phrase_tokens`
    cuts them, where the lexicon has cut it already.
    """

    phrase: str
    language: str
    term: Term
    is_alone: bool = False
    is_for_ingredients: bool = False
    unless_near: frozenset[str] = frozenset()
    if_near: frozenset[str] = frozenset()
    may_have_slips: bool = False
    is_local: bool = False
    is_as_written: bool = False
    tokens: tuple[str, ...] = ()


class Qualifier(NamedTuple):
    """Something that the line says of a food.

    `name` is the kind: "meat" (an animal is named as its source), "plant", "halal", "alcohol-free", "vinegar",
    "flavour", "gluten-free", "dairy-free" …: the names of the lists in `lexicon/qualifiers.toml`. `words` are folded,
    as the line has them ("turkey"). `is_open` is true when the line hedges ("halal if possible").
    """

    name: str
    words: str
    span: Span
    rule: str
    is_open: bool = False


class Food(NamedTuple):
    """A food at one place of the text.

    `terms` are the lexicon entries that its words matched, at most one of each lexicon. It is empty for a word that
    stands where a food stands and that no lexicon knows. Foods of different lexicons may overlap ("bacon" of one,
    "turkey bacon" of another); foods of one lexicon never do. `group` is a number: foods of one group with different
    `alternative` numbers are alternatives of one another, everything else comes together. `rules` are the names of
    the rules that acted, in order. `meant` is the word that a typing error stood for, else "".
    """

    span: Span
    text: str
    words: str
    terms: tuple[Term, ...]
    language: str
    role: Role
    group: int
    alternative: int
    is_optional: bool = False
    qualifiers: tuple[Qualifier, ...] = ()
    rules: tuple[str, ...] = ()
    meant: str = ""

    def term(self, lexicon: str) -> Term | None:
        """Return what the food is in one lexicon, or None."""
        # A plain loop: the judges ask this most of all, and a generator costs three times as much.
        for term in self.terms:
            if term.lexicon == lexicon:
                return term
        return None

    def qualifier(self, *names: str) -> Qualifier | None:
        """Return the first qualifier of one of these kinds, one that the line leaves no doubt about first."""
        if not self.qualifiers:
            return None
        found = [qualifier for qualifier in self.qualifiers if qualifier.name in names]
        return min(found, key=lambda qualifier: qualifier.is_open, default=None)


class Unknown(NamedTuple):
    """A word that belongs to no food, unit, number, preparation or filler word."""

    word: str
    span: Span


@dataclass(frozen=True)
class Reading:
    """A line, or one sentence of running text, read once.

    `languages` are ISO 639-1 codes, the likeliest first; empty when the text gives no sign. `foods` stand in the
    order of the text. `find_unknown` finds the words of `unknown`, for which not every judge asks.
    """

    text: str
    languages: tuple[str, ...]
    is_prose: bool
    foods: tuple[Food, ...]
    find_unknown: Callable[[], tuple[Unknown, ...]] = field(compare=False, repr=False)

    @cached_property
    def unknown(self) -> tuple[Unknown, ...]:
        """The words of an ingredient line that were not understood; none are listed for running text.

        Judges that claim that something is *not* there must claim nothing when it is not empty.
        """
        return self.find_unknown()

    @property
    def is_understood(self) -> bool:
        """True when every word belongs to a food or to the words around foods."""
        return not self.unknown

    def foods_of(self, lexicon: str) -> tuple[Food, ...]:
        """Return the foods that this lexicon knows."""
        return tuple(food for food in self.foods if food.term(lexicon))

    def groups(self) -> Mapping[int, tuple[Food, ...]]:
        """Return the foods by group; foods of one group with different `alternative` numbers exclude one another."""
        found: dict[int, list[Food]] = {}
        for food in self.foods:
            found.setdefault(food.group, []).append(food)
        return {group: tuple(foods) for group, foods in found.items()}
