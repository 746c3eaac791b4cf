"""A million recipes in minutes: the recipes that are there, copied by SQL under other names."""

from sqlalchemy import func, select, text
from sqlalchemy.orm import Session

from bench.corpus import MANNERS, SIDES
from core.models import Recipe

COPIED = 2_000
"""Recipes that the others are copies of."""
CHUNK = 100_000
PARTS = {
    "recipe_ingredients": "sort_order, section, quantity, quantity_max, unit, name, notes, is_optional, original_text",
    "recipe_steps": "step_number, section, instruction_text, temperature, time_needed_minutes",
    "recipe_tags": "tag_id",
    "recipe_labels": "version, labels, suitable_diets, allergens_not_found, made_at",
}
SAME = (
    "description, cuisine_id, category_id, difficulty, prep_minutes, cook_minutes, total_minutes, serving_size,"
    " owner_id, is_published, published_at"
)
RECIPES = f"""
    INSERT INTO recipes (id, slug, short_code, short_title, long_title, popularity, {SAME})
    OVERRIDING SYSTEM VALUE
    SELECT number, 'bench-recipe-' || number, translate(upper(lpad(to_hex(number), 7, '0')), '0', 'Z'),
        (CAST(:manners AS text[]))[1 + number * 7919 % :manner_count] || ' ' || short_title,
        long_title || ' ' || (CAST(:sides AS text[]))[1 + number * 104729 % :side_count],
        abs(hashint8(number)) % 10000, {SAME}
    FROM generate_series(CAST(:first AS bigint), CAST(:last AS bigint)) AS number
    JOIN recipes ON recipes.id = 1 + (number - 1) % :copied
"""  # noqa: S608 - the columns above


def multiply(session: Session, count: int) -> None:
    """Copy the first recipes, numbered from 1, until there are `count`; triggers and foreign keys do nothing meanwhile.

    Needs a superuser. Nothing of it is in the outbox: the caller builds the index.
    """
    present = session.scalar(select(func.count()).select_from(Recipe)) or 0
    copied = min(present, COPIED)
    session.execute(text("SET LOCAL statement_timeout = 0"))
    session.execute(text("SET LOCAL session_replication_role = replica"))
    names = {"manners": list(MANNERS), "manner_count": len(MANNERS), "sides": list(SIDES), "side_count": len(SIDES)}
    for first in range(present + 1, count + 1, CHUNK):
        numbers = {"first": first, "last": min(first + CHUNK - 1, count), "copied": copied}
        session.execute(text(RECIPES), {**numbers, **names})
        for table, columns in PARTS.items():
            session.execute(text(_copy_statement(table, columns)), numbers)
    session.execute(text("SELECT setval(pg_get_serial_sequence('recipes', 'id'), max(id)) FROM recipes"))


def _copy_statement(table: str, columns: str) -> str:
    return (
        f"INSERT INTO {table} (recipe_id, {columns}) SELECT number, {columns}"  # noqa: S608 - the columns above
        " FROM generate_series(CAST(:first AS bigint), CAST(:last AS bigint)) AS number"
        f" JOIN {table} AS part ON part.recipe_id = 1 + (number - 1) % :copied"
    )
