"""Each declared index, its documents and its folder in search-config agree."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from core.models import Base
from core.search.config import filterable_attributes, read_search_config
from core.search.facets import read_facets
from core.search.index import BOOKKEEPING, SearchIndex, Watch
from core.search.indexes import find_index, search_indexes
from core.settings import SEARCH_CONFIG_DIR

every_index = pytest.mark.parametrize("index", search_indexes().values(), ids=search_indexes())


def config_of(index: SearchIndex) -> dict[str, Any]:
    return read_search_config(SEARCH_CONFIG_DIR, index.name)


def named_in(config: dict[str, Any]) -> set[str]:
    """Every document attribute that the engine's settings name."""
    return {
        *config["searchableAttributes"],
        *config["sortableAttributes"],
        *filterable_attributes(config),
        *config["typoTolerance"]["disableOnAttributes"],
        *(rule.split(":")[0] for rule in config["rankingRules"] if ":" in rule),
    }


@every_index
def test_every_attribute_in_the_settings_is_one_of_the_document(index: SearchIndex) -> None:
    unknown = named_in(config_of(index)) - set(index.fields)

    assert not unknown, (
        f"search-config/{index.name} names {sorted(unknown)}, which no document has:"
        " add them to the document builder, or take them out of settings.json or facets.json"
    )


@every_index
def test_every_field_of_the_document_serves_something(index: SearchIndex) -> None:
    idle = set(index.fields) - named_in(config_of(index)) - set(index.shown) - BOOKKEEPING

    assert not idle, (
        f"documents of {index.name} carry {sorted(idle)}, which is neither searched, filtered, sorted by nor shown:"
        f" name them in search-config/{index.name}, show them, or take them out of the document builder"
    )


@every_index
def test_an_attribute_is_made_filterable_in_one_place(index: SearchIndex) -> None:
    repeated = sorted(name for name, times in Counter(filterable_attributes(config_of(index))).items() if times > 1)

    assert not repeated, (
        f"{repeated} are filterable by facets.json or by default:"
        f" take them out of filterableAttributes in search-config/{index.name}/settings.json"
    )


@every_index
def test_everything_shown_is_in_the_document(index: SearchIndex) -> None:
    assert set(index.shown) | {index.title_field} <= set(index.fields)


@every_index
def test_relaxing_names_searchable_attributes(index: SearchIndex) -> None:
    relaxing = index.relaxing
    named = {*relaxing.unmeant, *relaxing.subjects} if relaxing else set()
    unknown = named - set(config_of(index)["searchableAttributes"])

    assert not unknown, (
        f"the index {index.name} relaxes by {sorted(unknown)}, which is not searchable:"
        f" change its Relaxing in core/search/indexes/{index.name}.py, or searchableAttributes"
    )


@every_index
def test_every_watched_column_exists(index: SearchIndex) -> None:
    for watch in index.watches:
        assert set(watch.columns) <= set(Base.metadata.tables[watch.table].columns.keys())


def test_an_index_that_is_not_declared_is_named_with_those_that_are() -> None:
    with pytest.raises(LookupError, match=r"'users', only: .*recipes"):
        find_index("users")


def test_a_folder_without_facets_has_no_filters(tmp_path: Path) -> None:
    assert read_facets(tmp_path, "recipes") == ()


def test_a_facet_with_an_unknown_member_is_refused(tmp_path: Path) -> None:
    (tmp_path / "recipes").mkdir()
    (tmp_path / "recipes" / "facets.json").write_text('[{"kind": "spices", "colour": "red"}]')

    with pytest.raises(ValueError, match="colour"):
        read_facets(tmp_path, "recipes")


@pytest.mark.parametrize("name", ["Recipes", "my_recipes", "", "1a", "a" * 31, "recipes;"])
def test_a_name_that_is_no_part_of_a_trigger_name_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="name for an index"):
        declare(name=name)


def test_a_table_is_watched_once() -> None:
    with pytest.raises(ValueError, match="twice"):
        declare(watches=[Watch("tags", ("id",), "SELECT id FROM changed")] * 2)


def declare(name: str = "things", watches: Any = ()) -> SearchIndex:
    """An index like that of recipes, of another name or with other watches."""
    recipes = search_indexes()["recipes"]
    return SearchIndex(
        name=name,
        fields=recipes.fields,
        document_version=1,
        build=recipes.build,
        public_ids=recipes.public_ids,
        title_field=recipes.title_field,
        shown=(),
        watches=tuple(watches),
    )
