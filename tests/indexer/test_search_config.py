"""Settings as data, and how they are compared."""

from core.search.indexes import Index
from core.settings import SEARCH_CONFIG_DIR
from indexer.search_config import read_search_config, settings_drift, synonyms_of


def test_synonyms_go_in_both_directions() -> None:
    assert synonyms_of([["a", "b", "c"]]) == {"a": ["b", "c"], "b": ["a", "c"], "c": ["a", "b"]}


def test_the_order_of_ranking_rules_matters() -> None:
    assert settings_drift({"rankingRules": ["a", "b"]}, {"rankingRules": ["b", "a"]}) == ["rankingRules"]


def test_the_order_of_stop_words_does_not() -> None:
    assert settings_drift({"stopWords": ["a", "b"]}, {"stopWords": ["b", "a"]}) == []


def test_members_that_we_do_not_set_do_not_count() -> None:
    assert settings_drift({"pagination": {"maxTotalHits": 1}}, {"pagination": {"maxTotalHits": 1, "new": 2}}) == []


def test_a_synonym_too_many_is_drift() -> None:
    assert settings_drift({"synonyms": {}}, {"synonyms": {"a": ["b"]}}) == ["synonyms"]


def test_families_are_written_in_lower_case() -> None:
    config = read_search_config(SEARCH_CONFIG_DIR, Index.RECIPES)

    assert [word for word in config["synonyms"] if word != word.casefold()] == []
