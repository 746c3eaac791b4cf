"""Many recipes stored at once are the same rows as one by one."""

from collections.abc import Sequence
from dataclasses import replace
from decimal import Decimal
from typing import Any

import pytest
from sqlalchemy import event, func, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from core.db import Database
from core.labels import label_recipe
from core.lookups import load_lookups
from core.models import Recipe, RecipeIngredient, RecipeLabels, RecipeStep, SearchOutboxEntry
from core.recipes.bulk import NewRecipe, insert_recipes
from core.recipes.inputs import IngredientInput, Nutrition, RecipeInput, Source, StepInput
from core.recipes.publication import publish_recipe
from core.recipes.store import Outcome, store_recipe
from core.recipes.texts import texts_of, texts_of_input
from tests.factories import Factory

SOUP = RecipeInput(
    short_title="Lentil Soup",
    long_title="Red Lentil Soup",
    description="A warm soup.",
    cultural_notes="Eaten in winter.",
    other_names=("Mercimek", "Corba"),
    ingredients=(
        IngredientInput(name="red lentils", quantity=Decimal(200), unit="g", original_text="200 g red lentils"),
        IngredientInput(name="butter", notes="melted", section="To serve", is_optional=True),
    ),
    steps=(StepInput(text="Simmer until soft.", section="Soup", temperature="90 °C", time_needed_minutes=20),),
    cuisine_code="TR",
    difficulty="Easy",
    prep_minutes=10,
    serving_size=4,
    nutrition=Nutrition(calories=Decimal(320)),
    tags=("soup", "Soup", " vegan "),
    source=Source(key="test:soup", url="https://cook.example/soup", author="Amina", license="CC0"),
)
OWN = {"id", "slug", "short_code", "source_key", "source_fingerprint", "published_at", "created_at", "updated_at"}


def new(draft: RecipeInput, **given: Any) -> NewRecipe:
    return NewRecipe(draft=draft, labels=label_recipe(**texts_of_input(draft)._asdict()), **given)


def numbered(number: int, **given: Any) -> RecipeInput:
    return replace(SOUP, source=Source(key=f"test:{number}"), **given)


def stated(row: Any, *, without: set[str]) -> dict[str, Any]:
    return {column.key: getattr(row, column.key) for column in row.__table__.columns if column.key not in without}


def everything(recipe: Recipe) -> list[Any]:
    parts: Sequence[RecipeIngredient | RecipeStep] = [*recipe.ingredients, *recipe.steps]
    assert recipe.labels
    return [
        stated(recipe, without=OWN),
        [stated(part, without={"id", "recipe_id"}) for part in parts],
        stated(recipe.labels, without={"recipe_id", "made_at"}),
        sorted(tag.name for tag in recipe.tags),
    ]


@pytest.fixture
def lookups(session: Session) -> None:
    load_lookups(session)


@pytest.mark.usefixtures("lookups")
def test_the_rows_are_those_of_a_recipe_stored_alone(make: Factory, session: Session) -> None:
    owner = make.user()
    alone, _ = store_recipe(session, SOUP, owner=owner)
    publish_recipe(session, alone)

    (number,) = insert_recipes(session, [new(replace(SOUP, source=None), is_published=True)], owner=owner)

    together = session.get_one(Recipe, number)
    session.expire_all()
    expected = everything(alone)
    expected[0] |= {"source_url": None, "source_author": None, "source_license": None}
    assert everything(together) == expected
    assert together.published_at
    assert texts_of(together) == texts_of_input(SOUP)


@pytest.mark.usefixtures("lookups")
def test_the_same_source_again_changes_nothing(make: Factory, session: Session) -> None:
    owner = make.user()
    insert_recipes(session, [new(SOUP)], owner=owner)

    assert store_recipe(session, SOUP, owner=owner).outcome is Outcome.UNCHANGED


@pytest.mark.usefixtures("lookups")
def test_equal_titles_get_numbered_slugs(make: Factory, session: Session) -> None:
    owner = make.user()
    store_recipe(session, SOUP, owner=owner)
    given = [new(numbered(number)) for number in range(120)]

    ids = insert_recipes(session, given, owner=owner)
    more = insert_recipes(session, [new(numbered(500)), new(numbered(501, short_title="Top 12"))], owner=owner)

    slugs = list(session.scalars(select(Recipe.slug).where(Recipe.id.in_([*ids, *more])).order_by(Recipe.id)))
    assert slugs == [*(f"lentil-soup-{number}" for number in range(2, 123)), "recipe-top-12"]


@pytest.mark.usefixtures("lookups")
def test_two_hundred_recipes_take_few_statements(make: Factory, session: Session, database: Database) -> None:
    owner = make.user()
    given = [new(numbered(number, short_title=f"Soup {number}")) for number in range(200)]
    statements: list[str] = []
    event.listen(database, "before_cursor_execute", lambda *call: statements.append(call[2]))

    insert_recipes(session, given, owner=owner)

    assert len(statements) < 25
    assert session.scalar(select(func.count()).select_from(RecipeLabels)) == 200


@pytest.mark.usefixtures("lookups")
def test_published_recipes_wait_for_the_search_index(make: Factory, session: Session) -> None:
    insert_recipes(session, [new(SOUP, is_published=True)], owner=make.user())

    assert session.scalar(select(func.count()).select_from(SearchOutboxEntry))


@pytest.mark.usefixtures("lookups")
def test_one_that_the_database_refuses_leaves_none_behind(make: Factory, session: Session) -> None:
    owner = make.user()

    with pytest.raises(IntegrityError), session.begin_nested():
        insert_recipes(session, [new(numbered(1)), new(numbered(2, short_title="x" * 121))], owner=owner)

    assert session.scalar(select(func.count()).select_from(Recipe)) == 0
