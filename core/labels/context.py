"""Words around foods that cancel what they contain: "without", "for", "... no", a heading, what a flour is of."""

import re
from collections.abc import Iterable
from functools import lru_cache

from core.labels.asides import apply_asides
from core.labels.lexicon import LEXICON, Lexicon
from core.labels.made_of import is_of_another, is_of_plant, is_of_pulse
from core.labels.meant import Meant
from core.reading.lists import default_word_lists
from core.reading.tokens import phrase_tokens
from core.reading.values import Food, Reading, Role

# Ends of compounds, folded: "sesamfreies", "melkvrij", "äggfri", "Fischgewürz"; and "walnussgroßes", "valnötsstor".
_FREE = re.compile(
    r".{3,}(?:frei(?:e[snrm]?)?|vrije?|frit?t?|fria|los(?:e[snrm]?|t|a)?|loze"
    r"|gewurz(?:e|salz|mischung)?|krauter|kruiden(?:mix)?|krydd(?:a|or|mix|ning))"
)
_AS_BIG = re.compile(r".{3,}(?:gross(?:e[snrm]?)?|stort?|stora|grote?|groot)")
# "Sin gluten y queso" has cheese, "sin leche y huevo" no egg.
_EXCLUDING = frozenset({"dairy-free", "egg-free", "nut-free", "peanut-free", "soy-free"})
_CARRIED = re.compile(
    r"[\s,]*(?:or|nor|and|&|\+|/|ou|o|ni|oder|und|noch|en|of|e|nem|né|y|i|a|ani|lub|nebo|alebo|и|или|ни|och|eller|og|ve|veya|"
    r"ne|dan|atau|و|ولا|أو|او|یا|اور|और|या|aur|ya|এবং|বা|和|或|や|と|・|및)[\s,]*"
)
_FOR = re.compile(
    r"(?:^|[\s(,])(?:for|für|fur|f|pour|para|per|voor|till|til|для|untuk|برای|do|za)\.?\s+(?:[^\W\d_]{1,20}\s+){0,2}$"
)
_ARABIC_FOR = "لل"
# "Twaróg na sernik" is curd for a cake; Portuguese "na" is "in the".
_FOR_SLAVIC = re.compile(r"\sna\s+$")
_SLAVIC = frozenset({"pl", "cs", "sk"})
_FOR_AFTER = re.compile(r"\s*(?:için|icin|के लिए|के लिये|ke liye|کے لیے|کے لئے|এর জন্য|র জন্য|用の|用)")
_TAKEN_BACK = re.compile(
    r"(?:\.\.+|…|\?)\s*(?:no|nope|nahi|nahin|nein|non|nee|não|нет|nie|ne|nej|hayır|yok|لا|نه|नहीं|না|不|いや|아니)\b"
)
# Numbers, or a list of three and more, stand behind a heading.
_HEADING = re.compile(r"^\s*[^:：\d]{2,40}[:：](?=\s*\d|[^,،、]+[,،、][^,،、]+[,،、])")
# Nearly all lines have none of these, and then nothing in them is taken back, and no heading stands in them.
_TAKING_BACK = ("..", "…", "?")
_COLONS = ":："
_QUOTES = "\"'“”„‟«»‹›「」『』‘’"


# "Kuchen-Gelierpulver", "Fisch-Gewürz", "chicken seasoning": what the first part names is not in it, or only possibly.
_FOR_FIRST_PART = re.compile(
    r"-(?:gelier|tortenguss|gewürz|kräuter|glasur|deko|streusel|form|pulver|kruiden|krydd|topping|spray|geschmack|aroma|smaak)"
    r"|[ -](?:flavou?r|seasoning|spice mix|spice rub|rub\b)",
    re.IGNORECASE,
)


def is_freed(food: Food, lexicon: Lexicon) -> bool:
    """Say whether the food is the first part of a compound that says that it is not there: "sesamfreies"."""
    term = food.term(LEXICON)
    if term is None or not lexicon.words[term.facts].phrase.endswith("*"):
        return False
    return bool(_FREE.fullmatch(food.words) or _AS_BIG.fullmatch(food.words))


def is_said_after(claim: Food) -> bool:
    """Say whether the claim is one that stands behind its food: "without egg", "bez vajec"."""
    return (claim.words.split()[0],) in default_word_lists().lists["without"]


def apply_context(reading: Reading, foods: list[Meant], gone: list[Meant], lexicon: Lexicon) -> None:
    """Make possible what the words around the foods take back.

    `gone` are the foods that are not in the dish, and the claims.
    """
    text = reading.text
    _carry_on(text, foods, gone)
    _mark_first_parts(text, foods)
    excluded = [found for found in gone if not found.claim]
    if excluded and not _is_contrast(text):
        _take_out(foods, excluded, lexicon)
    is_slavic = not _SLAVIC.isdisjoint(reading.languages)
    # A single food has none beside it that it could be for, or of.
    ordered = sorted(foods, key=lambda found: found.food.span.start) if len(foods) > 1 else []
    for before, found, after in zip([None, *ordered], ordered, [*ordered[1:], None], strict=False):
        if _is_purpose(text, before, found, after) or (is_slavic and _is_slavic_purpose(text, before, found)):
            found.make_possible(found.contains, "The line names it as what the food is for.")
        if _is_quoted(text, found) and (before or after):
            found.make_possible(found.contains, "The line names it in quotation marks beside another food.")
        if found.senses[0].name in lexicon.heads and is_of_another(text, before, found, after):
            found.make_possible(found.contains, "The line may mean one that is made of something else.")
        if found.senses[0].name in lexicon.pastas and is_of_pulse(text, before, found, after, lexicon):
            found.make_possible(found.contains, "The line may mean one that is made of a plant without gluten.")
        if found.senses[0].name in lexicon.milks and is_of_plant(text, before, found, after, lexicon):
            found.make_possible(found.contains, "The line may mean one that is made of a plant.")
    apply_asides(text, ordered)
    if any(mark in text for mark in _TAKING_BACK) and (taken := _TAKEN_BACK.search(text)):
        _take_back(foods, taken.end(), "The line takes it back.")
    if any(colon in text for colon in _COLONS) and (heading := _HEADING.search(text)):
        _take_back(foods, heading.end(), "The line names it as a heading.")


def _mark_first_parts(text: str, foods: list[Meant]) -> None:
    """Make possible what the first part of a compound with a hyphen holds, where the second says what it is for."""
    if "-" in text:
        for found in foods:
            if _FOR_FIRST_PART.match(text, found.food.span.end):
                found.make_possible(found.contains, "The line names it as what another thing is for.")


def _carry_on(text: str, foods: list[Meant], gone: list[Meant]) -> None:
    """An exclusion may reach over an "and": "without milk and eggs"."""
    ends = {
        found.food.span.end
        for found in gone
        if found.food.role is Role.EXCLUDED
        or (found.claim and found.claim.name in _EXCLUDING and is_said_after(found.food))
    }
    if not ends:
        return
    for found in sorted(foods, key=lambda found: found.food.span.start):
        start = found.food.span.start
        if any(end < start and _CARRIED.fullmatch(text[end:start].lower()) for end in ends):
            ends.add(found.food.span.end)
            found.make_possible(found.contains, f'The line may say that it is without "{found.food.text}".')


def _is_contrast(text: str) -> bool:
    """Say whether the line puts one food in the place of another, instead of taking something out of it."""
    words = f" {' '.join(phrase_tokens(text))} "
    return any(phrase in words for phrase in _contrasts())


@lru_cache(maxsize=1)
def _contrasts() -> tuple[str, ...]:
    lists = default_word_lists().lists
    names = ("in-place-of", "after-instead", "after-replaced", "contrast")
    return tuple(f" {' '.join(phrase)} " for name in names for phrase in lists[name])


def _take_out(foods: list[Meant], gone: list[Meant], lexicon: Lexicon) -> None:
    """A food that usually holds what the line excludes may be without it: "hummus without tahini"."""
    for without in gone:
        if without.food.role in (Role.EXCLUDED, Role.USED):
            held = without.contains.keys() | without.may.keys()
            for found in _beside(without, foods):
                if _is_other_part(without, found, lexicon):
                    continue
                reason = f'The line says that it is without "{without.food.text}".'
                found.make_possible(found.contains.keys() & held, reason)


def _is_other_part(without: Meant, found: Meant, lexicon: Lexicon) -> bool:
    """Say whether one part of an egg is left out, which leaves the other and the whole: "3 yolks, no whites"."""
    part = _part_of_egg(without, lexicon)
    other = _part_of_egg(found, lexicon)
    return bool(part) and part != other and bool(other or "egg" in found.senses[0].name.split())


def _part_of_egg(found: Meant, lexicon: Lexicon) -> str:
    return next(
        (part for part, stems in lexicon.egg_parts.items() if any(stem in found.food.words for stem in stems)), ""
    )


def _beside(without: Meant, foods: list[Meant]) -> Iterable[Meant]:
    """Return the foods in the same part of the line, else the nearest one that holds something."""
    if near := [found for found in foods if found.food.alternative == without.food.alternative and not found.is_plain]:
        return near
    here = without.food.span.start
    holding = [found for found in foods if not found.is_plain]
    return sorted(holding, key=lambda found: (found.food.span.start > here, abs(found.food.span.start - here)))[:1]


def _is_quoted(text: str, found: Meant) -> bool:
    """Say whether quotation marks around the food say that it is an imitation: "cashew 'ricotta'"."""
    before, after = text[: found.food.span.start][-1:], text[found.food.span.end :][:1]
    return bool(before and after) and before in _QUOTES and after in _QUOTES


def _is_purpose(text: str, before: Meant | None, found: Meant, after: Meant | None) -> bool:
    """Say whether the food is only what another one is for: "flour for puri"."""
    span = found.food.span
    if before and found.food.text.startswith(_ARABIC_FOR):
        return True
    if before and _FOR.search(text[before.food.span.end : span.start].lower()):
        return True
    end = after.food.span.start if after else len(text)
    return bool(before or after) and bool(_FOR_AFTER.match(text[span.end : end].lower()))


def _is_slavic_purpose(text: str, before: Meant | None, found: Meant) -> bool:
    return bool(before and _FOR_SLAVIC.search(text[before.food.span.end : found.food.span.start].lower()))


def _take_back(foods: list[Meant], end: int, reason: str) -> None:
    """Make everything before `end` possible, when foods follow it."""
    if any(found.food.span.start >= end for found in foods):
        for found in foods:
            if found.food.span.start < end:
                found.make_possible(found.contains, reason)
