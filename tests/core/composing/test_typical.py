"""Dishes that are meant by the ingredients that they are known by, and how given amounts are written."""

import re

import pytest

from core.composing import ComposeRequest, Composition, compose
from core.composing.facts import pantry
from core.composing.typical import parse_sets, typical_points


def composed(cuisine: str, category: str, names: str) -> Composition:
    answer = compose(ComposeRequest(cuisine_code=cuisine, category_code=category, ingredients=tuple(names.split(", "))))
    assert isinstance(answer, Composition)
    return answer


@pytest.mark.parametrize(
    ("cuisine", "category", "names", "dish"),
    [
        ("PER", "MAIN", "lamb shank, broad beans, dill, basmati rice, saffron", "baghali-polo"),
        ("PER", "MAIN", "chicken, walnuts, pomegranate molasses", "fesenjan"),
        ("CAS", "MAIN", "lamb, carrots, rice, chickpeas, onion", "plov"),
        ("AFG", "MAIN", "lamb, carrots, raisins, rice", "kabuli-pulao"),
        ("TR", "MAIN", "eggplant, ground beef, tomato, garlic", "karniyarik"),
        ("TR", "BRK", "eggs, tomatoes, green peppers, feta", "egg-pan"),
        ("ME", "APP", "chickpeas, tahini, lemon, garlic", "hummus"),
        ("ME", "BRK", "fava beans, lemon, garlic, tomato, parsley", "ful"),
        ("NAF", "MAIN", "chicken, preserved lemons, olives, onion", "chicken-lemon-tagine"),
        ("WAF", "MAIN", "chicken, peanut butter, sweet potato, tomato", "maafe"),
        ("IT", "DES", "mascarpone, coffee, eggs, ladyfingers", "tiramisu"),
        ("IT", "EID", "lamb leg, rosemary, potatoes, garlic", "roast-leg"),
        ("US", "EID", "turkey, cranberries, sage", "roast-turkey"),
        ("US", "MAIN", "shrimp, corn, potatoes, sausage", "shrimp-boil"),
        ("MEX", "RAM", "chicken, hominy, oregano, radishes", "pozole"),
        ("BAL", "MAIN", "veal escalopes, breadcrumbs, eggs", "schnitzel"),
        ("TR", "MAIN", "leeks, carrots, rice, olive oil", "zeytinyagli"),
        ("US", "MAIN", "ground beef, kidney beans, tomatoes, bell peppers", "chili"),
    ],
)
def test_a_basket_that_a_dish_is_known_by_becomes_that_dish(cuisine: str, category: str, names: str, dish: str) -> None:
    assert composed(cuisine, category, names).dish == dish


def test_a_turkish_olive_oil_dish_carries_no_cumin() -> None:
    answer = composed("TR", "MAIN", "leeks, carrots, rice, olive oil")
    assert all("cumin" not in part.name for part in answer.recipe.ingredients)


def test_each_member_of_a_set_needs_an_ingredient_of_its_own() -> None:
    sets = parse_sets("vegetable + potato")
    potato, carrot = pantry().fact("potato"), pantry().fact("carrot")
    assert typical_points(sets, [potato]) == 0
    assert typical_points(sets, [potato, carrot]) > 0


def test_a_larger_set_counts_for_more() -> None:
    rice, lamb, carrot = (pantry().fact(name) for name in ("basmati rice", "lamb shoulder", "carrot"))
    pair, three = parse_sets("red-meat + rice"), parse_sets("red-meat + rice + carrot")
    assert typical_points(three, [rice, lamb, carrot]) > typical_points(pair, [rice, lamb, carrot])


def test_beef_is_not_taken_for_ground_beef() -> None:
    answer = composed("PAK", "MAIN", "beef, potatoes, tomatoes, yogurt")
    assert all("ground beef" not in part.name for part in answer.recipe.ingredients)


def test_given_vegetables_replace_those_of_the_pattern() -> None:
    answer = composed("CHIN", "MAIN", "beef, broccoli, ginger, soy sauce")
    names = {part.name for part in answer.recipe.ingredients}
    assert "broccoli" in names
    assert names.isdisjoint({"bell pepper", "carrot", "carrots"})


def test_meat_is_put_into_the_pot_before_it_is_lifted_out() -> None:
    steps = [step.text for step in composed("ME", "MAIN", "lamb, yogurt, rice, almonds").recipe.steps]
    simmered = next(text for text in steps if "Simmer" in text or "simmer" in text)
    assert re.search(r"\blamb\b", simmered)
