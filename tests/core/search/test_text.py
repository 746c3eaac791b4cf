"""What a search text means."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.search.text import clean_text, meant_text


@pytest.mark.parametrize("text", ["recipe", "The Recipes", "a dish of", " ", "recipes!"])
def test_filler_means_nothing(text: str) -> None:
    assert meant_text(text) == ""


def test_filler_between_words_is_dropped() -> None:
    assert meant_text("recipe for chicken with rice") == "chicken rice"


def test_words_that_carry_meaning_stay() -> None:
    assert meant_text("quick no-knead bread") == "quick no-knead bread"


@given(st.text())
def test_cleaning_twice_is_cleaning_once(text: str) -> None:
    assert clean_text(clean_text(text)) == clean_text(text)


@given(st.text())
def test_a_clean_text_has_no_control_characters_and_can_be_encoded(text: str) -> None:
    cleaned = clean_text(text)

    assert cleaned == cleaned.strip()
    assert not any(ord(character) < 32 for character in cleaned)
    cleaned.encode()
