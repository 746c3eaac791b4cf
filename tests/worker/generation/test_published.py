"""Composed recipes beside the published ones of their dish."""

from collections.abc import Sequence
from decimal import Decimal

from redis import Redis

from core.composing.checking import Figures, figures_of
from core.db import Database
from core.models import RecipeIngredient
from core.recipes.inputs import IngredientInput, RecipeInput, StepInput
from core.search.indexes.recipes import INDEX
from core.settings import Settings
from indexer.context import IndexerContext
from indexer.drain import drain
from indexer.search_engine import SearchEngine
from tests.factories import Factory
from tests.worker.generation.test_offline import an_ask
from worker.generation.provider import Answer, Ask
from worker.generation.published import CheckedAgainstPublished, PublishedRecipes


def soup(lentil_grams: int, minutes: int = 30) -> RecipeInput:
    """A lentil soup for four with rice."""
    return RecipeInput(
        short_title="Lentil Soup",
        long_title="Lentil Soup",
        ingredients=(
            IngredientInput(name="red lentils", quantity=Decimal(lentil_grams), unit="g"),
            IngredientInput(name="rice", quantity=Decimal(60), unit="g"),
        ),
        steps=(StepInput(text="Simmer."),),
        prep_minutes=5,
        cook_minutes=minutes,
        serving_size=4,
    )


class Varied:
    """A provider with a recipe for each variation."""

    def __init__(self, *recipes: RecipeInput) -> None:
        self.recipes = recipes
        self.asked: list[int] = []

    def generate(self, ask: Ask) -> Answer:
        """Give the variation's recipe."""
        self.asked.append(ask.variation)
        return Answer(recipe=self.recipes[ask.variation])


class Usual:
    """Published recipes with these figures."""

    def __init__(self, *figures: Figures) -> None:
        self.figures = figures

    def figures_like(self, recipe: RecipeInput) -> Sequence[Figures]:
        """Return them, whatever the recipe."""
        return self.figures


THREE_SOUPS = Usual(*(figures_of(soup(grams)) for grams in (240, 250, 260)))


def test_a_recipe_like_the_published_ones_is_taken_at_once() -> None:
    provider = Varied(soup(250))

    answer = CheckedAgainstPublished(provider, THREE_SOUPS).generate(an_ask())

    assert (provider.asked, answer.variation) == ([0], None)


def test_one_far_outside_gives_way_to_the_next_variation() -> None:
    provider = Varied(soup(250, minutes=600), soup(255))

    answer = CheckedAgainstPublished(provider, THREE_SOUPS).generate(an_ask())

    assert (provider.asked, answer.variation) == ([0, 1], 1)
    assert answer.recipe == soup(255)


def test_where_all_are_far_outside_the_first_stays() -> None:
    provider = Varied(*[soup(250, minutes=600)] * 3)

    answer = CheckedAgainstPublished(provider, THREE_SOUPS).generate(an_ask())

    assert (provider.asked, answer.variation) == ([0, 1, 2], None)


def test_two_published_recipes_say_nothing() -> None:
    provider = Varied(soup(250, minutes=600))

    assert CheckedAgainstPublished(provider, Usual(*THREE_SOUPS.figures[:2])).generate(an_ask()).variation is None


def test_published_recipes_of_the_dish_are_found_by_search(
    make: Factory,
    recipe_index: str,
    search: SearchEngine,
    database: Database,
    settings: Settings,
    redis_client: Redis,
) -> None:
    for title, grams in (("Lentil Soup", 250), ("Red Lentil Soup", 200), ("Chicken Soup", 100)):
        recipe = make.recipe(title, serving_size=4, prep_minutes=5, cook_minutes=30)
        recipe.ingredients = [RecipeIngredient(name="red lentils", quantity=grams, unit="g", sort_order=1)]
    make.recipe("Lentil Soup of a draft", is_published=False)
    make.committed()
    drain(IndexerContext(database, search, redis_client), INDEX, recipe_index)

    found = PublishedRecipes(database, search, settings).figures_like(soup(1))

    assert sorted(round(sum(each.grams.values())) for each in found) == [50, 62]
    assert {each.minutes for each in found} == {35}


def test_without_an_engine_nothing_is_compared(database: Database, settings: Settings) -> None:
    from indexer.search_engine import open_search_engine

    away = settings.model_copy(update={"search_url": "http://127.0.0.1:1", "search_worker_key": None})

    assert PublishedRecipes(database, open_search_engine(away), settings).figures_like(soup(1)) == ()
