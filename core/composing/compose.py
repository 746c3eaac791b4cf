"""Composes a recipe: reads the request, chooses a dish, writes it, and has the halal guard judge it."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from core.composing.choosing import CATEGORIES, fitting_plans
from core.composing.cuisines import Finish, flavour_bases
from core.composing.dishes import Dish, dishes
from core.composing.facts import Fact
from core.composing.keeping import kept_wishes, wished_sentences
from core.composing.nearest import nearest_dish
from core.composing.pairing import clash
from core.composing.planning import Plan
from core.composing.recognise import MAX_NAME_CHARACTERS, Given, recognise
from core.composing.told_names import renamed_sentences
from core.composing.values import ComposeRequest, Composition, NoDish, Unused, left_out_sentence
from core.composing.wishes import Wishes, understand
from core.composing.writing import write_recipe
from core.halal import Status, classify_line, judge_recipe
from core.recipes.inputs import RecipeInput
from core.recipes.texts import texts_of_input

MAX_INGREDIENTS = 30
_SCORE_RANGE = 5.0
_SHOWN_CHARACTERS = 40
_UNFINISHED_TAGS = frozenset(
    {"pastry", "wrap", "sandwich", "fried", "bread", "pancakes", "frozen", "baking", "sweets", "eggs"}
)


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
    if request.cuisine_code not in flavour_bases() or request.category_code not in CATEGORIES:
        return NoDish(says="There is no such cuisine or category.")
    servings = wishes.servings or request.servings
    recipes = fitting_plans(request.cuisine_code, request.category_code, given, wishes, servings)
    if not recipes:
        return _no_dish(request, given, unused, wishes, servings)
    plan, finish = _varied(recipes, request.variation, wishes)
    recipe = write_recipe(plan, servings=servings, wishes=wishes, finish=finish)
    recipe = replace(recipe, category_code=request.category_code)
    if not _is_halal(recipe):
        return NoDish(says="The halal guard refuses the dish that these ingredients make.")
    sentences = (*kept_wishes(wishes, recipe, plan), *renamed_sentences(given, recipe))
    return Composition(recipe=recipe, dish=plan.dish.id, unused=(*unused, *plan.unused), wishes=sentences)


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
        elif verdict.status is Status.DOUBTFUL and not _is_plainly_halal(fact):
            unused.append(Unused(name=shown, says=left_out_sentence(shown, verdict.reason)))
        elif against := wishes.reason_against(fact):
            unused.append(Unused(name=shown, says=left_out_sentence(shown, f"you asked for {against}.")))
        elif len(given) >= MAX_INGREDIENTS:
            unused.append(Unused(name=shown, says=f"A recipe uses at most {MAX_INGREDIENTS} given ingredients."))
        elif all(entry.fact.name != fact.name for entry in given):
            given.append(Given(shown, fact))
    return given, unused, ""


def _is_plainly_halal(fact: Fact) -> bool:
    """Return whether all that the name stands for here is halal: "sausages" are chicken or lamb sausages."""
    return all(classify_line(member.name).status is Status.HALAL for member in fact.members or (fact,))


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
    asked = " ".join(wished_sentences(wishes))
    says = f"{says} under these wishes ({asked.rstrip('.')})." if asked else f"{says}."
    if wishes.max_minutes and (slower := _slower(request, given, wishes, servings)):
        says = f"{says} {slower}"
        return NoDish(says=says, unused=tuple(unused))
    nearest, left_out = nearest_dish(request.cuisine_code, request.category_code, given, wishes, servings)
    return NoDish(says=says, nearest=nearest, unused=(*unused, *left_out))


def _slower(request: ComposeRequest, given: Sequence[Given], wishes: Wishes, servings: int | None) -> str:
    """Return a sentence about the quickest dish that only the wish for little time rules out, "" without one."""
    patient = replace(wishes, max_minutes=None)
    plans = fitting_plans(request.cuisine_code, request.category_code, given, patient, servings)
    recipes = [write_recipe(plan, servings=servings, wishes=patient, finish=None) for plan in plans]
    if not recipes:
        return ""
    quickest = min(recipes, key=lambda recipe: recipe.total_minutes or 0)
    return f"Only the time is too short: {quickest.short_title} takes {quickest.total_minutes} minutes."


def _is_halal(recipe: RecipeInput) -> bool:
    return judge_recipe(**texts_of_input(recipe)._asdict()).status is not Status.HARAM


def dishes_of(cuisine: str, category: str) -> list[Dish]:
    """Return the dish patterns of a cuisine and category."""
    return [dish for dish in dishes().values() if category in dish.places.get(cuisine, ())]
