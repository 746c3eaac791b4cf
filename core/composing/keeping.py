"""Whether a recipe keeps the wishes for time, mildness and one pot, and what the page says of it."""

from collections.abc import Iterator

from core.composing.planning import Plan, is_burning
from core.composing.vessels import vessels
from core.composing.wishes import Wishes
from core.composing.wording import listed
from core.recipes.inputs import RecipeInput

_LEAST_MORE, _SHARE_MORE = 10, 0.6


def most_minutes(wished: int) -> int:
    """Return the minutes up to which a dish is better than none."""
    return wished + max(_LEAST_MORE, round(wished * _SHARE_MORE))


def wished_sentences(wishes: Wishes) -> Iterator[str]:
    """Yield all that was understood, one sentence each."""
    yield from wishes.sentences()
    if wishes.max_minutes:
        yield f"Ready in at most {wishes.max_minutes} minutes."
    if wishes.heat < 0:
        yield "Mild."
    if wishes.is_one_pot:
        yield "Cooked in one pot."


def kept_wishes(wishes: Wishes, recipe: RecipeInput, plan: Plan) -> Iterator[str]:
    """Yield what was understood, and where the recipe keeps it only in part, how far."""
    yield from wishes.sentences()
    total = recipe.total_minutes or 0
    if wishes.max_minutes and total <= wishes.max_minutes:
        yield f"Ready in at most {wishes.max_minutes} minutes."
    elif wishes.max_minutes:
        yield f"It takes {total} minutes, {total - wishes.max_minutes} more than you asked for."
    if wishes.heat < 0 and not plan.dish.is_sweet:
        hot = list(dict.fromkeys(use.fact.short for use in plan.uses if is_burning(use.fact)))
        yield f"Mild, with half of the usual {listed(hot)}." if hot else "Mild."
    if wishes.is_one_pot:
        yield _pots_sentence(recipe)


def needs_more_pots(recipe: RecipeInput) -> bool:
    """Return whether the steps need more than one pot, pan or tray, whatever kind of dish it is."""
    return vessels(step.text for step in recipe.steps) > 1


def _pots_sentence(recipe: RecipeInput) -> str:
    if needs_more_pots(recipe):
        return "This dish needs more than one pot."
    return "Cooked in one pot." if "one-pot" in recipe.tags else "It needs no more than one pot, pan or tray."
