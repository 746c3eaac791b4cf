"""Kept answers are never older than the index."""

import gzip

from api.search.cache import MAX_BYTES, Answer, AnswerCache
from core.counters.search_terms import Outcome

ONE = Answer(b"1", outcome=Outcome.HIT)


def opened() -> AnswerCache:
    """A cache that hears the indexer."""
    cache = AnswerCache()
    cache.drop(is_open=True)
    return cache


def test_an_answer_is_given_again() -> None:
    cache = opened()
    cache.put("soup", ONE, asked_in=cache.generation)

    assert cache.get("soup") == ONE


def test_a_change_drops_everything() -> None:
    cache = opened()
    cache.put("soup", ONE, asked_in=cache.generation)

    cache.drop(is_open=True)

    assert cache.get("soup") is None


def test_an_answer_asked_for_before_a_change_is_not_kept_after_it() -> None:
    cache = opened()
    before = cache.generation
    cache.drop(is_open=True)

    cache.put("soup", ONE, asked_in=before)

    assert cache.get("soup") is None


def test_nothing_is_kept_while_an_index_changes() -> None:
    cache = opened()
    cache.drop(is_open=False)

    cache.put("soup", ONE, asked_in=cache.generation)

    assert cache.get("soup") is None


def test_nothing_is_kept_before_the_indexer_is_heard() -> None:
    cache = AnswerCache()

    cache.put("soup", ONE, asked_in=cache.generation)

    assert cache.get("soup") is None


def test_kept_answers_are_bounded_by_their_bytes() -> None:
    cache = opened()
    quarter = Answer(b"x" * (MAX_BYTES // 4), outcome=Outcome.HIT)
    for number in range(5):
        cache.put(number, quarter, asked_in=cache.generation)

    assert cache.get(0) is None
    assert cache.get(4) == quarter


def test_an_answer_larger_than_the_cache_is_not_kept() -> None:
    cache = opened()

    cache.put("all", Answer(b"x" * (MAX_BYTES + 1), outcome=Outcome.HIT), asked_in=cache.generation)

    assert cache.get("all") is None


def test_the_compressed_form_of_an_answer_is_made_once() -> None:
    answer = Answer(b"lentils " * 500, outcome=Outcome.HIT)

    assert gzip.decompress(answer.compressed) == answer.body
    assert answer.compressed is answer.compressed
    assert len(answer.body) + len(answer.compressed) <= answer.kept_bytes
