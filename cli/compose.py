"""`sufra compose`: prints a recipe of the offline composer."""

from collections.abc import Collection
from typing import Annotated

import typer

from cli.console import console, errors
from core.composing import ComposeRequest, Composition, NoDish, compose
from core.composing.choosing import CATEGORIES
from core.composing.cuisines import flavour_bases
from core.recipes.inputs import IngredientInput, RecipeInput


def compose_recipe(
    cuisine: Annotated[str, typer.Option(metavar="CODE", help="The cuisine's code, such as TR.")],
    category: Annotated[str, typer.Option(metavar="CODE", help="The category's code, such as MAIN.")],
    ingredients: Annotated[str, typer.Option("--with", metavar="A,B,C", help="Ingredients, with commas.")],
    say: Annotated[str, typer.Option(help="Instructions, such as 'for 6, no onions'.")] = "",
    variation: Annotated[int, typer.Option(min=0, help="Another number gives another recipe.")] = 0,
) -> None:
    """Compose a recipe offline and print it. Exit code 1 when the ingredients make no such dish."""
    request = ComposeRequest(
        cuisine_code=_known("cuisine", cuisine, sorted(flavour_bases())),
        category_code=_known("category", category, CATEGORIES),
        ingredients=tuple(ingredients.split(",")),
        instructions=say,
        variation=variation,
    )
    answer = compose(request)
    if isinstance(answer, NoDish):
        _print_no_dish(answer)
        raise typer.Exit(1)
    for line in _composition_lines(answer):
        console.print(line, markup=False, highlight=False, soft_wrap=True)


def _known(what: str, code: str, codes: Collection[str]) -> str:
    if code.upper() not in codes:
        raise typer.BadParameter(f"{code} is no {what}. Codes: {', '.join(codes)}.")
    return code.upper()


def _print_no_dish(answer: NoDish) -> None:
    errors.print(answer.says, markup=False, highlight=False, soft_wrap=True)
    for entry in answer.unused:
        errors.print(entry.says, markup=False, highlight=False, soft_wrap=True)
    if answer.nearest:
        near = answer.nearest
        text = f"The nearest: {near.title} (--cuisine {near.cuisine_code} --category {near.category_code})."
        errors.print(text, markup=False, highlight=False, soft_wrap=True)


def _composition_lines(answer: Composition) -> list[str]:
    recipe = answer.recipe
    lines = [recipe.short_title.upper(), recipe.long_title, "", recipe.description, ""]
    lines.append(
        f"{recipe.difficulty} · serves {recipe.serving_size} · prep {recipe.prep_minutes} min"
        f" · cook {recipe.cook_minutes} min · total {recipe.total_minutes} min"
    )
    lines += [_nutrition_line(recipe), f"Tags: {', '.join(recipe.tags)}", ""]
    section = None
    for part in recipe.ingredients:
        if part.section != section:
            section = part.section
            lines.append(f"  {section or 'Then'}")
        lines.append(f"  - {ingredient_line(part)}")
    lines.append("")
    for number, step in enumerate(recipe.steps, start=1):
        about = " · ".join(
            filter(None, (f"{step.time_needed_minutes} min" if step.time_needed_minutes else "", step.temperature))
        )
        lines.append(f"  {number}. {step.text}{f' ({about})' if about else ''}")
    lines += ["", recipe.cultural_notes or ""]
    lines += [f"Note: {entry.says}" for entry in answer.unused]
    if answer.wishes:
        lines.append(f"Understood: {' '.join(answer.wishes)}")
    return lines


def _nutrition_line(recipe: RecipeInput) -> str:
    found = recipe.nutrition
    return (
        f"{found.calories} kcal a serving, {found.protein_grams} g protein, {found.carbs_grams} g carbohydrates,"
        f" {found.fat_grams} g fat, {found.fiber_grams} g fiber"
    )


def ingredient_line(part: IngredientInput) -> str:
    """Return one line of the ingredient list: "2 onions, finely chopped"."""
    quantity = f"{part.quantity:f}" if part.quantity is not None else ""
    words = " ".join(filter(None, (quantity, part.unit, part.name)))
    notes = f", {part.notes}" if part.notes else ""
    return f"{words}{notes}{' (optional)' if part.is_optional else ''}"
