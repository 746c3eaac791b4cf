"""Other spellings that a document carries."""

import pytest

from core.search.documents.spellings import other_spellings


@pytest.mark.parametrize(
    ("text", "other"),
    [
        ("Chicken Biryani", "biriyani"),
        ("Hummus", "houmous"),
        ("Smoky Eggplant Dip", "aubergine"),
        ("fresh cilantro", "coriander"),
        ("tomato", "tomatoes"),
        ("cherries", "cherry"),
        ("garbanzo beans", "chickpeas"),
        ("seekh kebabs", "kabob"),
    ],
)
def test_a_word_brings_its_other_spellings(text: str, other: str) -> None:
    assert other in other_spellings([text])


def test_what_the_text_says_is_not_repeated() -> None:
    assert "biryani" not in other_spellings(["Biryani"])


def test_the_order_is_always_the_same() -> None:
    assert other_spellings(["rice and dal"]) == other_spellings(["dal and rice"])


@pytest.mark.parametrize("text", ["", "1/2", "é", "鶏肉", "a-b", "'"])
def test_texts_without_english_words_bring_nothing(text: str) -> None:
    assert other_spellings([text]) == []
