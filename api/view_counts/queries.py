"""The SELECT behind counting views."""

from collections.abc import Collection

from sqlalchemy import select
from sqlalchemy.orm import Session

from core.counters.views import Viewed
from core.models import Blog, Recipe


def public_ids(session: Session, kind: Viewed, ids: Collection[int]) -> frozenset[int]:
    """Return those of the ids that the public may see."""
    if not ids:
        return frozenset()
    model = Recipe if kind is Viewed.RECIPE else Blog
    return frozenset(session.scalars(select(model.id).where(model.id.in_(ids), model.is_published)))
