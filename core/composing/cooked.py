"""Ingredients that come cooked already, such as the rest of a roast: they join late and are only heated through."""

import re
from dataclasses import replace

from core.composing.dishes import Dish, Part
from core.composing.facts import Fact, word_key
from core.reading.fold import fold

_COOKED = frozenset(word_key("cooked leftover rotisserie roast roasted boiled grilled poached steamed"))
_CUTS = frozenset({"roast"})
"""A beef roast is raw meat, roast beef is not."""
_MARKS = re.compile(
    r"\b(?:pre-?cooked|cooked|left-?overs?|rotisserie|roast(?:ed)?|boiled|grilled|poached|steamed|cold)\b",
    re.IGNORECASE,
)
COOKED_RICE = frozenset({"cooked rice"})
_PATTERN_POT = re.compile(r"ut \{([a-z]+)\} and \{[a-z]*water\} in an? (?:second |small )?pot")
_KINDS = frozenset({"poultry", "bird", "red-meat", "mince", "fish", "seafood", "root", "firm"})
_MINUTES = {"stew": 5, "fry": 4, "roast": 10, "grill": 5}
_SHRUNK = 0.75
_CUTTING = re.compile(r"\b(?:cut|chop|slice|dice|shred)\b.*")
_MEAT_PREP = "cut into bite-size pieces"


def is_told_cooked(typed: str) -> bool:
    """Return whether a typed name says that the ingredient is cooked already: "leftover roast chicken"."""
    words = word_key(fold(typed))
    return not _COOKED.isdisjoint(words) and words[-1] not in _CUTS


def without_cooked_words(typed: str) -> str:
    """Return the name without what says that it is cooked: "chicken"."""
    return " ".join(_MARKS.sub(" ", typed).split())


def as_cooked(fact: Fact, name: str) -> Fact | None:
    """Return the ingredient as it is once cooked; None for one that is cooked in other ways, such as rice or beans."""
    whole = [member for member in fact.members or (fact,) if member.kind.name != "mince"] or [fact]
    tender = next((member for member in whole if not member.is_slow), whole[0])
    if tender.kind.name not in _KINDS:
        return None
    is_meat = tender.kind.role == "protein"
    cutting = _CUTTING.search(tender.prep)
    return replace(
        tender,
        name=f"cooked {name}",
        short=name,
        also=(),
        plural="",
        prep=_MEAT_PREP if is_meat else cutting[0] if cutting else "",
        done="hot",
        minutes={method: min(most, tender.cooking_minutes(method)) for method, most in _MINUTES.items()},
        use=tender.use * (_SHRUNK if is_meat else 1),
        members=(),
        is_custom=True,
        is_cooked=True,
        like=tender.like or tender.name,
    )


def can_not_be_boiled(fact: Fact, part: Part, dish: Dish) -> bool:
    """Return whether this is cooked rice for a place where raw rice takes up the liquid of the dish."""
    if not fact.is_a(COOKED_RICE) or not part.lines or any(line.fact.is_a(COOKED_RICE) for line in part.lines):
        return False
    pots = {name for step in dish.steps for name in _PATTERN_POT.findall(step.text)}
    return part.name not in pots and any(line.fact.water for line in part.lines)
