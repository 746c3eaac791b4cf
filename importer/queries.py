"""The SELECTs and the few bulk statements behind an import."""

from collections.abc import Collection, Iterable
from typing import NamedTuple

from sqlalchemy import func, select, text
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.orm import Session, selectinload

from core.advisory_locks import LockSpace
from core.models import Cuisine, Recipe, User
from importer.normalising.cuisines import KnownCuisine


class KnownRecipe(NamedTuple):
    """What was stored by an earlier import, to compare with the new content."""

    id: int
    fingerprint: str | None
    is_published: bool


def wait_for_other_imports(session: Session) -> None:
    """Block other imports until this transaction ends, so that two of them never create the same recipe or tag."""
    session.execute(text("SELECT pg_advisory_xact_lock(:space, 0)"), {"space": int(LockSpace.IMPORTS)})


def known_by_source(session: Session, keys: Collection[str]) -> dict[str, KnownRecipe]:
    """Return the recipes that were imported under these source keys."""
    rows = session.execute(
        select(Recipe.source_key, Recipe.id, Recipe.source_fingerprint, Recipe.is_published).where(
            Recipe.source_key.in_(keys)
        )
    )
    return {key: KnownRecipe(number, fingerprint, is_public) for key, number, fingerprint, is_public in rows if key}


def recipe_with_parts(session: Session, recipe_id: int) -> Recipe:
    """Return a recipe with what the halal guard has to judge, locked for the transaction."""
    return session.scalars(
        select(Recipe)
        .where(Recipe.id == recipe_id)
        .options(selectinload(Recipe.ingredients), selectinload(Recipe.steps))
        .with_for_update()
    ).one()


def known_cuisines(session: Session) -> list[KnownCuisine]:
    """Return the cuisines of the lookup."""
    rows = session.execute(select(Cuisine.code, Cuisine.name, Cuisine.display_name).order_by(Cuisine.id))
    return [KnownCuisine(*row) for row in rows]


def add_cuisines(session: Session, cuisines: Iterable[KnownCuisine]) -> None:
    """Add cuisines that the lookup does not have yet."""
    rows = [{"code": one.code, "name": one.name, "display_name": one.display_name} for one in cuisines]
    if rows:
        session.execute(insert(Cuisine).values(rows).on_conflict_do_nothing())


def user_by_email(session: Session, email: str) -> User | None:
    """Return the member with this address, whatever its case."""
    return session.scalar(select(User).where(func.lower(User.email) == email.lower()))
