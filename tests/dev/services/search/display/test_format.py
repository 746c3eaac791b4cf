"""What hits show."""

from typing import Any

from dev.services.search.contracts import DisplayOptions, IndexSettings
from dev.services.search.display import format_hit
from tests.dev.services.search.small_index import SmallIndex, terms_of

RECIPE = {
    "id": 7,
    "title": "Chicken Biryani",
    "tags": ["rice", "chicken"],
    "facts": {"kcal": 399, "fat": 2.5},
    "vegan": False,
    "note": None,
}


def shown(
    q: str | None, document: dict[str, Any] = RECIPE, displayed: tuple[str, ...] | None = None, **options: Any
) -> dict[str, Any]:
    index = SmallIndex([document], **options.pop("settings", {}))
    terms = terms_of(index.ranked(q))
    return format_hit(document, terms, DisplayOptions(**options), IndexSettings(displayed=displayed))


def formatted(q: str | None, text: str, settings: dict[str, Any] | None = None, **options: Any) -> str:
    hit = shown(q, {"text": text}, settings=settings or {}, attributes_to_highlight=("text",), **options)
    return str(hit["_formatted"]["text"])


def cropped(q: str | None, text: str, length: int, **options: Any) -> str:
    hit = shown(q, {"text": text}, attributes_to_crop=("text",), crop_length=length, **options)
    return str(hit["_formatted"]["text"])


def test_everything_is_shown_by_default() -> None:
    assert shown(None) == RECIPE


def test_only_what_is_asked_for_is_shown() -> None:
    assert shown(None, attributes_to_retrieve=("title", "unknown")) == {"title": "Chicken Biryani"}


def test_a_dotted_name_keeps_its_object() -> None:
    assert shown(None, attributes_to_retrieve=("facts.kcal",)) == {"facts": {"kcal": 399}}


def test_nothing_asked_for_shows_nothing() -> None:
    assert shown(None, attributes_to_retrieve=()) == {}


def test_what_is_not_displayed_is_never_shown() -> None:
    assert shown(None, displayed=("id",), attributes_to_retrieve=("id", "title")) == {"id": 7}


def test_formatted_texts_are_marked_and_numbers_are_texts() -> None:
    hit = shown("chicken", attributes_to_highlight=("*",))
    assert hit["_formatted"] == {
        "id": "7",
        "title": "<em>Chicken</em> Biryani",
        "tags": ["rice", "<em>chicken</em>"],
        "facts": {"kcal": "399", "fat": "2.5"},
        "vegan": False,
        "note": None,
    }


def test_formatted_has_what_is_retrieved_and_what_is_marked() -> None:
    hit = shown("chicken", attributes_to_retrieve=("id",), attributes_to_highlight=("title",))
    assert hit == {"id": 7, "_formatted": {"id": "7", "title": "<em>Chicken</em> Biryani"}}


def test_there_is_nothing_formatted_for_unknown_attributes() -> None:
    assert "_formatted" not in shown("chicken", attributes_to_highlight=("unknown",))


def test_other_tags_can_be_asked_for() -> None:
    text = formatted("rice", "rice soup", highlight_pre_tag="[", highlight_post_tag="]")
    assert text == "[rice] soup"


def test_of_an_unfinished_word_the_typed_letters_are_marked() -> None:
    assert formatted("biry", "Biryani") == "<em>Biry</em>ani"


def test_of_a_misspelt_last_word_as_many_letters_are_marked() -> None:
    assert formatted("chiken", "Chicken") == "<em>Chicke</em>n"


def test_a_misspelt_finished_word_is_marked_whole() -> None:
    assert formatted("chiken curry", "Chicken curry") == "<em>Chicken</em> <em>curry</em>"


def test_accents_do_not_shift_the_marks() -> None:
    assert formatted("corb", "Mercimek Çorbası") == "Mercimek <em>Çorb</em>ası"


def test_ligatures_are_marked_by_their_letters() -> None:
    assert formatted("oeu", "œuvre") == "<em>œu</em>vre"


def test_synonyms_are_marked() -> None:
    settings = {"synonyms": {"houmous": ("hummus",)}}
    assert formatted("houmous", "Hummus", settings) == "<em>Hummus</em>"


def test_a_phrase_is_marked_as_one() -> None:
    assert formatted('"fried rice"', "rice, fried rice") == "rice, <em>fried rice</em>"


def test_the_two_halves_of_a_word_are_marked_as_one() -> None:
    assert formatted("icecream", "ice cream") == "<em>ice cream</em>"


def test_a_crop_stands_around_the_match() -> None:
    assert cropped("saffron", "one two three saffron five six seven", 3) == "…three saffron five…"


def test_a_crop_prefers_where_most_words_stand_together() -> None:
    text = "rice one two three four saffron five six saffron rice seven"
    assert cropped("saffron rice", text, 3) == "…six saffron rice…"


def test_a_crop_without_a_match_is_the_beginning() -> None:
    assert cropped(None, "one two three four", 2) == "one two…"


def test_a_text_shorter_than_the_crop_is_whole() -> None:
    assert cropped("rice", "rice soup", 10) == "rice soup"


def test_a_crop_of_zero_words_is_no_crop() -> None:
    assert cropped("rice", "one two rice three", 0) == "one two rice three"


def test_an_attribute_can_have_its_own_crop_length() -> None:
    hit = shown("rice", {"text": "one rice two"}, attributes_to_crop=("text:1",), crop_length=9, crop_marker="~")
    assert hit["_formatted"]["text"] == "~rice~"


def test_a_phrase_longer_than_the_crop_is_cut() -> None:
    assert cropped('"one two three"', "one two three four", 2) == "one two…"


def test_marks_and_crop_go_together() -> None:
    hit = shown("rice", {"text": "one rice two"}, attributes_to_crop=("text:2",), attributes_to_highlight=("text",))
    assert hit["_formatted"]["text"] == "one <em>rice</em>…"


def test_positions_are_told_in_bytes() -> None:
    hit = shown("pilav", {"text": "şehriyeli pilav"}, show_matches_position=True)
    assert hit["_matchesPosition"] == {"text": [{"start": 11, "length": 5}]}


def test_positions_in_lists_tell_the_index() -> None:
    hit = shown("chicken", attributes_to_retrieve=("id",), show_matches_position=True)
    assert hit["_matchesPosition"]["tags"] == [{"start": 0, "length": 7, "indices": [1]}]


def test_there_are_no_positions_without_a_match() -> None:
    assert shown(None, attributes_to_retrieve=("id",), show_matches_position=True) == {"id": 7, "_matchesPosition": {}}
