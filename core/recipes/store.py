"""Stores recipe input."""

from collections.abc import Iterable, Sequence
from dataclasses import fields
from enum import StrEnum
from typing import NamedTuple

from sqlalchemy import text
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.orm import Session

from core.models import Category, Cuisine, Recipe, RecipeIngredient, RecipeStep, Tag, User
from core.recipes import queries
from core.recipes.fingerprints import fingerprint_of, is_unchanged
from core.recipes.inputs import IngredientInput, Nutrition, RecipeInput, StepInput
from core.recipes.labelling import label
from core.recipes.queries import Lookup
from core.slugs import free_slug, random_short_code

CONVERTED = frozenset(
    {"ingredients", "steps", "other_names", "cuisine_code", "category_code", "nutrition", "tags", "source"}
)
"""Fields of RecipeInput that are not copied to the column of their name."""

RESERVED_SLUGS = frozenset(
    {"search", "edit", "top-12", "all", "create", "new", "generate", "generation", "mark-viewed", "full-url"}
    | {"reviews", "recent-3"}
)
"""Words that routes use beside slugs. Source: docs/product/recipes.md#short-links."""


class Outcome(StrEnum):
    """The outcome of storing a recipe."""

    CREATED = "created"
    UPDATED = "updated"
    UNCHANGED = "unchanged"


class Stored(NamedTuple):
    recipe: Recipe
    outcome: Outcome


class UnknownLookup(LookupError):
    """The input names a cuisine or category that does not exist."""


def store_recipe(session: Session, draft: RecipeInput, *, owner: User) -> Stored:
    """Create the recipe as a draft, or update the one from the same source; its labels are stored with it.

    An unchanged source is skipped, so that local edits survive its next import.
    Flushes; raises UnknownLookup before anything is written.
    """
    known = queries.recipe_by_source(session, draft.source.key) if draft.source else None
    if known is not None and is_unchanged(draft, known.source_fingerprint):
        return Stored(known, Outcome.UNCHANGED)
    recipe = known or _new_recipe(session, draft, owner)
    _apply_input(session, recipe, draft)
    recipe.source_fingerprint = fingerprint_of(draft) if draft.source else None
    session.add(recipe)
    label(session, recipe)
    return Stored(recipe, Outcome.UPDATED if known else Outcome.CREATED)


def _new_recipe(session: Session, draft: RecipeInput, owner: User) -> Recipe:
    """Return a recipe with its slug and short code, which never change later."""
    slug = free_slug(
        draft.short_title,
        noun="recipe",
        reserved=RESERVED_SLUGS,
        is_taken=lambda candidate: queries.is_slug_taken(session, candidate),
    )
    return Recipe(slug=slug, short_code=random_short_code(), owner=owner, is_published=False)


def _apply_input(session: Session, recipe: Recipe, draft: RecipeInput) -> None:
    """Overwrite the recipe with the input: texts, times, nutrition, parts, tags and source."""
    with session.no_autoflush:
        recipe.cuisine = _coded(session, Cuisine, draft.cuisine_code)
        recipe.category = _coded(session, Category, draft.category_code)
        recipe.tags = tags_named(session, draft.tags)
    _copy_fields(draft, recipe, without=CONVERTED)
    _copy_fields(draft.nutrition, recipe)
    recipe.other_names = ", ".join(draft.other_names)
    recipe.ingredients = [_ingredient_row(part, order) for order, part in enumerate(draft.ingredients, start=1)]
    recipe.steps = [_step_row(part, number) for number, part in enumerate(draft.steps, start=1)]
    if draft.source:
        recipe.source_key = draft.source.key
        recipe.source_url = draft.source.url
        recipe.source_author = draft.source.author
        recipe.source_license = draft.source.license


def _coded(session: Session, lookup: type[Lookup], code: str | None) -> Lookup | None:
    """Return the cuisine or category with this code. Raises UnknownLookup."""
    if code is None:
        return None
    found = queries.lookup_by_code(session, lookup, code)
    if found is None:
        raise UnknownLookup(f"There is no {lookup.__name__.lower()} with the code {code}.")
    return found


def _copy_fields(given: RecipeInput | Nutrition, recipe: Recipe, *, without: frozenset[str] = frozenset()) -> None:
    for field in fields(given):
        if field.name not in without:
            setattr(recipe, field.name, getattr(given, field.name))


def _ingredient_row(draft: IngredientInput, sort_order: int) -> RecipeIngredient:
    return RecipeIngredient(sort_order=sort_order, **vars(draft))


def _step_row(draft: StepInput, step_number: int) -> RecipeStep:
    return RecipeStep(
        step_number=step_number,
        section=draft.section,
        instruction_text=draft.text,
        temperature=draft.temperature,
        time_needed_minutes=draft.time_needed_minutes,
    )


def tags_named(session: Session, names: Iterable[str]) -> list[Tag]:
    """Return the tags of these names, made where they are new; names that differ only in case are one."""
    wanted = distinct_names(names)
    if not wanted:
        return []
    # Two importers may make the same tag at once: the loser of the race reads the winner's row.
    session.execute(
        insert(Tag)
        .values([{"name": name} for name in wanted])
        .on_conflict_do_nothing(index_elements=[text("lower(name)")])
    )
    found = queries.tags_by_folded_name(session, wanted)
    return [found[name.lower()] for name in wanted]


def distinct_names(names: Iterable[str]) -> Sequence[str]:
    """Return the trimmed names that are not empty, the first spelling of each, in their order."""
    distinct: dict[str, str] = {}
    for name in names:
        if trimmed := " ".join(name.split()):
            distinct.setdefault(trimmed.lower(), trimmed)
    return list(distinct.values())
