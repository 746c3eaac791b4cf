"""Filters: what is read, what is refused, and which documents meet them."""

from __future__ import annotations

import contextlib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pyroaring import BitMap

from dev.services.search.contracts import IndexSettings
from dev.services.search.facets.facet_index import DocumentChange, FacetIndex
from dev.services.search.filters.evaluate import Filtering, FilterNotAllowedError
from dev.services.search.filters.from_json import FilterShapeError, filter_from_json
from dev.services.search.filters.parser import parse_filter
from dev.services.search.filters.scanner import FilterSyntaxError
from dev.services.search.settings.filterable import rules_of

DOCUMENTS: list[dict[str, Any]] = [
    {"cuisine": "Turkish", "minutes": 30, "tags": ["quick", "Eid"]},
    {"cuisine": "Middle Eastern", "minutes": 45.5, "tags": []},
    {"cuisine": None, "minutes": 5, "tags": ["eid"]},
    {"minutes": "30"},
]


def met(given_filter: Any, documents: list[dict[str, Any]] = DOCUMENTS) -> set[int]:
    settings = IndexSettings(filterable=("cuisine", "minutes", "tags"))
    facets = FacetIndex(settings)
    facets = facets.changed([DocumentChange(number, {}, facets.values_of(one)) for number, one in enumerate(documents)])
    expression = filter_from_json(given_filter)
    assert expression is not None
    everything = BitMap(range(len(documents)))
    return set(Filtering(everything, facets, rules_of(settings.filterable)).matching(expression))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("cuisine = turkish", {0}),
        ("cuisine != Turkish", {1, 2, 3}),
        ("minutes = 30", {0, 3}),
        ("minutes > 29.9 AND minutes <= 45.5", {0, 1, 3}),
        ("minutes 5 TO 30", {0, 2}),
        ("tags = EID", {0, 2}),
        ("tags IS EMPTY", {1}),
        ("cuisine IS NULL", {2}),
        ("cuisine NOT EXISTS", {3}),
        ("NOT (cuisine = Turkish OR tags = eid)", {1, 3}),
        ("cuisine = Turkish OR cuisine = 'Middle Eastern' AND minutes > 100", {0}),
        ("cuisine IN [Turkish, 'Middle Eastern',]", {0, 1}),
        ("cuisine STARTS WITH middle", {1}),
    ],
)
def test_a_filter_finds_the_documents_that_meet_it(text: str, expected: set[int]) -> None:
    assert met(text) == expected


def test_lists_join_by_and_inner_lists_by_or() -> None:
    assert met([["cuisine = Turkish", "cuisine = 'Middle Eastern'"], "minutes > 40"]) == {1}


@pytest.mark.parametrize(
    "text", ["cuisine", "cuisine =", "= x", "(cuisine = x", "cuisine = x)", "cuisine IN [x", "NOT"]
)
def test_what_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(FilterSyntaxError):
        parse_filter(text)


@pytest.mark.parametrize("given_filter", [5, {}, [1], [["a = 1", 1]], [[["a = 1"]]]])
def test_another_shape_is_refused(given_filter: Any) -> None:
    with pytest.raises(FilterShapeError):
        filter_from_json(given_filter)


def test_an_attribute_that_is_not_filterable_is_refused() -> None:
    with pytest.raises(FilterNotAllowedError, match="`title` is not filterable"):
        met("title = x")


def test_nesting_is_bounded() -> None:
    with pytest.raises(FilterSyntaxError, match="maximum depth"):
        parse_filter("(" * 500 + "a = 1" + ")" * 500)


@given(st.text(max_size=60))
def test_any_text_is_read_or_refused_in_words(text: str) -> None:
    with contextlib.suppress(FilterSyntaxError):
        parse_filter(text)


quotable = st.text(st.characters(exclude_characters="\\", exclude_categories=["Cs"]), min_size=1, max_size=20)


@given(quotable)
def test_any_value_between_quotes_finds_itself(value: str) -> None:
    quoted = value.replace('"', '\\"')
    assert met(f'cuisine = "{quoted}"', [{"cuisine": value}, {"cuisine": value + "x"}]) == {0}


numbers = st.lists(st.integers(-1000, 1000), min_size=1, max_size=20)


@given(numbers, st.integers(-1000, 1000))
def test_ranges_agree_with_python(values: list[int], limit: int) -> None:
    documents = [{"minutes": value} for value in values]
    assert met(f"minutes < {limit}", documents) == {number for number, value in enumerate(values) if value < limit}
    assert met(f"minutes >= {limit}", documents) == {number for number, value in enumerate(values) if value >= limit}
