"""The SELECTs behind the back office's recipes."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import ColumnElement, Select, select
from sqlalchemy.orm import InstrumentedAttribute, joinedload

from api.staff.publishing import Published
from api.staff.recipes.schemas import RecipeOrder, Source
from core.models import Category, Cuisine, Recipe

ORDERS: Mapping[RecipeOrder, ColumnElement[Any] | InstrumentedAttribute[Any]] = {
    RecipeOrder.NEWEST: Recipe.id.desc(),
    RecipeOrder.CHANGED: Recipe.updated_at.desc(),
    RecipeOrder.TITLE: Recipe.short_title,
    RecipeOrder.VIEWS: Recipe.view_count.desc(),
}


def recipes(
    *,
    text: str,
    cuisine: str | None,
    category: str | None,
    published: Published | None,
    source: Source | None,
    order: RecipeOrder,
) -> Select[Recipe]:
    """Return the SELECT of recipes whose title holds the text, or whose number it is, with all that a row shows."""
    statement = select(Recipe).options(
        joinedload(Recipe.cuisine),
        joinedload(Recipe.category),
        joinedload(Recipe.owner),
        joinedload(Recipe.preview_image),
    )
    if text:
        named = Recipe.short_title.icontains(text, autoescape=True) | Recipe.long_title.icontains(text, autoescape=True)
        is_number = text.isascii() and text.isdigit() and len(text) <= 18
        statement = statement.where(named | (Recipe.id == int(text)) if is_number else named)
    if cuisine is not None:
        statement = statement.where(Recipe.cuisine.has(Cuisine.code == cuisine))
    if category is not None:
        statement = statement.where(Recipe.category.has(Category.code == category))
    if published is not None:
        statement = statement.where(Recipe.is_published == (published is Published.YES))
    if source is not None:
        is_imported = Recipe.source_key.is_not(None)
        statement = statement.where(is_imported if source is Source.IMPORT else ~is_imported)
    return statement.order_by(ORDERS[order], Recipe.id.desc())
