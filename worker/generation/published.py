"""Holds a composed recipe against the site's published ones of its kind, which the search engine finds.

Source: docs/product/generator.md#offline-composer.
"""

import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import Protocol

from meilisearch.errors import MeilisearchError
from requests import RequestException
from sqlalchemy import select
from sqlalchemy.orm import selectinload

from core.composing.checking import Figures, far_outside, figures_of
from core.db import Database, transaction
from core.models import Recipe
from core.recipes.inputs import IngredientInput, RecipeInput
from core.search.index import engine_uid
from core.search.indexes.recipes import INDEX
from core.settings import Settings
from indexer.search_engine import SearchEngine
from worker.generation.provider import Answer, Ask, Provider

log = logging.getLogger(__name__)

TRIES = 3
COMPARED = 8
FEWEST_COMPARED = 3
"""Fewer published recipes say nothing about what is usual."""


class FindsPublished(Protocol):
    """Finds what is published of a dish."""

    def figures_like(self, recipe: RecipeInput) -> Sequence[Figures]:
        """Return the figures of published recipes of the same dish, best first."""


class PublishedRecipes:
    """The published recipes behind the search engine."""

    def __init__(self, database: Database, engine: SearchEngine, settings: Settings) -> None:
        self._database = database
        self._engine = engine
        self._uid = engine_uid(INDEX, settings)

    def figures_like(self, recipe: RecipeInput) -> Sequence[Figures]:
        """Return the figures of published recipes whose names have every word of the title.

        None while the engine is away.
        """
        try:
            found = self._engine.client.index(self._uid).search(
                recipe.short_title,
                {
                    "limit": COMPARED,
                    "attributesToRetrieve": ["ID"],
                    "attributesToSearchOn": ["Short_Title", "Long_Title", "Other_Names"],
                    "matchingStrategy": "all",
                },
            )
        except (MeilisearchError, RequestException) as error:
            log.warning("not compared with published recipes: %s", type(error).__name__)
            return ()
        return [figures_of(each) for each in self._inputs([hit["ID"] for hit in found["hits"]])]

    def _inputs(self, ids: Sequence[int]) -> Sequence[RecipeInput]:
        statement = select(Recipe).where(Recipe.id.in_(ids)).options(selectinload(Recipe.ingredients))
        with transaction(self._database) as session:
            return [_input_of(recipe) for recipe in session.scalars(statement)]


class CheckedAgainstPublished:
    """A provider whose recipes are compared with published ones of their dish.

    A recipe with an amount or a time far outside theirs gives way to the next variation that has fewer.
    """

    def __init__(self, provider: Provider, published: FindsPublished) -> None:
        self._provider = provider
        self._published = published

    def generate(self, ask: Ask) -> Answer:
        """Return the answer with the fewest figures out of the ordinary. Raises NoRecipe."""
        best = self._provider.generate(ask)
        fewest = self._count_outliers(best.recipe)
        for number in range(1, TRIES):
            if fewest == 0:
                break
            variation = ask.variation + number
            other = self._provider.generate(replace(ask, variation=variation))
            outliers = self._count_outliers(other.recipe)
            if outliers < fewest:
                best, fewest = replace(other, variation=variation), outliers
        return best

    def _count_outliers(self, recipe: RecipeInput) -> int:
        published = self._published.figures_like(recipe)
        if len(published) < FEWEST_COMPARED:
            return 0
        outliers = far_outside(recipe, published)
        if outliers:
            log.info("%s: out of the ordinary: %s", recipe.short_title, ", ".join(each.what for each in outliers))
        return len(outliers)


def _input_of(recipe: Recipe) -> RecipeInput:
    """Return of a published recipe what is compared."""
    return RecipeInput(
        short_title=recipe.short_title,
        long_title=recipe.long_title,
        ingredients=tuple(
            IngredientInput(name=part.name, quantity=part.quantity, unit=part.unit, is_optional=part.is_optional)
            for part in recipe.ingredients
        ),
        steps=(),
        prep_minutes=recipe.prep_minutes,
        cook_minutes=recipe.cook_minutes,
        serving_size=recipe.serving_size,
    )
