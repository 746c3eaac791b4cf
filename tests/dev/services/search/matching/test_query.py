import pytest

from dev.services.search.contracts import IndexSettings
from dev.services.search.matching import TextIndex
from dev.services.search.matching.query import ParsedQuery, parse


def parsed(text: str, **settings: object) -> ParsedQuery:
    index = TextIndex(IndexSettings(**settings))  # type: ignore[arg-type]
    return parse(text, index.snapshot, index.vocabulary)


def test_words_are_terms_in_order() -> None:
    assert [(term.text, term.start) for term in parsed("chicken rice").terms] == [("chicken", 0), ("rice", 1)]


def test_only_the_last_word_may_be_unfinished() -> None:
    assert [term.is_prefix for term in parsed("chicken ric").terms] == [False, True]


def test_a_space_after_it_finishes_the_last_word() -> None:
    assert [term.is_prefix for term in parsed("chicken ").terms] == [False]


def test_no_word_is_unfinished_when_prefix_search_is_off() -> None:
    assert [term.is_prefix for term in parsed("chicken", prefix_search="disabled").terms] == [False]


def test_stop_words_are_left_out_unless_last() -> None:
    query = parsed("the soup with", stop_words=frozenset({"the", "with"}))
    assert [(term.text, term.start) for term in query.terms] == [("soup", 1), ("with", 2)]


def test_the_first_ten_terms_count() -> None:
    assert [term.text for term in parsed("b c d e f g h i j k l m").terms] == list("bcdefghijk")


def test_quotation_marks_make_a_phrase() -> None:
    (phrase, word) = parsed('"fried rice" egg').terms
    assert phrase.phrase == ("fried", "rice")
    assert word.phrase is None


def test_an_unclosed_phrase_runs_to_the_end() -> None:
    assert [term.phrase for term in parsed('egg "fried rice').terms] == [None, ("fried", "rice")]


def test_a_stop_word_keeps_its_place_in_a_phrase() -> None:
    (term,) = parsed('"rice with milk"', stop_words=frozenset({"with"})).terms
    assert term.phrase == ("rice", None, "milk")


def test_a_hard_separator_cuts_a_phrase_in_two() -> None:
    assert [term.phrase for term in parsed('"rice. soup"').terms] == [("rice",), ("soup",)]


@pytest.mark.parametrize("text", ['""', '"the"', "", " ", "- ."])
def test_a_text_without_words_has_no_terms(text: str) -> None:
    assert parsed(text, stop_words=frozenset({"the"})).terms == []


def test_a_hyphen_before_a_word_excludes_it() -> None:
    query = parsed("rice -chicken")
    assert [term.text for term in query.terms] == ["rice"]
    assert query.excluded_words == ["chicken"]


def test_a_hyphen_before_a_phrase_excludes_it() -> None:
    query = parsed('curry -"coconut milk"')
    assert query.excluded_phrases == [("coconut", "milk")]


@pytest.mark.parametrize("text", ["chicken-rice", "chicken - rice", "--rice", "rice -"])
def test_other_hyphens_exclude_nothing(text: str) -> None:
    assert parsed(text).excluded_words == []


def test_a_hard_separator_puts_terms_apart() -> None:
    assert [term.start for term in parsed("soup, rice").terms] == [0, 8]
