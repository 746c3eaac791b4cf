"""The SELECT behind short links."""

from sqlalchemy import or_, select
from sqlalchemy.orm import Session

from core.models import Recipe


def public_recipe_id(session: Session, code: str) -> int | None:
    """Return the id of the published recipe with this slug or short code."""
    if "\x00" in code:  # PostgreSQL has no such text
        return None
    return session.scalar(
        select(Recipe.id).where(or_(Recipe.slug == code, Recipe.short_code == code), Recipe.is_published)
    )
