"""The order of hits, one rule at a time."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.dev.services.search.small_index import SmallIndex, texts


def test_more_of_the_words_come_first() -> None:
    assert texts("chicken", "chicken rice", "chicken soup rice").hits("chicken rice soup") == [2, 1, 0]


def test_fewer_typos_come_first() -> None:
    assert texts("chickem", "chicken").hits("chicken") == [1, 0]


def test_words_read_as_one_count_as_typos() -> None:
    assert texts("icecream", "ice cream").hits("ice cream") == [1, 0]


def test_words_near_each_other_come_first() -> None:
    index = texts(
        "rice with much milk", "rice with milk", "rice milk", "milk rice", ranking_rules=("words", "proximity")
    )
    assert index.hits("rice milk") == [2, 1, 3, 0]


def test_more_important_attributes_come_first() -> None:
    index = SmallIndex([{"tags": "rice"}, {"title": "rice"}], searchable=("title", "tags"))
    assert index.hits("rice") == [1, 0]


def test_every_attribute_is_alike_when_all_are_searchable() -> None:
    assert SmallIndex([{"tags": "rice"}, {"title": "rice"}]).hits("rice") == [0, 1]


def test_earlier_words_come_first() -> None:
    assert texts("a b c rice", "rice a b c").hits("rice") == [1, 0]


def test_a_text_that_is_the_query_comes_first() -> None:
    assert texts("rice pudding cold", "rice pudding").hits("rice pudding") == [1, 0]


def test_words_as_typed_come_before_longer_ones() -> None:
    assert texts("ricecake", "rice").hits("rice") == [1, 0]


def test_a_custom_rule_orders_equals() -> None:
    index = SmallIndex(
        [{"t": "rice", "likes": 1}, {"t": "rice", "likes": 9}, {"t": "rice"}],
        ranking_rules=("words", "likes:desc"),
        searchable=("t",),
    )
    assert index.hits("rice") == [1, 0, 2]


def test_sort_takes_effect_where_its_rule_stands() -> None:
    documents = [{"t": "rice", "n": 1}, {"t": "soup rice", "n": 2}]
    first = SmallIndex(documents, ranking_rules=("sort", "words", "wordPosition"), searchable=("t",))
    last = SmallIndex(documents, ranking_rules=("words", "wordPosition", "sort"), searchable=("t",))
    assert first.hits("rice", sort=(("n", True),)) == [1, 0]
    assert last.hits("rice", sort=(("n", True),)) == [0, 1]


def test_sort_without_its_rule_has_no_effect() -> None:
    index = SmallIndex([{"t": "rice", "n": 1}, {"t": "rice", "n": 2}], ranking_rules=("words",))
    assert index.hits("rice", sort=(("n", True),)) == [0, 1]


@pytest.mark.parametrize("q", [None, "", " "])
def test_no_text_lists_everything_by_sort_then_number(q: str | None) -> None:
    index = SmallIndex([{"n": 2}, {"n": 1}, {"n": 2}, {}])
    assert index.hits(q, sort=(("n", True),)) == [0, 2, 1, 3]


def test_equal_hits_come_in_the_order_of_their_numbers() -> None:
    assert texts("rice", "rice", "rice").hits("rice") == [0, 1, 2]


def test_rules_about_words_work_without_the_rule_words() -> None:
    index = texts("chicken", "chicken rice", ranking_rules=("proximity", "typo"))
    assert index.hits("chicken rice") == [1, 0]


def test_attribute_is_rank_then_position() -> None:
    documents = [{"b": "rice"}, {"a": "x rice"}, {"a": "rice x"}]
    index = SmallIndex(documents, searchable=("a", "b"), ranking_rules=("words", "attribute"))
    assert index.hits("rice") == [2, 1, 0]


WORDS = st.sampled_from(["rice", "milk", "ricotta", "pudding", "saffron", "safron", "mil", "ri"])
TEXTS = st.lists(st.lists(WORDS, min_size=1, max_size=5).map(" ".join), min_size=1, max_size=12)
QUERIES = st.lists(WORDS, min_size=1, max_size=4).map(" ".join)


@given(TEXTS, QUERIES, st.integers(0, 12), st.integers(0, 5))
def test_a_page_is_a_part_of_the_whole_ranking(values: list[str], q: str, offset: int, limit: int) -> None:
    index = texts(*values)
    whole = index.hits(q, limit=100)
    assert index.hits(q, offset=offset, limit=limit) == whole[offset : offset + limit]


@given(TEXTS, QUERIES)
def test_scores_do_not_change_the_order_and_only_fall(values: list[str], q: str) -> None:
    index = texts(*values)
    ranked = index.ranked(q, limit=100, need_scores=True)
    assert [hit.number for hit in ranked.hits] == index.hits(q, limit=100)
    scores = [hit.score or 0 for hit in ranked.hits]
    assert scores == sorted(scores, reverse=True)
    assert all(0 < score <= 1 for score in scores)


@given(TEXTS, QUERIES)
def test_the_hits_are_the_candidates(values: list[str], q: str) -> None:
    ranked = texts(*values).ranked(q, limit=100)
    assert {hit.number for hit in ranked.hits} == set(ranked.candidates)


def test_distinct_keeps_the_best_of_each_value() -> None:
    index = SmallIndex([{"t": "x rice", "g": 1}, {"t": "rice", "g": 1}, {"t": "rice", "g": 2}, {"t": "rice"}])
    ranked = index.ranked("rice", distinct="g")
    assert [hit.number for hit in ranked.hits] == [1, 2, 3]
    assert len(ranked.candidates) == 3


def test_a_threshold_takes_weak_hits_out_of_the_totals() -> None:
    index = texts("chicken rice", "chicken")
    ranked = index.ranked("chicken rice", ranking_score_threshold=0.9)
    assert [hit.number for hit in ranked.hits] == [0]
    assert set(ranked.candidates) == {0}


def test_a_page_of_no_hits_still_has_totals() -> None:
    ranked = texts("rice", "rice").ranked("rice", limit=0)
    assert ranked.hits == ()
    assert len(ranked.candidates) == 2
