"""The tags of a recipe: those of its dish that are still true, its main ingredient, and the diets that it suits."""

from collections.abc import Sequence

from core.composing.filling import title_name
from core.composing.listing import Draft, Item
from core.composing.named_foods import foods_in, is_among
from core.composing.vessels import vessels
from core.composing.wishes import Wishes
from core.labels.facts import RULED_OUT_BY, Diet

QUICK_MINUTES = 30
_TAG_DIETS = (Diet.VEGAN, Diet.VEGETARIAN, Diet.GLUTEN_FREE, Diet.DAIRY_FREE)
_DIET_TAGS = frozenset(str(diet) for diet in Diet)
_OVEN = frozenset({"no-oven", "no bake", "no-bake", "no cooking", "no-cook"})
_NO_MEALS = frozenset({"baking", "bread", "pastry", "salad", "drink", "dip", "sandwich", "no cooking"})
_HOT = frozenset({"spicy", "chili"})


def tags_of(draft: Draft, total: int, wishes: Wishes, main: Item | None) -> tuple[str, ...]:
    """Return the tags; one that a replaced ingredient or a wish has made untrue is left out."""
    tags = [tag for tag in draft.plan.dish.tags if _is_true(tag, draft, wishes)]
    if main:
        tags.append(title_name(main.fact).lower())
    tags += [str(diet) for diet in _diets(draft.items)]
    if is_one_pot(draft):
        tags.append("one-pot")
    if total <= QUICK_MINUTES:
        tags.append("quick")
    if wishes.heat > 0:
        tags.append("spicy")
    return tuple(dict.fromkeys(tags))


def is_one_pot(draft: Draft) -> bool:
    """Return whether all that is cooked is cooked in one pot, pan or tray."""
    is_meal = not draft.plan.dish.is_sweet and _NO_MEALS.isdisjoint(draft.plan.dish.tags)
    is_cooked = is_meal and any(step.kind == "cook" for step in draft.steps)
    return is_cooked and vessels(step.text for step in draft.steps) <= 1


def _is_true(tag: str, draft: Draft, wishes: Wishes) -> bool:
    if tag in _DIET_TAGS | {"quick", "one-pot"}:
        return False  # counted from the list and the steps instead
    if tag in _OVEN and any(step.degrees for step in draft.steps):
        return False
    if tag in _HOT and wishes.heat < 0:
        return False
    facts = [item.fact for item in draft.items]
    return all(is_among(words, meant, facts) for words, meant in foods_in(tag))


def _diets(items: Sequence[Item]) -> list[Diet]:
    diets = [diet for diet in _TAG_DIETS if all(item.fact.holds.isdisjoint(RULED_OUT_BY[diet]) for item in items)]
    if Diet.VEGAN in diets:
        return [diet for diet in diets if diet not in {Diet.VEGETARIAN, Diet.DAIRY_FREE}]
    return diets
