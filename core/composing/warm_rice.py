"""Rice that comes cooked already is warmed beside a dish, and never boiled a second time."""

import re

from core.composing.cooked import COOKED_RICE
from core.composing.listing import Draft

_POT = r"ut {name} and {water} in an? (?:second |small )?pot[^.]*\."
_WARMING_MINUTES = 5


def warm_cooked_rice(draft: Draft) -> None:
    """Have cooked rice warmed where the pattern boils raw rice in a pot of its own, and take its water off the list."""
    for rice in [item for item in draft.items if item.part and item.fact.is_a(COOKED_RICE)]:
        waters = [item for item in draft.items if item.part and rice.part and item.part.water_of == rice.part.name]
        for water in waters:
            if _is_warmed_instead(draft, rice.name, water.name):
                draft.items.remove(water)


def _is_warmed_instead(draft: Draft, rice: str, water: str) -> bool:
    """Replace the sentence that boils the rice; return whether there is one."""
    boiled = re.compile(_POT.format(name=f"the {re.escape(rice)}", water=f"the {re.escape(water)}"))
    warmed = f"ut the {rice} and a spoonful of water in a small pot and warm, covered, until hot."
    steps = [step for step in draft.steps if boiled.search(step.text)]
    for step in steps:
        step.text = boiled.sub(warmed, step.text)
        step.minutes = min(step.minutes or _WARMING_MINUTES, _WARMING_MINUTES)
    return bool(steps)
