"""A document as words for PostgreSQL."""

from core.search.standby.shape import Shape
from core.search.standby.text import MOST_BYTES, text_of

SHAPE = Shape(
    index_name="recipes",
    labels={"Short_Title": "A", "Tags": "B", "Owner_Name": "D", "Description": "D", "Sounds": "D"},
    running_text=frozenset({"Description"}),
    spelt_only=frozenset({"Owner_Name"}),
    sounds=frozenset({"Sounds"}),
    compared=["Tags", "Popularity"],
    sorted_by=[],
    order=[("Popularity", True), ("ID", False)],
    max_total=1000,
    max_facet_values=100,
    digest="0123456789abcdef",
)
DOCUMENT = {
    "ID": 7,
    "Content_Hash": "hash",
    "Short_Title": "Crème brûlée",
    "Tags": ["Mother's day", "Sweet"],
    "Owner_Name": "Amina Sweet",
    "Description": "Sweet.",
    "Sounds": ["qxkrm"],
    "Popularity": 5,
    "Needs": ["cream"],
}


def test_words_have_places_and_labels_apart_from_value_to_value() -> None:
    words = text_of(DOCUMENT, SHAPE).words.split(" ")

    assert words[:5] == ["'creme':1A", "'brulee':2A", "'mothers':11B", "'day':12B", "'sweet':21B"]
    assert words[5:9] == ["'amina':30D", "'sweet':31D", "'/sweet':40D", "'qxkrm':49D"]


def test_values_that_filters_compare_are_marks() -> None:
    text = text_of(DOCUMENT, SHAPE)

    assert text.words.endswith(" '=Tags=mother''s day' '=Tags=sweet'")
    assert text.facts == {"Tags": ["Mother's day", "Sweet"], "Popularity": 5}


def test_people_and_what_is_only_heard_are_not_taken_for_misspelt_words() -> None:
    text = text_of(DOCUMENT, SHAPE)

    assert text.known == {"creme", "brulee", "mothers", "day", "sweet"}
    assert text.spelt_only == {"amina", "sweet"}


def test_it_is_ordered_as_the_engine_orders() -> None:
    assert text_of(DOCUMENT, SHAPE).custom_order == [5.0, -7.0]


def test_a_text_that_postgresql_would_refuse_ends_early_and_keeps_its_names_and_marks() -> None:
    korean = "한국 " * 60_000

    words = text_of({**DOCUMENT, "Description": korean}, SHAPE).words

    assert words.startswith("'creme':1A ")
    assert words.endswith(" '=Tags=mother''s day' '=Tags=sweet'")
    running = [word for word in words.split(" ") if word.startswith("'/")]
    assert 0.9 * MOST_BYTES < sum(len(word.encode()) for word in running) < MOST_BYTES


def test_a_long_text_that_postgresql_takes_is_whole() -> None:
    words = text_of({**DOCUMENT, "Description": "soup " * 40_000}, SHAPE).words

    assert words.count("'/soup'") == 40_000
