"""Other spellings that a document carries."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.search.documents.spellings import Spellings, spellings_of
from core.search.english import other_number

RECIPES = spellings_of("recipes")
other_spellings = RECIPES.others


@pytest.mark.parametrize(
    ("text", "other"),
    [
        ("Chicken Biryani", "biriyani"),
        ("Hummus", "houmous"),
        ("Smoky Eggplant Dip", "aubergine"),
        ("fresh cilantro", "coriander"),
        ("tomato", "tomatoes"),
        ("cherries", "cherry"),
        ("bay leaves", "leaf"),
        ("garbanzo beans", "chickpeas"),
        ("chickpeas", "garbanzo"),
        ("seekh kebabs", "kabob"),
        ("icing sugar", "powdered sugar"),
        ("Gingerbread", "ginger bread"),
        ("Chicken Biryani", "برياني"),
        ("Hummus", "حمص"),
        ("chickpeas", "حمص"),
    ],
)
def test_a_word_brings_its_other_spellings(text: str, other: str) -> None:
    assert other in other_spellings([text])


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("baked salmon", "fish"),
        ("penne", "pasta"),
        ("prawns", "seafood"),
        ("Main Dishes", "dinner"),
        ("naan", "breads"),
    ],
)
def test_a_thing_brings_what_it_is_a_kind_of(text: str, kind: str) -> None:
    assert kind in other_spellings([text])


def test_a_kind_does_not_bring_its_things() -> None:
    assert "salmon" not in other_spellings(["fish", "dinner rolls"])
    assert "main dishes" not in other_spellings(["dinner rolls"])


@given(st.sampled_from(sorted(RECIPES.families)), st.data())
def test_every_member_of_a_family_brings_every_other(member: str, data: st.DataObject) -> None:
    other = data.draw(st.sampled_from(RECIPES.families[member]))

    assert other in {member, *member.split(), *other_spellings([member])}


def test_what_the_text_says_is_not_repeated() -> None:
    assert "biryani" not in other_spellings(["Biryani"])


@given(st.lists(st.sampled_from(["rice and dal", "Kebab", "tomatoes", "prawn curry"])))
def test_the_order_is_always_the_same(texts: list[str]) -> None:
    assert other_spellings(texts) == other_spellings(texts[::-1])


@pytest.mark.parametrize("text", ["", "1/2", "é", "鶏肉", "a-b", "'"])
def test_texts_without_english_words_bring_nothing(text: str) -> None:
    assert other_spellings([text]) == []


@pytest.mark.parametrize(
    "word", ["hummus", "couscous", "lemongrass", "menemen", "fish", "stir-fry", "fry", "ab", "تمر"]
)
def test_words_without_another_number_have_none(word: str) -> None:
    assert other_number(word) == ()


@given(st.text())
def test_any_text_has_other_spellings_in_order_and_once_each(text: str) -> None:
    found = other_spellings([text])

    assert found == sorted(set(found))


def test_no_thing_is_a_kind_of_itself() -> None:
    assert [thing for thing, of in RECIPES.kinds.items() if thing in of] == []


def test_an_index_without_spellings_has_the_other_number_only() -> None:
    assert Spellings([], {}).others(["tomato hummus"]) == ["tomatoes"]
