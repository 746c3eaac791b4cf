"""What a card of the list says of why it is there."""

from collections.abc import Callable

import pytest

from api.search.decision import Deciding, Decision
from api.search.list_query import PAGE_SIZE
from api.search.reasons import explained
from api.search.relax import MAX_WORDS
from api.search.served import RelaxingAttributes, ServedIndex
from core.asking.values import Understood
from tests.api.conftest import Get
from tests.factories import Factory


@pytest.fixture
def kitchen(make: Factory, indexed: Callable[[], None]) -> None:
    """Recipes that searches find for many reasons."""
    make.recipe("Chicken Tagine", ingredients=("chicken thighs", "preserved lemon"))
    make.recipe("Hummus", ingredients=("chickpeas", "tahini"))
    make.recipe("Mango Lassi", ingredients=("mango", "yogurt"))
    make.recipe("Chicken Biryani", ingredients=("chicken", "basmati rice"))
    make.recipe("Baked Salmon", ingredients=("salmon", "dill"), cuisine=make.cuisine("TR", "Turkish"))
    make.recipe("Butter Chicken", ingredients=("chicken", "butter"))
    make.committed()
    indexed()


@pytest.mark.parametrize(
    ("text", "reasons"),
    [
        ("tagine", {"Chicken Tagine": None, "Hummus": "with tahini"}),
        ("lassee", {"Mango Lassi": "spelt lassi"}),
        ("chicken biryani", {"Chicken Biryani": None}),
        ("biriyani", {"Chicken Biryani": None}),
        ("biry", {"Chicken Biryani": None}),
        ("garbanzo", {"Hummus": "with chickpeas"}),
        ("fish", {"Baked Salmon": None}),
        ("turkish", {"Baked Salmon": None}),
        ("butterchicken", {"Butter Chicken": None}),
        ("basmati", {"Chicken Biryani": "with basmati rice"}),
        ("", dict.fromkeys(
            ["Chicken Tagine", "Hummus", "Mango Lassi", "Chicken Biryani", "Baked Salmon", "Butter Chicken"]
        )),
    ],
)  # fmt: skip
def test_a_recipe_says_why_it_is_there_where_its_name_does_not(
    kitchen: None, get: Get, text: str, reasons: dict[str, str | None]
) -> None:
    recipes = get("/recipes/search", Search_Text=text).json()["Recipes"]

    assert {recipe["Short_Title"]: recipe["Found_By"] for recipe in recipes} == reasons


HUMMUS = {"Short_Title": "Hummus", "Ingredients": ["chickpeas", "tahini"]}


def found_by(text: str, *, dropped: tuple[str, ...] = ()) -> str | None:
    """Return what the card of hummus says when this text has found it."""
    decision = Decision("recipes", Understood((text,)), text, (), (), is_relaxed=bool(dropped), dropped=dropped)
    [card] = explained([HUMMUS], decision)
    reason: str | None = card["Found_By"]
    return reason


def test_a_word_that_was_left_out_is_no_reason() -> None:
    assert found_by("chickpeas tahini") == "with chickpeas, with tahini"
    assert found_by("chickpeas tahini", dropped=("tahini",)) == "with chickpeas"


def test_a_long_text_is_explained_on_a_page_of_the_site_and_not_on_one_of_hundreds() -> None:
    text = " ".join(["tahini", *(word * 2 for word in ("bcd", "fgh", "jkl", "mnp", "qrs", "tvw", "xyz", "bdf", "cgh"))])
    decision = Decision("recipes", Understood((text,)), text, (), ())

    cards = explained([HUMMUS] * 100, decision)

    assert {card["Found_By"] for card in cards[:PAGE_SIZE]} == {"with tahini"}
    assert cards[-1]["Found_By"] is None


def test_a_text_that_is_shortened_says_which_words_are_left_out() -> None:
    index = ServedIndex("recipes", 1_000, RelaxingAttributes(meant=["Short_Title"], subjects=["Short_Title"]))

    shortened = Deciding(index, Understood(("soup xyzzyx",))).shortened

    dropped = {each.decision.text: each.decision.dropped for each in shortened}
    assert dropped["soup"] == ("xyzzyx",)
    assert dropped["xyzzyx"] == ("soup",)


def test_words_that_the_engine_does_not_look_at_are_no_reason() -> None:
    assert found_by("hummus " * (MAX_WORDS - 1) + "tahini") == "with tahini"
    assert found_by("hummus " * MAX_WORDS + "tahini") is None
