"""GET /recipes/{id}/similar as the recipe page uses it."""

from collections.abc import Callable

from fastapi.testclient import TestClient

from core.recipes.cards import CARD_FIELDS
from core.settings import Settings
from tests.api.conftest import Get
from tests.engine_away import engine_away
from tests.factories import Factory


def test_recipes_like_it_come_as_cards_the_most_alike_first(
    make: Factory, get: Get, indexed: Callable[[], None]
) -> None:
    biryani = make.recipe("Chicken Biryani", ingredients=("chicken", "rice", "yogurt"))
    pie = make.recipe("Apple Pie", ingredients=("apple",))
    pulao = make.recipe("Chicken Pulao", ingredients=("chicken", "rice"))
    make.committed()
    indexed()

    similar = get(f"/recipes/{biryani.id}/similar").json()

    assert [card["ID"] for card in similar] == [pulao.id, pie.id]
    assert set(similar[0]) == set(CARD_FIELDS)


def test_a_draft_is_like_nothing_and_is_not_shown(make: Factory, get: Get, indexed: Callable[[], None]) -> None:
    soup = make.recipe("Lentil Soup")
    draft = make.recipe("Lentil Soup", is_published=False)
    make.committed()
    indexed()

    assert get(f"/recipes/{soup.id}/similar").json() == []
    assert get(f"/recipes/{draft.id}/similar").json() == []


def test_quotes_in_ingredients_are_no_filters(make: Factory, get: Get, indexed: Callable[[], None]) -> None:
    soup = make.recipe("Lentil Soup", ingredients=('"] OR ID > 0 OR Tags IN ["', "back\\slash"))
    make.committed()
    indexed()

    assert get(f"/recipes/{soup.id}/similar").status_code == 200


def test_while_the_engine_is_away_they_are_the_same(
    make: Factory, get: Get, indexed: Callable[[], None], search_client: TestClient, settings: Settings
) -> None:
    main = make.category()
    biryani = make.recipe("Chicken Biryani", category=main, ingredients=("chicken", "rice", "yogurt"))
    make.recipe("Apple Pie", ingredients=("apple",))
    make.recipe("Chicken Pulao", category=main, ingredients=("chicken", "rice"))
    make.committed()
    indexed()
    usual = get(f"/recipes/{biryani.id}/similar").json()

    with engine_away(search_client, settings):
        answer = get(f"/recipes/{biryani.id}/similar")

    assert answer.status_code == 200
    assert answer.json() == usual
