"""The SELECTs behind the generator's calls."""

from sqlalchemy import select
from sqlalchemy.orm import Session

from core.models import Category, Cuisine


def ids_of_codes(session: Session, cuisine_code: str, category_code: str) -> tuple[int, int] | None:
    """Return the ids of a cuisine and a category, or None if one of them is gone."""
    row = session.execute(
        select(Cuisine.id, Category.id)
        .join(Category, Category.code == category_code)
        .where(Cuisine.code == cuisine_code)
    ).one_or_none()
    return (row[0], row[1]) if row else None
