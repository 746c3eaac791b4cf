"""Which dishes of a cuisine and category the given ingredients make."""

from collections.abc import Sequence
from itertools import islice

from core.composing.cuisines import flavour_bases
from core.composing.dishes import dishes
from core.composing.planning import Plan, plan_dish
from core.composing.recognise import Given
from core.composing.values import Unused
from core.composing.wishes import Wishes
from core.composing.writing import write_recipe

CATEGORIES = ("MAIN", "BRK", "APP", "SNK", "DES", "RAM", "EID")
_MOST_WRITTEN = 12
# The screen asks for three; one or two say too little to refuse what is bought beside them.
_FEWEST_ASKED = 3
_FEWEST_CALORIES, _MOST_CALORIES = 110, 1190
# What may be left out of any dish: the rest of the basket still makes it.
_SEASONING_ROLES = frozenset({"spice", "herb", "salt", "acid", "sauce", "fat", "sweetener", "liquid"})


def fitting_plans(
    cuisine: str, category: str, given: Sequence[Given], wishes: Wishes, servings: int | None
) -> list[Plan]:
    """Return the plans of this cuisine and category that make a sensible meal in time, the best first.

    At most 12. All dishes are looked at under a time limit, since the best may all take too long.
    """
    plans = _plans(cuisine, category, given, wishes)
    looked_at = plans if wishes.max_minutes else plans[:_MOST_WRITTEN]
    return list(islice((plan for plan in looked_at if _suits(plan, wishes, servings)), _MOST_WRITTEN))


def _plans(cuisine: str, category: str, given: Sequence[Given], wishes: Wishes) -> list[Plan]:
    """Return the plans of this cuisine and category that the ingredients make, the best first."""
    base = flavour_bases()[cuisine]
    plans = [
        plan
        for dish in dishes().values()
        if category in dish.places.get(cuisine, ()) and not (wishes.has_no_oven and dish.uses_oven)
        if (plan := plan_dish(dish, base, given, wishes)) and _is_a_dish(plan, given)
    ]
    bonus = {id(plan): 3.0 if wishes.is_one_pot and "one-pot" in plan.dish.tags else 0.0 for plan in plans}
    return sorted(plans, key=lambda plan: (-(plan.score + bonus[id(plan)]), plan.dish.id))


def _is_a_dish(plan: Plan, given: Sequence[Given]) -> bool:
    """Return whether the dish uses enough of what was given: something that makes it, and most of the rest."""
    if plan.given_count == 0 or 2 * len(plan.unused) >= len(given) or (len(given) == 2 and plan.unused):
        return False
    left = _left_out(given, plan.unused)
    if any(entry.fact.kind.role == "protein" for entry in left) and not (plan.has_key and _has_given_protein(plan)):
        return False
    if plan.is_typical or len(given) < _FEWEST_ASKED:
        return True
    return not _buys_more_than_given(plan) and 3 * len(left) < len(given)


def _left_out(given: Sequence[Given], unused: Sequence[Unused]) -> list[Given]:
    """Return the given ingredients without a place in the dish; seasonings do not count."""
    names = {entry.name for entry in unused}
    return [entry for entry in given if entry.typed in names and entry.fact.kind.role not in _SEASONING_ROLES]


def _has_given_protein(plan: Plan) -> bool:
    return any(use.is_given and use.fact.kind.role == "protein" for use in plan.uses)


def _buys_more_than_given(plan: Plan) -> bool:
    """Return whether more of the parts that make the dish have to be bought than were given."""
    given = {use.part.name for use in plan.uses if use.part.is_key and use.is_given}
    bought = {use.part.name for use in plan.uses if use.part.is_key} - given
    return len(bought) > len(given)


def _suits(plan: Plan, wishes: Wishes, servings: int | None) -> bool:
    recipe = write_recipe(plan, servings=servings, wishes=wishes, finish=None)
    calories, minutes = recipe.nutrition.calories or 0, recipe.total_minutes or 0
    is_in_time = wishes.max_minutes is None or minutes <= wishes.max_minutes
    return is_in_time and _FEWEST_CALORIES <= calories <= _MOST_CALORIES
