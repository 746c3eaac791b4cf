"""The SELECTs behind a member's dashboard. Each is bounded: newest first, what is beyond is left out."""

from collections.abc import Sequence

from sqlalchemy import select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.orm import Session, joinedload

from core.images import Ratio, StoredPicture
from core.models import Blog, Image, Recipe, User

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


def lock_user(session: Session, user_id: int) -> User:
    """Return the user as they are now; nobody else changes them until the transaction ends."""
    return session.scalars(
        select(User).where(User.id == user_id).with_for_update().execution_options(populate_existing=True)
    ).one()


def keep_image(session: Session, stored: StoredPicture, kind: Ratio) -> int:
    """Return the id of the row that remembers a stored picture, one for the same picture whoever sends it."""
    values = {
        "hash": stored.hash,
        "kind": kind,
        "width_px": stored.width_px,
        "height_px": stored.height_px,
        "blurhash": stored.blurhash,
    }
    session.execute(insert(Image).values(values).on_conflict_do_nothing(index_elements=[Image.hash]))
    return session.scalars(select(Image.id).where(Image.hash == stored.hash)).one()
