"""What readers ask of recipes: the twelve, one in full, a view, a short link."""

from decimal import Decimal

import pytest
from fastapi.testclient import TestClient
from redis import Redis
from sqlalchemy import select
from sqlalchemy.orm import Session

from api.app import API_PATH
from core.counters import views
from core.counters.views import Viewed, views_key
from core.db import Database
from core.models import Recipe, RecipeIngredient, RecipeStep, RecipeViewDay
from tests.api.conftest import Get
from tests.api.errors import assert_error
from tests.factories import Factory
from worker.counters.flush import flush_counters
from worker.counters.writes import view_writer
from worker.popularity.ranking import rank_popular

DETAIL = {
    "Slug", "Owner_Name", "Owner_Pic_URL", "Image_20_9_URL", "Image_20_9_BlurHash", "Prep_Time_Minutes",
    "Cook_Time_Minutes", "Cultural_Notes", "Calories_Per_Serving", "Protein_Grams", "Carbs_Grams", "Fat_Grams",
    "Fiber_Grams", "Tags", "Ingredients", "Instructions", "ID", "Recipe_ID", "Short_Title", "Long_Title", "Description",
    "Image_4_3_URL", "Image_4_3_BlurHash", "Cuisine_Name", "Category_Name", "Difficulty_Level", "Total_Time",
    "Serving_Size", "Average_Rating",
}  # fmt: skip
INGREDIENT = {"ID", "Name", "Quantity", "Unit", "Notes", "Is_Optional", "Sort_Order"}
STEP = {"ID", "Step_Number", "Instruction_Text", "Temperature", "Time_Needed"}


def test_a_recipe_has_the_names_of_the_spec(make: Factory, get: Get) -> None:
    recipe = make.recipe(tags=("soup",))
    make.committed()

    body = get(f"/recipes/{recipe.id}").json()

    assert set(body) >= DETAIL
    assert set(body["Ingredients"][0]) >= INGREDIENT
    assert set(body["Instructions"][0]) >= STEP
    assert set(body["Tags"][0]) == {"ID", "Name"}


def test_ingredients_and_steps_come_in_order(make: Factory, get: Get) -> None:
    recipe = make.recipe(ingredients=("a", "b", "c"), steps=("First.", "Second."))
    make.committed()

    body = get(f"/recipes/{recipe.id}").json()

    assert [line["Name"] for line in body["Ingredients"]] == ["a", "b", "c"]
    assert [step["Instruction_Text"] for step in body["Instructions"]] == ["First.", "Second."]


def test_a_quantity_is_a_number(make: Factory, session: Session, get: Get) -> None:
    recipe = make.recipe(ingredients=())
    recipe.ingredients = [RecipeIngredient(name="flour", sort_order=1, quantity=Decimal("1.5"), unit="cup")]
    recipe.steps = [RecipeStep(step_number=1, instruction_text="Stir.", temperature="180 °C", time_needed_minutes=5)]
    make.committed()

    body = get(f"/recipes/{recipe.id}").json()

    assert body["Ingredients"][0]["Quantity"] == 1.5
    assert body["Instructions"][0]["Time_Needed"] == 5


def test_a_doubtful_ingredient_says_why(make: Factory, get: Get) -> None:
    recipe = make.recipe(ingredients=("2 leaves gelatin",))
    make.committed()

    line = get(f"/recipes/{recipe.id}").json()["Ingredients"][0]

    assert line["Halal_Status"] == "doubtful"
    assert line["Halal_Note"]


@pytest.mark.parametrize("address", ["abc", "999999999999", "9" * 40, "0", "-1", "1.5", "%00", "1e3"])
def test_what_is_no_recipe_is_not_found(get: Get, address: str) -> None:
    assert_error(get(f"/recipes/{address}"), 404)


def test_a_draft_is_not_found(make: Factory, get: Get) -> None:
    recipe = make.recipe(is_published=False)
    make.committed()

    response = get(f"/recipes/{recipe.id}")

    assert_error(response, 404, code="recipe_not_found")
    assert response.json()["Error"] == "The recipe you're looking for doesn't exist."


def test_the_twelve_are_the_most_viewed(make: Factory, session: Session, database: Database, get: Get) -> None:
    recipes = [make.recipe(f"Soup {n}") for n in range(15)]
    make.committed()
    for number, recipe in enumerate(recipes):
        session.add(RecipeViewDay(recipe_id=recipe.id, day=today(session), views=number + 1))
    session.commit()
    rank_popular(database)

    assert [card["ID"] for card in get("/recipes/top-12").json()] == [recipe.id for recipe in recipes[:2:-1]]


def today(session: Session) -> object:
    """The database's date."""
    from sqlalchemy import func

    return session.scalar(select(func.current_date()))


def test_a_young_site_shows_its_newest(make: Factory, get: Get) -> None:
    recipe = make.recipe()
    make.recipe(is_published=False)
    make.committed()

    assert [card["ID"] for card in get("/recipes/top-12").json()] == [recipe.id]


def test_a_view_counts_once_in_half_an_hour(
    make: Factory, get: Get, session: Session, redis_client: Redis, database: Database
) -> None:
    recipe = make.recipe()
    make.committed()

    answers = [get(f"/recipes/mark-viewed/{recipe.id}").json()["Counted"] for _ in range(3)]
    flush_counters(redis_client, database, views_key(Viewed.RECIPE), view_writer(Viewed.RECIPE))

    assert answers == [True, False, False]
    session.expire_all()
    assert session.get_one(Recipe, recipe.id).view_count == 1


def test_another_browser_at_the_same_address_adds_no_view(make: Factory, client: TestClient) -> None:
    recipe = make.recipe()
    make.committed()
    path = f"{API_PATH}/recipes/mark-viewed/{recipe.id}"

    answers = [client.get(path, headers={"User-Agent": f"b{n}"}).json()["Counted"] for n in range(5)]

    assert answers == [True, False, False, False, False]


def test_a_page_of_another_site_adds_no_view(make: Factory, client: TestClient) -> None:
    recipe = make.recipe()
    make.committed()
    path = f"{API_PATH}/recipes/mark-viewed/{recipe.id}"

    assert_error(client.get(path, headers={"Sec-Fetch-Site": "cross-site"}), 403, code="cross_site")
    assert client.get(path, headers={"Sec-Fetch-Site": "same-origin"}).json() == {"Counted": True}


def test_neighbours_share_what_their_network_may_count(
    make: Factory, client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(views, "VIEWS_PER_NETWORK", 2)
    recipe = make.recipe()
    make.committed()

    def view_from(host: str) -> bool:
        with TestClient(client.app, client=(host, 1234)) as visitor:
            return bool(visitor.get(f"{API_PATH}/recipes/mark-viewed/{recipe.id}").json()["Counted"])

    neighbours = [f"2001:db8:0:{number}::1" for number in range(3)]
    assert [view_from(host) for host in [*neighbours, "2001:db8:1::1"]] == [True, True, False, True]


@pytest.mark.parametrize("address", ["abc", "999999", "9" * 40])
def test_a_view_of_nothing_is_not_found(get: Get, address: str) -> None:
    assert_error(get(f"/recipes/mark-viewed/{address}"), 404)


def test_a_short_link_leads_to_the_recipe_by_code_and_by_slug(make: Factory, get: Get) -> None:
    recipe = make.recipe(slug="lentil-soup", short_code="AbCdEf1")
    make.committed()

    for code in ("lentil-soup", "AbCdEf1"):
        assert get(f"/recipes/full-url/{code}").json() == {"Full_URL": f"http://sufra.test/recipe/{recipe.id}"}


def test_the_host_header_does_not_matter_to_short_links(make: Factory, client: TestClient) -> None:
    make.recipe(slug="lentil-soup")
    make.committed()

    response = client.get("/api/v1.0/recipes/full-url/lentil-soup", headers={"Host": "evil.example"})

    assert response.json()["Full_URL"].startswith("http://sufra.test/")


@pytest.mark.parametrize("code", ["nothing", "a" * 500, "%00", "..%2f..", "😀"])
def test_an_unknown_short_link_is_not_found(get: Get, code: str) -> None:
    assert get(f"/recipes/full-url/{code}").status_code in (404, 422)


def test_a_draft_has_no_short_link(make: Factory, get: Get) -> None:
    make.recipe(slug="secret-soup", is_published=False)
    make.committed()

    assert_error(get("/recipes/full-url/secret-soup"), 404)
