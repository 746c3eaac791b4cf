"""Recipes are found by what their labels claim, through the gateway; nothing of this is in the panel."""

from collections.abc import Callable

from fastapi.testclient import TestClient
from sqlalchemy.orm import Session

from api.app import API_PATH
from core.recipes.inputs import IngredientInput, RecipeInput, StepInput
from core.recipes.publication import publish_recipe
from core.recipes.store import store_recipe
from tests.factories import Factory


def stored(session: Session, make: Factory, title: str, *lines: str) -> None:
    """Store and publish a recipe of these lines."""
    draft = RecipeInput(
        short_title=title,
        long_title=title,
        ingredients=tuple(IngredientInput(name=line) for line in lines),
        steps=(StepInput(text="Simmer."),),
    )
    publish_recipe(session, store_recipe(session, draft, owner=make.user()).recipe)
    make.committed()


def found(search_client: TestClient, filter_text: str) -> list[str]:
    """The titles that the gateway finds with a filter."""
    query = {"indexUid": "recipes", "q": "", "filter": [filter_text]}
    answer = search_client.post(f"{API_PATH}/search/multi-search", json={"queries": [query]})
    assert answer.status_code == 200, answer.text
    return sorted(hit["Short_Title"] for hit in answer.json()["results"][0]["hits"])


def test_a_recipe_is_found_by_a_diet_that_suits_and_an_allergen_that_is_not_found(
    session: Session, make: Factory, indexed: Callable[[], None], search_client: TestClient
) -> None:
    stored(session, make, "Lentils", "200 g red lentils", "1 tbsp olive oil")
    stored(session, make, "Lentils with butter", "200 g red lentils", "20 g butter")
    stored(session, make, "Lentils with riddles", "200 g red lentils", "1 tbsp zorblax")
    make.recipe("Lentils without labels")
    make.committed()
    indexed()

    assert found(search_client, 'Suitable_Diets = "vegan"') == ["Lentils"]
    assert found(search_client, 'Suitable_Diets = "vegetarian"') == ["Lentils", "Lentils with butter"]
    assert found(search_client, "Allergens_Not_Found = milk") == ["Lentils"]


def test_another_line_changes_what_the_recipe_is_found_by(
    session: Session, make: Factory, indexed: Callable[[], None], search_client: TestClient
) -> None:
    stored(session, make, "Lentils", "200 g red lentils")
    indexed()
    assert found(search_client, "Suitable_Diets = vegan") == ["Lentils"]

    session.connection().exec_driver_sql("UPDATE recipe_ingredients SET name = 'butter'")
    session.commit()
    indexed()

    assert found(search_client, "Suitable_Diets = vegan") == []
