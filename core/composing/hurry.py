"""How a cook in a hurry shortens a dish that takes a few minutes more than wished."""

import re
from dataclasses import replace

from core.composing.listing import Draft, Item, WrittenStep
from core.composing.wording import minutes_text

_LARGE_PIECES = re.compile(r"\b([2-4]) cm (pieces|cubes|dice)\b")
_CUT_SMALL = frozenset({"root", "firm", "cabbage", "poultry"})
_SMALL_SHARE = 0.6
_HEATED_MINUTES = 5
_CANNED = "canned "
_MOST_SHAVED = 10
# Knife work goes faster when it has to; a marinade and a rest do their work in half of the time.
_LEAST_SHARE = {"prep": 0.6, "rest": 0.5, "serve": 1.0}
_LONGEST_REST = 60
_NEEDS_ITS_TIME = re.compile(
    r"\b(?:oven|dough|rise|risen|prove|proof|set|freeze|frozen|overnight|soak\w*|chill\w*|swell|batter|yeast|ferment\w*)\b"
)
_TOLD_MINUTES = re.compile(r"\b\d+ (?:to \d+ )?(?:minutes?|hours?)\b|\b(?:an|half an) hour\b")


def cut_smaller(item: Item) -> None:
    """Have vegetables and chicken cut smaller, so that they cook faster, and canned beans only heated."""
    fact = item.fact
    if fact.kind.name in _CUT_SMALL and (found := _LARGE_PIECES.search(item.prep)):
        size = (int(found[1]) + 1) // 2
        item.prep = f"{item.prep[: found.start()]}{size} cm {found[2]}{item.prep[found.end() :]}"
        shorter = {method: _shorter(fact.cooking_minutes(method)) for method in ("stew", "fry", "roast")}
        item.fact = replace(fact, minutes={**fact.minutes, **shorter})
    elif fact.name.startswith(_CANNED):
        heated = {method: min(_HEATED_MINUTES, fact.cooking_minutes(method)) for method in ("stew", "fry")}
        item.fact = replace(fact, minutes={**fact.minutes, **heated})


def _shorter(minutes: int) -> int:
    return max(2, round(minutes * _SMALL_SHARE))


def shave(draft: Draft, most_minutes: int) -> None:
    """Take the last minutes off knife work and short rests; nothing changes where that is not enough.

    At most ten minutes: a dish that takes longer is another one than was wished.
    """
    over = sum(step.minutes or 0 for step in draft.steps) - most_minutes
    spare = [(step, _spare_minutes(step)) for step in draft.steps]
    if not 0 < over <= min(_MOST_SHAVED, sum(minutes for _, minutes in spare)):
        return
    for step, minutes in sorted(spare, key=lambda entry: -entry[1]):
        taken = min(over, minutes)
        if taken:
            _shorten(step, taken)
            over -= taken


def _spare_minutes(step: WrittenStep) -> int:
    """Return the minutes that a cook in a hurry saves in this step."""
    minutes = step.minutes or 0
    if step.kind not in _LEAST_SHARE or minutes > _LONGEST_REST or _NEEDS_ITS_TIME.search(step.text):
        return 0
    told = _TOLD_MINUTES.findall(step.text)
    if told and told != [minutes_text(minutes)]:
        return 0
    return int(minutes * (1 - _LEAST_SHARE[step.kind]))


def _shorten(step: WrittenStep, minutes: int) -> None:
    before = step.minutes or 0
    step.minutes = before - minutes
    step.text = step.text.replace(minutes_text(before), minutes_text(step.minutes))
