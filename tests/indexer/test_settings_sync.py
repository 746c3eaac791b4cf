"""How settings are compared."""

from indexer.settings_sync import settings_drift


def test_the_order_of_ranking_rules_matters() -> None:
    assert settings_drift({"rankingRules": ["a", "b"]}, {"rankingRules": ["b", "a"]}) == ["rankingRules"]


def test_the_order_of_stop_words_does_not() -> None:
    assert settings_drift({"stopWords": ["a", "b"]}, {"stopWords": ["b", "a"]}) == []


def test_members_that_we_do_not_set_do_not_count() -> None:
    assert settings_drift({"pagination": {"maxTotalHits": 1}}, {"pagination": {"maxTotalHits": 1, "new": 2}}) == []


def test_a_synonym_too_many_is_drift() -> None:
    assert settings_drift({"synonyms": {}}, {"synonyms": {"a": ["b"]}}) == ["synonyms"]
