"""Settings as data, and how they are compared."""

from core.search.config import read_search_config, synonyms_of
from core.settings import SEARCH_CONFIG_DIR


def test_synonyms_go_in_both_directions() -> None:
    assert synonyms_of([["a", "b", "c"]]) == {"a": ["b", "c"], "b": ["a", "c"], "c": ["a", "b"]}


def test_families_are_written_in_lower_case() -> None:
    config = read_search_config(SEARCH_CONFIG_DIR, "recipes")

    assert [word for word in config["synonyms"] if word != word.casefold()] == []
