"""Labels are stored with the recipe, and are gone as soon as its text is another one."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from decimal import Decimal
from typing import Any

import pytest
from sqlalchemy import Column, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from core.labels import Allergen, Diet, Labels, label_recipe, labels_version
from core.models import Base, Recipe, RecipeLabels
from core.models.labels import ALLERGENS, DIETS
from core.recipes.inputs import IngredientInput, RecipeInput, Source, StepInput
from core.recipes.labelling import label
from core.recipes.store import store_recipe
from core.recipes.texts import texts_of
from tests.factories import Factory

SOUP = RecipeInput(
    short_title="Lentil Soup",
    long_title="Red Lentil Soup",
    ingredients=(IngredientInput(name="red lentils"), IngredientInput(name="olive oil")),
    steps=(StepInput(text="Simmer until soft."),),
    source=Source(key="test:soup"),
)


def stored(session: Session) -> RecipeLabels | None:
    """The one row of labels there is, as the database has it."""
    return session.scalar(select(RecipeLabels), execution_options={"populate_existing": True})


def test_a_recipe_is_labelled_in_the_transaction_that_stores_it(make: Factory, session: Session) -> None:
    recipe, _ = store_recipe(session, SOUP, owner=make.user())

    row = stored(session)
    assert row is not None
    assert recipe.labels is row
    assert row.version == labels_version()
    assert set(row.suitable_diets) == set(Diet)
    assert set(row.allergens_not_found) == set(Allergen)


def test_a_recipe_that_is_rolled_back_leaves_no_labels(make: Factory, session: Session) -> None:
    store_recipe(session, SOUP, owner=make.user())
    session.rollback()

    assert stored(session) is None


def test_another_line_from_the_source_makes_other_labels(make: Factory, session: Session) -> None:
    owner = make.user()
    store_recipe(session, SOUP, owner=owner)

    butter = replace(SOUP, ingredients=(*SOUP.ingredients, IngredientInput(name="butter", quantity=Decimal(20))))
    recipe, _ = store_recipe(session, butter, owner=owner)

    assert recipe.labels is not None
    assert Diet.VEGAN not in recipe.labels.suitable_diets
    assert Allergen.MILK not in recipe.labels.allergens_not_found


def test_stored_labels_are_those_that_were_made(make: Factory, session: Session) -> None:
    recipe = make.recipe(ingredients=("2 sheets gelatin", "1 tbsp zorblax", "butter or oil"))

    made = label(session, recipe)

    row = stored(session)
    assert row is made is recipe.labels
    assert Labels.from_table(made.labels) == label_recipe(**texts_of(recipe)._asdict())


def test_labelling_again_replaces_the_labels(make: Factory, session: Session) -> None:
    recipe = make.recipe()
    label(session, recipe)
    label(session, recipe)

    assert len(session.scalars(select(RecipeLabels)).all()) == 1


def test_labels_go_with_their_recipe(make: Factory, session: Session) -> None:
    label(session, make.recipe())

    session.execute(text("DELETE FROM recipes"))

    assert stored(session) is None


@pytest.mark.parametrize(
    "change",
    [
        {"suitable_diets": ["carnivore"]},
        {"allergens_not_found": ["cork"]},
        {"version": "another than that of the labels"},
        {"version": ""},
    ],
)
def test_the_database_refuses_what_no_labelling_makes(
    make: Factory, session: Session, change: dict[str, object]
) -> None:
    label(session, make.recipe())

    with pytest.raises(IntegrityError):
        session.execute(update(RecipeLabels).values(change))


def test_the_tables_names_are_those_of_the_judges() -> None:
    assert set(DIETS) == set(Diet)
    assert set(ALLERGENS) == set(Allergen)


TABLES = ("recipes", "recipe_ingredients", "recipe_steps")
UNTRIED = {"id", "slug", "short_code", "is_published", "published_at", "quantity_max", "difficulty"}
"""Columns with constraints of their own, none of which is a text of the recipe."""


def changeable_columns() -> Iterator[str]:
    """Every column of a recipe and its parts that takes a plain value."""
    for table in TABLES:
        for column in Base.metadata.tables[table].columns:
            if column.name not in UNTRIED and (not column.foreign_keys or column.name == "recipe_id"):
                yield f"{table}.{column.name}"


def other_value(column: "Column[Any]", make: Factory) -> Any:
    """A value that the column hasn't, but may have."""
    if column.name == "rating_average":
        return Decimal("4.5")
    if column.foreign_keys:
        return make.recipe(ingredients=(), steps=()).id
    kinds: dict[type, Callable[[], Any]] = {int: lambda: 77, str: lambda: "other", bool: lambda: True}
    return kinds.get(column.type.python_type, lambda: text("DEFAULT") if column.server_default else 77)()


@pytest.mark.parametrize("name", list(changeable_columns()))
def test_labels_go_exactly_when_the_text_changes(name: str, make: Factory, session: Session) -> None:
    table, column = name.split(".")
    recipe = make.recipe(ingredients=("red lentils", "onions"), steps=("Chop.", "Simmer."))
    label(session, recipe)
    value = other_value(Base.metadata.tables[table].columns[column], make)
    before = texts_of(recipe)
    owned = "id" if table == "recipes" else "recipe_id"
    first = f"(SELECT min(id) FROM {table} WHERE {owned} = {recipe.id})"  # noqa: S608 - names from the metadata

    session.execute(update(Base.metadata.tables[table]).values({column: value}).where(text(f"id = {first}")))

    session.expire_all()
    has_changed = texts_of(session.get_one(Recipe, recipe.id)) != before
    assert (stored(session) is None) == has_changed, f"look at the triggers of migration 0007 for {name}"


@pytest.mark.parametrize(
    "statement",
    [
        "DELETE FROM recipe_ingredients WHERE sort_order = 1",
        "DELETE FROM recipe_steps WHERE step_number = 1",
        "INSERT INTO recipe_ingredients (recipe_id, sort_order, name) SELECT id, 9, 'butter' FROM recipes",
        "INSERT INTO recipe_steps (recipe_id, step_number, instruction_text) SELECT id, 9, 'Add butter' FROM recipes",
    ],
)
def test_labels_go_when_a_part_comes_or_goes(statement: str, make: Factory, session: Session) -> None:
    label(session, make.recipe())

    session.execute(text(statement))

    assert stored(session) is None


def test_labels_of_other_recipes_stay(make: Factory, session: Session) -> None:
    changed, other = make.recipe(), make.recipe()
    label(session, changed)
    label(session, other)

    session.execute(text(f"DELETE FROM recipe_steps WHERE recipe_id = {changed.id}"))  # noqa: S608 - a number

    assert session.scalars(select(RecipeLabels.recipe_id)).all() == [other.id]
