"""Ingredient lines become quantity, unit, name and notes; nothing is lost or invented."""

import re
from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from importer.ingredients import parse_line, read_ingredients
from importer.normalising.texts import plain_line

Taken = tuple[str | None, str | None, str, str, str]


def taken_apart(line: str) -> Taken:
    part = parse_line(line)
    lowest, highest = (str(number) if number is not None else None for number in (part.quantity, part.quantity_max))
    return lowest, highest, part.unit, part.name, part.notes


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("salt", (None, None, "", "salt", "")),
        ("1 cup flour", ("1", None, "cup", "flour", "")),
        ("400g carrots", ("400", None, "g", "carrots", "")),
        ("1 ½ cups all-purpose flour, sifted", ("1.5", None, "cup", "all-purpose flour", "sifted")),
        ("1½T salt", ("1.5", None, "tbsp", "salt", "")),
        ("1-1/2 cups flour", ("1.5", None, "cup", "flour", "")),
        ("2-3 cloves of garlic", ("2", "3", "clove", "garlic", "")),
        ("1 to 1 ½ cups milk", ("1", "1.5", "cup", "milk", "")),
        ("1 - 2L (1/4 - 1/2 gal) milk", ("1", "2", "l", "milk", "1/4 - 1/2 gal")),
        ("1g - 2g saffron", ("1", "2", "g", "saffron", "")),
        ("~150g (1/3 lb) bacon cubes", ("150", None, "g", "bacon cubes", "1/3 lb")),
        ("1 (14 oz) can tomatoes, drained", ("1", None, "can", "tomatoes", "14 oz, drained")),
        ("½ (14 ounce) can coconut milk", ("0.5", None, "can", "coconut milk", "14 ounce")),
        ("1 29oz large can tomato sauce", ("1", None, "can", "tomato sauce", "29oz, large")),
        ("2 x 400g tins chickpeas", ("2", None, "can", "chickpeas", "400g")),
        ("8 (8 inch) flour tortillas", ("8", None, "", "flour tortillas", "8 inch")),
        ("3/4 cup + 2 Tablespoons buttermilk", ("0.75", None, "cup", "buttermilk", "+ 2 Tablespoons")),
        ("24 oz or 1 jar of pasta sauce", ("24", None, "oz", "pasta sauce", "or 1 jar")),
        ("pasta: 800g | 1 1/2 lb", ("800", None, "g", "pasta", "1 1/2 lb")),
        ("Butter 2 tbsp", ("2", None, "tbsp", "Butter", "")),
        ("Carrot (1)", ("1", None, "", "Carrot", "")),
        ("Ginger 1tbsp, minced", ("1", None, "tbsp", "Ginger", "minced")),
        ("a jar of apple sauce", ("1", None, "jar", "apple sauce", "")),
        ("two or three onions", ("2", "3", "", "onions", "")),
        ("half an onion", ("0.5", None, "", "onion", "")),
        ("A pint and a half of milk", ("1.5", None, "pint", "milk", "")),
        ("Pinch of salt", (None, None, "pinch", "salt", "")),
        ("a few sprigs of mint", (None, None, "", "a few sprigs of mint", "")),
        ("salt and pepper to taste", (None, None, "", "salt and pepper", "to taste")),
        ("1 teaspoon salt, or to taste", ("1", None, "tsp", "salt", "or to taste")),
        ("2 cups oil for frying, or as needed", ("2", None, "cup", "oil", "for frying, or as needed")),
        ("boneless, skinless chicken thighs, diced", (None, None, "", "boneless, skinless chicken thighs", "diced")),
        ("12 ounces ground lamb, beef, or turkey", ("12", None, "oz", "ground lamb, beef, or turkey", "")),
        ("3 cloves", ("3", None, "", "cloves", "")),
        ("0 Salad oil", (None, None, "", "Salad oil", "")),
        ("2% milk", (None, None, "", "2% milk", "")),
        ("7-Up", (None, None, "", "7-Up", "")),
        ("400 g 00 flour", ("400", None, "g", "00 flour", "")),
        ("1/0 cup milk", (None, None, "", "1/0 cup milk", "")),
        ("5-2 apples", (None, None, "", "5-2 apples", "")),
        ("**2 kg** of [rice](/rice)", ("2", None, "kg", "rice", "")),
        ("2\xa0tbsp\xa0minced\xa0Garlic", ("2", None, "tbsp", "minced Garlic", "")),
        ("٢ كوب عدس أحمر", ("2", None, "", "كوب عدس أحمر", "")),
        ("🧂", (None, None, "", "🧂", "")),
    ],
)
def test_a_line_is_taken_apart(line: str, expected: Taken) -> None:
    assert taken_apart(line) == expected


@pytest.mark.parametrize(
    "line", ["1 cup raisins (optional)", "raisins, optional", "Optional: raisins", "raisins (Optional)"]
)
def test_optional_is_a_mark_and_no_part_of_the_name(line: str) -> None:
    part = parse_line(line)

    assert (part.is_optional, part.name, part.notes) == (True, "raisins", "")


def test_the_line_as_found_is_kept() -> None:
    assert parse_line("1 cup **flour**, sifted ").original_text == "1 cup **flour**, sifted"


FOODS = st.sampled_from(["flour", "red lentils", "olive oil", "onions", "crème fraîche", "dal"])
UNITS = st.sampled_from(
    [("cups", "cup"), ("g", "g"), ("tablespoons", "tbsp"), ("lbs", "lb"), ("cloves", "clove"), ("", "")]
)
NUMBERS = st.sampled_from(["1", "2", "1.5", "1/2", "½", "1 ½", "1 1/2", "2 1/4", "12", "250"])
VALUES = {"1/2": "0.5", "½": "0.5", "1 ½": "1.5", "1 1/2": "1.5", "2 1/4": "2.25"}


@given(NUMBERS, UNITS, FOODS, st.sampled_from(["", "chopped", "to taste"]))
def test_what_was_put_together_is_taken_apart_again(number: str, unit: tuple[str, str], food: str, note: str) -> None:
    line = " ".join(filter(None, [number, unit[0], food])) + (f", {note}" if note else "")

    part = parse_line(line)

    assert (part.quantity, part.unit) == (Decimal(VALUES.get(number, number)), unit[1])
    assert (part.name, part.notes) == (food, note)


AMOUNTS = ["1", "2-3", "½", "1/2", "a", "two", "half", "cup", "g", "oz", "can", "dozen", "(14 oz)", "x", "~", "of", "%"]
OTHERS = ["flour", "red", "Salt", "chopped", "to taste", "for frying", "optional", "(optional)", "or", "plus"]
PIECES = st.sampled_from([*AMOUNTS, *OTHERS, *"(),-:|."])
LINES = st.lists(PIECES, min_size=1, max_size=9).map(" ".join)
AMOUNT_WORDS = {"of", "the", "x", "optional", "a", "or", "two", "half", "cup", "g", "oz", "can", "dozen"}


def words_of(text: str) -> list[str]:
    return re.findall(r"[^\W_]+", text.casefold())


@given(LINES)
def test_no_word_is_invented_and_only_those_of_the_amount_are_used_up(line: str) -> None:
    part = parse_line(line)
    left = words_of(line)

    for word in words_of(f"{part.name} {part.notes}"):
        assert word in left
        left.remove(word)
    assert all(word in AMOUNT_WORDS or word[0] in "½0123456789" for word in left)


@given(LINES)
def test_every_number_of_a_quantity_stands_in_its_line(line: str) -> None:
    part = parse_line(line)
    stated = {"1": "1", "2": "2", "3": "3", "½": "0.5", "1/2": "0.5", "a": "1", "two": "2", "half": "0.5", "14": "14"}
    numbers = {Decimal(value) for word, value in stated.items() if word in line.lower()}
    with_halves = numbers | {number + Decimal("0.5") for number in numbers if Decimal("0.5") in numbers}

    assert {part.quantity, part.quantity_max} - {None} <= with_halves
    assert part.quantity is not None or part.quantity_max is None


@given(st.text(min_size=1, max_size=80))
def test_every_word_of_any_line_comes_from_it(line: str) -> None:
    part = parse_line(line)

    assert set(words_of(f"{part.name} {part.notes}")) <= set(words_of(plain_line(line)))


@given(st.text(max_size=80))
def test_any_text_makes_an_ingredient_that_can_be_stored(text: str) -> None:
    for part in read_ingredients([text]):
        assert 1 <= len(part.name) <= 500
        assert len(part.notes) <= 1000
        assert part.quantity_max is None or (part.quantity is not None and part.quantity_max > part.quantity)


def test_headings_become_the_section_of_what_follows() -> None:
    parts = read_ingredients(
        ["1 egg", "## Cake", "2 cups flour", "Filling:", "jam", "For the icing", "sugar", "Optional:", "nuts"]
    )

    assert [(part.section, part.name, part.is_optional) for part in parts] == [
        (None, "egg", False),
        ("Cake", "flour", False),
        ("Filling", "jam", False),
        ("For the icing", "sugar", False),
        ("Optional", "nuts", True),
    ]


@pytest.mark.parametrize(
    "value",
    [
        "2 eggs\n1 cup flour",
        "<ul><li>2 eggs</li><li>1 cup flour</li></ul>",
        ["2 eggs", "", None, " ", "---", "1 cup flour"],
        [["2 eggs"], ["1 cup flour"]],
        [{"name": "eggs", "amount": 2}, {"name": "flour", "requiredQuantity": {"value": 1, "unitText": "cup"}}],
        [{"@type": "PropertyValue", "name": "eggs", "value": "2"}, {"text": "1 cup flour"}],
        {"itemListElement": ["2 eggs", "1 cup flour"]},
    ],
)
def test_ingredients_are_found_in_every_shape(value: object) -> None:
    assert [(part.quantity, part.unit, part.name) for part in read_ingredients(value)] == [
        (Decimal(2), "", "eggs"),
        (Decimal(1), "cup", "flour"),
    ]


def test_a_group_of_ingredients_keeps_its_name() -> None:
    (part,) = read_ingredients([{"name": "Sauce", "itemListElement": ["1 tomato"]}])

    assert (part.section, part.name) == ("Sauce", "tomato")


def test_a_heading_that_was_glued_to_an_ingredient_comes_off() -> None:
    parts = read_ingredients(["salt to taste, Fillings:", "spinach"])

    assert [(part.section, part.name) for part in parts] == [(None, "salt"), ("Fillings", "spinach")]
