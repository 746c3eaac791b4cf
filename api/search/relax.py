"""Shortens a text that nothing meets in full, so that one unknown word does not hide every result.

Pure: it lists the texts that may be asked instead and what must be known of the words, and judges the answers.
All of it goes to the engine in one request.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from itertools import pairwise, product

from api.search.served import RelaxingAttributes
from core.asking.foods import is_food
from core.asking.sounds import sound_of
from core.asking.tokens import keys_of
from core.search.text import WISHES, pieces_of

MAX_WORDS = 10
"""The engine looks at ten words of a text."""
MAX_OPTIONS = 20
"""Shorter texts that are tried."""
MOST_COMBINED = 2
"""Words that are no food, of which every combination is tried; of more, each alone."""
SHORTEST_SWAPPED = 4
"""Letters of the shortest word whose first two may have been swapped."""


class Fate(Enum):
    """What becomes of a word."""

    KEPT = auto()
    SWAPPED = auto()
    """Its first two letters change places: the engine counts a typing error in the first letter double."""
    HEARD = auto()
    """It is searched by how it sounds."""
    DROPPED = auto()


@dataclass(frozen=True)
class Option:
    """A text with some words left out or replaced."""

    fates: tuple[tuple[str, Fate], ...]
    text: str
    """What the engine is asked."""

    @property
    def dropped(self) -> list[str]:
        """The words that are left out."""
        return [piece for piece, fate in self.fates if fate is Fate.DROPPED]

    @property
    def subject(self) -> str:
        """The words that are kept, letter by letter: what is counted among the index's subjects."""
        return " ".join(exactly(piece) for piece, fate in self.fates if fate is Fate.KEPT)


@dataclass(frozen=True)
class Word:
    """What the index knows of a word."""

    is_known: bool
    """Some document has it, allowing for typing errors."""
    is_exact: bool
    """Some document has it letter by letter."""
    is_swapped: bool
    """Some document has it with its first two letters swapped."""
    is_heard: bool
    """Some document has a word that sounds the same."""


Question = tuple[str, tuple[str, ...]]
"""A text, and the attributes that it is looked up in."""


def options_of(text: str, where: RelaxingAttributes) -> list[Option]:
    """Return the texts that may be asked in place of one that finds nothing, each with at least one word.

    Exclusions (`-onion`) always stay. Of words that are no food every combination is tried, whether they are kept,
    dropped or taken for another word; of the others each is left out, and each is tried alone.
    """
    words, excluded = _split(text)
    options: dict[str, Option] = {}
    for fates in _combinations(words, where):
        kept = [_as_asked(piece, fate) for piece, fate in fates if fate is not Fate.DROPPED]
        asked = " ".join([*kept, *excluded])
        if kept and asked != text.strip():
            options.setdefault(asked, Option(tuple(fates), asked))
    return list(options.values())[:MAX_OPTIONS]


def questions_of(text: str, where: RelaxingAttributes) -> list[Question]:
    """Return what must be known of the words of a text: how often each is found."""
    words, _ = _split(text)
    asked = [question for piece in words for question in _questions(words, piece, where)]
    return [*asked, *((code_of(f"{one} {two}"), (where.sounds,)) for one, two in _joined(words, where) if where.sounds)]


def facts_of(text: str, where: RelaxingAttributes, found: Mapping[Question, int]) -> dict[str, Word]:
    """Return what the index knows of each word of a text, from the answers to `questions_of`."""
    words, _ = _split(text)
    facts = {}
    for piece in words:
        known, exact, *others = (found.get(each, 0) > 0 for each in _questions(words, piece, where))
        is_swapped, is_heard = [*others, False, False][:2]
        facts[piece] = Word(known, exact, is_swapped, is_heard)
    for one, two in _joined(words, where):
        pair = f"{one} {two}"
        is_heard = found.get((code_of(pair), (where.sounds or "",)), 0) > 0
        facts[pair] = Word(
            facts[one].is_known and facts[two].is_known, is_exact=False, is_swapped=False, is_heard=is_heard
        )
    return facts


def loss_of(option: Option, facts: Mapping[str, Word]) -> int | None:
    """Return how much of what was meant an option gives up; None for one that is not needed.

    0: only words that nothing has. 1: wishes such as "easy". 2: words that are known only through a typing error
    ("instapot" is no "instant"). 3: words that are no food. 4: foods.
    """
    for piece, fate in option.fates:
        word = facts[piece]
        is_right = {
            Fate.KEPT: word.is_known,
            Fate.SWAPPED: word.is_swapped and not word.is_known,
            Fate.HEARD: word.is_heard and not word.is_known and not word.is_swapped,
            Fate.DROPPED: True,
        }[fate]
        if not is_right:
            return None
    return max((_loss(piece, facts[piece]) for piece in option.dropped), default=0)


def _loss(piece: str, word: Word) -> int:
    is_found = word.is_swapped or word.is_heard
    if not word.is_known and not is_found:
        return 0
    if piece.casefold() in WISHES:
        return 1
    if not word.is_exact and not is_found:
        return 2
    return 4 if is_food(piece) else 3


def _split(text: str) -> tuple[list[str], list[str]]:
    """Return the words that are searched, and those that are excluded."""
    # A lone quote or dash has no letters; the engine would take it for an empty text, which everything meets.
    pieces = [piece for piece in pieces_of(text)[:MAX_WORDS] if any(map(str.isalnum, piece))]
    words = list(dict.fromkeys(piece for piece in pieces if not piece.startswith("-")))
    return words, [piece for piece in pieces if piece.startswith("-")]


def _combinations(words: Sequence[str], where: RelaxingAttributes) -> Iterator[list[tuple[str, Fate]]]:
    loose = _loose(words)
    wishes = {piece for piece in words if piece.casefold() in WISHES}
    for fates in _fates_of(loose, where):
        yield [(piece, fates.get(piece, Fate.KEPT)) for piece in words]
        if wishes:
            yield [(piece, Fate.DROPPED if piece in wishes else fates.get(piece, Fate.KEPT)) for piece in words]
    for one, two in _joined(words, where):
        pair = f"{one} {two}"
        others = [(piece, Fate.KEPT) for piece in words if piece not in (one, two)]
        yield [(pair, Fate.HEARD), *others]
    foods = [piece for piece in words if piece not in loose]
    for kept in (words, foods):
        for left_out in kept:
            yield [(each, Fate.KEPT if each in kept and each != left_out else Fate.DROPPED) for each in words]
    for alone in words:
        yield [(each, Fate.KEPT if each == alone else Fate.DROPPED) for each in words]


def _fates_of(loose: Sequence[str], where: RelaxingAttributes) -> Iterator[dict[str, Fate]]:
    choices = [_choices(piece, where) for piece in loose]
    if len(loose) <= MOST_COMBINED:
        yield from (dict(zip(loose, fates, strict=True)) for fates in product(*choices))
        return
    for rest in (Fate.KEPT, Fate.DROPPED):
        yield dict.fromkeys(loose, rest)
        for piece, fates in zip(loose, choices, strict=True):
            yield from ({**dict.fromkeys(loose, rest), piece: fate} for fate in fates)


def _choices(piece: str, where: RelaxingAttributes) -> list[Fate]:
    choices = [Fate.KEPT]
    if swap_start(piece) != piece:
        choices.append(Fate.SWAPPED)
    if _has_sound(piece, where):
        choices.append(Fate.HEARD)
    return [*choices, Fate.DROPPED]


def _joined(words: Sequence[str], where: RelaxingAttributes) -> list[tuple[str, str]]:
    """Neighbours that may be one word that was cut: `sam osa`."""
    pairs = [pair for pair in pairwise(words) if not all(map(is_food, pair))]
    return [(one, two) for one, two in pairs if _has_sound(f"{one} {two}", where)]


def _questions(words: Sequence[str], piece: str, where: RelaxingAttributes) -> list[Question]:
    """Whether a word is known, exactly, with its start swapped, and by its sound; foods are taken as they are spelt."""
    meant = tuple(where.meant)
    # The last word may be half-typed, so it is searched as a prefix.
    questions = [(piece if piece is words[-1] else f"{piece} ", meant), (exactly(piece), meant)]
    if piece not in _loose(words):
        return questions
    questions.append((exactly(swap_start(piece)), meant) if swap_start(piece) != piece else ("", ()))
    return [*questions, (code_of(piece), (where.sounds,))] if where.sounds and _has_sound(piece, where) else questions


def _loose(words: Sequence[str]) -> list[str]:
    """The words that may stand for others: those that are no food; of few words all."""
    return [piece for piece in words if len(words) <= MOST_COMBINED or not is_food(piece)]


def swap_start(word: str) -> str:
    """Return the word with its first two letters swapped, if it is long enough for a typo."""
    return word[1] + word[0] + word[2:] if len(word) >= SHORTEST_SWAPPED and word.isalpha() else word


def _as_asked(piece: str, fate: Fate) -> str:
    if fate is Fate.SWAPPED:
        return swap_start(piece)
    return code_of(piece) if fate is Fate.HEARD else piece


def _has_sound(piece: str, where: RelaxingAttributes) -> bool:
    """Words of the halal guard are never taken for a similar one."""
    is_spoken = where.sounds is not None and where.spelt_only.isdisjoint(piece.casefold().split())
    return is_spoken and bool(code_of(piece))


def code_of(words: str) -> str:
    """Return how a word sounds, or two as one, as a phrase; empty for what has no sound."""
    keys = keys_of(words)
    sound = sound_of("".join(keys)) if len(keys) == len(words.split()) else None
    return exactly(sound) if sound else ""


def exactly(word: str) -> str:
    """Return the word as a phrase, which the engine matches letter by letter."""
    return word if word.startswith('"') else '"{}"'.format(word.replace('"', ""))
