"""The labels of a recipe on its page, and the halal notes that come from them."""

from typing import Any

import pytest
from sqlalchemy import update
from sqlalchemy.orm import Session

from core import lexicons
from core.halal.lexicon import default_lexicon as halal_lexicon
from core.labels import Allergen, Diet
from core.labels.lexicon import default_lexicon as labels_lexicon
from core.models import Recipe, RecipeIngredient
from core.recipes.labelling import label
from tests.api.conftest import Get
from tests.factories import Factory


@pytest.fixture
def gelatin(make: Factory, session: Session) -> Recipe:
    """A labelled recipe with a doubtful ingredient, one that surprises and one that is not understood."""
    recipe = make.recipe(
        "Fruit Jelly",
        ingredients=("500 ml apple juice", "2 sheets gelatin", "1 tbsp wine vinegar", "1 tbsp zorblax"),
        steps=("Stir in the yogurt.",),
    )
    label(session, recipe)
    make.committed()
    return recipe


def named(entries: list[dict[str, Any]], key: str, name: str) -> dict[str, Any]:
    """The entry of that name."""
    return next(entry for entry in entries if entry[key] == name)


def test_a_recipe_has_no_labels_until_it_is_labelled(make: Factory, get: Get) -> None:
    recipe = make.recipe()
    make.committed()

    assert get(f"/recipes/{recipe.id}").json()["Labels"] is None


def test_labels_name_every_diet_and_allergen_in_order(gelatin: Recipe, get: Get) -> None:
    labels = get(f"/recipes/{gelatin.id}").json()["Labels"]

    assert [entry["Diet"] for entry in labels["Diets"]] == list(Diet)
    assert [entry["Allergen"] for entry in labels["Allergens"]] == list(Allergen)
    assert set(labels) == {
        "Halal", "Ingredient_Count", "Looked_At", "Diets", "Allergens", "Notes", "Not_Understood"
    }  # fmt: skip


def test_the_halal_line_counts_the_ingredients(gelatin: Recipe, get: Get) -> None:
    labels = get(f"/recipes/{gelatin.id}").json()["Labels"]

    assert labels["Halal"] == {"Status": "doubtful", "Says": "Caution: 1 of 4 ingredients to look at"}
    assert labels["Ingredient_Count"] == 4
    assert labels["Looked_At"] == ["ingredients", "title", "texts"]


def test_a_reason_says_where_and_why(gelatin: Recipe, get: Get) -> None:
    labels = get(f"/recipes/{gelatin.id}").json()["Labels"]

    assert named(labels["Diets"], "Diet", "vegan") == {
        "Diet": "vegan",
        "Verdict": "not suitable",
        "Reasons": [
            {
                "Place": "ingredient",
                "Index": 1,
                "Line": "2 sheets gelatin",
                "Food": "gelatin",
                "Says": '"gelatin" contains gelatin.',
            }
        ],
    }
    milk = named(labels["Allergens"], "Allergen", "milk")
    assert (milk["Verdict"], milk["Reasons"][0]["Place"]) == ("may contain", "text")
    assert [(reason["Index"], reason["Food"]) for reason in labels["Not_Understood"]] == [(3, "zorblax")]
    assert [(note["Index"], note["Line"]) for note in labels["Notes"]] == [
        (1, "2 sheets gelatin"),
        (2, "1 tbsp wine vinegar"),
    ]


def test_a_doubtful_ingredient_has_the_note_that_the_labels_hold(gelatin: Recipe, get: Get) -> None:
    ingredients = get(f"/recipes/{gelatin.id}").json()["Ingredients"]

    assert [line["Halal_Status"] for line in ingredients] == ["halal", "doubtful", "halal", "halal"]
    assert "Instead: " in ingredients[1]["Halal_Note"]


def test_a_labelled_recipe_says_the_same_as_one_without_labels(gelatin: Recipe, session: Session, get: Get) -> None:
    labelled = get(f"/recipes/{gelatin.id}").json()["Ingredients"]
    session.execute(update(Recipe).values(description="Another text, without labels."))
    session.commit()

    unlabelled = get(f"/recipes/{gelatin.id}").json()

    assert unlabelled["Labels"] is None
    assert unlabelled["Ingredients"] == labelled


def test_a_changed_line_is_judged_anew(gelatin: Recipe, session: Session, get: Get) -> None:
    session.execute(update(RecipeIngredient).where(RecipeIngredient.sort_order == 2).values(name="2 tsp agar"))
    session.commit()

    assert get(f"/recipes/{gelatin.id}").json()["Ingredients"][1]["Halal_Status"] == "halal"


def test_the_page_of_a_labelled_recipe_needs_no_lexicon(gelatin: Recipe, get: Get) -> None:
    loaders = (lexicons.default_vocabulary, labels_lexicon, halal_lexicon)
    asked = [loader.cache_info() for loader in loaders]

    assert get(f"/recipes/{gelatin.id}").json()["Labels"]

    assert [loader.cache_info() for loader in loaders] == asked
