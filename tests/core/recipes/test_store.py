"""Drafts become rows, once each."""

from dataclasses import fields, replace
from decimal import Decimal

import pytest
from sqlalchemy import func, select
from sqlalchemy.orm import Session

from core.models import Recipe, Tag
from core.recipes.inputs import IngredientInput, Nutrition, RecipeInput, Source, StepInput
from core.recipes.publication import NotPublishable, publish_recipe
from core.recipes.store import CONVERTED, Outcome, UnknownLookup, store_recipe
from tests.factories import Factory

SOUP = RecipeInput(
    short_title="Lentil Soup",
    long_title="Red Lentil Soup",
    ingredients=(IngredientInput(name="red lentils", quantity=Decimal(200), unit="g"),),
    steps=(StepInput(text="Simmer until soft."),),
    tags=("soup", "Soup", " vegan "),
    source=Source(key="test:soup"),
)


def count(session: Session) -> int:
    """How many recipes there are."""
    return session.scalar(select(func.count()).select_from(Recipe)) or 0


def test_a_new_recipe_is_a_draft_with_addresses(make: Factory, session: Session) -> None:
    recipe, outcome = store_recipe(session, SOUP, owner=make.user())

    assert outcome is Outcome.CREATED
    assert not recipe.is_published
    assert recipe.slug == "lentil-soup"
    assert len(recipe.short_code) == 7


def test_the_same_source_again_changes_nothing(make: Factory, session: Session) -> None:
    owner = make.user()
    first, _ = store_recipe(session, SOUP, owner=owner)
    first.short_title = "Edited by staff"

    second, outcome = store_recipe(session, SOUP, owner=owner)

    assert outcome is Outcome.UNCHANGED
    assert second.short_title == "Edited by staff"
    assert count(session) == 1


def test_a_source_that_changed_brings_the_recipe_up_to_date(make: Factory, session: Session) -> None:
    owner = make.user()
    first, _ = store_recipe(session, SOUP, owner=owner)

    second, outcome = store_recipe(
        session, replace(SOUP, ingredients=(IngredientInput(name="brown lentils"),)), owner=owner
    )

    assert outcome is Outcome.UPDATED
    assert second.id == first.id
    assert [part.name for part in second.ingredients] == ["brown lentils"]


def test_the_same_title_twice_has_two_slugs(make: Factory, session: Session) -> None:
    owner = make.user()
    store_recipe(session, SOUP, owner=owner)
    other, _ = store_recipe(session, replace(SOUP, source=None), owner=owner)

    assert other.slug == "lentil-soup-2"


@pytest.mark.parametrize(
    ("title", "slug"),
    [
        ("1001", "recipe-1001"),
        ("!!!", "recipe"),
        ("Search", "recipe-search"),
        ("Köfte", "kofte"),
        ("麻婆豆腐", "ma-po-dou-fu"),
    ],
)
def test_every_title_has_a_readable_slug(make: Factory, session: Session, title: str, slug: str) -> None:
    recipe, _ = store_recipe(session, replace(SOUP, short_title=title), owner=make.user())

    assert recipe.slug == slug


def test_tags_that_differ_in_case_are_one(make: Factory, session: Session) -> None:
    make.tag("Vegan")

    recipe, _ = store_recipe(session, SOUP, owner=make.user())

    assert sorted(tag.name for tag in recipe.tags) == ["Vegan", "soup"]
    assert session.scalar(select(func.count()).select_from(Tag)) == 2


def test_an_unknown_cuisine_is_refused(make: Factory, session: Session) -> None:
    with pytest.raises(UnknownLookup):
        store_recipe(session, replace(SOUP, cuisine_code="XX"), owner=make.user())

    assert count(session) == 0


@pytest.mark.parametrize(
    "given",
    [
        {"ingredients": ("2 slices bacon",)},
        {"steps": ("Deglaze with a glass of red wine.",)},
        {"title": "Pork Chops"},
        {"ingredients": ()},
        {"steps": ()},
    ],
)
def test_what_is_haram_or_incomplete_is_not_published(
    make: Factory, session: Session, given: dict[str, tuple[str, ...] | str]
) -> None:
    recipe = make.recipe(is_published=False, **given)  # type: ignore[arg-type]

    with pytest.raises(NotPublishable):
        publish_recipe(session, recipe)

    assert not recipe.is_published


def test_a_halal_recipe_is_published_once(make: Factory, session: Session) -> None:
    recipe = make.recipe(is_published=False)
    publish_recipe(session, recipe)
    first = recipe.published_at

    publish_recipe(session, recipe)

    assert recipe.is_published
    assert recipe.published_at == first


def test_every_field_of_an_input_is_stored() -> None:
    columns = set(Recipe.__table__.columns.keys())
    plain = {field.name for field in fields(RecipeInput)} - CONVERTED | {field.name for field in fields(Nutrition)}

    assert plain <= columns, (
        f"recipes have no column {sorted(plain - columns)}: add it to core/models/recipes.py with a migration,"
        " or convert the field in core/recipes/store.py and name it in CONVERTED"
    )


OWN_COLUMNS = {
    "id",
    "slug",
    "short_code",
    "cuisine_id",
    "category_id",
    "owner_id",
    "preview_image_id",
    "banner_image_id",
    "is_published",
    "published_at",
    "rating_average",
    "rating_count",
    "view_count",
    "popularity",
    "source_key",
    "source_fingerprint",
    "source_url",
    "source_author",
    "source_license",
    "created_at",
    "updated_at",
}
"""Columns that the site sets by itself, or that `store_recipe` converts from a field of another name."""


def test_every_column_of_a_recipe_can_be_written_by_an_input() -> None:
    written = {field.name for field in fields(RecipeInput)} | {field.name for field in fields(Nutrition)}
    forgotten = set(Recipe.__table__.columns.keys()) - written - OWN_COLUMNS

    assert not forgotten, (
        f"no input writes {sorted(forgotten)}: add the field to core/recipes/inputs.py, or name it in OWN_COLUMNS"
    )
