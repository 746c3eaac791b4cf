"""The recipes that a member has saved."""

from collections.abc import Iterator
from datetime import datetime

from sqlalchemy import delete, or_, select
from sqlalchemy.orm import Session

from core.models import Favorite, Recipe, User
from core.own_data.kind import Kind
from core.own_data.pictures import Pictures
from core.own_data.rows import ROWS_AT_ONCE
from core.wire import WireModel


class OwnFavorite(WireModel):
    """A saved recipe. Its name is null while it is another member's draft."""

    recipe_id: int
    recipe_name: str | None
    saved_at: datetime


def _export(session: Session, user: User, _: Pictures) -> Iterator[WireModel]:
    is_shown = or_(Recipe.is_published, Recipe.owner_id == user.id)
    saved = (
        select(Favorite.recipe_id, Recipe.short_title, is_shown, Favorite.created_at)
        .join(Recipe, Recipe.id == Favorite.recipe_id)
        .where(Favorite.member_id == user.id)
        .order_by(Favorite.created_at, Favorite.recipe_id)
    )
    for recipe_id, name, shown, saved_at in session.execute(saved, execution_options=ROWS_AT_ONCE):
        yield OwnFavorite(recipe_id=recipe_id, recipe_name=name if shown else None, saved_at=saved_at)


def _remove(session: Session, user: User) -> None:
    session.execute(delete(Favorite).where(Favorite.member_id == user.id))


FAVORITES = Kind(
    name="favorites",
    about="The recipes that you have saved, and when.",
    belongs_by=(Favorite.member_id,),
    export=_export,
    remove=_remove,
)
