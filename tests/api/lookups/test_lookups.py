"""The lists that filters and forms offer."""

import pytest
from fastapi.testclient import TestClient

from api.app import API_PATH
from core.models import KnownIngredient
from tests.api.conftest import Get
from tests.factories import Factory


def test_categories_come_in_menu_order_with_their_icons(make: Factory, get: Get) -> None:
    make.category("DES", "Desserts", icon="ice-cream", sort_order=2)
    make.category("BRK", "Breakfast", icon="coffee", sort_order=1)
    make.committed()

    assert [
        (item["Code"], item["Short_Name"], item["Name"], item["Icon_URL"]) for item in get("/lookups/categories").json()
    ] == [("BRK", "Breakfast", "Breakfast", "coffee"), ("DES", "Desserts", "Desserts", "ice-cream")]


def test_cuisines_have_code_name_and_the_name_that_is_shown(make: Factory, get: Get) -> None:
    make.cuisine("PAK", "South Asian (Pakistani)", display_name="Pakistani")
    make.committed()

    (cuisine,) = get("/lookups/cuisines").json()
    assert (cuisine["Code"], cuisine["Name"], cuisine["Display_Name"]) == (
        "PAK",
        "South Asian (Pakistani)",
        "Pakistani",
    )


def test_ingredients_come_by_name(make: Factory, get: Get) -> None:
    make.session.add_all([KnownIngredient(name=name, category="Vegetables") for name in ("Tomato", "Onion")])
    make.committed()

    assert [item["Name"] for item in get("/lookups/ingredients").json()] == ["Onion", "Tomato"]


@pytest.mark.parametrize("name", ["categories", "cuisines", "ingredients"])
def test_a_list_that_the_client_has_is_not_sent_again(make: Factory, client: TestClient, name: str) -> None:
    first = client.get(f"{API_PATH}/lookups/{name}")

    again = client.get(f"{API_PATH}/lookups/{name}", headers={"If-None-Match": first.headers["ETag"]})

    assert again.status_code == 304
    assert again.content == b""
