"""What a text is read as: words, constraints, exclusions, translations, and what stays as it was typed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.asking.understand import understand
from core.asking.values import Kind

PIECES = st.sampled_from([
    "chicken", "vegan", "without", "no", "onion", "under", "30", "minutes", "turkish", "coq au vin", "شوربة", "بدون",
    "बिना", "प्याज", "soupe", "à l'oignon", "-", "-egg", '"', "for 4", "free", "and", ",", "half an hour", "суп",
    "\u200f", "xyzzy",
])  # fmt: skip


def read(text: str) -> list[tuple[Kind, str]]:
    """The readings of a text, by kind and label."""
    return [(reading.kind, reading.label) for reading in understand(text).readings]


@pytest.mark.parametrize(
    ("text", "words", "filters"),
    [
        ("chicken under 30 minutes", "chicken", ["Total_Time <= 30"]),
        ("half an hour chicken", "chicken", ["Total_Time <= 30"]),
        ("an hour and a half beef", "beef", ["Total_Time <= 90"]),
        ("beef in 1 and a half hours", "beef", ["Total_Time <= 90"]),
        ("I have 20 minutes", "", ["Total_Time <= 20"]),
        ("1.5 hours lamb or", "lamb", ["Total_Time <= 90"]),
        ("1 hour and 15 minutes rice", "rice", ["Total_Time <= 75"]),
        ("20min pasta", "pasta", ["Total_Time <= 20"]),
        ("دجاج ٣٠ دقيقة", "chicken", ["Total_Time <= 30"]),
        ("quick soup", "soup", ['Difficulty_Facets = "Quick"']),
        ("vegan curry", "curry", ['Suitable_Diets = "vegan"']),
        ("gluten-free rice", "rice", ['Suitable_Diets = "gluten-free"']),
        ("rice for nut allergy", "rice", ['Suitable_Diets = "nut-free"']),
        ("turkish breakfast", "", ['Traits = "Turkish"', 'Traits = "Breakfast"']),
        ("curry under 400 calories", "curry", ["Calories <= 400"]),
        ("rice for 4 people", "rice", ["Serving_Size >= 4 AND Serving_Size < 8"]),
        ("cake without eggs", "cake", ['Suitable_Diets = "egg-free"']),
    ],
)
def test_constraints_become_filters(text: str, words: str, filters: list[str]) -> None:
    understood = understand(text)

    assert (understood.words(), understood.filters) == (words, filters)


@pytest.mark.parametrize(
    ("text", "asked"),
    [
        ("curry no onion", "curry -onion -onions"),
        ("soup without onions and garlic", "soup -onions -onion -garlic"),
        ("don't want onion curry", "curry -onion -onions"),
        ("onion-less curry", "curry -onion -onions"),
        ("onion-free curry", "curry -onion -onions"),
        ("poulet sans oignon", "chicken -onion -onions"),
        ("soğansız çorba", "soup -onion -onions"),
        ("شوربة بدون بصل", "soup -onion -onions"),
        ("bina pyaz ke dal", "dal -onion -onions"),
        ("پیاز کے بغیر چکن", "chicken -onion -onions"),
    ],
)
def test_exclusions_are_read_in_front_of_a_food_and_after_it(text: str, asked: str) -> None:
    assert " ".join(understand(text).asked[0].replace("-garlics", "").split()) == asked


@pytest.mark.parametrize(
    ("text", "english"),
    [
        ("mercimek çorbası", "lentil soup"),
        ("شوربة عدس", "lentil soup"),
        ("murgh karahi", "chicken karahi"),
        ("Linsensuppe", "lentil soup"),
        ("куриный суп", "chicken soup"),
        ("चिकन करी", "chicken curry"),
        ("মাছের ঝোল", "fish curry"),
        ("poulet au citron", "lemon chicken"),
        ("arroz con pollo", "chicken rice"),
        ("nasi goreng", "nasi goreng"),
    ],
)
def test_foods_of_other_languages_are_searched_in_english(text: str, english: str) -> None:
    assert understand(text).words() == english


@pytest.mark.parametrize(
    "text",
    [
        "pain",
        "pan",
        "pan pizza",
        "rind",
        "turkish delight",
        "french toast",
        "no bake cheesecake",
        "red wine vinegar",
        "gula",
    ],
)
def test_what_is_also_english_stays_as_it_is(text: str) -> None:
    assert read(text) == []


@pytest.mark.parametrize("text", ["without without", "under minutes", "-", "no", "minutes", "for", "free", "without"])
def test_words_that_lead_nowhere_stay_words(text: str) -> None:
    assert read(text) == []


def test_what_is_wanted_and_excluded_at_once_stays_words() -> None:
    assert read("no chicken chicken") == []


def test_a_haram_dish_is_answered_with_its_counterpart() -> None:
    counterpart = understand("coq au vin").counterpart

    assert counterpart is not None
    assert counterpart.sentence == "Coq au vin is cooked in wine. These are braised chicken dishes without it."


def test_a_haram_ingredient_beside_other_words_is_replaced_or_left_out() -> None:
    assert understand("pork curry").texts() == ["chicken curry", "beef curry", "lamb curry"]
    assert understand("mushroom risotto with white wine").texts() == ["mushroom risotto"]


def test_a_reading_that_is_taken_away_is_searched_as_it_stands() -> None:
    understood = understand("turkish soup under 30 minutes", as_words=["Under 30  minutes"])

    assert [reading.label for reading in understood.readings] == ["Turkish"]
    assert understood.words() == "soup under 30 minutes"


def test_a_quoted_text_is_searched_as_it_is() -> None:
    assert understand('"vegan" soup').parts == ('"vegan" soup',)


@pytest.mark.parametrize("text", ['") OR ID > 0 --', "' OR 1=1; DROP TABLE recipes", "Total_Time <= 5 OR ID = 1"])
def test_filter_syntax_never_becomes_a_filter(text: str) -> None:
    assert understand(text).filters == []


def test_a_thousand_exclusions_are_an_answer_too() -> None:
    assert len(understand("no onion " * 1000).parts) <= 61


@given(st.text(max_size=200))
def test_every_text_is_understood(text: str) -> None:
    understood = understand(text)

    assert understood == understand(text)
    assert all(reading.text for reading in understood.readings)


@given(st.lists(PIECES, max_size=12))
def test_every_reading_can_be_taken_away(pieces: list[str]) -> None:
    text = " ".join(pieces)
    texts = [reading.text for reading in understand(text).readings]

    left = [reading.text for reading in understand(text, as_words=texts).readings]
    assert not set(texts) & set(left)


@pytest.mark.parametrize("text", ["curry minus the tomato", "curry without any tomato", "curry without tomato"])
def test_an_article_is_no_part_of_what_is_excluded(text: str) -> None:
    understood = understand(text)

    assert (understood.words(), understood.readings[0].label) == ("curry", "Without tomato")


def test_other_names_of_what_is_excluded_are_excluded() -> None:
    assert "-mayonnaise" in understand("potato salad without mayo").exclusions


@pytest.mark.parametrize(("text", "label"), [("starter from lebanon", "Lebanese"), ("dinner from somalia", "Somali")])
def test_a_country_is_its_cuisine(text: str, label: str) -> None:
    assert (Kind.CUISINE, label) in read(text)


@pytest.mark.parametrize(
    "text",
    [
        "without without", "under minutes", "-", "- - -", "without", "no", "no chicken chicken", "under", '-"', "for",
        "ID = 1 OR 1=1", "'; DROP TABLE recipes; --", 'Suitable_Diets = "vegan" OR Total_Time > 0', "سوپ soupсуп",
        "chicken " + "no onion " * 25, "-a " * 60, "شوربة 30 دقيقة تحت 20", "\u202eنكيهس 12",
        "under 99999999999 minutes",
        "0 minutes", "for 0 people", "under -5 calories", "٣٠ ٣٠ ٣٠", "IN [1,2]", "\\", "]]", "½ hour soup",
    ],
)  # fmt: skip
def test_odd_texts_are_read_and_their_filters_name_known_attributes(text: str) -> None:
    understood = understand(text)

    assert all(one.split()[0] in KNOWN_ATTRIBUTES for each in understood.filters for one in each.split(" AND "))
    assert all(isinstance(each, str) for each in understood.texts())


KNOWN_ATTRIBUTES = {
    "Total_Time", "Suitable_Diets", "Allergens_Not_Found", "Traits", "Difficulty_Facets", "Calories", "Serving_Size",
    "Protein_Grams", "Carbs_Grams", "Fat_Grams", "Fiber_Grams",
}  # fmt: skip


def test_what_is_wanted_and_excluded_stays_words() -> None:
    assert read("no chicken chicken") == []


def test_a_marker_without_a_thing_stays_a_word() -> None:
    assert read("under minutes") == []
