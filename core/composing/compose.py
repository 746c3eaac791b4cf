"""Composes a recipe: reads the request, chooses a dish, writes it, and has the halal guard judge it."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice

from core.composing.cuisines import Finish, flavour_bases
from core.composing.dishes import Dish, dishes
from core.composing.pairing import clash
from core.composing.planning import Plan, plan_dish
from core.composing.recognise import MAX_NAME_CHARACTERS, Given, recognise
from core.composing.values import ComposeRequest, Composition, Nearest, NoDish, Unused
from core.composing.wishes import Wishes, understand
from core.composing.writing import write_recipe
from core.halal import Status, classify_line, judge_recipe
from core.recipes.inputs import RecipeInput
from core.recipes.texts import texts_of_input

MAX_INGREDIENTS = 30
_CATEGORY_ORDER = ("MAIN", "BRK", "APP", "SNK", "DES", "RAM", "EID")
_SCORE_RANGE = 5.0
_SHOWN_CHARACTERS = 40
_MOST_WRITTEN = 12
_UNFINISHED_TAGS = frozenset(
    {"pastry", "wrap", "sandwich", "fried", "bread", "pancakes", "frozen", "baking", "sweets", "eggs"}
)
_FEWEST_CALORIES, _MOST_CALORIES = 110, 1190


def compose(request: ComposeRequest) -> Composition | NoDish:
    """Return a recipe of the cuisine and category that uses the given ingredients, or why there is none.

    Pure: no database, no network, no clock. The same request gives the same answer.
    Source: docs/product/generator.md#offline-composer.
    """
    wishes = understand(request.instructions)
    given, unused, refusal = _read(request.ingredients, wishes)
    if refusal:
        return NoDish(says=refusal)
    if not given:
        return NoDish(says="None of these ingredients can be used.", unused=tuple(unused))
    if request.cuisine_code not in flavour_bases() or request.category_code not in _CATEGORY_ORDER:
        return NoDish(says="There is no such cuisine or category.")
    servings = wishes.servings or request.servings
    plans = _plans(request.cuisine_code, request.category_code, given, wishes)
    recipes = _fitting(plans, wishes, servings)
    if not recipes:
        return _no_dish(request, given, unused, wishes, servings)
    plan, finish = _varied(recipes, request.variation, wishes)
    recipe = write_recipe(plan, servings=servings, wishes=wishes, finish=finish)
    recipe = replace(recipe, category_code=request.category_code)
    if not _is_halal(recipe):
        return NoDish(says="The halal guard refuses the dish that these ingredients make.")
    sentences = [*wishes.sentences()]
    if wishes.is_one_pot and "one-pot" not in plan.dish.tags:
        sentences.append("No dish of this kind is cooked in one pot, so this one needs more.")
    return Composition(recipe=recipe, dish=plan.dish.id, unused=(*unused, *plan.unused), wishes=tuple(sentences))


def _read(names: Sequence[str], wishes: Wishes) -> tuple[list[Given], list[Unused], str]:
    """Return the ingredients that are known, those that can't be used, and a sentence when one is haram."""
    given: list[Given] = []
    unused: list[Unused] = []
    seen: set[str] = set()
    for name in names:
        typed = " ".join(name.split())
        if not typed or typed.casefold() in seen:
            continue
        seen.add(typed.casefold())
        shown = typed if len(typed) <= _SHOWN_CHARACTERS else f"{typed[:_SHOWN_CHARACTERS]}…"
        verdict = classify_line(typed[: 4 * MAX_NAME_CHARACTERS])
        fact = recognise(typed)
        if verdict.status is Status.HARAM:
            instead = f" Use {verdict.substitute} instead." if verdict.substitute else ""
            return [], [], f"{shown} can't be used: {verdict.reason}{instead}"
        if fact is None:
            says = f"{shown} is not known, so nothing could be said about how to cook it."
            unused.append(Unused(name=shown, says=says))
        elif verdict.status is Status.DOUBTFUL and not _is_plainly_halal(fact.name):
            unused.append(Unused(name=shown, says=f"{shown} was left out: {verdict.reason}"))
        elif against := wishes.reason_against(fact):
            unused.append(Unused(name=shown, says=f"{shown} was left out: you asked for {against}."))
        elif len(given) >= MAX_INGREDIENTS:
            unused.append(Unused(name=shown, says=f"A recipe uses at most {MAX_INGREDIENTS} given ingredients."))
        elif all(entry.fact.name != fact.name for entry in given):
            given.append(Given(shown, fact))
    return given, unused, ""


def _is_plainly_halal(name: str) -> bool:
    return classify_line(name).status is Status.HALAL


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
    if 3 * len(plan.unused) > len(given) and not plan.has_key:
        return False
    unused = {entry.name for entry in plan.unused}
    has_main_left = any(entry.fact.kind.role == "protein" for entry in given if entry.typed in unused)
    has_main = any(use.is_given and use.fact.kind.role == "protein" for use in plan.uses)
    return not has_main_left or (plan.has_key and has_main)


def _fitting(plans: Sequence[Plan], wishes: Wishes, servings: int | None) -> list[Plan]:
    """Return the plans whose recipe is ready in time and a sensible meal; of many only the best are looked at.

    More are looked at under a time limit, since the best may all take too long.
    """
    looked_at = plans if wishes.max_minutes else plans[:_MOST_WRITTEN]
    return list(islice((plan for plan in looked_at if _suits(plan, wishes, servings)), _MOST_WRITTEN))


def _suits(plan: Plan, wishes: Wishes, servings: int | None) -> bool:
    recipe = write_recipe(plan, servings=servings, wishes=wishes, finish=None)
    calories, minutes = recipe.nutrition.calories or 0, recipe.total_minutes or 0
    is_in_time = wishes.max_minutes is None or minutes <= wishes.max_minutes
    return is_in_time and _FEWEST_CALORIES <= calories <= _MOST_CALORIES


def _varied(plans: Sequence[Plan], variation: int, wishes: Wishes) -> tuple[Plan, Finish | None]:
    """Return the plan of this variation: those that fit about as well, then other finishes, then the rest."""
    best = plans[0]
    close = [
        plan
        for plan in plans
        if plan.score >= best.score - _SCORE_RANGE
        and len(plan.unused) <= len(best.unused)
        and plan.has_key >= best.has_key
    ]
    tries: list[tuple[Plan, Finish | None]] = [(plan, None) for plan in close]
    tries += [(plan, finish) for plan in close for finish in _finishes(plan, wishes)]
    tries += [(plan, None) for plan in plans if plan not in close]
    return tries[variation % len(tries)]


def _finishes(plan: Plan, wishes: Wishes) -> Iterator[Finish]:
    """Yield the finishes of the cuisine that the dish can take; what is wrapped in dough or bread takes none."""
    if not _UNFINISHED_TAGS.isdisjoint(plan.dish.tags):
        return
    others = [*(use.fact for use in plan.uses), *(entry.fact for entry in plan.beside)]
    used = {fact.name for fact in others}
    is_sweet = plan.dish.is_sweet
    for finish in plan.base.sweet_finishes if is_sweet else plan.base.finishes:
        fact = finish.line.fact
        if fact.name in used or wishes.forbids(fact) or clash(fact, others, is_sweet=is_sweet):
            continue
        yield finish


def _no_dish(
    request: ComposeRequest, given: Sequence[Given], unused: Sequence[Unused], wishes: Wishes, servings: int | None
) -> NoDish:
    says = "These ingredients make no dish of this cuisine and category"
    asked = " ".join(wishes.sentences())
    says = f"{says} under these wishes ({asked.rstrip('.')})." if asked else f"{says}."
    return NoDish(says=says, nearest=_nearest(request, given, wishes, servings), unused=tuple(unused))


def _nearest(request: ComposeRequest, given: Sequence[Given], wishes: Wishes, servings: int | None) -> Nearest | None:
    """Return the same cuisine with another category, else the same category in another cuisine, that has a dish."""
    same_cuisine = [(request.cuisine_code, category) for category in _CATEGORY_ORDER]
    same_category = [(cuisine, request.category_code) for cuisine in flavour_bases()]
    for cuisine, category in (*same_cuisine, *same_category):
        plans = _fitting(_plans(cuisine, category, given, wishes)[:3], wishes, servings)
        if plans and plans[0].has_key:
            recipe = write_recipe(plans[0], servings=servings, wishes=wishes, finish=None)
            return Nearest(cuisine_code=cuisine, category_code=category, title=recipe.short_title)
    return None


def _is_halal(recipe: RecipeInput) -> bool:
    return judge_recipe(**texts_of_input(recipe)._asdict()).status is not Status.HARAM


def dishes_of(cuisine: str, category: str) -> list[Dish]:
    """Return the dish patterns of a cuisine and category."""
    return [dish for dish in dishes().values() if category in dish.places.get(cuisine, ())]
