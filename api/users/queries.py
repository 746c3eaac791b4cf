"""The SELECTs behind a member's dashboard. Each is bounded: newest first, what is beyond is left out."""

from collections.abc import Sequence

from sqlalchemy import select
from sqlalchemy.orm import Session, joinedload

from core.models import Blog, Recipe, User

LARGEST_LIST = 200


def own_recipes(session: Session, user_id: int) -> Sequence[Recipe]:
    """Return a member's recipes with what their cards show."""
    return session.scalars(
        select(Recipe)
        .where(Recipe.owner_id == user_id)
        .options(joinedload(Recipe.cuisine), joinedload(Recipe.category), joinedload(Recipe.preview_image))
        .order_by(Recipe.id.desc())
        .limit(LARGEST_LIST)
    ).all()


def own_blogs(session: Session, user_id: int) -> Sequence[Blog]:
    """Return a member's blogs with what their cards show."""
    return session.scalars(
        select(Blog)
        .where(Blog.author_id == user_id)
        .options(joinedload(Blog.featured_image), joinedload(Blog.author).joinedload(User.picture))
        .order_by(Blog.id.desc())
        .limit(LARGEST_LIST)
    ).all()
