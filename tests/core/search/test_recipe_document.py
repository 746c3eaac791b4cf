"""The recipe's search document."""

import hashlib
from datetime import UTC, datetime
from decimal import Decimal
from pathlib import Path

import orjson
import pytest
from sqlalchemy.orm import Session
from sqlalchemy.orm.attributes import set_committed_value

from core.models import Category, Cuisine, Image, Recipe, RecipeLabels, User
from core.models.labels import ALLERGENS, DIETS
from core.search.documents.queries import RecipeRow
from core.search.documents.recipes import (
    DOCUMENT_FIELDS,
    DOCUMENT_VERSION,
    SHOWN_FIELDS,
    TIME_FACETS,
    RecipeDocument,
    build_recipe_document,
    build_recipe_documents,
    build_shown_fields,
)
from core.search.facets import read_facets
from core.settings import SEARCH_CONFIG_DIR
from tests.factories import Factory


def build(session: Session, recipe_id: int) -> RecipeDocument:
    """The document of a recipe."""
    return build_recipe_documents(session, [recipe_id])[0]


@pytest.mark.parametrize(
    ("minutes", "difficulty", "facets"),
    [
        (30, "Easy", ["Quick", "Easy"]),
        (31, "Easy", ["Easy"]),
        (10, None, ["Quick"]),
        (None, "Hard", ["Hard"]),
        (None, None, []),
    ],
)
def test_quick_is_up_to_thirty_minutes(
    make: Factory, session: Session, minutes: int | None, difficulty: str | None, facets: list[str]
) -> None:
    recipe = make.recipe(total_minutes=minutes, difficulty=difficulty)

    assert build(session, recipe.id)["Difficulty_Facets"] == facets


def test_what_the_list_shows_is_a_part_of_the_document(make: Factory, session: Session) -> None:
    recipe = make.recipe("Lassi", ingredients=("yogurt", "mango"), other_names="Lassee, Mango Shake")
    document = build(session, recipe.id)

    assert build_shown_fields(session, [recipe.id]) == [{name: document[name] for name in SHOWN_FIELDS}]


def test_drafts_have_no_document(make: Factory, session: Session) -> None:
    assert build_recipe_documents(session, [make.recipe(is_published=False).id]) == []


def test_a_recipe_without_labels_claims_nothing(make: Factory, session: Session) -> None:
    document = build(session, make.recipe().id)

    assert (document["Suitable_Diets"], document["Allergens_Not_Found"]) == ([], [])


def test_a_document_has_what_the_labels_claim(make: Factory, session: Session) -> None:
    recipe = make.recipe()
    make.labels(recipe, suitable_diets=["vegetarian", "egg-free"], allergens_not_found=["sesame", "eggs"])

    document = build(session, recipe.id)

    assert document["Suitable_Diets"] == ["egg-free", "vegetarian"]
    assert document["Allergens_Not_Found"] == ["eggs", "sesame"]
    assert document["Diet_Facets"] == ["Egg-free", "Vegetarian"]
    assert document["Without_Facets"] == ["No eggs", "No sesame"]


def test_the_hash_follows_the_content(make: Factory, session: Session) -> None:
    recipe = make.recipe()
    before = build(session, recipe.id)["Content_Hash"]

    assert build(session, recipe.id)["Content_Hash"] == before
    recipe.description = "Other."
    session.flush()
    assert build(session, recipe.id)["Content_Hash"] != before


def test_a_document_has_the_declared_fields() -> None:
    assert set(build_recipe_document(full_row())) == set(DOCUMENT_FIELDS)


def test_another_output_of_the_builder_has_another_version() -> None:
    """A failure asks for a new DOCUMENT_VERSION in core/search/documents/recipes.py and its entry in the file.

    The file has the hash of the output of each version. Change no entry of a version that was released: its indexes
    would keep the old documents, and `sufra index status` would call them up to date.
    """
    documents = [build_recipe_document(row) for row in (full_row(), bare_row())]
    output = [{name: value for name, value in each.items() if name not in VERSIONED} for each in documents]
    fingerprint = hashlib.sha256(orjson.dumps(output, option=orjson.OPT_SORT_KEYS)).hexdigest()

    known = orjson.loads(VERSIONS.read_bytes())
    assert str(DOCUMENT_VERSION) in known, f'write "{DOCUMENT_VERSION}": "{fingerprint}" into {VERSIONS.name}'
    assert known.get(str(DOCUMENT_VERSION)) == fingerprint, (
        f"the document builder's output is not that of version {DOCUMENT_VERSION}: raise DOCUMENT_VERSION in"
        f' core/search/documents/recipes.py if that version was released, and write "{DOCUMENT_VERSION + 1}":'
        f' "{fingerprint}" (or "{DOCUMENT_VERSION}" for one that was not) into {VERSIONS.name}'
    )


def test_the_versioned_row_fills_every_field_of_the_document() -> None:
    document = build_recipe_document(full_row())
    empty = sorted(name for name, value in document.items() if value in (None, "", [], 0))

    assert not empty, (
        f"give full_row() a value for {empty}: the version's hash would not notice a change of these fields"
    )


VERSIONS = Path(__file__).with_name("document-versions.json")
VERSIONED = ("Document_Version", "Content_Hash")


def full_row() -> RecipeRow:
    """A recipe of which everything is known, made without a database."""
    recipe = Recipe(
        id=7,
        slug="chicken-biryani",
        short_title="Chicken Biryani",
        long_title="Hyderabadi Chicken Biryani with Tomatoes",
        other_names="dum biryani, biriani",
        description="Layers of spiced rice.",
        cuisine=Cuisine(code="IND", name="South Asian (Indian)", display_name="Indian"),
        category=Category(code="MAIN", short_name="Main Dishes", icon="drumstick", sort_order=3),
        owner=User(email="amina@example.org", full_name="Amina Cook"),
        preview_image=Image(hash="ab" * 16, blurhash="L00000fQfQfQfQfQfQfQfQfQfQfQ"),
        difficulty="Easy",
        total_minutes=30,
        serving_size=6,
        calories=Decimal(540),
        protein_grams=Decimal(32),
        carbs_grams=Decimal("61.5"),
        fat_grams=Decimal(18),
        fiber_grams=Decimal(4),
        rating_average=Decimal("4.649"),
        rating_count=31,
        popularity=12,
        published_at=datetime(2026, 3, 5, 10, tzinfo=UTC),
    )
    labels = RecipeLabels(suitable_diets=["nut-free", "egg-free"], allergens_not_found=["sesame", "eggs"])
    set_committed_value(recipe, "labels", labels)
    ingredients = ("basmati rice", "chicken thighs", "yogurt")
    return RecipeRow(recipe, ingredients, ingredients[:2], ("one pot", "festive"))


def bare_row() -> RecipeRow:
    """A recipe of which only what must be is known."""
    recipe = Recipe(
        id=8,
        slug="soup",
        short_title="Soup",
        long_title="Soup",
        other_names="",
        description="",
        owner=User(email="amina@example.org", full_name="Amina Cook"),
        rating_average=Decimal(0),
        rating_count=0,
        popularity=0,
    )
    return RecipeRow(recipe, (), (), ())


@pytest.mark.parametrize(
    ("minutes", "within"), [(60, ["Under 1 hour", "Under 2 hours"]), (90, ["Under 2 hours"]), (None, [])]
)
def test_a_recipe_is_found_within_the_times_that_it_takes(
    make: Factory, session: Session, minutes: int, within: list[str]
) -> None:
    recipe = make.recipe(total_minutes=minutes)

    assert build(session, recipe.id)["Time_Facets"] == within


def test_the_filters_offer_only_values_that_documents_have() -> None:
    facets = {facet.counted: facet.values for facet in read_facets(SEARCH_CONFIG_DIR, "recipes")}

    assert facets["Time_Facets"] == tuple(TIME_FACETS.values())
    assert set(facets["Diet_Facets"]) == {diet.capitalize() for diet in DIETS}
    assert set(facets["Without_Facets"]) <= {f"No {allergen}" for allergen in ALLERGENS}
