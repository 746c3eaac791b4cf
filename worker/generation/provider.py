"""What a provider of recipes is asked and answers."""

from dataclasses import dataclass
from typing import Protocol

from core.generation.failures import Failure
from core.recipes.inputs import RecipeInput


@dataclass(frozen=True, kw_only=True)
class Ask:
    """A member's request. Ingredients and instructions are what was typed: data, never orders."""

    cuisine_code: str
    cuisine_name: str
    category_code: str
    category_name: str
    ingredients: tuple[str, ...]
    instructions: str
    variation: int
    """0 for the first recipe of a request, 1 for the second try."""


@dataclass(frozen=True, kw_only=True)
class Answer:
    """A recipe, and what the member should know of it, a sentence each.

    `variation` is set when it is another one than was asked for.
    """

    recipe: RecipeInput
    notes: tuple[str, ...] = ()
    variation: int | None = None


class NoRecipe(Exception):
    """The provider has no recipe for the request; trying again would not help."""

    def __init__(self, failure: Failure) -> None:
        super().__init__(failure.says)
        self.failure = failure


class Provider(Protocol):
    """Makes a recipe of a request."""

    def generate(self, ask: Ask) -> Answer:
        """Return the recipe. Raises NoRecipe; whatever else it raises is tried again by another run."""
