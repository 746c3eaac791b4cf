"""Builds the engine's filters from visitors' values."""

from core.search.filters import any_of


def test_values_are_alternatives() -> None:
    assert any_of("Cuisine_Keys", ["TR", "Persian"]) == 'Cuisine_Keys IN ["TR", "Persian"]'


def test_quotes_and_backslashes_stay_inside_the_value() -> None:
    assert any_of("Tags", ['a"b', "c\\"]) == 'Tags IN ["a\\"b", "c\\\\"]'
