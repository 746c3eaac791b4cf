"""Shortens the step whose minutes were those of an onion, where a wish has taken the onion out."""

import re

from core.composing.dishes import PLACEHOLDER, Step
from core.composing.listing import Draft

_ONIONS = frozenset({"onion"})
# What burns or loses its scent when it fries for as long as an onion.
_QUICK = frozenset({"garlic", "ginger", "chili", "lemongrass", "spice", "herb", "salt", "sauce", "sweetener"})
_FAT = "fat"
_FRYING_MINUTES = 2
_ONION_SIGN = re.compile(
    r"until (?:it is |they are )?(?:(?:very |just |lightly |deep |dark |well )*"
    r"(?:soft|golden|brown|browned|translucent|limp|sweet|caramelised)(?: brown)?(?:,| and |$|(?=[. ])))+"
)


def without_onion_minutes(draft: Draft, step: Step, text: str, minutes: int) -> tuple[str, int]:
    """Return the step's text and minutes: garlic and spices that fry without their onion take two minutes."""
    names = {name for found in PLACEHOLDER.finditer(step.text) for name in found[2].split()}
    parts = [part for name, part in draft.plan.dish.parts.items() if name in names]
    if minutes <= _FRYING_MINUTES or not any(line.fact.is_a(_ONIONS) for part in parts for line in part.lines):
        return text, minutes
    left = [item.fact for part in parts for item in draft.of(part.name) if item.fact.kind.role != _FAT]
    if not left or not all({fact.kind.name, fact.kind.role} & _QUICK for fact in left):
        return text, minutes
    return _ONION_SIGN.sub("until fragrant", text), _FRYING_MINUTES
