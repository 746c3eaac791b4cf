"""The SELECTs behind the lookups; each list is short and kept by staff."""

from collections.abc import Sequence

from sqlalchemy import select
from sqlalchemy.orm import Session

from core.models import Category, Cuisine, KnownIngredient

MAX_INGREDIENTS = 5_000


def all_categories(session: Session) -> Sequence[Category]:
    """Return the categories in the order that staff gave them."""
    return session.scalars(select(Category).order_by(Category.sort_order, Category.id)).all()


def all_cuisines(session: Session) -> Sequence[Cuisine]:
    """Return the cuisines by the name that the site shows."""
    return session.scalars(select(Cuisine).order_by(Cuisine.display_name)).all()


def all_ingredients(session: Session) -> Sequence[KnownIngredient]:
    """Return the known ingredients by name."""
    return session.scalars(select(KnownIngredient).order_by(KnownIngredient.name).limit(MAX_INGREDIENTS)).all()
