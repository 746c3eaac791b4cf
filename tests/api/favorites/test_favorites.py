"""Saving recipes and taking them off the list again."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import Engine, event, func, select
from sqlalchemy.orm import Session

from core.models import Favorite, Recipe, User
from tests.api.auth.steps import fetch, post, token_of
from tests.api.errors import assert_error
from tests.factories import Factory


@pytest.fixture
def member(make: Factory) -> User:
    member = make.member()
    make.committed()
    return member


@pytest.fixture
def token(member: User) -> str:
    return token_of(member)


@pytest.fixture
def recipe(make: Factory) -> Recipe:
    recipe = make.recipe()
    make.committed()
    return recipe


def is_favorite(client: TestClient, recipe_id: int, token: str) -> bool:
    response = fetch(client, f"/recipes/is-favorite/{recipe_id}", token=token)
    assert response.headers["Cache-Control"] == "no-store"
    answer: bool = response.json()["Is_Favorite"]
    return answer


def saved(client: TestClient, token: str) -> list[int]:
    return [card["ID"] for card in fetch(client, "/user/my-profile", token=token).json()["Saved_Recipes"]]


def test_a_saved_recipe_is_a_favorite_until_it_is_removed(client: TestClient, recipe: Recipe, token: str) -> None:
    assert not is_favorite(client, recipe.id, token)

    assert post(client, "/recipes/add-favorite", {"Recipe_ID": recipe.id}, token=token).json() == {"Is_Favorite": True}
    assert is_favorite(client, recipe.id, token)

    removed = post(client, "/recipes/remove-favorite", {"Recipe_ID": recipe.id}, token=token)
    assert removed.json() == {"Is_Favorite": False}
    assert not is_favorite(client, recipe.id, token)


def test_saving_and_removing_twice_changes_nothing(
    client: TestClient, session: Session, recipe: Recipe, token: str
) -> None:
    for path, rows in (("add", 1), ("add", 1), ("remove", 0), ("remove", 0)):
        response = post(client, f"/recipes/{path}-favorite", {"Recipe_ID": recipe.id}, token=token)
        assert response.status_code == 200
        assert session.scalar(select(func.count()).select_from(Favorite)) == rows
        session.rollback()


def test_the_dashboard_has_the_favorites_last_saved_first(
    client: TestClient, make: Factory, recipe: Recipe, token: str
) -> None:
    later = make.recipe("Bread")
    make.committed()
    for one in (recipe, later):
        post(client, "/recipes/add-favorite", {"Recipe_ID": one.id}, token=token)

    assert saved(client, token) == [later.id, recipe.id]


def test_a_recipe_that_is_no_longer_public_leaves_the_dashboard_and_can_be_removed(
    client: TestClient, make: Factory, recipe: Recipe, token: str
) -> None:
    post(client, "/recipes/add-favorite", {"Recipe_ID": recipe.id}, token=token)
    recipe.is_published, recipe.published_at = False, None
    make.committed()

    assert saved(client, token) == []
    assert post(client, "/recipes/remove-favorite", {"Recipe_ID": recipe.id}, token=token).status_code == 200
    assert_error(post(client, "/recipes/remove-favorite", {"Recipe_ID": recipe.id}, token=token), 404)


def test_members_do_not_share_favorites(client: TestClient, make: Factory, recipe: Recipe, token: str) -> None:
    other = make.member()
    make.committed()
    post(client, "/recipes/add-favorite", {"Recipe_ID": recipe.id}, token=token)

    assert not is_favorite(client, recipe.id, token_of(other))


@pytest.mark.parametrize("recipe_id", [0, -1, 1.5, "1", True, None, 2**63])
def test_what_is_no_id_is_refused(client: TestClient, token: str, recipe_id: object) -> None:
    assert_error(post(client, "/recipes/add-favorite", {"Recipe_ID": recipe_id}, token=token), 422)


def test_unknown_recipes_are_no_favorites(client: TestClient, token: str) -> None:
    assert_error(post(client, "/recipes/add-favorite", {"Recipe_ID": 10**15}, token=token), 404)
    assert not is_favorite(client, 10**15, token)


def test_a_page_of_cards_reads_the_database_once(
    client: TestClient, database: Engine, make: Factory, recipe: Recipe, token: str
) -> None:
    post(client, "/recipes/add-favorite", {"Recipe_ID": recipe.id}, token=token)
    statements: list[str] = []

    def note(*given: object) -> None:
        statements.append(str(given[2]))

    event.listen(Engine, "before_cursor_execute", note)
    try:
        with ThreadPoolExecutor(18) as threads:
            answers = list(threads.map(lambda n: is_favorite(client, recipe.id + n, token), range(18)))
    finally:
        event.remove(Engine, "before_cursor_execute", note)

    assert answers == [True] + 17 * [False]
    assert len([one for one in statements if "favorites" in one]) == 1


def test_a_change_shows_at_once(client: TestClient, recipe: Recipe, token: str) -> None:
    for path, expected in 10 * (("add", True), ("remove", False)):
        post(client, f"/recipes/{path}-favorite", {"Recipe_ID": recipe.id}, token=token)
        assert is_favorite(client, recipe.id, token) is expected


def test_a_new_password_ends_what_older_tokens_may_ask(
    client: TestClient, make: Factory, member: User, recipe: Recipe, token: str
) -> None:
    member.token_version += 1
    make.committed()

    assert_error(fetch(client, f"/recipes/is-favorite/{recipe.id}", token=token), 401, code="authentication_expired")


def test_fifty_members_save_a_recipe_at_once(
    client: TestClient, make: Factory, session: Session, recipe: Recipe
) -> None:
    tokens = [token_of(make.member()) for _ in range(50)]
    make.committed()
    wanted = {"Recipe_ID": recipe.id}

    with ThreadPoolExecutor(50) as threads:
        answers = list(
            threads.map(lambda token: post(client, "/recipes/add-favorite", wanted, token=token), tokens * 2)
        )

    assert {answer.status_code for answer in answers} == {200}
    assert session.scalar(select(func.count()).select_from(Favorite)) == 50
