"""The SELECTs behind storing and publishing recipes."""

from collections.abc import Collection, Iterable, Sequence
from enum import StrEnum
from typing import TypeVar

from sqlalchemy import Select, func, select, true
from sqlalchemy.orm import Session, joinedload, selectinload

from core.models import Category, Cuisine, Recipe, RecipeLabels, Tag

Lookup = TypeVar("Lookup", Cuisine, Category)


def recipe_by_source(session: Session, key: str) -> Recipe | None:
    """Return the recipe that was imported under this source key, locked for the transaction."""
    return session.scalar(select(Recipe).where(Recipe.source_key == key).with_for_update())


def is_slug_taken(session: Session, slug: str) -> bool:
    """Tell whether a recipe, published or not, has this slug."""
    return session.scalar(select(Recipe.id).where(Recipe.slug == slug)) is not None


def slugs_among(session: Session, slugs: Collection[str]) -> set[str]:
    """Return those of the slugs that a recipe, published or not, has."""
    return set(session.scalars(select(Recipe.slug).where(Recipe.slug.in_(slugs))))


def ids_by_code(session: Session, lookup: type[Lookup]) -> dict[str, int]:
    """Return the ids of all cuisines or categories, by code."""
    return {row.code: row.id for row in session.execute(select(lookup.code, lookup.id))}


def lookup_by_code(session: Session, lookup: type[Lookup], code: str) -> Lookup | None:
    """Return the cuisine or category with this code."""
    return session.scalar(select(lookup).where(lookup.code == code))


def tags_by_folded_name(session: Session, names: Iterable[str]) -> dict[str, Tag]:
    """Return the existing tags among `names`, by lower-case name."""
    folded = [name.lower() for name in names]
    return {tag.name.lower(): tag for tag in session.scalars(select(Tag).where(func.lower(Tag.name).in_(folded)))}


class ToLabel(StrEnum):
    """Which recipes are to be labelled."""

    MISSING = "those without labels"
    OUTDATED = "those without labels of a version"
    ALL = "all"


def count_to_label(session: Session, which: ToLabel, version: str) -> int:
    """Return how many recipes are to be labelled. `version` is that of the present lexicons, for OUTDATED."""
    return session.scalar(_ids_to_label(which, version).with_only_columns(func.count())) or 0


def ids_to_label(session: Session, which: ToLabel, version: str, *, after: int, limit: int) -> Sequence[int]:
    """Return the next recipes that are to be labelled, by id."""
    statement = _ids_to_label(which, version).where(Recipe.id > after).order_by(Recipe.id).limit(limit)
    return session.scalars(statement).all()


def _ids_to_label(which: ToLabel, version: str) -> Select[int]:
    wanted = {
        ToLabel.MISSING: RecipeLabels.recipe_id.is_(None),
        ToLabel.OUTDATED: RecipeLabels.version.is_distinct_from(version),
        ToLabel.ALL: true(),
    }
    return select(Recipe.id).outerjoin(RecipeLabels, RecipeLabels.recipe_id == Recipe.id).where(wanted[which])


def recipes_locked_for_labelling(session: Session, ids: Iterable[int]) -> Sequence[Recipe]:
    """Return those of the recipes that no other transaction has locked, with texts and labels, and lock them."""
    return session.scalars(
        select(Recipe)
        .where(Recipe.id.in_(ids))
        .order_by(Recipe.id)
        .options(selectinload(Recipe.ingredients), selectinload(Recipe.steps), selectinload(Recipe.labels))
        # Not FOR UPDATE: rows that refer to a recipe, such as reviews, may come meanwhile.
        .with_for_update(key_share=True, skip_locked=True)
    ).all()


def drafts(session: Session, limit: int) -> Sequence[Recipe]:
    """Return recipes that are not published, oldest first, with their owners."""
    return session.scalars(
        select(Recipe).where(~Recipe.is_published).options(joinedload(Recipe.owner)).order_by(Recipe.id).limit(limit)
    ).all()


def count_published(session: Session) -> int:
    """Return how many recipes are published."""
    return session.scalar(select(func.count()).select_from(Recipe).where(Recipe.is_published)) or 0


def published_with_labels(session: Session, *, after: int, limit: int) -> Sequence[Recipe]:
    """Return the next published recipes by id, with texts and labels."""
    return session.scalars(
        select(Recipe)
        .where(Recipe.is_published, Recipe.id > after)
        .order_by(Recipe.id)
        .limit(limit)
        .options(selectinload(Recipe.ingredients), selectinload(Recipe.steps), selectinload(Recipe.labels))
    ).all()
