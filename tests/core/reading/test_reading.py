"""What a reading says of a line."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.lexicons import default_vocabulary, read_text_if
from core.reading import Reading, Role, read, recipe_language


def _read(text: str, *, language: str | None = None, is_prose: bool = False) -> Reading:
    return read(text, default_vocabulary(), language=language, is_prose=is_prose)


def test_a_food_stands_where_it_was_written() -> None:
    (food,) = _read("2 Tbsp.  Jamón ibérico").foods
    assert food.text == "Jamón ibérico"
    assert _read("2 Tbsp.  Jamón ibérico").text[food.span.start : food.span.end] == "Jamón ibérico"


def test_a_qualifier_names_its_words_and_its_rule() -> None:
    food = _read("4 slices of smoked turkey bacon").foods_of("halal")[0]
    (qualifier,) = food.qualifiers
    assert (qualifier.name, qualifier.words, qualifier.rule) == ("meat", "turkey", "source before (meat)")


def test_an_excluded_food_is_in_the_reading() -> None:
    (food,) = _read("stock without wine").foods_of("halal")
    assert food.role is Role.EXCLUDED


def test_alternatives_share_a_group() -> None:
    foods = _read("200 ml white wine or chicken stock").foods
    assert len({food.group for food in foods}) == 1
    assert len({food.alternative for food in foods}) == 2


def test_foods_that_come_together_do_not() -> None:
    wine, bacon = _read("wine and bacon").foods_of("halal")
    assert wine.group != bacon.group


def test_a_word_that_no_lexicon_has_is_not_understood() -> None:
    reading = _read("2 cups finely chopped frobnicate")
    assert [unknown.word for unknown in reading.unknown] == ["frobnicate"]
    assert not reading.is_understood


def test_units_numbers_and_preparation_are_understood() -> None:
    assert _read("2 1/2 cups, finely chopped").is_understood


@pytest.mark.parametrize(
    ("lines", "language"),
    [
        (["1 sdt lada bubuk", "2 siung bawang putih"], "id"),
        (["2 el olijfolie", "1 ui, fijngesneden"], "nl"),
        (["2 lžíce másla", "1 cibule"], "cs"),
        (["2 lyžice masla", "1 cibuľa", "soľ"], "sk"),
        (["1 su bardağı un", "tuz"], "tr"),
        (["2 Esslöffel Mehl", "1 Zwiebel"], "de"),
        (["2 cups flour", "salt"], "en"),
        (["2 ложки муки", "соль"], "ru"),
        (["500 g", "2"], None),
    ],
)
def test_the_language_of_a_recipe_is_read_from_all_of_it(lines: list[str], language: str | None) -> None:
    assert recipe_language(lines, default_vocabulary()) == language


@pytest.mark.parametrize(("line", "language"), [("200 g sangri", "id"), ("1 sdt lada", "id"), ("baccon", "cs")])
def test_a_slip_is_only_read_within_the_language(line: str, language: str) -> None:
    assert all("bad" not in term.tags for food in _read(line, language=language).foods for term in food.terms)


def test_an_ordinary_word_of_the_language_is_no_haram_word_of_another() -> None:
    assert not _read("ale dobře promíchejte", language="cs").foods_of("halal")
    assert _read("a bottle of ale", language="en").foods_of("halal")


def test_a_slip_says_what_was_meant() -> None:
    (food,) = _read("6 slices baccon").foods_of("halal")
    assert (food.text, food.meant) == ("baccon", "bacon")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "a",
        "🍲🥓",
        "<b>bacon</b> &amp; eggs",
        "ba\u00adcon",
        "\u200fخنزير\u200e 500 g",
        "2ТBSP вино WINE 葡萄酒 خمر",
        "WINE",
        "5wine6beer7",
        "(" * 500,
        "bacon or " * 1_000,
        "wine, " * 2_000,
        "x" * 10_000,
        "豚" * 3_000,
    ],
)
def test_any_text_is_read_and_spans_lie_inside_it(text: str) -> None:
    reading = _read(text)
    for food in reading.foods:
        assert 0 <= food.span.start < food.span.end <= len(text)


@given(st.text(max_size=60))
def test_foods_cover_what_they_say(text: str) -> None:
    for food in _read(text).foods:
        assert food.text == text[food.span.start : food.span.end] != ""


def test_a_local_word_counts_only_in_a_text_of_its_language() -> None:
    assert _read("1 dl öl", language="sv").foods_of("halal")
    assert not _read("1 EL Öl", language="de").foods_of("halal")


@pytest.mark.parametrize(
    ("line", "word"),
    [("1 iso olut", "olut"), ("giăm bông bỏ da", "giam bong"), ("lardons, pois cassés, carottes", "lardons")],
)
def test_a_word_of_context_of_another_language_says_nothing(line: str, word: str) -> None:
    """Finnish "iso" is big, Vietnamese "bỏ" take away and French "pois" peas."""
    foods = {food.words: food for food in read(line, default_vocabulary()).foods}
    assert foods[word].role is Role.USED
    assert not foods[word].qualifiers


@pytest.mark.parametrize("line", ["- not smoked bacon", "1. not smoked bacon", "• not smoked bacon."])
def test_the_bullet_of_a_list_is_not_read(line: str) -> None:
    foods = {food.words: food.role for food in read(line, default_vocabulary()).foods}
    assert foods["bacon"] is Role.USED


def test_a_short_word_of_a_small_language_does_not_count_in_a_recipe_of_another() -> None:
    assert _read("100 g sonka", language="hu").foods_of("halal")
    assert not _read("a ver si queda", language="es", is_prose=True).foods_of("halal")


def test_a_quoted_product_beside_a_plant_is_made_of_it() -> None:
    food = _read("2 cups 'pulled pork' jackfruit").foods_of("halal")[0]
    assert food.qualifier("plant") is not None
    assert _read("2 cups pulled pork, jackfruit").foods_of("halal")[0].qualifier("plant") is None


def test_a_replaced_food_says_so() -> None:
    (food,) = _read("replace the wine with stock").foods_of("halal")
    assert food.role is Role.REPLACED


def test_a_line_without_a_food_of_the_tag_is_not_read_further() -> None:
    assert read_text_if("bad", "2 cups flour") is None


def test_a_line_with_a_food_of_the_tag_is_read_in_full() -> None:
    line = "4 slices turkey bacon"
    assert read_text_if("bad", line) == read(line, default_vocabulary())


@pytest.mark.parametrize("text", ["", " ", ".", "…"])
@pytest.mark.parametrize("is_prose", [False, True])
def test_a_text_without_words_is_read_and_holds_nothing(text: str, is_prose: bool) -> None:
    reading = _read(text, is_prose=is_prose)
    assert (reading.foods, reading.unknown) == ((), ())
