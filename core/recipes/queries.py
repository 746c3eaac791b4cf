"""The SELECTs behind storing and publishing recipes."""

from collections.abc import Iterable
from typing import TypeVar

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from core.models import Category, Cuisine, Recipe, Tag

Lookup = TypeVar("Lookup", Cuisine, Category)


def recipe_by_source(session: Session, key: str) -> Recipe | None:
    """Return the recipe that was imported under this source key, locked for the transaction."""
    return session.scalar(select(Recipe).where(Recipe.source_key == key).with_for_update())


def is_slug_taken(session: Session, slug: str) -> bool:
    """Tell whether a recipe, published or not, has this slug."""
    return session.scalar(select(Recipe.id).where(Recipe.slug == slug)) is not None


def lookup_by_code(session: Session, lookup: type[Lookup], code: str) -> Lookup | None:
    """Return the cuisine or category with this code."""
    return session.scalar(select(lookup).where(lookup.code == code))


def tags_by_folded_name(session: Session, names: Iterable[str]) -> dict[str, Tag]:
    """Return the existing tags among `names`, by lower-case name."""
    folded = [name.lower() for name in names]
    return {tag.name.lower(): tag for tag in session.scalars(select(Tag).where(func.lower(Tag.name).in_(folded)))}
