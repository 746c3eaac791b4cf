"""Opening a recipe in its editor, saving it, and what is refused."""

import json
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from httpx2 import Response
from PIL import Image
from sqlalchemy import func, select
from sqlalchemy.orm import Session

from api.app import API_PATH
from core.models import Image as ImageRow
from core.models import Recipe, RecipeIngredient, RecipeLabels, User
from core.settings import Settings
from tests.api.auth.steps import fetch, post, token_of
from tests.api.editor.edits import edit_of
from tests.api.errors import assert_error
from tests.core.images.sample_pictures import GREEN, encode
from tests.factories import Factory

Save = Callable[..., Response]


@pytest.fixture
def owner(make: Factory) -> User:
    owner = make.member()
    make.committed()
    return owner


@pytest.fixture
def recipe(make: Factory, owner: User) -> Recipe:
    recipe = make.recipe(owner=owner, ingredients=("red lentils", "onion"), steps=("Chop.", "Simmer until soft."))
    make.committed()
    return recipe


@pytest.fixture
def save(client: TestClient, recipe: Recipe, owner: User) -> Save:
    """Saves an edit of the recipe as its owner."""

    def put(edit: object, *, files: Mapping[str, Any] | None = None, **headers: str) -> Response:
        part = edit if isinstance(edit, str) else json.dumps(edit)
        return client.put(
            f"{API_PATH}/recipes/{recipe.id}",
            files={"recipe": (None, part), **(files or {})},
            headers={"Authorization": f"Bearer {token_of(owner)}", **headers},
        )

    return put


def opened(client: TestClient, recipe: Recipe, owner: User) -> dict[str, Any]:
    answer: dict[str, Any] = fetch(client, f"/recipes/edit/{recipe.id}", token=token_of(owner)).json()
    return answer


def problems(response: Response) -> dict[str, str]:
    assert_error(response, 422)
    return {problem["Field"]: problem["Problem"] for problem in response.json()["Details"]}


def picture(width: int, height: int) -> tuple[str, bytes, str]:
    return ("a.png", encode(Image.new("RGB", (width, height), GREEN)), "image/png")


def test_what_is_saved_is_what_opens_next(client: TestClient, recipe: Recipe, owner: User, save: Save) -> None:
    edit = edit_of(recipe, Cultural_Notes="From Gaziantep.", Fiber_Grams=8.25)

    answer = save(edit)

    assert answer.status_code == 200, answer.text
    shown = opened(client, recipe, owner)
    assert answer.json() == {"Updated": True, "Version": shown["Version"]}
    parts = {"Ingredients", "Instructions", "Tags"}
    assert {name: shown[name] for name in edit if name not in parts} == {
        name: value for name, value in edit.items() if name not in parts
    }
    assert [(line["Name"], line["Quantity"], line["Unit"]) for line in shown["Ingredients"]] == [
        ("red lentils", 200, "g")
    ]
    assert [(step["Instruction_Text"], step["Time_Needed"]) for step in shown["Instructions"]] == [
        ("Simmer until soft.", 20)
    ]
    assert [tag["Name"] for tag in shown["Tags"]] == ["soup"]


def test_saving_what_was_opened_changes_nothing(
    client: TestClient, session: Session, recipe: Recipe, owner: User, save: Save
) -> None:
    save(edit_of(recipe))
    before = opened(client, recipe, owner)

    assert save(before).json()["Version"] == before["Version"]
    assert opened(client, recipe, owner) == before


def test_lines_keep_their_id_when_they_are_moved(client: TestClient, recipe: Recipe, owner: User, save: Save) -> None:
    edit = edit_of(recipe)
    lentils, onion = opened(client, recipe, owner)["Ingredients"]

    save({**edit, "Ingredients": [onion, {"Name": "cumin"}, lentils]})

    shown = opened(client, recipe, owner)["Ingredients"]
    assert [(line["Name"], line["Sort_Order"]) for line in shown] == [("onion", 1), ("cumin", 2), ("red lentils", 3)]
    assert (shown[0]["ID"], shown[2]["ID"]) == (onion["ID"], lentils["ID"])


def test_a_line_of_another_recipe_is_a_new_line(
    make: Factory, session: Session, recipe: Recipe, owner: User, save: Save
) -> None:
    foreign = make.recipe(ingredients=("saffron",)).ingredients[0]
    make.committed()

    assert save(edit_of(recipe, Ingredients=[{"ID": foreign.id, "Name": "salt"}])).status_code == 200

    session.rollback()
    assert session.get_one(RecipeIngredient, foreign.id).name == "saffron"


def test_a_finer_quantity_of_an_import_survives(
    client: TestClient, session: Session, recipe: Recipe, owner: User, save: Save
) -> None:
    recipe.ingredients[0].quantity = 0.333  # type: ignore[assignment]
    session.commit()
    edit = edit_of(recipe)
    lines = opened(client, recipe, owner)["Ingredients"]
    assert lines[0]["Quantity"] == 0.33

    save({**edit, "Ingredients": lines})

    session.expire_all()
    assert float(recipe.ingredients[0].quantity or 0) == 0.333


def test_an_edited_line_no_longer_quotes_its_import(
    client: TestClient, session: Session, recipe: Recipe, owner: User, save: Save
) -> None:
    for part in recipe.ingredients:
        part.original_text = f"some {part.name}"
    session.commit()
    edit = edit_of(recipe)
    lentils, onion = opened(client, recipe, owner)["Ingredients"]

    save({**edit, "Ingredients": [lentils, {**onion, "Name": "shallot"}]})

    session.expire_all()
    assert [part.original_text for part in recipe.ingredients] == ["some red lentils", None]


def test_resting_time_is_kept(client: TestClient, session: Session, recipe: Recipe, owner: User, save: Save) -> None:
    recipe.prep_minutes, recipe.cook_minutes, recipe.total_minutes = 10, 20, 90
    session.commit()

    save(edit_of(recipe, Prep_Time_Minutes=5, Cook_Time_Minutes=30))

    assert opened(client, recipe, owner)["Total_Time"] == 95


def test_a_saved_recipe_is_labelled_and_found(
    client: TestClient, session: Session, recipe: Recipe, save: Save, indexed: Callable[[], None]
) -> None:
    save(edit_of(recipe, Ingredients=[{"Name": "butter"}], Short_Title="Buttered lentils"))
    indexed()

    assert "milk" not in session.get_one(RecipeLabels, recipe.id).allergens_not_found
    assert [
        card["Short_Title"] for card in fetch(client, "/recipes/search?Search_Text=buttered").json()["Recipes"]
    ] == ["Buttered lentils"]


def test_the_second_of_two_people_is_told(client: TestClient, recipe: Recipe, owner: User, save: Save) -> None:
    version = opened(client, recipe, owner)["Version"]
    assert save(edit_of(recipe, Short_Title="First", Version=version)).status_code == 200

    second = save(edit_of(recipe, Short_Title="Second", Version=version))

    assert_error(second, 409, code="recipe_changed")
    assert opened(client, recipe, owner)["Short_Title"] == "First"


def test_an_edit_of_the_newer_version_is_saved_over_it(
    client: TestClient, recipe: Recipe, owner: User, save: Save
) -> None:
    version = opened(client, recipe, owner)["Version"]
    save(edit_of(recipe, Short_Title="First", Version=version))
    assert_error(save(edit_of(recipe, Short_Title="Second", Version=version)), 409)
    theirs = opened(client, recipe, owner)["Version"]

    assert save(edit_of(recipe, Short_Title="Second", Version=theirs)).status_code == 200

    assert opened(client, recipe, owner)["Short_Title"] == "Second"


def test_a_change_of_an_ingredient_alone_is_dated(
    client: TestClient, make: Factory, recipe: Recipe, owner: User, save: Save
) -> None:
    save(edit_of(recipe))
    recipe.updated_at = datetime(2026, 1, 1, tzinfo=UTC)
    make.committed()
    assert opened(client, recipe, owner)["Updated_At"] == "2026-01-01T00:00:00Z"

    save(edit_of(recipe, Ingredients=[{"Name": "green lentils"}]))

    assert opened(client, recipe, owner)["Updated_At"] > "2026-01-02"


def test_an_etag_tells_the_second_as_well(client: TestClient, recipe: Recipe, owner: User, save: Save) -> None:
    tag = fetch(client, f"/recipes/edit/{recipe.id}", token=token_of(owner)).headers["ETag"]
    first = save(edit_of(recipe), **{"If-Match": tag})
    assert first.status_code == 200

    assert_error(save(edit_of(recipe, Short_Title="B"), **{"If-Match": tag}), 409)
    assert save(edit_of(recipe, Short_Title="C"), **{"If-Match": first.headers["ETag"]}).status_code == 200


def test_the_same_save_twice_at_once_is_done_once(client: TestClient, recipe: Recipe, owner: User, save: Save) -> None:
    edit = edit_of(recipe, Version=opened(client, recipe, owner)["Version"])

    with ThreadPoolExecutor(2) as threads:
        statuses = sorted(one.status_code for one in threads.map(save, [edit, edit]))

    assert statuses == [200, 409]
    assert len(opened(client, recipe, owner)["Ingredients"]) == 1


@pytest.mark.parametrize(
    ("changed", "field"),
    [
        ({"Ingredients": [{"Name": "onion"}, {"Name": "pork belly"}]}, "Ingredients.1.Name"),
        ({"Ingredients": [{"Name": "red wine", "Is_Optional": True}]}, "Ingredients.0.Name"),
        ({"Instructions": [{"Instruction_Text": "Deglaze with red wine."}]}, "Instructions.0.Instruction_Text"),
        ({"Short_Title": "Pork stew"}, "Short_Title"),
    ],
)
def test_nothing_haram_is_saved(
    client: TestClient, recipe: Recipe, owner: User, save: Save, changed: dict[str, Any], field: str
) -> None:
    before = opened(client, recipe, owner)

    refused = problems(save(edit_of(recipe, **changed)))

    assert refused[field].startswith("Not halal: ")
    assert opened(client, recipe, owner) == before


@pytest.mark.parametrize(
    ("changed", "field"),
    [
        ({"Short_Title": ""}, "Short_Title"),
        ({"Short_Title": " \u00a0 "}, "Short_Title"),
        ({"Short_Title": "x" * 121}, "Short_Title"),
        ({"Description": None}, "Description"),
        ({"Difficulty_Level": "Quick"}, "Difficulty_Level"),
        ({"Prep_Time_Minutes": -1}, "Prep_Time_Minutes"),
        ({"Cook_Time_Minutes": 1.5}, "Cook_Time_Minutes"),
        ({"Cook_Time_Minutes": "20"}, "Cook_Time_Minutes"),
        ({"Serving_Size": 0}, "Serving_Size"),
        ({"Fat_Grams": -0.1}, "Fat_Grams"),
        ({"Calories_Per_Serving": 1e9}, "Calories_Per_Serving"),
        ({"Cuisine_ID": 10**12}, "Cuisine_ID"),
        ({"Category_ID": 10**12}, "Category_ID"),
        ({"Cuisine_ID": None}, "Cuisine_ID"),
        ({"Ingredients": [{"Name": "salt"}] * 500}, "Ingredients"),
        ({"Ingredients": []}, "Ingredients"),
        ({"Instructions": []}, "Instructions"),
        ({"Ingredients": [{"Name": "salt", "Notes": "x" * 1_000}] * 30}, "Ingredients"),
        ({"Instructions": [{"Instruction_Text": "x" * 10_000}] * 4}, "Instructions"),
        ({"Ingredients": [{"Name": " "}]}, "Ingredients.0.Name"),
        ({"Ingredients": [{"Name": "salt", "Quantity": 0.001}]}, "Ingredients.0.Quantity"),
        ({"Ingredients": [{"Name": "salt", "Quantity": 1e9}]}, "Ingredients.0.Quantity"),
        ({"Ingredients": [{"Name": "salt", "Quantity": -1}]}, "Ingredients.0.Quantity"),
        ({"Instructions": [{"Instruction_Text": ""}]}, "Instructions.0.Instruction_Text"),
        ({"Tags": [{"Name": "x" * 81}]}, "Tags.0.Name"),
    ],
)
def test_a_broken_rule_is_named_with_its_field(
    client: TestClient, recipe: Recipe, owner: User, save: Save, changed: dict[str, Any], field: str
) -> None:
    before = opened(client, recipe, owner)

    assert field in problems(save(edit_of(recipe, **changed)))
    assert opened(client, recipe, owner) == before


@pytest.mark.parametrize("part", ["", "soup", "[]", "null", '{"Short_Title": ', "{}", "\x00", "9" * 5000])
def test_a_part_that_is_no_recipe_is_refused(save: Save, part: str) -> None:
    assert_error(save(part), 422)


def test_tags_that_differ_in_case_are_one(client: TestClient, recipe: Recipe, owner: User, save: Save) -> None:
    save(edit_of(recipe, Tags=[{"Name": " Soup "}, {"Name": "soup"}, {"Name": "SOUP"}, {"Name": ""}]))

    assert [tag["Name"] for tag in opened(client, recipe, owner)["Tags"]] == ["Soup"]


def test_pictures_replace_the_former_ones(
    client: TestClient, recipe: Recipe, owner: User, save: Save, settings: Settings
) -> None:
    answer = save(edit_of(recipe), files={"preview_image": picture(800, 600), "banner_image": picture(2000, 900)})

    assert answer.status_code == 200, answer.text
    shown = opened(client, recipe, owner)
    for name, width in (("Preview_Image_URL", "-800"), ("Banner_Image_URL", "-1600")):
        assert width in shown[name]
        assert client.get(shown[name]).headers["Content-Type"] == "image/webp"
    page = fetch(client, f"/recipes/{recipe.id}").json()
    assert page["Image_20_9_URL"] == shown["Banner_Image_URL"]
    assert page["Image_4_3_BlurHash"]


def test_a_new_picture_is_a_new_version(client: TestClient, recipe: Recipe, owner: User, save: Save) -> None:
    edit = edit_of(recipe)
    first = save(edit).json()["Version"]

    assert save(edit, files={"preview_image": picture(400, 300)}).json()["Version"] != first


@pytest.mark.parametrize(
    ("files", "status"),
    [
        ({"preview_image": picture(800, 800)}, 400),
        ({"banner_image": picture(800, 600)}, 400),
        ({"preview_image": ("a.png", b"<svg/>", "image/png")}, 415),
        ({"preview_image": ("a.png", b"x" * (2 * 1024 * 1024 + 1), "image/png")}, 413),
        ({"preview_image": picture(800, 600), "banner_image": ("a.png", b"GIF89a", "image/gif")}, 400),
        ({"preview_image": (None, "text")}, 422),
    ],
    ids=["square", "not 20:9", "svg", "too large", "broken", "a text"],
)
def test_a_refused_picture_leaves_nothing(
    client: TestClient,
    session: Session,
    recipe: Recipe,
    owner: User,
    save: Save,
    settings: Settings,
    files: dict[str, Any],
    status: int,
) -> None:
    before, stored = opened(client, recipe, owner), set(media_files(settings))

    assert_error(save(edit_of(recipe, Short_Title="Other"), files=files), status)

    assert opened(client, recipe, owner) == before
    assert session.scalar(select(func.count()).select_from(ImageRow)) == 0
    assert set(media_files(settings)) == stored


def test_a_refused_recipe_leaves_no_picture(session: Session, recipe: Recipe, save: Save, settings: Settings) -> None:
    stored = set(media_files(settings))

    assert_error(
        save(edit_of(recipe, Ingredients=[{"Name": "bacon"}]), files={"preview_image": picture(812, 609)}), 422
    )

    assert session.scalar(select(func.count()).select_from(ImageRow)) == 0
    assert set(media_files(settings)) == stored


def test_an_empty_file_field_is_no_picture(save: Save, recipe: Recipe) -> None:
    assert save(edit_of(recipe), files={"preview_image": ("", b"", "application/octet-stream")}).status_code == 200


def test_only_the_owner_and_staff_see_the_editor(
    client: TestClient, make: Factory, recipe: Recipe, owner: User
) -> None:
    staff, other = make.member(is_staff=True), make.member()
    make.committed()

    def answer(recipe_id: int, member: User) -> object:
        return fetch(client, f"/recipes/is-editable/{recipe_id}", token=token_of(member)).json()

    assert [answer(recipe.id, one) for one in (owner, staff, other)] == [
        {"Is_Editable": True},
        {"Is_Editable": True},
        {"Is_Editable": False},
    ]
    assert answer(10**15, staff) == {"Is_Editable": False}
    refused = fetch(client, f"/recipes/edit/{recipe.id}", token=token_of(other))
    assert refused.json()["Error"] == "You don't have permission to edit this recipe"
    assert_error(refused, 403)


def test_lines_are_judged_while_they_are_typed(client: TestClient, owner: User) -> None:
    body = {"Lines": ["2 onions", "100 g gelatin", "pork belly", ""], "Title": "Stew"}

    lines = post(client, "/recipes/check-ingredients", body, token=token_of(owner)).json()["Lines"]

    assert [line["Status"] for line in lines] == ["halal", "doubtful", "haram", "halal"]
    assert lines[2]["Reason"]
    assert lines[2]["Substitute"]


@pytest.mark.parametrize("body", [{}, {"Lines": "onion"}, {"Lines": ["x" * 601]}, {"Lines": [""] * 301}])
def test_what_is_no_list_of_lines_is_refused(client: TestClient, owner: User, body: object) -> None:
    assert_error(post(client, "/recipes/check-ingredients", body, token=token_of(owner)), 422)


def media_files(settings: Settings) -> list[Path]:
    return [path for path in settings.media_dir.rglob("*") if path.is_file()]
