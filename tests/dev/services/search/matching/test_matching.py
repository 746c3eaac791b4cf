"""Which documents a text finds, word by word."""

import pytest

from dev.services.search.contracts import InvalidSearch, TypoTolerance
from tests.dev.services.search.small_index import SmallIndex, texts


def found(index: SmallIndex, q: str, **options: object) -> set[int]:
    return set(index.ranked(q, **options).candidates)


def test_an_unfinished_word_finds_what_begins_so() -> None:
    assert found(texts("biryani", "biscuit", "rice"), "bi") == {0, 1}


def test_a_finished_word_finds_only_itself() -> None:
    assert found(texts("bis", "biscuit"), "bis ") == {0}


def test_neighbours_are_found_written_together() -> None:
    assert found(texts("icecream", "ice cold cream"), "ice cream", matching_strategy="all") == {0, 1}


def test_a_word_is_found_split_in_two() -> None:
    assert found(texts("ice cream", "ice or cream"), "icecream") == {0}


def test_a_synonym_is_found_for_the_complete_word_only() -> None:
    index = texts("hummus", synonyms={"houmous": ("hummus",)})
    assert found(index, "houmous") == {0}
    assert found(index, "houm") == set()


def test_a_synonym_of_several_words_is_a_phrase() -> None:
    index = texts("garbanzo beans", "beans garbanzo", synonyms={"chickpeas": ("garbanzo beans",)})
    assert found(index, "chickpeas") == {0}


def test_several_words_can_have_a_synonym() -> None:
    index = texts("chickpeas", synonyms={"garbanzo beans": ("chickpeas",)})
    assert found(index, "garbanzo beans") == {0}
    assert found(index, "garbanzo") == set()


def test_the_first_words_must_match_under_strategy_last() -> None:
    index = texts("chicken", "rice")
    assert found(index, "chicken rice") == {0}
    assert found(index, "xyzzy rice") == set()


def test_every_word_must_match_under_strategy_all() -> None:
    assert found(texts("chicken", "chicken rice"), "chicken rice", matching_strategy="all") == {1}


def test_the_rarest_word_must_match_under_strategy_frequency() -> None:
    index = texts("chicken", "chicken", "soup", "chicken saffron", "saffron", "chicken soup", "soup")
    assert found(index, "chicken soup saffron", matching_strategy="frequency") == {3, 4}


def test_phrases_are_never_given_up() -> None:
    index = texts("fried rice", "rice fried", "egg")
    assert found(index, 'egg "fried rice"') == {0}


def test_a_phrase_has_no_typos() -> None:
    assert found(texts("chicken"), '"chiken"') == set()


def test_an_excluded_word_takes_documents_away() -> None:
    assert found(texts("chicken rice", "rice"), "rice -chicken") == {1}


def test_only_excluded_words_leave_all_others() -> None:
    assert found(texts("chicken", "rice"), "-chicken") == {1}


def test_an_excluded_phrase_needs_its_order() -> None:
    assert found(texts("coconut milk", "milk coconut"), '-"coconut milk"') == {1}


def test_stop_words_only_find_nothing() -> None:
    assert found(texts("the rice", stop_words=frozenset({"the", "of"})), "of the") == set()


def test_attributes_to_search_on_bound_the_search() -> None:
    index = SmallIndex([{"a": "rice", "b": "soup"}, {"a": "soup", "b": "rice"}])
    assert found(index, "rice", attributes_to_search_on=("b",)) == {1}
    assert found(index, "rice", attributes_to_search_on=("*",)) == {0, 1}


def test_attributes_that_are_not_searchable_are_refused() -> None:
    index = SmallIndex([{"a": "rice"}], searchable=("a",))
    with pytest.raises(InvalidSearch) as refused:
        index.ranked("rice", attributes_to_search_on=("b",))
    assert refused.value.code == "invalid_search_attributes_to_search_on"


def test_attributes_can_forbid_typos() -> None:
    typo = TypoTolerance(disable_on_attributes=frozenset({"a"}))
    index = SmallIndex([{"a": "chicken"}, {"b": "chicken"}], typo=typo)
    assert found(index, "chiken") == {1}
    assert found(index, "chicken") == {0, 1}


def test_numbers_can_forbid_typos() -> None:
    assert found(texts("12345"), "12346") == {0}
    assert found(texts("12345", typo=TypoTolerance(disable_on_numbers=True)), "12346") == set()


def test_by_attribute_neighbours_need_only_the_same_attribute() -> None:
    index = SmallIndex([{"a": "rice and pudding"}, {"a": "rice", "b": "pudding"}], proximity_precision="byAttribute")
    assert found(index, '"rice pudding"') == {0}
