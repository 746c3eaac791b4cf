"""Writes a planned dish as a recipe: titles, times, tags and nutrition around its list and its steps."""

from collections.abc import Iterable
from decimal import Decimal

from core.composing.cuisines import Finish
from core.composing.filling import bare_names, filled_text, plain_text, title_name
from core.composing.hurry import cut_smaller, shave
from core.composing.listing import Draft, Item, WrittenStep, by_section, ingredient_input, start_draft
from core.composing.planning import Plan
from core.composing.steps import write_steps
from core.composing.tagging import tags_of
from core.composing.telling import names_only_its_own, true_description, true_story
from core.composing.wishes import Wishes
from core.composing.wording import listed, sentence, titled
from core.recipes.inputs import Nutrition, RecipeInput, StepInput

_NAMED_ROLES = (
    "protein", "egg", "vegetable", "legume", "fruit", "dried fruit", "nut", "dairy", "pickle", "salad", "grain",
    "sweet",
)  # fmt: skip


def write_recipe(plan: Plan, *, servings: int | None, wishes: Wishes, finish: Finish | None) -> RecipeInput:
    """Return the planned dish as a recipe for this number of servings, or as many as the pattern serves.

    One that takes longer than wished is written as a cook in a hurry does it: cut smaller, and with quicker knife work.
    """
    recipe = _written(plan, servings, wishes, finish, in_hurry=False)
    if not wishes.max_minutes or (recipe.total_minutes or 0) <= wishes.max_minutes:
        return recipe
    hurried = _written(plan, servings, wishes, finish, in_hurry=True)
    return hurried if (hurried.total_minutes or 0) < (recipe.total_minutes or 0) else recipe


def _written(plan: Plan, servings: int | None, wishes: Wishes, finish: Finish | None, *, in_hurry: bool) -> RecipeInput:
    draft = start_draft(plan, servings or plan.dish.serves, finish, in_hurry=in_hurry)
    for item in draft.items if in_hurry else ():
        cut_smaller(item)
    write_steps(draft, finish.says if finish else "")
    if in_hurry and wishes.max_minutes:
        shave(draft, wishes.max_minutes)
    return _recipe(draft, wishes, finish)


def _recipe(draft: Draft, wishes: Wishes, finish: Finish | None) -> RecipeInput:
    dish, cuisine = draft.plan.dish, draft.plan.base
    name = dish.names.get(cuisine.code, "")
    title = titled(plain_text(draft, dish.title, name=name))
    named = [
        *_features(draft, plain_text(draft, dish.long, title=title, name=name)),
        *([finish.title] if finish else []),
    ]
    full = f"{title} {'and' if ' with ' in title else 'with'} {listed(named)}" if named else title
    long = _long_title(draft, full, name)
    long = long if names_only_its_own(long, draft, wishes) else full
    short = f"{title} with {finish.title}" if finish and " with " not in title else title
    story = dish.stories.get(cuisine.code, "").replace("{cuisine}", cuisine.name)
    minutes = {
        kind: sum(step.minutes or 0 for step in draft.steps if step.kind == kind)
        for kind in ("prep", "cook", "rest", "serve")
    }
    total = sum(minutes.values())
    return RecipeInput(
        short_title=short[:120],
        long_title=titled(long)[:300],
        ingredients=tuple(ingredient_input(item) for item in by_section(draft.items)),
        steps=tuple(_step_input(step) for step in draft.steps),
        description=_description(draft, long, wishes),
        cultural_notes=true_story(story, draft, wishes) or None,
        other_names=dish.other_names,
        cuisine_code=cuisine.code,
        difficulty=dish.level,
        prep_minutes=minutes["prep"] + minutes["serve"],
        cook_minutes=minutes["cook"],
        total_minutes=total,
        serving_size=draft.servings,
        nutrition=nutrition_of(draft.items, draft.servings),
        tags=tags_of(draft, total, wishes, _main_item(draft)),
    )


def _long_title(draft: Draft, title: str, own_name: str) -> str:
    """Return the title with what it means: "Fesenjan, Walnut and Pomegranate Stew, with Chicken"."""
    template = draft.plan.dish.long
    if not template.startswith("{title},"):
        return plain_text(draft, "{title}" if " with " in title else template, title=title, name=own_name)
    gloss = plain_text(draft, template.removeprefix("{title}"), name=own_name)
    name, with_, rest = title.partition(" with ")
    if name.lower() in gloss.lower() or (rest and " with " in gloss):
        return title
    return f"{name}{gloss}, with {rest}" if with_ else f"{name}{gloss}"


def _step_input(step: WrittenStep) -> StepInput:
    temperature = f"{step.degrees} °C" if step.degrees else ""
    return StepInput(text=step.text, temperature=temperature, time_needed_minutes=step.minutes)


def _features(draft: Draft, title: str) -> list[str]:
    """Return what the long title names besides the dish: what was given, else what the pattern is known for."""
    given = [item for item in draft.items if item.is_given and not item.is_own and item.fact.kind.role in _NAMED_ROLES]
    given.sort(key=lambda item: _NAMED_ROLES.index(item.fact.kind.role))
    featured = [item for name in draft.plan.dish.features for item in draft.of(name)]
    names = dict.fromkeys(title_name(item.fact) for item in (*given, *featured))
    return [name for name in names if name.lower().split()[-1] not in title.lower()][: 1 if " with " in title else 2]


def _description(draft: Draft, title: str, wishes: Wishes) -> str:
    """Return what the dish says of itself, and what else was given, unless the title tells it already."""
    text = true_description(filled_text(draft, draft.plan.dish.says), draft, wishes)
    extra = [
        item
        for item in draft.items
        if item.is_given
        and item.part
        and item.part.adds
        and not item.part.lines
        and item.fact.kind.role in _NAMED_ROLES
    ]
    told = f"{text} {title}".lower()
    unsaid = [item for item in extra if item.name.lower() not in told and title_name(item.fact).lower() not in told]
    if unsaid:
        goes = "goes" if len(unsaid) == 1 and not unsaid[0].is_plural else "go"
        text = f"{text} {sentence(f'{listed(bare_names(unsaid))} {goes} in too')}"
    return text


def _main_item(draft: Draft) -> Item | None:
    """Return what the dish is mainly of: its given meat or fish, else the first of its key parts."""
    keys = [item for item in draft.items if item.part and item.part.is_key]
    named = [item for item in keys if item.fact.kind.role in _NAMED_ROLES]
    return next((item for item in named if item.fact.kind.role == "protein"), named[0] if named else None)


def nutrition_of(items: Iterable[Item], servings: int) -> Nutrition:
    """Return the nutrition per serving, from the weights of the list and the facts of its ingredients."""
    sums = [0.0] * 5
    for item in items:
        grams = item.amount.grams * item.fact.edible * item.eaten
        for number, value in enumerate(item.fact.nutrition):
            sums[number] += grams * value / 100
    kcal, protein, carbs, fat, fiber = (value / servings for value in sums)
    return Nutrition(
        calories=Decimal(round(kcal / 5) * 5),
        protein_grams=Decimal(round(protein)),
        carbs_grams=Decimal(round(carbs)),
        fat_grams=Decimal(round(fat)),
        fiber_grams=Decimal(round(fiber)),
    )
