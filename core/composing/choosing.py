"""Which dishes of a cuisine and category the given ingredients make."""

from collections.abc import Sequence

from core.composing.cuisines import flavour_bases
from core.composing.dishes import dishes
from core.composing.keeping import most_minutes, needs_more_pots
from core.composing.named_foods import foods_in, is_ruled_out
from core.composing.planning import Plan, plan_dish
from core.composing.recognise import Given
from core.composing.values import Unused
from core.composing.wishes import Wishes
from core.composing.writing import write_recipe

CATEGORIES = ("MAIN", "BRK", "APP", "SNK", "DES", "RAM", "EID")
_MOST_WRITTEN = 12
# The screen asks for three; one or two say too little to refuse what is bought beside them.
_FEWEST_ASKED = 3
_LOSS_PER_MINUTE = 0.35
_MORE_POTS_LOSS = 3.0
# A dish that is named after what has to be left out.
_MISNAMED_LOSS = 6.0
_FEWEST_CALORIES, _MOST_CALORIES = 110, 1190
# What may be left out of any dish: the rest of the basket still makes it.
_SEASONING_ROLES = frozenset({"spice", "herb", "salt", "acid", "sauce", "fat", "sweetener", "liquid"})


def fitting_plans(
    cuisine: str, category: str, given: Sequence[Given], wishes: Wishes, servings: int | None
) -> list[Plan]:
    """Return the plans of this cuisine and category that make a sensible meal in time, the best first.

    At most 12. All dishes are looked at under a wish for time, one pot or without something, since the best may all
    miss it; a dish that takes a few minutes more than wished stays, behind those that fit as well.
    """
    plans = _plans(cuisine, category, given, wishes)
    if not (wishes.max_minutes or wishes.is_one_pot or wishes.leaves_out):
        return [plan for plan in plans[:_MOST_WRITTEN] if _loss(plan, wishes, servings) is not None]
    losses = [(loss, plan) for plan in plans if (loss := _loss(plan, wishes, servings)) is not None]
    losses.sort(key=lambda entry: entry[0] - entry[1].score)
    return [plan for _, plan in losses[:_MOST_WRITTEN]]


def _plans(cuisine: str, category: str, given: Sequence[Given], wishes: Wishes) -> list[Plan]:
    """Return the plans of this cuisine and category that the ingredients make, the best first."""
    base = flavour_bases()[cuisine]
    plans = [
        plan
        for dish in dishes().values()
        if category in dish.places.get(cuisine, ()) and not (wishes.has_no_oven and dish.uses_oven)
        if (plan := plan_dish(dish, base, given, wishes)) and _is_a_dish(plan, given)
    ]
    return sorted(plans, key=lambda plan: (-plan.score, plan.dish.id))


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


def _loss(plan: Plan, wishes: Wishes, servings: int | None) -> float | None:
    """Return what the dish loses by missing wishes for time and one pot; None where it is no meal or far too slow."""
    recipe = write_recipe(plan, servings=servings, wishes=wishes, finish=None)
    calories, minutes = recipe.nutrition.calories or 0, recipe.total_minutes or 0
    limit = wishes.max_minutes or minutes
    if not _FEWEST_CALORIES <= calories <= _MOST_CALORIES or minutes > most_minutes(limit):
        return None
    facts = [use.fact for use in plan.uses]
    is_misnamed = wishes.leaves_out and any(
        is_ruled_out(words, meant, facts, wishes.forbids) for words, meant in foods_in(recipe.short_title)
    )
    misses_pot = wishes.is_one_pot and needs_more_pots(recipe)
    return (
        _LOSS_PER_MINUTE * max(0, minutes - limit)
        + (_MORE_POTS_LOSS if misses_pot else 0.0)
        + _MISNAMED_LOSS * is_misnamed
    )
