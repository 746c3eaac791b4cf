"""Pages hold what their first calls answer: lists the pictures of their first cards, the generator its choices."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from unittest.mock import Mock

import pytest
from fastapi.testclient import TestClient
from sqlalchemy.orm import Session
from starlette.requests import Request

from api.app import API_PATH
from api.database import PLACES_OF_ONE_VISITOR, database_slot
from api.limits import address_of
from api.search import router
from api.site import opening, pages
from api.site.opening import Openings
from api.site.shell import render_page
from core.db import Database
from core.models import Recipe
from tests.api.site.test_served import answers_in
from tests.factories import Factory

POPULAR = f"{API_PATH}/recipes/top-12"
LIST = f"{API_PATH}/recipes/search"


@pytest.fixture
def pictured(make: Factory, indexed: Callable[[], None]) -> Recipe:
    """A published recipe with a picture, the only one."""
    recipe = make.recipe("Lentil soup", preview_image=make.image())
    make.committed()
    indexed()
    return recipe


@pytest.mark.parametrize(("path", "call"), [("/", POPULAR), ("/recipes", LIST)])
def test_a_page_holds_the_answer_to_its_first_call(
    search_client: TestClient, pictured: Recipe, path: str, call: str
) -> None:
    assert answers_in(search_client.get(path).text) == {call: search_client.get(call).json()}


@pytest.mark.parametrize("path", ["/", "/recipes"])
def test_the_first_pictures_need_no_script(search_client: TestClient, pictured: Recipe, path: str) -> None:
    url = search_client.get(LIST).json()["Recipes"][0]["Image_4_3_URL"]

    page = search_client.get(path).text

    assert f'<img src="{url}" srcset="{url.replace("-800", "-400")} 400w, ' in page


@pytest.mark.parametrize(("path", "widths"), [("/", ""), ("/recipes", ' imagesrcset="')])
def test_the_largest_picture_is_fetched_first_once_the_width_is_known(
    search_client: TestClient, pictured: Recipe, path: str, widths: str
) -> None:
    url = search_client.get(LIST).json()["Recipes"][0]["Image_4_3_URL"]

    behind_viewport = search_client.get(path).text.partition('<meta name="viewport" content="width=device-width">')[2]

    assert behind_viewport.startswith(f'<link rel="preload" as="image" fetchpriority="high" href="{url}"{widths}')


@pytest.mark.parametrize("path", ["/", "/recipes"])
def test_without_a_recipe_the_screen_is_as_it_begins(search_client: TestClient, path: str) -> None:
    page = search_client.get(path).text

    assert "<img" not in page
    assert "<span></span>" in page


@pytest.mark.parametrize("path", ["/recipes?search=soup", "/recipes?cuisine=IT", "/sign-in", "/?x=1"])
def test_other_pages_hold_no_answer(search_client: TestClient, pictured: Recipe, path: str) -> None:
    assert answers_in(search_client.get(path).text) == {}


def test_a_title_can_not_end_the_script(search_client: TestClient, make: Factory, indexed: Callable[[], None]) -> None:
    make.recipe("</script><script>alert(1)</script>")
    make.committed()
    indexed()

    for path in ("/", "/recipes"):
        assert "<script>alert" not in search_client.get(path).text


def test_a_page_does_not_wait_for_a_silent_engine(
    search_client: TestClient, pictured: Recipe, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def wait(*_: object) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(opening, "PATIENCE_SECONDS", 0.01)
    monkeypatch.setattr(router, "take", wait)

    page = search_client.get("/recipes")

    assert (page.status_code, answers_in(page.text)) == (200, {})


def test_a_page_does_not_need_the_database(
    search_client: TestClient, pictured: Recipe, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(session: Session) -> None:
        raise opening.PoolExhausted

    monkeypatch.setattr(opening, "list_popular", fail)

    page = search_client.get("/")

    assert (page.status_code, answers_in(page.text)) == (200, {})


def test_the_recipes_of_home_are_read_once_for_many_visits(
    search_client: TestClient, pictured: Recipe, monkeypatch: pytest.MonkeyPatch
) -> None:
    read = Mock(wraps=opening.list_popular)
    monkeypatch.setattr(opening, "list_popular", read)

    for _ in range(3):
        search_client.get("/")

    assert read.call_count == 1


async def test_the_recipes_of_home_take_no_place_of_the_visitor_who_asks_first(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "PATIENCE_SECONDS", 30)
    visit = Request({"type": "http", "path": "/", "query_string": b"", "headers": [], "client": ("192.0.2.1", 1)})
    async with AsyncExitStack() as places:
        for _ in range(PLACES_OF_ONE_VISITOR):
            await places.enter_async_context(database_slot(address_of(visit)))

        assert await Openings().of("home", visit) is not None


@pytest.mark.parametrize("path", ["/", "/recipes", "/sign-in"])
def test_a_page_is_rendered_once_until_the_build_changes(
    search_client: TestClient, pictured: Recipe, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rendered = Mock(wraps=render_page)
    monkeypatch.setattr(pages, "render_page", rendered)
    monkeypatch.setattr(pages, "build_times", lambda settings: (1.0, 1.0))
    texts = {search_client.get(path).text for _ in range(3)}
    assert len(texts) == rendered.call_count == 1

    monkeypatch.setattr(pages, "build_times", lambda settings: (1.0, 2.0))
    search_client.get(path)

    assert rendered.call_count == 2


def test_a_page_shows_a_new_recipe(
    search_client: TestClient, pictured: Recipe, make: Factory, indexed: Callable[[], None]
) -> None:
    assert "Saffron pilaf" not in search_client.get("/recipes").text
    make.recipe("Saffron pilaf")
    make.committed()
    indexed()

    assert "Saffron pilaf" in search_client.get("/recipes").text


CUISINES = f"{API_PATH}/lookups/cuisines"
CATEGORIES = f"{API_PATH}/lookups/categories"


def test_the_generators_page_holds_its_choices(search_client: TestClient, make: Factory) -> None:
    make.cuisine("ME", "A <b>& B</b>")
    make.category()
    make.committed()

    page = search_client.get("/generate-recipe").text

    assert answers_in(page) == {call: search_client.get(call).json() for call in (CUISINES, CATEGORIES)}
    assert "<label>A &lt;b&gt;&amp; B&lt;/b&gt;</label>" in page
    assert f"<label>{search_client.get(CATEGORIES).json()[0]['Short_Name']}</label>" in page


def test_without_the_database_the_generators_choices_come_later(
    search_client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(session: Session) -> None:
        raise opening.PoolExhausted

    monkeypatch.setattr(opening, "list_cuisines", fail)

    page = search_client.get("/generate-recipe")

    assert (page.status_code, answers_in(page.text)) == (200, {})
    assert "Loading choices..." in page.text
