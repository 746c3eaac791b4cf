"""The composer's data: it loads, it is plausible, and it covers the site's lookups."""

import pytest

from core.composing.compose import dishes_of
from core.composing.cuisines import flavour_bases
from core.composing.dishes import dishes, load_dishes
from core.composing.facts import load_pantry, pantry
from core.composing.recognise import recognise
from core.composing.toml_files import KnowledgeError
from core.halal import Status, classify_line, classify_text
from core.lookups.load import read_lookups

LOOKUPS = read_lookups()
KINDS = {"kinds.toml": {"root": {"role": "vegetable", "use": 80}}}


def test_every_ingredient_of_the_lookups_is_known() -> None:
    names = [row["name"] for row in LOOKUPS["ingredients"]]
    assert [name for name in names if recognise(name) is None] == []


def test_every_cuisine_of_the_lookups_has_a_flavour_base() -> None:
    assert {row["code"] for row in LOOKUPS["cuisines"]} == set(flavour_bases())


@pytest.mark.parametrize("cuisine", [row["code"] for row in LOOKUPS["cuisines"]])
def test_every_category_of_a_cuisine_has_at_least_two_dishes(cuisine: str) -> None:
    few = [row["code"] for row in LOOKUPS["categories"] if len(dishes_of(cuisine, row["code"])) < 2]
    assert few == []


def test_dishes_name_only_cuisines_and_categories_that_exist() -> None:
    categories = {row["code"] for row in LOOKUPS["categories"]}
    for dish in dishes().values():
        assert set(dish.places) <= set(flavour_bases()), dish.id
        assert frozenset().union(*dish.places.values()) <= categories, dish.id


def test_a_dish_with_a_name_in_its_title_has_one_for_each_cuisine() -> None:
    for dish in dishes().values():
        if "{name}" in dish.title:
            assert set(dish.places) <= set(dish.names), dish.id


def test_no_name_of_a_dish_is_that_of_something_haram() -> None:
    named = [(dish.id, name) for dish in dishes().values() for name in (*dish.names.values(), *dish.other_names)]
    assert [(dish, name) for dish, name in named if classify_text(name).status is Status.HARAM] == []


def test_a_cuisine_that_stands_twice_is_named() -> None:
    dish = {"in": "TR MAIN, TR APP", "title": "Soup", "says": "Soup.", "parts": {}, "steps": ["cook 5: Boil."]}
    with pytest.raises(KnowledgeError, match="TR stands twice"):
        load_dishes({"b.toml": {"soup": dish}}, pantry())


def test_every_dish_tells_its_story_for_each_cuisine() -> None:
    assert [dish.id for dish in dishes().values() if not all(dish.stories.get(code) for code in dish.places)] == []


@pytest.mark.parametrize("name", sorted(pantry().facts))
def test_calories_follow_from_the_nutrients(name: str) -> None:
    kcal, protein, carbs, fat, fiber = pantry().fact(name).nutrition
    expected = 4 * protein + 4 * max(0, carbs - fiber) + 2 * fiber + 9 * fat
    # Acids and polyols have calories that are no nutrient of these; tables round.
    assert abs(kcal - expected) <= max(22, 0.25 * expected)


def test_every_ingredient_is_halal() -> None:
    assert [name for name in pantry().facts if classify_line(name).status is not Status.HALAL] == []


def test_an_ingredient_without_nutrition_is_named_with_its_place() -> None:
    with pytest.raises(KnowledgeError, match=r"a\.toml, \[root\] carrot: 'n' is missing"):
        load_pantry(KINDS | {"a.toml": {"root": {"carrot": {}}}})


def test_an_unknown_key_is_named_with_its_place() -> None:
    row = {"n": [1, 2, 3, 4, 5], "colour": "red"}
    with pytest.raises(KnowledgeError, match=r"\[root\] carrot: there is no key 'colour'"):
        load_pantry(KINDS | {"a.toml": {"root": {"carrot": row}}})


def test_a_step_about_a_part_that_the_dish_does_not_have_is_named() -> None:
    dish = {"in": "TR MAIN", "title": "Soup", "says": "Soup.", "parts": {}, "steps": ["cook 5: Boil {leek}."]}
    with pytest.raises(KnowledgeError, match=r"b\.toml, soup, step 1: the dish has no part 'leek'"):
        load_dishes({"b.toml": {"soup": dish}}, pantry())


def test_an_ingredient_line_that_is_not_understood_is_named() -> None:
    parts = {"main": {"line": "some carrots"}}
    dish = {"in": "TR MAIN", "title": "Soup", "says": "Soup.", "parts": parts, "steps": ["cook 5: Boil."]}
    with pytest.raises(KnowledgeError, match=r"b\.toml, soup, main: 'some carrots' is no amount and ingredient"):
        load_dishes({"b.toml": {"soup": dish}}, pantry())
