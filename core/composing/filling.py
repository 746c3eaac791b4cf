"""Fills the placeholders of a pattern's texts; README.md lists them."""

import math
import re
from collections.abc import Iterable, Mapping, Sequence

from core.composing.dishes import PLACEHOLDER
from core.composing.facts import Fact
from core.composing.gaps import GAP, without_gaps
from core.composing.listing import Draft, Item, plural_of
from core.composing.word_amounts import scaled_words
from core.composing.wording import count_text, listed, minutes_text, sentence, singular, titled

_SENTENCE = re.compile(r"(?<=[.!?]) +(?=[A-Z{\[])")
_HEATING = re.compile(r"((?:Heat|Melt) [^.]*?\{fat\}[^.]*?),? and ")
_OPTIONAL = re.compile(r"\[([^\[\]]*)\]")
_SCALED = re.compile(r"\{x(\d+)\}")
_TIN = re.compile(r"\b(\d+(?: by \d+)?) cm (tin|dish|pan|tray)\b")
_ABOUT_THE_LAST = re.compile(r"\b(?:them|it|a third|half|two thirds)\b|\b[Ll]ift out\b")
_NAMING = frozenset({"", "="})
_LARGE_PIECE_GRAMS = 180
_MELTED_OIL = re.compile(
    r"\b([Mm])elt(?= (?:half of |the rest of |a third of |a spoonful of )?the (?:[\d.]+ [a-z]+ of )?(?:[a-z]+ )?oil\b)"
)
_FOAMING_OIL = re.compile(r"(\boil\b[^.]*?) until it foams\b")

# Butter is rubbed in cold and beaten soft; the oil that stands in for it is neither.
_FIRM_OIL = re.compile(r"(\bthe (?:[a-z]+ )?oil), (?:soft|cold),")


def filled_text(
    draft: Draft, template: str, minutes: int | None = None, *, keeps_rest: bool = False, **more: str
) -> str:
    """Return the text with its placeholders filled; a sentence about what is not in the dish is left out.

    `keeps_rest`: of a sentence about something that a wish has taken out, what is said of the others stays.
    """
    sentences: list[str] = []
    is_whole = False
    has_gap = False
    for part in _SENTENCE.split(template):
        if has_gap and _ABOUT_THE_LAST.search(part) and not PLACEHOLDER.search(part):
            continue
        has_gap = keeps_rest and any(
            _is_taken_out(draft, [name]) and not draft.of(name)
            for found in PLACEHOLDER.finditer(part)
            for name in found[2].split()
        )
        text = _OPTIONAL.sub(lambda found: _filled(draft, found[1], minutes, more) or "", part)
        whole = _filled(draft, text, minutes, more, keeps_rest=keeps_rest)
        filled = whole or _without_second_half(draft, text, minutes, more)
        is_whole = is_whole or bool(whole)
        if filled and filled.strip(" ."):
            sentences.append(sentence(re.sub(r" +([,.;])", r"\1", re.sub(r"  +", " ", filled))))
    # Hot oil alone, with nothing to cook in it, is no step.
    return " ".join(sentences) if is_whole else ""


def _without_second_half(draft: Draft, text: str, minutes: int | None, more: Mapping[str, str]) -> str | None:
    """Return "Heat the oil in a pot" of a sentence that goes on about something that is not in the dish."""
    first = _HEATING.match(text)
    return _filled(draft, first[1], minutes, more) if first else None


def _filled(
    draft: Draft, text: str, minutes: int | None, more: Mapping[str, str], *, keeps_rest: bool = False
) -> str | None:
    """Return the text with its placeholders filled, None when one of them has nothing to stand for.

    Where a wish has taken out what the pattern itself calls for, the rest of the sentence stays.
    """
    is_empty = False

    def fill(found: re.Match[str]) -> str:
        nonlocal is_empty
        mark, names = found[1].strip(), found[2].split()
        value = more.get(names[0]) or _value(draft, mark, names, minutes)
        if mark in {"~", "+"} and re.match(r" (?:[A-Z]|\{name\})", found.string[found.end() :]):
            value = " and ".join(singular(part) for part in value.split(" and "))
        if not value and keeps_rest and mark in _NAMING and _is_taken_out(draft, names):
            return GAP
        is_empty = is_empty or not value
        return value

    factor = draft.servings / draft.plan.dish.serves
    text = _SCALED.sub(lambda found: count_text(max(1, round(int(found[1]) * factor))), scaled_words(text, factor))
    text = PLACEHOLDER.sub(fill, text)
    text = _FOAMING_OIL.sub(r"\1 until it is hot", _FIRM_OIL.sub(r"\1", _MELTED_OIL.sub(_heat, text)))
    if GAP in text and not is_empty:
        text = without_gaps(text)
        is_empty = not text
    return None if is_empty else _with_tin_for(draft, text)


def _is_taken_out(draft: Draft, names: Sequence[str]) -> bool:
    """Return whether the pattern itself has something in these parts, but the recipe has not."""
    parts = [draft.plan.dish.parts[name] for name in names if name in draft.plan.dish.parts]
    return any(part.lines or part.base for part in parts)


def _heat(found: re.Match[str]) -> str:
    return "Heat" if found[1] == "M" else "heat"


def _with_tin_for(draft: Draft, text: str) -> str:
    """Return the text with tins and dishes that are as large as the servings need, to 2 cm."""
    factor = math.sqrt(draft.servings / draft.plan.dish.serves)

    def sized(found: re.Match[str]) -> str:
        sides = [str(2 * round(int(side) * factor / 2)) for side in found[1].split(" by ")]
        return f"{' by '.join(sides)} cm {found[2]}"

    return _TIN.sub(sized, text)


def _value(draft: Draft, mark: str, names: Sequence[str], minutes: int | None) -> str:
    if names == ["minutes"]:
        return minutes_text(minutes or 1)
    if names == ["cuisine"]:
        return draft.plan.base.name
    if names == ["servings"]:
        return count_text(draft.servings)
    items = [item for name in names for item in draft.of(name)]
    if not items:
        return ""
    return _named_value(mark, items)


def _named_value(mark: str, items: Sequence[Item]) -> str:
    if mark == "is":
        return "are" if len(items) > 1 or items[0].is_plural else "is"
    if mark == "#":
        return count_text(int(items[0].amount.quantity))
    if mark == "done":
        return done_signs(items)
    if mark == "+":
        return listed(bare_names([item for item in items if item.is_given])[:2])
    if mark == "~":
        given_first = sorted(items, key=lambda item: not item.is_given)
        return listed(bare_names(given_first)[:2])
    if mark == "=":
        return listed([item.name for item in items])
    return with_article(items)


def with_article(items: Sequence[Item]) -> str:
    """Return "the onions and garlic"."""
    names = list(dict.fromkeys(item.name for item in items))
    return f"the {listed(names)}"


def bare_names(items: Iterable[Item]) -> list[str]:
    """Return the names as running text has them, each once."""
    return list(dict.fromkeys(title_name(item.fact).lower() for item in items))


def done_signs(items: Sequence[Item], method: str = "") -> str:
    """Return how one knows that they are done: "the lamb and carrots are tender"."""
    signs: dict[str, list[Item]] = {}
    for item in items[:2]:
        signs.setdefault(item.fact.done_sign(method or _method_of(item)) or "hot", []).append(item)
    signs = _without_repeats(signs)
    return " and ".join(
        f"{with_article(alike)} {'are' if len(alike) > 1 or alike[0].is_plural else 'is'} {done}"
        for done, alike in signs.items()
    )


def _without_repeats(signs: dict[str, list[Item]]) -> dict[str, list[Item]]:
    """Return one sign for both where one ends with the other: "soft" for "hot and soft" and "soft"."""
    shortest = min(signs, key=len, default="")
    is_repeated = len(signs) > 1 and all(sign.endswith(shortest) for sign in signs)
    return {shortest: [item for alike in signs.values() for item in alike]} if is_repeated else signs


def _method_of(item: Item) -> str:
    return item.part.method if item.part else "stew"


def plain_text(draft: Draft, template: str, **more: str) -> str:
    """Return a title with its placeholders filled; what is empty is left out."""
    text = _OPTIONAL.sub(lambda found: _filled(draft, found[1], None, more) or "", template)
    plain = " ".join((_filled(draft, text, None, more) or "").split())
    return " with ".join(_as_one_list(part) for part in plain.split(" with "))


def _as_one_list(text: str) -> str:
    return text.replace(" and ", ", ", max(0, text.count(" and ") - 1))


def title_name(fact: Fact) -> str:
    """Return the name that titles use."""
    if fact.title:
        return fact.title
    is_counted = fact.piece and not fact.unit and fact.piece < _LARGE_PIECE_GRAMS
    return titled(plural_of(fact, fact.short) if is_counted else fact.short)
