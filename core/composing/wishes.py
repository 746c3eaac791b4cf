"""What the instructions ask for, as far as the composer understands them."""

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files

from core.composing.facts import Fact, pantry, word_key
from core.composing.recognise import recognise
from core.composing.wording import NUMBERS
from core.labels.facts import RULED_OUT_BY, Diet
from core.reading.fold import fold

MAX_SERVINGS = 100
_MAX_CHARACTERS = 2000
_NUMBERS = {word: number for number, word in enumerate(NUMBERS) if number}
_NUMBERS |= {"fifteen": 15, "twenty": 20, "twenty-five": 25, "thirty": 30, "forty": 40, "forty-five": 45, "sixty": 60}
_COUNT = rf"(\d{{1,3}}|{'|'.join(sorted(_NUMBERS, key=len, reverse=True))})"
_SERVINGS = re.compile(
    rf"\b(?:for|serves|serving|serve|feeds|feed) (?:about |a family of )?{_COUNT}\b(?! ?(?:min|hour|h\b|g\b|ml|%))"
    rf"|\b{_COUNT} (?:people|persons|servings|portions|guests|eaters|adults)\b"
)
_TIME = re.compile(
    rf"\b(?:under|less than|within|in|max|maximum|at most|up to|no more than|below) {_COUNT} ?(min|hour|hr|h\b)"
    rf"|\b{_COUNT}[- ](min)\w* (?:meal|dish|recipe|dinner|lunch|breakfast|supper|snack|dessert)"
)
_HALF_AN_HOUR, _AN_HOUR = re.compile(r"\bhalf (?:an|a) hour\b"), re.compile(r"\b(?:in|within|under) an hour\b")
_WITHOUT = re.compile(
    r"\b(?:without|no|skip|leave out|omit|not any|avoid|hold the|don't use|do not use) ([^.;!?\n]{2,120})"
)
_FREE = re.compile(r"\b([a-z]+)[- ]free\b")
_MILD = re.compile(
    r"\b(?:mild|mildly|not (?:too |very |so )?(?:spicy|hot)|less spicy|kid|kids|child|children|no heat|no chil\w+)\b"
)
_SPICY = re.compile(r"\b(?:spicy|hot|fiery|extra chil\w+|lots of chil\w+|with heat|spicier)\b")
_DIETS = (
    (re.compile(r"\bvegan\b|\bplant[- ]based\b"), Diet.VEGAN),
    (
        re.compile(r"\bvegetarian\b|\bmeatless\b|\bveggie\b|\bno meat\b|\bwithout meat\b|\bmeat[- ]free\b"),
        Diet.VEGETARIAN,
    ),
    (re.compile(r"\bgluten[- ]free\b|\b(?:no|without) (?:gluten|wheat)\b|\bc(?:o?e)liac\b"), Diet.GLUTEN_FREE),
    (
        re.compile(r"\b(?:dairy|lactose|milk)[- ]free\b|\b(?:no|without) (?:dairy|lactose|milk products)\b"),
        Diet.DAIRY_FREE,
    ),
    (re.compile(r"\begg[- ]free\b|\beggless\b|\b(?:no|without) eggs?\b"), Diet.EGG_FREE),
    (re.compile(r"\bnut[- ]free\b|\b(?:no|without) nuts?\b"), Diet.NUT_FREE),
)
_ONE_POT = re.compile(r"\bone[- ](?:pot|pan|skillet|tray)\b")
_NO_OVEN = re.compile(
    r"\b(?:no|without(?: an)?|don't have an|do not have an) (?:oven|baking)\b|\bno[- ]bake\b|\bstove ?top\b"
)
_SPLIT = re.compile(r",| and | or | nor |/|&| but | please| thanks|\bin it\b")
_MEAT = ("meat", "fish", "dairy", "gluten", "nut", "egg", "oven", "baking", "lactose", "milk products", "wheat")


@dataclass(frozen=True, kw_only=True)
class Wishes:
    """Understood wishes. `heat` is -1 for mild, 1 for spicy. `without` are the ingredients to leave out."""

    servings: int | None = None
    max_minutes: int | None = None
    without: tuple[Fact, ...] = ()
    diets: tuple[Diet, ...] = ()
    heat: int = 0
    is_one_pot: bool = False
    has_no_oven: bool = False

    def forbids(self, fact: Fact) -> bool:
        """Return whether the ingredient may not be in the dish."""
        return bool(self.reason_against(fact))

    def reason_against(self, fact: Fact) -> str:
        """Return the wish that rules the ingredient out, such as "a vegan recipe"; empty when none does."""
        for diet in self.diets:
            if not fact.holds.isdisjoint(RULED_OUT_BY[diet]):
                return f"a {diet} recipe" if diet[0] not in "aeiou" else f"an {diet} recipe"
        for left_out in self.without:
            if _is_same(fact, left_out):
                return f"no {left_out.name}"
        return ""

    @property
    def leaves_out(self) -> bool:
        """Whether anything is to be left out."""
        return bool(self.without or self.diets)

    def permitted(self, fact: Fact) -> Fact | None:
        """Return the ingredient, or what stands in for it under these wishes; None when nothing does."""
        if not self.forbids(fact):
            return fact
        return next((swap for swap in _swaps().get(fact.name, ()) if not self.forbids(swap)), None)

    def sentences(self) -> Iterator[str]:
        """Yield what was understood and is always kept, one sentence each; `keeping` has the others."""
        if self.servings:
            yield f"For {self.servings}."
        for left_out in self.without:
            yield f"Without {left_out.name}."
        for diet in self.diets:
            yield f"{diet.capitalize()}."
        if self.heat > 0:
            yield "Spicy."
        if self.has_no_oven:
            yield "Without an oven."


def understand(instructions: str) -> Wishes:
    """Return what the instructions ask for; words that are not understood change nothing."""
    text = fold(instructions[:_MAX_CHARACTERS])
    diets = tuple(diet for pattern, diet in _DIETS if pattern.search(text))
    if Diet.VEGAN in diets:
        diets = tuple(diet for diet in diets if diet not in {Diet.VEGETARIAN, Diet.DAIRY_FREE, Diet.EGG_FREE})
    is_mild = bool(_MILD.search(text))
    return Wishes(
        servings=_servings(text),
        max_minutes=_max_minutes(text),
        without=tuple(_left_out(text)),
        diets=diets,
        heat=-1 if is_mild else 1 if _SPICY.search(text) else 0,
        is_one_pot=bool(_ONE_POT.search(text)),
        has_no_oven=bool(_NO_OVEN.search(text)),
    )


def _servings(text: str) -> int | None:
    found = _SERVINGS.search(text)
    if not found:
        return None
    number = _number(found[1] or found[2])
    return number if 1 <= number <= MAX_SERVINGS else None


def _max_minutes(text: str) -> int | None:
    found = _TIME.search(text)
    if not found:
        return 30 if _HALF_AN_HOUR.search(text) else 60 if _AN_HOUR.search(text) else None
    number, unit = _number(found[1] or found[3]), found[2] or found[4]
    return number if unit == "min" else number * 60


def _number(word: str) -> int:
    return _NUMBERS.get(word) or int(word)


def _left_out(text: str) -> Iterator[Fact]:
    names = [part.strip(" ,") for found in _WITHOUT.finditer(text) for part in _SPLIT.split(found[1])]
    names += [found[1] for found in _FREE.finditer(text)]
    seen = set()
    for name in names[:20]:
        key = word_key(name)
        if not key or " ".join(key) in _MEAT or len(key) > 4:
            continue
        fact = recognise(name)
        if fact and not fact.is_custom and fact.name not in seen:
            seen.add(fact.name)
            yield fact


def _is_same(fact: Fact, left_out: Fact) -> bool:
    names = {left_out.name, *(member.name for member in left_out.members)}
    if fact.name in names or not {member.name for member in fact.members}.isdisjoint(names):
        return True
    if left_out.kind.name in {"onion", "garlic", "tomato", "egg", "chili"} and fact.kind.name == left_out.kind.name:
        return True
    ending = word_key(left_out.name)
    words = word_key(fact.name)
    return words[-len(ending) :] == ending or ("garlic" in ending and "garlic" in words)


@lru_cache(maxsize=1)
def _swaps() -> Mapping[str, tuple[Fact, ...]]:
    rows = tomllib.loads((files(__package__) / "swaps.toml").read_text(encoding="utf-8"))
    return {name: tuple(_facts(names)) for name, names in rows.items()}


def _facts(names: str) -> Iterable[Fact]:
    return (pantry().fact(name.strip()) for name in names.split(","))
