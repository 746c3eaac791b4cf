"""The nearest request that has a dish, for ingredients that make none of the cuisine and category asked for."""

from collections.abc import Iterator, Sequence

from core.composing.choosing import CATEGORIES, fitting_plans
from core.composing.cuisines import flavour_bases
from core.composing.planning import Plan
from core.composing.recognise import Given
from core.composing.values import Nearest, Unused
from core.composing.wishes import Wishes
from core.composing.wording import sentence
from core.composing.writing import write_recipe

# Each set of ingredients is tried in some thirty places, at about 5 ms each.
_MOST_LEFT_OUT_TRIES = 4
_FEWEST_KEPT = 2
_LOWEST_SCORE = 3.0


def nearest_dish(
    cuisine: str, category: str, given: Sequence[Given], wishes: Wishes, servings: int | None
) -> tuple[Nearest | None, tuple[Unused, ...]]:
    """Return the nearest request that has a dish, and which of the ingredients it can't use.

    A dish of all ingredients comes before one without one of them; then the same cuisine with another category before
    the same category in another cuisine.
    """
    for kept in _baskets(given):
        left_out = tuple(
            Unused(name=entry.typed, says=sentence(f"{entry.typed} goes into no dish with the others."))
            for entry in given
            if entry not in kept
        )
        found = None
        for place in _places(cuisine, category, with_asked=bool(left_out)):
            plan = next(iter(fitting_plans(*place, kept, wishes, servings)), None)
            if plan is None or not plan.has_key or plan.score < _LOWEST_SCORE:
                continue
            if found is None or len(plan.unused) < len(found[1].unused):
                found = (place, plan)
            if not plan.unused:
                break
        if found:
            return _answer(*found, wishes, servings), (*left_out, *found[1].unused)
    return None, ()


def _answer(place: tuple[str, str], plan: Plan, wishes: Wishes, servings: int | None) -> Nearest:
    recipe = write_recipe(plan, servings=servings, wishes=wishes, finish=None)
    return Nearest(cuisine_code=place[0], category_code=place[1], title=recipe.short_title)


def _baskets(given: Sequence[Given]) -> Iterator[list[Given]]:
    """Yield all ingredients, then those without one of them, the last first."""
    yield list(given)
    if len(given) > _FEWEST_KEPT:
        for left_out in list(reversed(given))[:_MOST_LEFT_OUT_TRIES]:
            yield [entry for entry in given if entry is not left_out]


def _places(cuisine: str, category: str, *, with_asked: bool) -> Iterator[tuple[str, str]]:
    """Yield the categories of the cuisine, then the same category in the other cuisines."""
    asked = (cuisine, category)
    if with_asked:
        yield asked
    yield from ((cuisine, other) for other in CATEGORIES if other != category)
    yield from ((other, category) for other in flavour_bases() if other != cuisine)
