"""GET /recipes/{id}/similar as the recipe page uses it."""

from collections.abc import Callable

from core.recipes.cards import CARD_FIELDS
from tests.api.conftest import Get
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
