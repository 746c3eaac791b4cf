"""The provider that needs no network: the offline composer."""

from dataclasses import asdict

from core.composing import ComposeRequest, NoDish, compose
from core.generation.failures import NO_DISH, Failure
from worker.generation.provider import Answer, Ask, NoRecipe


class OfflineComposer:
    """Composes by the patterns of core.composing."""

    def generate(self, ask: Ask) -> Answer:
        """Return a recipe of the given ingredients. Raises NoRecipe where they make no dish."""
        composed = compose(
            ComposeRequest(
                cuisine_code=ask.cuisine_code,
                category_code=ask.category_code,
                ingredients=ask.ingredients,
                instructions=ask.instructions,
                variation=ask.variation,
            )
        )
        notes = tuple(each.says for each in composed.unused)
        if isinstance(composed, NoDish):
            raise NoRecipe(_failure_of(composed, notes))
        return Answer(recipe=composed.recipe, notes=(*notes, *composed.wishes))


def _failure_of(answer: NoDish, notes: tuple[str, ...]) -> Failure:
    nearest = asdict(answer.nearest) if answer.nearest else None
    return Failure(code=NO_DISH, says=answer.says, nearest=nearest, notes=notes)
