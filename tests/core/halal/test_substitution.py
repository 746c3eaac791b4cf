"""What another word in the place of one must not change: foods of one kind, and ordinary words around a food."""

import csv
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from core.halal import Status, classify_line
from core.halal.guard import judged_reading
from core.halal.judge import facts_of
from core.halal.lexicon import LEXICON
from core.reading.lists import own_words
from core.reading.values import Food, Role

with Path(__file__).with_name("labelled.tsv").open(encoding="utf-8", newline="") as _file:
    _ROWS = list(csv.DictReader(_file, delimiter="\t", quoting=csv.QUOTE_NONE))

# By language one product that may be of another animal than the pig, and one drink.
_FOODS = {
    "cs": ("šunka", "červené víno"),
    "de": ("Speck", "Rotwein"),
    "en": ("bacon", "red wine"),
    "es": ("jamón", "vino tinto"),
    "fi": ("pekoni", "punaviini"),
    "fr": ("jambon", "vin rouge"),
    "hu": ("szalonna", "vörösbor"),
    "it": ("pancetta", "vino rosso"),
    "nl": ("spek", "rode wijn"),
    "pl": ("boczek", "czerwone wino"),
    "pt": ("presunto", "vinho tinto"),
    "ro": ("șuncă", "vin roșu"),
    "ru": ("бекон", "красное вино"),
    "sv": ("skinka", "rödvin"),
    "vi": ("giăm bông", "rượu vang đỏ"),
}
_ROLES = {Status.HARAM: (Role.USED,), Status.HALAL: (Role.EXCLUDED, Role.REPLACED)}
# Every so many lines; all of them take half a minute.
_EVERY = 6
# These are about the food that they name, so that another one in its place says something else.
_ABOUT_ONE_FOOD = ("sin jamón", "sin vino", "sin cerveza", "sem cerveja", "sem rum", "sans rhum")

# Words that do mean something behind a comma or in brackets: denials, offers, and dough or sweets in a shape.
_TELLING = {
    "cs": ("na",),
    "en": ("drop", "rind", "till"),
    "hu": ("hozzá",),
    "nl": ("deeg",),
    "pl": ("na",),
    "pt": ("massa", "na", "no"),
    "ro": ("aluat", "nu"),
    "sv": ("deg", "till"),
}


def _foods_of(line: str, roles: tuple[Role, ...]) -> list[Food]:
    """Return the foods of a line that are haram by themselves and that the line has, or leaves out."""
    reading, _ = judged_reading(line)
    foods = [food for food in reading.foods if food.term(LEXICON) and facts_of(food).status is Status.HARAM]
    return [food for food in foods if food.role in roles]


def _exchanged(expected: Status) -> Iterator[str]:
    """Yield lines with one label in which another food of the same kind and language stands."""
    rows = [row for row in _ROWS if row["expected"] == expected]
    for line in (row["line"] for row in rows[::_EVERY]):
        foods = _foods_of(line, _ROLES[expected])
        if len(foods) != 1 or foods[0].language not in _FOODS or any(words in line for words in _ABOUT_ONE_FOOD):
            continue
        facts = facts_of(foods[0])
        if facts.family == "alcohol" or (facts.family == "pork" and "meat" in facts.permitted_when):
            other = _FOODS[foods[0].language][facts.family == "alcohol"]
            yield line[: foods[0].span.start] + other + line[foods[0].span.end :]


def _fillers_of(language: str) -> list[str]:
    """Return the ordinary words of a language that name no food, as they are written."""
    file = own_words() / "languages" / f"{language}.toml"
    words = tomllib.loads(file.read_text(encoding="utf-8"))["filler"].split()
    return [word for word in words if word not in _TELLING.get(language, ())]


@pytest.mark.parametrize("expected", [Status.HARAM, Status.HALAL])
def test_another_food_of_the_same_kind_has_the_same_verdict(expected: Status) -> None:
    judged = [(line, classify_line(line).status) for line in _exchanged(expected)]
    changed = [line for line, status in judged if status is not expected]
    print(*changed, sep="\n")
    assert len(judged) > 50
    assert len(changed) <= 0.01 * len(judged), changed


def test_an_ordinary_word_behind_it_makes_no_food_halal() -> None:
    lines = [
        f"{foods[place % 2]}, {word}" if place % 4 < 2 else f"{foods[place % 2]} ({word})"
        for language, foods in _FOODS.items()
        for place, word in enumerate(_fillers_of(language))
    ]
    assert [line for line in lines if classify_line(line).status is not Status.HARAM] == []
