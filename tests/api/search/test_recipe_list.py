"""GET /recipes/search as the list screen uses it."""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime

import pytest
from sqlalchemy import text

from core.models import Recipe
from core.recipes.cards import CARD_FIELDS
from core.search.indexes.recipes import INDEX as RECIPES
from core.settings import Settings
from indexer.context import IndexerContext
from indexer.rebuild import rebuild
from indexer.search_engine import SearchEngine
from tests.api.conftest import Get
from tests.api.errors import assert_error
from tests.factories import Factory

PATH = "/recipes/search"


def test_the_answer_has_the_names_of_the_spec(soups: Sequence[Recipe], get: Get) -> None:
    body = get(PATH).json()

    assert set(body) == {
        "Recipes",
        "Total_Recipes",
        "HasMore",
        "Relaxed",
        "Understood",
        "Without_Any",
        "Counterpart",
        "Degraded",
        "At_Hand",
    }
    assert set(body["Recipes"][0]) == {*CARD_FIELDS, "Found_By"}


def test_a_page_has_eighteen_recipes_and_the_exact_total(soups: Sequence[Recipe], get: Get) -> None:
    body = get(PATH).json()

    assert len(body["Recipes"]) == 18
    assert body["Total_Recipes"] == 30
    assert body["HasMore"] is True


def test_pages_follow_one_another_without_gap_or_repeat(soups: Sequence[Recipe], get: Get) -> None:
    pages = [get(PATH, Limit=18, Offset=offset).json() for offset in (0, 18, 36)]

    ids = [recipe["ID"] for page in pages for recipe in page["Recipes"]]
    assert sorted(ids) == sorted(soup.id for soup in soups)
    assert [page["HasMore"] for page in pages] == [True, False, False]


def test_pages_of_recipes_of_equal_rank_follow_one_another_through_a_rebuild(
    make: Factory,
    get: Get,
    indexed: Callable[[], None],
    context: IndexerContext,
    recipe_index: str,
    settings: Settings,
) -> None:
    equal = [make.recipe("Lentil Soup", published_at=datetime(2026, 3, 5, tzinfo=UTC)) for _ in range(30)]
    for soup in reversed(equal):
        soup.description = "Edited."
        make.committed()
    indexed()

    first = get(PATH, Limit=18, Offset=0).json()["Recipes"]
    rebuild(context, RECIPES, recipe_index, config_dir=settings.search_config_dir)
    second = get(PATH, Limit=18, Offset=18).json()["Recipes"]

    assert [recipe["ID"] for recipe in first + second] == sorted((soup.id for soup in equal), reverse=True)


def test_a_cuisine_renamed_in_the_database_is_shown_by_its_new_name(
    soups: Sequence[Recipe], make: Factory, get: Get, indexed: Callable[[], None]
) -> None:
    make.session.execute(text("UPDATE cuisines SET display_name = 'Anatolian' WHERE code = 'TR'"))
    make.committed()
    indexed()

    shown = {recipe["Cuisine_Display_Name"] for recipe in get(PATH, Cuisines="TR").json()["Recipes"]}

    assert shown == {"Anatolian"}


@pytest.mark.parametrize("offset", [1, 7, 17, 19, 29])
def test_an_offset_that_is_no_multiple_of_the_limit_works(soups: Sequence[Recipe], get: Get, offset: int) -> None:
    everything = [recipe["ID"] for recipe in get(PATH, Limit=100).json()["Recipes"]]

    page = get(PATH, Limit=7, Offset=offset).json()

    assert [recipe["ID"] for recipe in page["Recipes"]] == everything[offset : offset + 7]
    assert page["Total_Recipes"] == 30


def test_an_offset_past_the_end_is_an_empty_page(soups: Sequence[Recipe], get: Get) -> None:
    body = get(PATH, Offset=1_000_000).json()

    assert body["Recipes"] == []
    assert body["HasMore"] is False


@pytest.mark.parametrize("value", ["PAK", "pak", "Pakistani", "South Asian (Pakistani)", "south asian (pakistani)"])
def test_a_cuisine_is_filtered_by_code_name_or_display_name_in_any_case(
    soups: Sequence[Recipe], get: Get, value: str
) -> None:
    body = get(PATH, Cuisines=value).json()

    assert body["Total_Recipes"] == 10
    assert {recipe["Cuisine_Code"] for recipe in body["Recipes"]} == {"PAK"}


def test_values_of_one_filter_are_alternatives(soups: Sequence[Recipe], get: Get) -> None:
    assert get(PATH, Cuisines="PAK,TR").json()["Total_Recipes"] == 20


def test_filters_add_up(soups: Sequence[Recipe], get: Get) -> None:
    body = get(PATH, Cuisines="TR,PER", Categories="MAIN", Difficulty_Levels="Hard").json()

    assert {recipe["Difficulty_Level"] for recipe in body["Recipes"]} == {"Hard"}
    assert body["Total_Recipes"] == len([n for n in range(20, 30) if n % 3 != 1])


def test_a_quick_easy_recipe_is_found_under_both(soups: Sequence[Recipe], get: Get) -> None:
    assert get(PATH, Difficulty_Levels="Quick").json()["Total_Recipes"] == 10
    assert get(PATH, Difficulty_Levels="Easy").json()["Total_Recipes"] == 20


def test_an_unknown_filter_value_matches_nothing(soups: Sequence[Recipe], get: Get) -> None:
    assert get(PATH, Cuisines="Klingon").json()["Total_Recipes"] == 0
    assert get(PATH, Cuisines="Klingon,TR").json()["Total_Recipes"] == 10


@pytest.mark.parametrize(
    "value", ['"', "\\", '\\"', "] OR ID > 0", 'TR" OR "x', "a AND b", "NOT", "(", "IN [", "😀", "\x01", "TO 5", "'"]
)
def test_operators_in_a_filter_value_are_only_text(soups: Sequence[Recipe], get: Get, value: str) -> None:
    response = get(PATH, Cuisines=value)

    assert response.status_code == 200, response.text
    assert response.json()["Total_Recipes"] in (0, 30 if not value.strip("\x01") else 0)


@pytest.mark.parametrize("limit", ["0", "-1", "1000", "abc", "1.5", "9" * 40])
def test_a_limit_out_of_bounds_is_refused(get: Get, limit: str) -> None:
    assert_error(get(PATH, Limit=limit), 422, code="invalid")


@pytest.mark.parametrize("offset", ["-1", "abc", "9" * 40])
def test_an_offset_that_is_no_count_is_refused(get: Get, offset: str) -> None:
    assert_error(get(PATH, Offset=offset), 422, code="invalid")


def test_a_search_text_of_ten_thousand_letters_is_refused(get: Get) -> None:
    assert_error(get(PATH, Search_Text="a" * 10_000), 422)


def test_a_thousand_filter_values_are_refused(get: Get) -> None:
    assert_error(get(PATH, Cuisines=",".join(f"c{n}" for n in range(400))), 422)


@pytest.mark.parametrize("text", ["\x00soup", "soup\n", "  soup  ", "soup\u200b", "SOUP", "söup"])
def test_control_characters_spaces_and_case_do_not_matter(soups: Sequence[Recipe], get: Get, text: str) -> None:
    assert get(PATH, Search_Text=text).json()["Total_Recipes"] == 30


@pytest.mark.parametrize("text", ["", "   ", "recipes", "the recipe", "Recipe", "\u00a0"])
def test_filler_lists_everything(soups: Sequence[Recipe], get: Get, text: str) -> None:
    body = get(PATH, Search_Text=text).json()

    assert body["Total_Recipes"] == 30
    assert body["Relaxed"] is False


def test_unknown_words_are_left_out_when_nothing_has_them(soups: Sequence[Recipe], get: Get) -> None:
    body = get(PATH, Search_Text="xyzzyx soup").json()

    assert body["Total_Recipes"] == 30
    assert body["Relaxed"] is True


@pytest.mark.parametrize("text", ["xyzzyx qwertzu", 'xyzzyx "', "xyzzyx - !"])
def test_unknown_words_only_find_nothing(soups: Sequence[Recipe], get: Get, text: str) -> None:
    body = get(PATH, Search_Text=text).json()

    assert body["Total_Recipes"] == 0
    assert body["Relaxed"] is False


def test_a_word_of_a_description_alone_counts_as_unknown(make: Factory, indexed: Callable[[], None], get: Get) -> None:
    make.recipe("Chicken Curry")
    make.recipe("Rice Pudding", description="So yummy.")
    make.committed()
    indexed()

    body = get(PATH, Search_Text="yummy chicken curry").json()

    assert [recipe["Short_Title"] for recipe in body["Recipes"]] == ["Chicken Curry"]
    assert body["Relaxed"] is True


@pytest.mark.parametrize(
    ("text", "title"),
    [
        ("biriyani", "Chicken Biryani"),
        ("biriy", "Chicken Biryani"),
        ("chiken", "Chicken Biryani"),
        ("houmous", "Hummus"),
        ("aubergine", "Smoky Eggplant Dip"),
        ("cilant", "Coriander Chutney"),
        ("tomatoes", "Tomato Salad"),
        ("brocolli", "Broccoli Rice"),
    ],
)
def test_what_was_meant_is_found(make: Factory, indexed: Callable[[], None], get: Get, text: str, title: str) -> None:
    for name in (
        "Chicken Biryani", "Hummus", "Smoky Eggplant Dip", "Coriander Chutney", "Tomato Salad", "Broccoli Rice",
    ):  # fmt: skip
        make.recipe(name, ingredients=("salt",))
    make.committed()
    indexed()

    assert get(PATH, Search_Text=text).json()["Recipes"][0]["Short_Title"] == title


def test_a_change_shows_as_soon_as_it_is_indexed(
    soups: Sequence[Recipe], make: Factory, indexed: Callable[[], None], get: Get
) -> None:
    assert get(PATH, Search_Text="kisir").json()["Total_Recipes"] == 0

    make.recipe("Kisir")
    make.committed()
    indexed()

    assert get(PATH, Search_Text="kisir").json()["Total_Recipes"] == 1


def test_drafts_are_never_listed(make: Factory, indexed: Callable[[], None], get: Get) -> None:
    make.recipe("Secret Soup", is_published=False)
    make.committed()
    indexed()

    assert get(PATH, Search_Text="secret").json()["Total_Recipes"] == 0


def test_what_nothing_has_beside_something_haram_leaves_what_is_cooked_in_its_place(
    make: Factory, get: Get, indexed: Callable[[], None]
) -> None:
    make.recipe("Merguez Sandwich")
    make.committed()
    indexed()

    body = get(PATH, Search_Text="xyzzy with andouille").json()

    assert [recipe["Short_Title"] for recipe in body["Recipes"]] == ["Merguez Sandwich"]
    assert (body["Relaxed"], body["Counterpart"]["Name"]) == (True, "Pork sausage such as pepperoni and chorizo")


@pytest.mark.parametrize("field", [*sorted(set(CARD_FIELDS) - {"ID"}), "Ingredients", "Tags", "Other_Names"])
def test_a_document_of_an_older_release_without_a_field_is_found_all_the_same(
    field: str, make: Factory, indexed: Callable[[], None], get: Get, search: SearchEngine, recipe_index: str
) -> None:
    recipe = make.recipe("Red Lentil Soup")
    make.committed()
    indexed()
    index = search.client.index(recipe_index)
    document = dict(search.client.http.get(f"indexes/{recipe_index}/documents/{recipe.id}"))
    del document[field]
    search.run(lambda: index.add_documents([{**document, "Document_Version": 1}]))

    # Every answer has the shape that OpenAPI describes.
    for asked in ("", "soup"):
        found = get(PATH, Search_Text=asked)
        assert found.status_code == 200
        assert [card["ID"] for card in found.json()["Recipes"]] == [recipe.id]
