"""The outbox names exactly the documents that a change of the database changes, by whichever way it is made."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime
from decimal import Decimal
from typing import Any

import pytest
from sqlalchemy import Column, Connection, delete, select, text, update
from sqlalchemy.orm import Session

from core.db import Database
from core.models import Base, Recipe, SearchOutboxEntry
from core.search.capture import install_triggers, trigger_drift
from core.search.documents.recipes import build_recipe_documents
from core.search.indexes import search_indexes
from core.search.indexes.recipes import INDEX as RECIPES
from tests.factories import Factory

NEAR_TABLES = {watch.table for watch in RECIPES.watches} | {"recipe_steps"}
SPECIAL_VALUES: dict[str, Any] = {
    "recipes.difficulty": "Hard",
    "recipes.slug": "another-slug",
    "recipes.short_code": "Another",
    "recipes.is_published": None,  # tied to published_at by a constraint; has a test of its own
    "recipes.published_at": datetime(2020, 1, 1, tzinfo=UTC),
    "recipes.rating_average": Decimal("4.5"),
    "recipe_ingredients.quantity_max": Decimal(1000),
    "users.credits_remaining": None,  # changes by entries of the ledger only
    "recipe_labels.version": None,  # tied to labels by a constraint
    "recipe_labels.labels": {"version": "1", "notes": []},
    "recipe_labels.suitable_diets": ["nut-free"],
    "recipe_labels.allergens_not_found": ["lupin"],
    "cuisines.code": "ZZ",
    "categories.code": "ZZ",
    "categories.icon": "moon",
    "images.hash": "f" * 32,
    "images.kind": "20:9",
    "images.blurhash": "L11111fQfQfQfQfQfQfQfQfQfQfQ",
    "users.email": "somebody@else.org",
    "users.deleted_at": None,  # tied to email by a constraint
}


def changeable_columns() -> Iterator[str]:
    """Every mapped column of the tables behind a recipe's document and of their neighbour, ids aside."""
    for table in sorted(NEAR_TABLES):
        for column in Base.metadata.tables[table].columns:
            if column.name != "id" and SPECIAL_VALUES.get(f"{table}.{column.name}", ...) is not None:
                yield f"{table}.{column.name}"


def other_value(column: "Column[Any]", make: Factory) -> Any:
    """A value that the column hasn't, but may have, and that shows wherever the column shows."""
    name = f"{column.table.name}.{column.name}"
    if name in SPECIAL_VALUES:
        return SPECIAL_VALUES[name]
    if column.foreign_keys:
        target = next(iter(column.foreign_keys)).column.table.name
        makers: dict[str, Callable[[], Any]] = {
            "images": make.image,
            "users": lambda: make.user(full_name="Bilal Baker"),
            "cuisines": lambda: make.cuisine("OTHER", "Other"),
            "categories": lambda: make.category("OTHER", "Other"),
            "recipes": lambda: make.recipe(ingredients=(), steps=()),
            "tags": lambda: make.tag("stew"),
        }
        return makers[target]().id
    kinds: dict[type, Any] = {int: 77, str: "other", bool: True, Decimal: Decimal(77), datetime: datetime.now(UTC)}
    return kinds[column.type.python_type]


def outbox_of(session: Session) -> list[int]:
    """The recipes that the outbox names."""
    named = select(SearchOutboxEntry.document_id).where(SearchOutboxEntry.index_name == "recipes")
    return sorted(set(session.scalars(named)))


@pytest.fixture
def recipe(make: Factory, session: Session) -> Recipe:
    """A recipe that has one of everything and two ingredients, with an empty outbox."""
    made = make.recipe(
        cuisine=make.cuisine(),
        category=make.category(),
        owner=make.user(picture=make.image()),
        preview_image=make.image(),
        banner_image=make.image(kind="20:9"),
        ingredients=("red lentils", "onions"),
        tags=("soup",),
    )
    make.labels(made)
    session.execute(delete(SearchOutboxEntry))
    make.committed()
    return made


@pytest.mark.parametrize("name", list(changeable_columns()))
def test_a_column_is_captured_exactly_if_the_document_shows_it(
    name: str, recipe: Recipe, session: Session, make: Factory
) -> None:
    table = Base.metadata.tables[name.split(".", maxsplit=1)[0]]
    column = table.columns[name.split(".")[1]]
    value = other_value(column, make)
    before, sources = build_recipe_documents(session, [recipe.id]), sources_of(session, recipe)
    session.execute(delete(SearchOutboxEntry))

    session.execute(update(table).values({column.name: value}).where(owned_by(table.name, recipe)))

    session.expire_all()
    is_shown = build_recipe_documents(session, [recipe.id]) != before
    is_captured = recipe.id in outbox_of(session)
    assert is_captured or not is_shown, f"documents show {name}: add it to the watches beside the document builder"
    assert is_shown or not is_captured, f"no document shows {name}: take it out of the watches"
    assert is_shown == (sources_of(session, recipe) != sources), f"SOURCES of recipes must have {name} if it is shown"


def sources_of(session: Session, recipe: Recipe) -> str:
    """All that the recipe's document is built from, as a comparison reads it."""
    assert RECIPES.sources
    (row,) = session.execute(text(RECIPES.sources), {"ids": [recipe.id]})
    return str(row.content)


def owned_by(table: str, recipe: Recipe) -> Any:
    """The row of a table that this recipe's document is built from."""
    conditions = {
        "recipes": f"id = {recipe.id}",
        "recipe_ingredients": f"id = {recipe.ingredients[0].id}",
        "recipe_steps": f"recipe_id = {recipe.id}",
        "recipe_tags": f"recipe_id = {recipe.id}",
        "recipe_labels": f"recipe_id = {recipe.id}",
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


def test_a_row_says_whether_its_document_is_public_no_more(make: Factory, session: Session) -> None:
    edited, unpublished, deleted = (make.recipe(ingredients=(), steps=()) for _ in range(3))
    make.committed()
    session.execute(delete(SearchOutboxEntry))
    session.execute(text("UPDATE recipes SET short_title = 'Edited' WHERE id = :id"), {"id": edited.id})
    session.execute(
        text("UPDATE recipes SET is_published = false, published_at = NULL WHERE id = :id"), {"id": unpublished.id}
    )
    session.execute(text("DELETE FROM recipes WHERE id = :id"), {"id": deleted.id})

    rows = session.execute(select(SearchOutboxEntry.document_id, SearchOutboxEntry.is_gone)).all()

    assert set(rows) == {(edited.id, False), (unpublished.id, True), (deleted.id, True)}


@pytest.mark.parametrize(
    "statement",
    [
        "DELETE FROM recipe_ingredients",
        "DELETE FROM recipe_tags",
        "DELETE FROM recipe_labels",
        "DELETE FROM tags",
        "DELETE FROM images WHERE kind = '4:3'",
        "INSERT INTO recipe_ingredients (recipe_id, sort_order, name) SELECT id, 9, 'salt' FROM recipes",
    ],
)
def test_parts_that_come_and_go_are_captured(statement: str, recipe: Recipe, session: Session) -> None:
    session.execute(text(statement))

    assert recipe.id in outbox_of(session)


def test_both_recipes_are_captured_when_a_part_moves(recipe: Recipe, make: Factory, session: Session) -> None:
    other = make.recipe()
    session.execute(delete(SearchOutboxEntry))

    session.execute(text("UPDATE recipe_tags SET recipe_id = :other"), {"other": other.id})

    assert outbox_of(session) == sorted([recipe.id, other.id])


def test_writing_the_same_again_is_not_captured(recipe: Recipe, session: Session) -> None:
    session.execute(text("UPDATE recipes SET short_title = short_title"))
    session.execute(text("UPDATE recipe_tags SET tag_id = tag_id"))

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


@pytest.fixture
def connection(database: Database) -> Iterator[Connection]:
    """A connection to a database whose triggers are as declared, now and afterwards."""
    with database.connect() as opened:
        yield opened
        opened.rollback()
        install_triggers(opened)


DOES_NOTHING = "RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'"


def drift(connection: Connection) -> list[str]:
    """The drift in words."""
    found = [str(each) for each in trigger_drift(connection)]
    connection.rollback()
    return found


def execute(connection: Connection, *statements: str) -> None:
    """Run statements and commit them."""
    for statement in statements:
        connection.exec_driver_sql(statement)
    connection.commit()


@pytest.mark.parametrize(
    ("statements", "found"),
    [
        (["DROP TRIGGER capture_recipes_tags_update ON tags"], "capture_recipes_tags_update (missing)"),
        (
            [f"CREATE OR REPLACE FUNCTION capture_recipes_tags_update() {DOES_NOTHING}"],
            "capture_recipes_tags_update (different)",
        ),
        (["ALTER TABLE tags DISABLE TRIGGER capture_recipes_tags_update"], "capture_recipes_tags_update (different)"),
        (
            [
                f"CREATE FUNCTION capture_old() {DOES_NOTHING}",
                "CREATE TRIGGER capture_old AFTER DELETE ON tags EXECUTE FUNCTION capture_old()",
            ],
            "capture_old (not declared)",
        ),
    ],
)
def test_a_trigger_that_is_not_as_declared_is_reported_and_mended(
    connection: Connection, statements: list[str], found: str
) -> None:
    execute(connection, *statements)
    assert drift(connection) == [found]

    install_triggers(connection)

    assert drift(connection) == []


def test_installing_says_which_indexes_may_have_missed_changes(connection: Connection) -> None:
    execute(connection, "DROP TRIGGER capture_recipes_tags_update ON tags")

    assert install_triggers(connection) == {"recipes"}
    assert install_triggers(connection) == frozenset()


def test_a_trigger_that_was_mended_captures(connection: Connection, recipe: Recipe, session: Session) -> None:
    execute(connection, "ALTER TABLE tags DISABLE TRIGGER capture_recipes_tags_update")
    install_triggers(connection)

    session.execute(text("UPDATE tags SET name = 'stew'"))

    assert outbox_of(session) == [recipe.id]


def test_nothing_is_locked_where_all_is_as_declared(connection: Connection, database: Database) -> None:
    with database.connect() as writer:
        writer.exec_driver_sql("LOCK TABLE recipes IN ROW EXCLUSIVE MODE")

        assert install_triggers(connection) == frozenset()


def test_a_column_that_is_no_longer_watched_is_no_longer_captured(
    connection: Connection, recipe: Recipe, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    watches = [replace(watch, columns=("id",)) if watch.table == "tags" else watch for watch in RECIPES.watches]
    declared = {**search_indexes(), "recipes": replace(RECIPES, watches=tuple(watches))}
    with monkeypatch.context() as patch:
        patch.setattr("core.search.capture.search_indexes", lambda: declared)
        install_triggers(connection)

    session.execute(text("UPDATE tags SET name = 'stew'"))

    assert outbox_of(session) == []
