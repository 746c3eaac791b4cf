"""What a search text means."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.search.text import FILLER, WISHES, clean_text, meant_text, pieces_of, ready_within

FOOD = st.lists(st.sampled_from(["chicken", "biriyani", "ginger bread", "no-bake", "crème", "ful", "5"]), min_size=1)
FILLERS = st.lists(st.sampled_from(sorted(FILLER - {"food", "foods", "dish", "dishes", "meal", "meals", "for", "in"})))


@pytest.mark.parametrize(
    "text",
    ["recipe", "The Recipes", "a dish of", " ", "recipes!", "halal food", "best meal ideas", "how to cook", "recepies"],
)
def test_filler_means_nothing(text: str) -> None:
    assert meant_text(text) == ""


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("recipe for chicken with rice", "chicken rice"),
        ("how to make hummus", "hummus"),
        ("How do I make a chocolate cake", "chocolate cake"),
        ("what to cook with rice", "rice"),
        ("what can i do with bananas", "bananas"),
        ("mexican food", "mexican"),
        ("the best lentil soup recipe", "lentil soup"),
        ("halal chicken recipes", "chicken"),
        ("chicken reci", "chicken"),
        ("شوربة العدس", "شوربة عدس"),
        ("الفلافل", "فلافل"),
    ],
)
def test_filler_around_words_is_dropped(text: str, meant: str) -> None:
    assert meant_text(text) == meant


@pytest.mark.parametrize("text", ["quick no-knead bread", "easy chicken", "street food", "side dish", "how", "low fat"])
def test_words_that_carry_meaning_stay(text: str) -> None:
    assert meant_text(text) == text


@given(FOOD, FILLERS, FILLERS)
def test_filler_before_and_after_changes_nothing(food: list[str], before: list[str], after: list[str]) -> None:
    assert meant_text(" ".join([*before, *food, *after])) == " ".join(food)


@given(st.text())
def test_what_is_meant_is_clean_and_never_grows_new_filler(text: str) -> None:
    meant = meant_text(text)

    assert meant == clean_text(meant)


def test_a_wish_is_no_filler() -> None:
    assert not WISHES & FILLER


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("soup without onions", "soup -onions -onion"),
        ("soup without onion", "soup -onion -onions"),
        ("salad without tomatoes", "salad -tomatoes -tomato"),
        ("pie without any cherries", "pie -cherries -cherry"),
        ("curry without coconut milk", 'curry -"coconut milk" -"coconut milks"'),
        ("stew without jalapeños", "stew -jalapeños -jalapeno"),
        ("salad without hummus", "salad -hummus"),
        ("cake without eggs and nuts for kids", "cake -eggs -egg -nuts -nut kids"),
        ("stew without beans or leaves", "stew -beans -bean -leaves -leaf"),
        ("without", "without"),
    ],
)
def test_without_takes_away_one_and_many(text: str, meant: str) -> None:
    assert meant_text(text) == meant


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("30 minute meals", "30 minutes"),
        ("under 30 minutes", "30 minutes"),
        ("20-min chicken", "20 minutes chicken"),
        ("chicken in 25 mins", "chicken 25 minutes"),
        ("chicken in less than 32 min", "chicken in less than 30 minutes"),
        ("90 minutes stew", "90 minutes stew"),
        ("7 spice", "7 spice"),
    ],
)
def test_minutes_are_counted_as_recipes_say_them(text: str, meant: str) -> None:
    assert meant_text(text) == meant.replace("in less than ", "")


@given(st.integers(min_value=0, max_value=1_000), st.integers(min_value=5, max_value=60))
def test_asking_for_minutes_names_recipes_that_are_ready_in_time(total: int, wanted: int) -> None:
    if meant_text(f"under {wanted} minutes") in ready_within(total):
        assert total <= wanted
    else:
        assert total > wanted - wanted % 5


def test_a_recipe_of_unknown_time_is_ready_within_no_time() -> None:
    assert ready_within(None) == []


def test_a_phrase_in_quotation_marks_stays_whole() -> None:
    assert meant_text('recipes with "rice and beans without salt"') == '"rice and beans without salt"'


@given(st.text())
def test_pieces_are_the_text(text: str) -> None:
    cleaned = clean_text(text)

    assert "".join(pieces_of(cleaned)).replace(" ", "") == cleaned.replace(" ", "")


@given(st.text())
def test_cleaning_twice_is_cleaning_once(text: str) -> None:
    assert clean_text(clean_text(text)) == clean_text(text)


@given(st.text())
def test_a_clean_text_has_no_control_characters_and_can_be_encoded(text: str) -> None:
    cleaned = clean_text(text)

    assert cleaned == cleaned.strip()
    assert not any(ord(character) < 32 for character in cleaned)
    cleaned.encode()
