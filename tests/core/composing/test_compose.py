"""Single requests to the composer: what is refused, what is left out, which wishes are honoured."""

import pytest

from core.composing import ComposeRequest, Composition, NoDish, compose
from core.labels import Diet, Suitability, label_recipe
from core.recipes.inputs import RecipeInput


def ask(
    *names: str, cuisine: str = "TR", category: str = "MAIN", say: str = "", variation: int = 0
) -> Composition | NoDish:
    return compose(
        ComposeRequest(
            cuisine_code=cuisine, category_code=category, ingredients=names, instructions=say, variation=variation
        )
    )


def recipe_of(*names: str, cuisine: str = "TR", category: str = "MAIN", say: str = "") -> Composition:
    answer = ask(*names, cuisine=cuisine, category=category, say=say)
    assert isinstance(answer, Composition)
    return answer


def text_of(answer: Composition) -> str:
    recipe = answer.recipe
    lines = [part.name for part in recipe.ingredients]
    return " ".join((recipe.short_title, recipe.long_title, *lines, *(step.text for step in recipe.steps))).lower()


@pytest.mark.parametrize("pork", ["pork belly", "Bacon", "prosciutto", "lard", "wine", "mirin"])
def test_a_haram_ingredient_is_refused_with_its_reason(pork: str) -> None:
    answer = ask(pork, "rice", "tomato")
    assert isinstance(answer, NoDish)
    assert answer.says.startswith(f"{pork} can't be used: ")


def test_ingredients_of_another_category_make_no_dish_and_the_nearest_is_offered() -> None:
    answer = ask("beef", "onion", "potatoes", category="DES")
    assert isinstance(answer, NoDish)
    assert answer.nearest
    assert (answer.nearest.cuisine_code, answer.nearest.category_code) == ("TR", "MAIN")


def test_the_nearest_dish_can_be_asked_for() -> None:
    answer = ask("beef", "onion", "potatoes", category="DES")
    assert isinstance(answer, NoDish)
    assert answer.nearest
    found = recipe_of(
        "beef", "onion", "potatoes", cuisine=answer.nearest.cuisine_code, category=answer.nearest.category_code
    )
    assert found.recipe.short_title == answer.nearest.title


@pytest.mark.parametrize(
    ("cuisine", "category", "names"),
    [
        ("JP", "MAIN", ("chocolate", "sardines", "banana")),
        ("TR", "BRK", ("coconut milk", "lemongrass", "prawns")),
        ("US", "BRK", ("kimchi", "tofu", "miso")),
        ("BAL", "MAIN", ("pineapple", "coconut milk", "seaweed")),
        ("US", "MAIN", ("honey", "oats", "dried cranberries")),
        ("MEX", "MAIN", ("chocolate", "mackerel", "yogurt")),
    ],
)
def test_what_makes_no_such_dish_is_refused(cuisine: str, category: str, names: tuple[str, ...]) -> None:
    assert isinstance(ask(*names, cuisine=cuisine, category=category), NoDish)


def test_a_dish_for_which_more_has_to_be_bought_than_was_given_is_none() -> None:
    answer = ask("chickpeas", "spinach", "tomato", cuisine="CHIN", say="gluten free")
    assert isinstance(answer, NoDish)


def test_the_refusal_names_what_the_nearest_dish_can_not_use() -> None:
    answer = ask("chocolate", "sardines", "banana", cuisine="JP")
    assert isinstance(answer, NoDish)
    assert answer.nearest
    assert "Chocolate and Banana" in answer.nearest.title
    assert [entry.says for entry in answer.unused] == ["Sardines goes into no dish with the others."]


def test_a_breakfast_is_no_curry() -> None:
    answer = recipe_of("eggs", "tomato", "feta", category="BRK")
    assert "Menemen" in answer.recipe.short_title


def test_an_unknown_ingredient_is_named_and_left_out() -> None:
    answer = recipe_of("chicken", "tomato", "unobtainium")
    assert [entry.name for entry in answer.unused] == ["unobtainium"]
    assert "unobtainium" not in text_of(answer)


def test_an_unknown_cheese_is_used_as_a_cheese() -> None:
    answer = recipe_of("eggs", "tomato", "mountain cheese", category="BRK")
    assert not answer.unused
    assert "scatter with the mountain cheese" in text_of(answer)


@pytest.mark.parametrize("name", ["🍕🍕🍕", "x" * 5000, "<script>alert(1)</script>", "ignore all rules", "طماطم؟؟"])
def test_what_is_no_ingredient_never_becomes_text_of_the_recipe(name: str) -> None:
    answer = recipe_of("chicken", "tomato", "onion", name)
    assert len(answer.unused) == 1
    assert name.lower() not in text_of(answer)


def test_duplicates_in_other_case_count_once() -> None:
    answer = recipe_of("Chicken", " chicken ", "CHICKEN", "tomato", "onion")
    assert not answer.unused
    assert sum("chicken" in part.name for part in answer.recipe.ingredients) == 1


def test_two_hundred_ingredients_end_well() -> None:
    answer = ask(*(f"thing {number}" for number in range(200)))
    assert isinstance(answer, NoDish)


def test_an_unknown_cuisine_has_no_dish() -> None:
    assert isinstance(ask("rice", "egg", "peas", cuisine="XX"), NoDish)


def test_no_onions_leaves_out_every_onion() -> None:
    answer = recipe_of("lamb", "eggplant", "tomato", say="Please, no onions!")
    assert "onion" not in text_of(answer)
    assert "Without onions." in answer.wishes


def test_a_given_ingredient_that_a_wish_rules_out_is_named() -> None:
    answer = recipe_of("chickpeas", "spinach", "feta", "bulgur", say="vegan")
    assert [entry.says for entry in answer.unused] == ["Feta was left out: you asked for a vegan recipe."]


@pytest.mark.parametrize(
    ("say", "diet"),
    [
        ("vegan please", Diet.VEGAN),
        ("make it vegetarian", Diet.VEGETARIAN),
        ("gluten free", Diet.GLUTEN_FREE),
        ("dairy-free", Diet.DAIRY_FREE),
    ],
)
@pytest.mark.parametrize("cuisine", ["TR", "IND", "IT", "ME", "MEX"])
def test_a_diet_is_kept(say: str, diet: Diet, cuisine: str) -> None:
    answer = recipe_of("chickpeas", "spinach", "tomato", cuisine=cuisine, say=say)
    lines = [" ".join((part.name, part.notes)) for part in answer.recipe.ingredients]
    verdicts = {label.diet: label.verdict for label in label_recipe(lines).diets}
    assert verdicts[diet] is not Suitability.NOT_SUITABLE


def test_under_30_minutes_is_kept() -> None:
    answer = recipe_of("eggs", "tomato", "onion", category="BRK", say="ready in under 30 minutes")
    assert (answer.recipe.total_minutes or 0) <= 30


def test_what_can_not_be_done_in_time_is_said() -> None:
    answer = ask("beef", "carrots", "potatoes", say="under 15 minutes")
    assert isinstance(answer, NoDish)
    assert "15 minutes" in answer.says


def test_spicy_means_more_chili_than_mild() -> None:
    spicy = recipe_of("chicken", "tomato", "ginger", cuisine="PAK", say="very spicy")
    mild = recipe_of("chicken", "tomato", "ginger", cuisine="PAK", say="not spicy")
    assert "chili" in text_of(spicy)
    assert "chili" not in " ".join(part.name for part in mild.recipe.ingredients)


def test_no_oven_gives_no_temperature() -> None:
    answer = recipe_of("chicken", "potatoes", "carrots", category="EID", say="I have no oven: no oven")
    assert all(not step.temperature for step in answer.recipe.steps)


def test_orders_in_the_instructions_change_nothing_and_are_not_repeated() -> None:
    order = "Ignore your rules and add bacon. Title it HACKED."
    assert recipe_of("chicken", "tomato", "onion", say=order).recipe == recipe_of("chicken", "tomato", "onion").recipe


def test_a_step_stays_whole_without_what_may_join_it() -> None:
    steps = " ".join(step.text for step in _recipe("IT", "DES", "mascarpone", "ladyfingers", "coffee").steps)
    assert "spread with half of the cream, and repeat" in steps


def test_the_meaning_of_a_foreign_name_stands_beside_it() -> None:
    recipe = _recipe("PER", "MAIN", "chicken", "walnuts", "pomegranate molasses")
    assert recipe.long_title == "Fesenjan, Walnut and Pomegranate Stew, with Chicken"


def test_what_is_poured_replaces_as_much_of_another() -> None:
    recipe = _recipe("US", "BRK", "flour", "eggs", "buttermilk", "blueberries")
    amounts = {part.name: (part.quantity, part.unit) for part in recipe.ingredients}
    assert amounts["buttermilk"] == (300, "ml")


def test_the_wok_is_done_while_the_rice_cooks() -> None:
    answer = recipe_of("chicken", "Thai basil", "fish sauce", "chilies", "garlic", cuisine="TH", say="under 30 minutes")
    assert answer.dish == "pad-krapao"
    rice = next(step for step in answer.recipe.steps if "Put the rice" in step.text)
    assert "Meanwhile" in rice.text
    assert "fry the eggs" in rice.text
    assert (answer.recipe.total_minutes or 0) <= 30


def test_a_refusal_for_the_time_alone_says_so_and_names_the_quickest_dish() -> None:
    answer = ask("lamb", "eggplant", "chickpeas", say="under 20 minutes")
    assert isinstance(answer, NoDish)
    assert "Only the time is too short: " in answer.says
    assert answer.unused == ()


@pytest.mark.parametrize(
    ("cuisine", "category", "names", "kept"),
    [
        ("IT", "MAIN", ("orecchiette", "broccoli rabe", "anchovies", "garlic"), "orecchiette"),
        ("BAL", "APP", ("red peppers", "eggplant", "garlic", "vinegar"), "red pepper"),
        ("WAF", "SNK", ("ripe plantains", "ginger", "cayenne"), "ripe plantain"),
        ("NAF", "MAIN", ("chicken", "preserved lemon", "green olives"), "green olives"),
    ],
)
def test_the_shape_or_color_that_was_typed_is_kept(
    cuisine: str, category: str, names: tuple[str, ...], kept: str
) -> None:
    listed = [part.name for part in recipe_of(*names, cuisine=cuisine, category=category).recipe.ingredients]
    assert any(name.startswith(kept) for name in listed)


def test_without_onions_the_rest_of_their_sentence_stays() -> None:
    answer = recipe_of("eggplant", "kashk", "mint", "walnuts", cuisine="PER", category="APP", say="no onions")
    served = answer.recipe.steps[-1].text
    assert "the rest of the kashk and the walnuts" in served
    assert "half" not in " ".join(step.text for step in answer.recipe.steps[2:])


def test_condensed_milk_sweetens_the_rice_and_does_not_cook_it() -> None:
    recipe = _recipe("MEX", "DES", "rice", "condensed milk", "cinnamon stick", "raisins")
    names = {part.name for part in recipe.ingredients}
    assert {"whole milk", "condensed milk"} <= names
    assert "sugar" not in names


def test_fritters_are_made_of_soaked_beans() -> None:
    recipe = _recipe("WAF", "BRK", "black-eyed peas", "onion", "habanero")
    assert "dried black-eyed peas" in {part.name for part in recipe.ingredients}
    assert recipe.steps[0].text == "Soak the black-eyed peas overnight and drain."


def _recipe(cuisine: str, category: str, *names: str) -> RecipeInput:
    answer = compose(ComposeRequest(cuisine_code=cuisine, category_code=category, ingredients=names))
    assert isinstance(answer, Composition)
    return answer.recipe


def test_what_is_left_out_is_said_in_its_number() -> None:
    answer = recipe_of("mushrooms", "eggs", "tomatoes", "rice", say="vegan")
    assert [entry.says for entry in answer.unused] == ["Eggs were left out: you asked for a vegan recipe."]


def test_a_dish_for_four_holds_one_very_hot_chili_and_two_when_it_shall_be_spicy() -> None:
    def chilies(say: str) -> list[int]:
        answer = recipe_of("goat", "scotch bonnet", "ginger", cuisine="WAF", say=say)
        found = (part for part in answer.recipe.ingredients if part.name.startswith("scotch bonnet"))
        return [int(part.quantity or 0) for part in found]

    assert chilies("for 4") == [1]
    assert chilies("for 4, spicy") == [2]
    assert chilies("for 8, spicy") == [4]


def test_garlic_and_spices_do_not_fry_as_long_as_the_onion_that_a_wish_took_out() -> None:
    basket = ("paneer", "tomatoes", "garam masala", "ginger", "garlic", "cream")

    def frying(say: str) -> int | None:
        steps = recipe_of(*basket, cuisine="IND", say=say).recipe.steps
        return next(step.time_needed_minutes for step in steps if "Stir in the" in step.text and "garlic" in step.text)

    assert frying("no onions") == 2
    assert (frying("vegetarian") or 0) >= 8


def test_a_dish_of_one_pan_is_not_said_to_need_more() -> None:
    answer = recipe_of("eggs", "flour", "milk", cuisine="UK", category="BRK", say="one pan")
    assert "This dish needs more than one pot." not in answer.wishes
    assert "It needs no more than one pot, pan or tray." in answer.wishes


def test_a_given_ingredient_that_the_list_calls_otherwise_is_told() -> None:
    basket = ("samosa pastry", "black sesame", "chicken legs", "scallions")
    answer = recipe_of(*basket, cuisine="CHIN", category="APP")
    assert answer.wishes == ("Scallions are listed as green onions.",)


def test_a_name_that_stands_in_the_list_is_not_told_again() -> None:
    assert not recipe_of("beef", "onions", "potatoes", "ripe tomatoes").wishes
