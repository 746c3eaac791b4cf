import pytest
from hypothesis import given
from hypothesis import strategies as st
from rapidfuzz.distance import OSA

from dev.services.search.contracts import TypoTolerance
from dev.services.search.matching.typos import allowed_typos, best_split, is_number, near_words
from tests.dev.services.search.small_index import texts


@pytest.mark.parametrize(("word", "typos"), [("rice", 0), ("bread", 1), ("biriyani", 1), ("chocolate", 2)])
def test_longer_words_may_have_more_typos(word: str, typos: int) -> None:
    assert allowed_typos(word, TypoTolerance(), frozenset()) == typos


def test_no_typos_in_words_that_forbid_them() -> None:
    assert allowed_typos("halal-food", TypoTolerance(), frozenset({"halal-food"})) == 0


def test_no_typos_when_switched_off() -> None:
    assert allowed_typos("chocolate", TypoTolerance(enabled=False), frozenset()) == 0


@pytest.mark.parametrize("typed", ["chiken", "chickken", "chocken", "chikcen"])
def test_one_edit_finds_the_word(typed: str) -> None:
    index = texts("chicken")
    assert near_words(index.text.snapshot, typed, 1, is_prefix=False) == (["chicken"], [])


def test_another_first_letter_costs_one_more() -> None:
    snapshot = texts("hicken", "xchicken", "hcicken", "khicken").text.snapshot
    assert near_words(snapshot, "chicken", 1, is_prefix=False) == ([], [])
    assert near_words(snapshot, "chicken", 2, is_prefix=False) == ([], ["hcicken", "hicken", "khicken", "xchicken"])


def test_an_unfinished_word_finds_what_begins_with_something_near() -> None:
    snapshot = texts("chocolates").text.snapshot
    assert near_words(snapshot, "choclat", 1, is_prefix=True) == (["chocolates"], [])


def test_a_word_that_begins_as_typed_has_no_typo() -> None:
    snapshot = texts("chickens").text.snapshot
    assert near_words(snapshot, "chicken", 1, is_prefix=True) == ([], [])


def test_the_work_of_a_vague_word_is_bounded() -> None:
    letters = "abcdefghijklmnopqrstuvwxyz"
    words = [f"b{a}{b}ead" for a in letters for b in letters]
    one, two = near_words(texts(" ".join(words)).text.snapshot, "breadx", 2, is_prefix=True)
    assert len(one) <= 150
    assert len(two) <= 50


WORDS = st.text("abc", min_size=1, max_size=7)


@given(st.lists(WORDS, min_size=1, max_size=20), WORDS, st.sampled_from([1, 2]))
def test_near_words_are_those_within_the_edits(vocabulary: list[str], word: str, most: int) -> None:
    snapshot = texts(" ".join(vocabulary)).text.snapshot

    def edits(other: str) -> int:
        return OSA.distance(word, other) + (other[0] != word[0])

    one, two = near_words(snapshot, word, most, is_prefix=False)
    assert set(one) == {other for other in vocabulary if edits(other) == 1 <= most}
    assert set(two) == {other for other in vocabulary if edits(other) == 2 <= most}


def test_a_word_splits_where_both_halves_stand_together_most() -> None:
    snapshot = texts("stir fry", "stir fry", "stirf ry").text.snapshot
    assert best_split(snapshot, "stirfry") == ("stir", "fry")


def test_words_that_never_stand_together_are_no_split() -> None:
    assert best_split(texts("stir it", "and fry").text.snapshot, "stirfry") is None


@pytest.mark.parametrize(("word", "expected"), [("2024", True), ("1.5", True), ("½", True), ("7up", False)])
def test_numbers_are_digits_and_signs_only(word: str, expected: bool) -> None:
    assert is_number(word) is expected
