"""What a member may ask the generator for."""

from collections.abc import Callable

import pytest
from sqlalchemy.orm import Session

from core.generation.requests import GenerationRequest, HaramRequest, InvalidRequest, read_request
from core.models import Category, Cuisine
from tests.factories import Factory

TOO_FEW = "Please select at least 3 ingredients to generate a recipe."
FOODS = ("Chicken", "Rice", "Onion")
Read = Callable[..., GenerationRequest]


@pytest.fixture
def cuisine(make: Factory) -> Cuisine:
    return make.cuisine()


@pytest.fixture
def category(make: Factory) -> Category:
    return make.category()


@pytest.fixture
def read(session: Session, cuisine: Cuisine, category: Category) -> Read:
    """Reads a request; what a test names replaces a part of a good one."""

    def read(**given: object) -> GenerationRequest:
        whole = {
            "cuisine_id": cuisine.id,
            "category_id": category.id,
            "ingredients": FOODS,
            "instructions": "",
            **given,
        }
        return read_request(session, **whole)  # type: ignore[arg-type]

    return read


def test_names_are_trimmed_and_one_whatever_their_case(read: Read) -> None:
    request = read(ingredients=(" Chicken ", "chicken", "Basmati  Rice", "", "  ", "Onion", "ONION"))

    assert request.ingredients == ("Chicken", "Basmati Rice", "Onion")


@pytest.mark.parametrize("names", [(), ("Rice",), ("Rice", "Salt"), ("Rice", "rice ", "RICE", "Salt", " ")])
def test_three_ingredients_are_the_least(read: Read, names: tuple[str, ...]) -> None:
    with pytest.raises(InvalidRequest, match=TOO_FEW):
        read(ingredients=names)


def test_thirty_ingredients_are_the_most(read: Read) -> None:
    assert len(read(ingredients=tuple(f"herb {n}" for n in range(30))).ingredients) == 30

    with pytest.raises(InvalidRequest, match="at most 30 ingredients"):
        read(ingredients=tuple(f"herb {n}" for n in range(200)))


def test_an_ingredient_has_at_most_100_characters(read: Read) -> None:
    with pytest.raises(InvalidRequest, match="at most 100 characters") as refused:
        read(ingredients=(*FOODS, "x" * 5000))

    assert refused.value.problems
    assert refused.value.problems[0].field == "Ingredients.3"


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"cuisine_id": None}, "Please select a cuisine type."),
        ({"category_id": None}, "Please select a recipe category."),
        ({"cuisine_id": None, "category_id": None}, "Please select a cuisine type."),
        ({"cuisine_id": None, "ingredients": ()}, TOO_FEW),
        ({"cuisine_id": 999}, "Please ensure you have selected valid cuisine and category options."),
        ({"category_id": -1}, "Please ensure you have selected valid cuisine and category options."),
        ({"category_id": 2**80}, "Please ensure you have selected valid cuisine and category options."),
        ({"instructions": "x" * 1001}, "Instructions must be at most 1000 characters long."),
    ],
)
def test_the_first_broken_rule_is_told(read: Read, given: dict[str, object], sentence: str) -> None:
    with pytest.raises(InvalidRequest) as refused:
        read(**given)

    assert refused.value.shown == sentence


@pytest.mark.parametrize("name", ["pork", "Bacon", "PORK CHOPS", "Schweinefleisch", "خنزير", "lardons de porc", "pоrk"])
def test_pork_is_refused_with_reason_and_substitute(read: Read, name: str) -> None:
    with pytest.raises(HaramRequest) as refused:
        read(ingredients=("Rice", name, "Onion", "Garlic"))

    assert refused.value.shown.startswith(f"“{name}” can't be used: ")
    assert "instead." in refused.value.shown
    assert refused.value.problems
    assert [problem.field for problem in refused.value.problems] == ["Ingredients.1"]


def test_every_haram_ingredient_is_named(read: Read) -> None:
    with pytest.raises(HaramRequest) as refused:
        read(ingredients=("Rice", "Bacon", "White wine"), instructions="deglaze with brandy")

    assert refused.value.problems
    fields = [problem.field for problem in refused.value.problems]
    assert fields == ["Ingredients.1", "Ingredients.2", "Instructions_Text"]


@pytest.mark.parametrize("wish", ["no pork please", "without wine", "use stock instead of wine", "halal, no alcohol"])
def test_to_leave_out_what_is_haram_is_a_good_wish(read: Read, wish: str) -> None:
    assert read(instructions=wish).instructions == wish


def test_the_default_instructions_are_none(read: Read) -> None:
    assert read(instructions="Generate a delicious recipe with the selected ingredients").instructions == ""


def test_equal_requests_have_one_hash(read: Read) -> None:
    first = read(instructions="Spicy")

    assert first.hash == read(ingredients=("onion", "CHICKEN", "Rice "), instructions=" spicy ").hash
    assert first.hash != read(instructions="mild").hash
    assert first.hash != read(ingredients=(*FOODS, "Salt"), instructions="Spicy").hash
