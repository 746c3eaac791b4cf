"""Settings: kept as sent, completed with defaults, reset by null."""

from __future__ import annotations

from typing import Any

import pytest

from dev.services.search.errors import ApiError
from dev.services.search.settings.stored import changed, parse_settings, shown_setting, shown_settings


def after(*bodies: dict[str, Any]) -> dict[str, Any]:
    stored: dict[str, Any] = {}
    for body in bodies:
        stored = changed(stored, parse_settings(body))
    return stored


def test_unset_members_show_their_defaults() -> None:
    shown = shown_setting(after({"typoTolerance": {"minWordSizeForTypos": {"oneTypo": 4}}}), "typoTolerance")
    assert shown["minWordSizeForTypos"] == {"oneTypo": 4, "twoTypos": 9}
    assert shown["enabled"] is True


def test_members_of_one_setting_are_changed_one_by_one() -> None:
    stored = after({"faceting": {"maxValuesPerFacet": 7}}, {"faceting": {"sortFacetValuesBy": {"*": "count"}}})
    assert shown_setting(stored, "faceting") == {"maxValuesPerFacet": 7, "sortFacetValuesBy": {"*": "count"}}


def test_null_resets_a_setting() -> None:
    assert shown_settings(after({"stopWords": ["the"]}, {"stopWords": None})) == shown_settings({})


def test_sizes_that_contradict_what_is_kept_are_refused() -> None:
    with pytest.raises(ApiError) as refusal:
        after({"typoTolerance": {"minWordSizeForTypos": {"oneTypo": 10}}})
    assert refusal.value.code == "invalid_settings_typo_tolerance"


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"bogus": 1}, "bad_request"),
        ({"stopWords": "the"}, "invalid_settings_stop_words"),
        ({"rankingRules": ["bogus"]}, "invalid_settings_ranking_rules"),
        ({"pagination": {"maxTotalHits": 0}}, "invalid_settings_pagination"),
        ({"embedders": {"a": {}}}, "invalid_settings_embedders"),
        ({"sortableAttributes": ["_geo"]}, "invalid_settings_sortable_attributes"),
    ],
)
def test_what_cannot_be_is_refused_by_its_code(body: dict[str, Any], code: str) -> None:
    with pytest.raises(ApiError) as refusal:
        parse_settings(body)
    assert refusal.value.code == code
