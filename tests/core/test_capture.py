"""Every change to what a search document is built from writes the outbox, whoever makes it."""

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from decimal import Decimal
from typing import Any

import pytest
from sqlalchemy import Column, delete, select, text, update
from sqlalchemy.orm import Session

from core.models import Base, Recipe, SearchOutboxEntry
from core.search.documents.recipes import build_recipe_documents
from tests.factories import Factory

DOCUMENT_TABLES = (
    "recipes",
    "recipe_ingredients",
    "recipe_steps",
    "recipe_tags",
    "tags",
    "cuisines",
    "categories",
    "users",
    "images",
)
SPECIAL_VALUES: dict[str, Any] = {
    "recipes.difficulty": "Hard",
    "recipes.slug": "another-slug",
    "recipes.short_code": "Another",
    "recipes.is_published": None,  # tied to published_at by a constraint; has a test of its own
    "recipes.published_at": datetime(2020, 1, 1, tzinfo=UTC),
    "recipes.rating_average": Decimal("4.5"),
    "recipe_ingredients.quantity_max": Decimal(1000),
    "cuisines.code": "ZZ",
    "categories.code": "ZZ",
    "categories.icon": "moon",
    "images.hash": "f" * 32,
    "images.kind": "20:9",
    "images.blurhash": "L11111fQfQfQfQfQfQfQfQfQfQfQ",
    "users.email": "somebody@else.org",
}
KEYS = {"id", "recipe_id", "tag_id"}


def changeable_columns() -> Iterator[str]:
    """Every mapped column behind a recipe's document, keys aside."""
    for table in DOCUMENT_TABLES:
        for column in Base.metadata.tables[table].columns:
            if column.name not in KEYS and SPECIAL_VALUES.get(f"{table}.{column.name}", ...) is not None:
                yield f"{table}.{column.name}"


def other_value(column: "Column[Any]", make: Factory) -> Any:
    """A value that the column hasn't, but may have."""
    name = f"{column.table.name}.{column.name}"
    if name in SPECIAL_VALUES:
        return SPECIAL_VALUES[name]
    if column.foreign_keys:
        target = next(iter(column.foreign_keys)).column.table.name
        makers: dict[str, Callable[[], Any]] = {
            "images": make.image,
            "users": make.user,
            "cuisines": lambda: make.cuisine("OTHER", "Other"),
            "categories": lambda: make.category("OTHER", "Other"),
        }
        return makers[target]().id
    kinds: dict[type, Any] = {int: 77, str: "other", bool: True, Decimal: Decimal(77), datetime: datetime.now(UTC)}
    return kinds[column.type.python_type]


def outbox_of(session: Session) -> list[int]:
    """The documents that the outbox names."""
    return sorted(set(session.scalars(select(SearchOutboxEntry.document_id))))


@pytest.fixture
def recipe(make: Factory, session: Session) -> Recipe:
    """A recipe that has one of everything, with an empty outbox."""
    made = make.recipe(
        cuisine=make.cuisine(),
        category=make.category(),
        owner=make.user(picture=make.image()),
        preview_image=make.image(),
        banner_image=make.image(kind="20:9"),
        tags=("soup",),
    )
    session.execute(delete(SearchOutboxEntry))
    make.committed()
    return made


@pytest.mark.parametrize("name", list(changeable_columns()))
def test_a_change_that_shows_in_the_document_is_captured(
    name: str, recipe: Recipe, session: Session, make: Factory
) -> None:
    table = Base.metadata.tables[name.split(".", maxsplit=1)[0]]
    column = table.columns[name.split(".")[1]]
    before = build_recipe_documents(session, [recipe.id])
    value = other_value(column, make)
    session.execute(delete(SearchOutboxEntry))

    session.execute(update(table).values({column.name: value}).where(owned_by(table.name, recipe)))

    session.expire_all()
    if build_recipe_documents(session, [recipe.id]) != before:
        assert recipe.id in outbox_of(session)


def owned_by(table: str, recipe: Recipe) -> Any:
    """The rows of a table that this recipe's document is built from."""
    conditions = {
        "recipes": f"id = {recipe.id}",
        "recipe_ingredients": f"recipe_id = {recipe.id}",
        "recipe_steps": f"recipe_id = {recipe.id}",
        "recipe_tags": f"recipe_id = {recipe.id}",
        "tags": f"id = {recipe.tags[0].id}",
        "cuisines": f"id = {recipe.cuisine_id}",
        "categories": f"id = {recipe.category_id}",
        "users": f"id = {recipe.owner_id}",
        "images": f"id = {recipe.preview_image_id}",
    }
    return text(conditions[table])


def test_unpublishing_is_captured(recipe: Recipe, session: Session) -> None:
    session.execute(text("UPDATE recipes SET is_published = false, published_at = NULL"))

    assert outbox_of(session) == [recipe.id]


def test_deleting_a_recipe_is_captured(recipe: Recipe, session: Session) -> None:
    session.execute(text("DELETE FROM recipes"))

    assert outbox_of(session) == [recipe.id]


@pytest.mark.parametrize(
    "statement",
    [
        "DELETE FROM recipe_ingredients",
        "DELETE FROM recipe_tags",
        "DELETE FROM tags",
        "DELETE FROM images WHERE kind = '4:3'",
        "INSERT INTO recipe_ingredients (recipe_id, sort_order, name) SELECT id, 9, 'salt' FROM recipes",
    ],
)
def test_parts_that_come_and_go_are_captured(statement: str, recipe: Recipe, session: Session) -> None:
    session.execute(text(statement))

    assert recipe.id in outbox_of(session)


def test_counting_a_view_is_not_captured(recipe: Recipe, session: Session) -> None:
    session.execute(text("UPDATE recipes SET view_count = view_count + 1"))

    assert outbox_of(session) == []


def test_writing_the_same_again_is_not_captured(recipe: Recipe, session: Session) -> None:
    session.execute(text("UPDATE recipes SET short_title = short_title"))

    assert outbox_of(session) == []


def test_one_statement_over_many_recipes_names_each_once(make: Factory, session: Session) -> None:
    cuisine = make.cuisine()
    recipes = [make.recipe(cuisine=cuisine) for _ in range(3)]
    session.execute(delete(SearchOutboxEntry))

    session.execute(text("UPDATE cuisines SET display_name = 'Anatolian'"))

    assert outbox_of(session) == sorted(recipe.id for recipe in recipes)
    assert len(session.scalars(select(SearchOutboxEntry.id)).all()) == len(recipes)


def test_a_rolled_back_change_leaves_no_trace(recipe: Recipe, session: Session) -> None:
    session.execute(text("UPDATE recipes SET short_title = 'Never said'"))
    session.rollback()

    assert outbox_of(session) == []
