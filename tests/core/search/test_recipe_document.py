"""The recipe's search document."""

import pytest
from sqlalchemy.orm import Session

from core.search.documents.recipes import DOCUMENT_FIELDS, RecipeDocument, build_recipe_documents
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


def test_drafts_have_no_document(make: Factory, session: Session) -> None:
    assert build_recipe_documents(session, [make.recipe(is_published=False).id]) == []


def test_the_hash_follows_the_content(make: Factory, session: Session) -> None:
    recipe = make.recipe()
    before = build(session, recipe.id)["Content_Hash"]

    assert build(session, recipe.id)["Content_Hash"] == before
    recipe.description = "Other."
    session.flush()
    assert build(session, recipe.id)["Content_Hash"] != before


def test_the_document_has_the_fields_that_its_type_declares(make: Factory, session: Session) -> None:
    assert set(build(session, make.recipe().id)) == set(DOCUMENT_FIELDS)
