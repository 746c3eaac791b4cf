"""The list's parameters follow from the table of filters."""

from pathlib import Path

import orjson
import pytest
from pydantic import ValidationError

from api.errors import RULE
from api.search.list_query import MAX_VALUES, ListQuery, RecipeListQuery, list_query
from api.search.request import page_query
from core.search.config import filterable_attributes, read_search_config
from core.search.facets import Facet, read_facets
from core.search.text import MAX_TEXT_LENGTH
from core.settings import SEARCH_CONFIG_DIR

SPICE = {
    "kind": "spices",
    "parameter": "Spice_Levels",
    "address": "spice",
    "title": "Spice Level",
    "counted": "Spice_Level",
    "matched": "Spice_Keys",
    "values": ["Mild", "Hot"],
}


@pytest.fixture
def config_dir(tmp_path: Path) -> Path:
    """A search-config whose table of filters has one entry more."""
    folder = tmp_path / "recipes"
    folder.mkdir()
    (folder / "settings.json").write_text("{}")
    facets = orjson.loads((SEARCH_CONFIG_DIR / "recipes" / "facets.json").read_bytes())
    (folder / "facets.json").write_bytes(orjson.dumps([*facets, SPICE]))
    return tmp_path


def filters_of(query: ListQuery) -> object:
    """The engine's filters for a query."""
    return page_query(query.request, "", (), ("*",), 1)["filter"]


def test_one_entry_in_the_table_makes_a_parameter_a_filter_and_an_attribute(config_dir: Path) -> None:
    query = list_query(read_facets(config_dir, "recipes"))

    asked = query.model_validate({"Cuisines": "TR", "Spice_Levels": "Hot, Mild ,Hot"})

    assert filters_of(asked) == ['Cuisine_Keys IN ["TR"]', 'Spice_Keys IN ["Hot", "Mild"]']
    assert {"Spice_Level", "Spice_Keys"} <= set(filterable_attributes(read_search_config(config_dir, "recipes")))


def test_a_parameter_is_described_with_its_values(config_dir: Path) -> None:
    described = list_query(read_facets(config_dir, "recipes")).model_json_schema()["properties"]

    assert described["Spice_Levels"]["description"] == "Of Mild, Hot; comma-separated."
    assert described["Spice_Levels"]["examples"] == ["Mild"]
    assert described["Cuisines"]["examples"] == ["ME,PAK"]


def test_only_counted_values_can_be_searched_in_a_facet(config_dir: Path) -> None:
    rules = read_search_config(config_dir, "recipes")["filterableAttributes"]

    can_search = {name: rule["features"]["facetSearch"] for rule in rules for name in rule["attributePatterns"]}
    assert (can_search["Spice_Level"], can_search["Spice_Keys"]) == (True, False)


def test_without_filters_nothing_is_filtered() -> None:
    assert filters_of(RecipeListQuery.model_validate({"Cuisines": " , "})) == []


def test_too_many_values_are_refused() -> None:
    with pytest.raises(ValidationError, match=f"at most {MAX_VALUES} values"):
        RecipeListQuery.model_validate({"Cuisines": ",".join(f"c{n}" for n in range(MAX_VALUES + 1))})


def test_a_text_that_is_too_long_is_refused_with_a_sentence_for_visitors() -> None:
    assert RecipeListQuery(Search_Text="a" * MAX_TEXT_LENGTH).request.text == "a" * MAX_TEXT_LENGTH
    with pytest.raises(ValidationError) as refused:
        RecipeListQuery(Search_Text="a" * (MAX_TEXT_LENGTH + 1))
    assert [(error["type"], error["msg"]) for error in refused.value.errors()] == [
        (RULE, "A search has at most 200 characters.")
    ]


def test_a_filter_named_like_a_parameter_of_every_list_is_refused() -> None:
    facet = Facet("limit", "Limit", "limit", "Limit", "Limit", "Limit", ("1",))

    with pytest.raises(ValueError, match="limit"):
        list_query([facet])


def test_values_that_add_up_are_a_filter_each() -> None:
    asked = RecipeListQuery.model_validate({"Without": "No milk,No eggs", "Times": "Under 15 min,Under 30 min"})

    assert filters_of(asked) == [
        'Time_Facets IN ["Under 15 min", "Under 30 min"]',
        'Without_Facets IN ["No milk"]',
        'Without_Facets IN ["No eggs"]',
    ]
