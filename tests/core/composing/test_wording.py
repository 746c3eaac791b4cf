"""Amounts, preparation and names as a cook writes them."""

from decimal import Decimal

import pytest

from core.composing.amounts import parse_line, written
from core.composing.facts import pantry
from core.composing.recognise import recognise
from core.composing.wishes import understand
from core.composing.wording import minutes_text, note_of, order_for, plural, singular


@pytest.mark.parametrize(
    ("name", "grams", "expected"),
    [
        ("onion", 310, "2 "),
        ("onion", 80, "0.5 "),
        ("egg", 300, "5 "),
        ("garlic", 13, "3 clove"),
        ("ground cumin", 3.2, "1.5 tsp"),
        ("olive oil", 42, "3 tbsp"),
        ("whole milk", 612, "600 ml"),
        ("stewing beef", 1220, "1.2 kg"),
        ("canned chickpeas", 233, "230 g"),
    ],
)
def test_weights_are_written_in_the_units_of_a_kitchen(name: str, grams: float, expected: str) -> None:
    amount = written(pantry().fact(name), grams)
    assert f"{amount.quantity:f} {amount.unit}" == expected


def test_a_line_is_weighed() -> None:
    line = parse_line("2 tbsp olive oil", pantry(), "here")
    assert line.grams == pytest.approx(27)
    assert written(line.fact, line.grams, line.unit).quantity == Decimal(2)


@pytest.mark.parametrize(
    ("prep", "order", "note"),
    [
        ("finely chop", "finely chop the onions", "finely chopped"),
        ("slice thinly", "slice the onions thinly", "sliced thinly"),
        (
            "peel and cut into 2 cm pieces",
            "peel the onions and cut into 2 cm pieces",
            "peeled and cut into 2 cm pieces",
        ),
        ("seed and dice", "seed and dice the onions", "seeded and diced"),
        ("pat dry", "pat the onions dry", "patted dry"),
    ],
)
def test_preparation_is_an_order_in_steps_and_a_note_in_the_list(prep: str, order: str, note: str) -> None:
    assert (order_for(prep, "the onions"), note_of(prep)) == (order, note)


@pytest.mark.parametrize(
    ("one", "many"), [("potato", "potatoes"), ("chili", "chilies"), ("radish", "radishes"), ("bay leaf", "bay leaves")]
)
def test_plurals(one: str, many: str) -> None:
    assert (plural(one), singular(many)) == (many, one)


def test_long_times_are_told_in_hours() -> None:
    assert [minutes_text(minutes) for minutes in (1, 45, 60, 135)] == [
        "1 minute",
        "45 minutes",
        "1 hour",
        "2 hours 15 minutes",
    ]


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("Aubergines", "eggplant"),
        ("leg of lamb", "lamb leg"),
        ("boneless skinless chicken breasts, diced", "chicken breast"),
        ("fresh CILANTRO", "fresh coriander"),
        ("Beef", "beef"),
        ("jalapeno", "jalapeños"),
        ("wood nails", None),
    ],
)
def test_typed_names_are_recognised(typed: str, expected: str | None) -> None:
    fact = recognise(typed)
    assert (fact.name if fact else None) == expected


@pytest.mark.parametrize(
    ("say", "expected"),
    [
        ("for 6", 6),
        ("dinner for four people", 4),
        ("serves 10", 10),
        ("for 30 minutes", None),
        ("cook for 2 hours", None),
    ],
)
def test_servings_are_understood(say: str, expected: int | None) -> None:
    assert understand(say).servings == expected


@pytest.mark.parametrize(
    ("say", "expected"), [("under 30 minutes", 30), ("in less than an hour", None), ("max 1 hour", 60), ("", None)]
)
def test_time_is_understood(say: str, expected: int | None) -> None:
    assert understand(say).max_minutes == expected


def test_what_is_left_out_is_understood() -> None:
    wishes = understand("Without garlic, onions and tomatoes. No nuts, please.")
    assert [fact.name for fact in wishes.without] == ["garlic", "onions", "tomato"]
    assert [str(diet) for diet in wishes.diets] == ["nut-free"]
