"""Recipes like another."""

from typing import Any

from core.recipes.similar import OF_ONE_DISH, SHOWN, dish_of, likeness, most_similar


def document(number: int, title: str, *ingredients: str, **given: Any) -> dict[str, Any]:
    """What is compared of a recipe."""
    return {
        "ID": number, "Short_Title": title, "Ingredients": list(ingredients), "Cuisine_Code": None,
        "Category_Code": None, "Total_Time": None, **given,
    }  # fmt: skip


BIRYANI = document(1, "Chicken Biryani", "chicken", "basmati rice", "yogurt", Cuisine_Code="PAK", Total_Time=60)


def test_shared_ingredients_make_recipes_alike() -> None:
    near = document(2, "Chicken Pulao", "chicken", "basmati rice")
    far = document(3, "Apple Pie", "apple", "flour")

    assert [other["ID"] for other in most_similar(BIRYANI, [far, near])] == [2, 3]


def test_a_recipe_is_not_like_itself_and_stands_once() -> None:
    other = document(2, "Chicken Pulao", "chicken")

    assert most_similar(BIRYANI, [BIRYANI, other, other]) == [other]


def test_there_are_six_and_never_more_than_two_of_one_dish() -> None:
    same = [document(number, "Lamb Biryani", "basmati rice", "yogurt") for number in range(2, 12)]
    others = [document(number, f"Dish {number}", "cabbage") for number in range(20, 30)]

    shown = most_similar(BIRYANI, [*same, *others])

    assert len(shown) == SHOWN
    assert sum(dish_of(other) == "biryani" for other in shown) == OF_ONE_DISH


def test_salt_makes_nothing_alike() -> None:
    assert likeness(document(1, "Soup", "salt", "water"), document(2, "Cake", "salt", "sugar")) == 0


def test_the_cuisine_and_the_effort_count() -> None:
    quick = document(2, "Salad", "cucumber", Cuisine_Code="PAK", Total_Time=10)
    slow = document(3, "Roast", "cucumber", Cuisine_Code="PAK", Total_Time=60)

    assert likeness(BIRYANI, slow) > likeness(BIRYANI, quick) > likeness(BIRYANI, document(4, "Salad", "cucumber"))
