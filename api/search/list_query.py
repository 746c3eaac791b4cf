"""The query parameters of the recipe list. Its filters are those of `search-config/recipes/facets.json`."""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Annotated, Any, ClassVar

from pydantic import AfterValidator, ConfigDict, Field, create_model
from pydantic_core import PydanticCustomError

from api.errors import RULE
from api.search.request import RecipeListRequest
from core.lookups import read_lookups
from core.search.facets import Facet, read_facets
from core.search.text import MAX_TEXT_LENGTH, clean_text
from core.settings import SEARCH_CONFIG_DIR
from core.wire import WireModel

PAGE_SIZE = 18
MAX_PAGE_SIZE = 100
MAX_VALUES = 60
MAX_LIST_LENGTH = 2_000


def values_of(text: str) -> tuple[str, ...]:
    """Return the distinct values of a comma-separated list, trimmed, in order. Raises ValueError for too many."""
    values = tuple(dict.fromkeys(value for value in map(clean_text, text.split(",")) if value))
    if len(values) > MAX_VALUES:
        raise ValueError(f"at most {MAX_VALUES} values")
    return values


def _checked_list(text: str) -> str:
    values_of(text)
    return text


def _checked_text(text: str) -> str:
    # A rule of its own: visitors read the sentence when they follow a link with a long text.
    if len(text) > MAX_TEXT_LENGTH:
        raise PydanticCustomError(RULE, f"A search has at most {MAX_TEXT_LENGTH} characters.")
    return text


SearchText = Annotated[str, AfterValidator(_checked_text), Field(json_schema_extra={"maxLength": MAX_TEXT_LENGTH})]
ValueList = Annotated[str, Field(max_length=MAX_LIST_LENGTH), AfterValidator(_checked_list)]


class ListQuery(WireModel):
    """The parameters that every list has. `list_query` adds those of its filters."""

    model_config = ConfigDict(extra="ignore")
    facets: ClassVar[tuple[Facet, ...]] = ()

    limit: int = Field(PAGE_SIZE, ge=1, le=MAX_PAGE_SIZE, description="Recipes on the page.")
    offset: int = Field(0, ge=0, le=10_000_000, description="Counts recipes, not pages.")
    search_text: SearchText = Field("", examples=["biriyani"])
    as_words: ValueList = Field(
        "",
        description="Texts of `Understood` that are searched as they stand, comma-separated.",
        examples=["under 30 minutes"],
    )

    have: ValueList = Field(
        "",
        description="Foods at hand, comma-separated: the recipes come by how much of what they need that is.",
        examples=["chicken, rice, onions"],
    )

    @cached_property
    def request(self) -> RecipeListRequest:
        """The page that is asked for."""
        chosen = [
            (facet.matched, values)
            for facet in self.facets
            for values in _alternatives(facet, values_of(getattr(self, facet.kind)))
        ]
        return RecipeListRequest(
            text=clean_text(self.search_text),
            filters=tuple((attribute, values) for attribute, values in chosen if values),
            limit=self.limit,
            offset=self.offset,
            as_words=values_of(self.as_words),
            have=values_of(self.have.casefold()),
        )


def _alternatives(facet: Facet, values: tuple[str, ...]) -> Sequence[tuple[str, ...]]:
    """Values that add up are filters of one value each."""
    return [(value,) for value in values] if facet.adds_up else [values]


def list_query(facets: Sequence[Facet]) -> type[ListQuery]:
    """Return `ListQuery` with a comma-separated parameter for each filter.

    Raises ValueError for a filter whose kind is the name of a parameter that every list has.
    """
    taken = ListQuery.model_fields.keys() & {facet.kind for facet in facets}
    if taken:
        raise ValueError(f"facets.json: a filter can't be called {', '.join(sorted(taken))}")
    parameters: dict[str, Any] = {
        facet.kind: (
            ValueList,
            Field("", alias=facet.parameter, description=_description(facet), json_schema_extra=_example(facet)),
        )
        for facet in facets
    }
    model: type[ListQuery] = create_model("RecipeListQuery", __base__=ListQuery, **parameters)
    model.facets = tuple(facets)
    return model


def _description(facet: Facet) -> str:
    if isinstance(facet.values, str):
        return "Codes or names, comma-separated."
    return f"Of {', '.join(facet.values)}; comma-separated."


def _example(facet: Facet) -> Callable[[dict[str, Any]], None]:
    def add_example(schema: dict[str, Any]) -> None:
        # Called only when the OpenAPI document is made: lookups are slow to read.
        if isinstance(facet.values, str):
            codes = [row["code"] for row in read_lookups()[facet.values][:2]]
            schema["examples"] = [",".join(codes)]
        else:
            schema["examples"] = [facet.values[0]]

    return add_example


if TYPE_CHECKING:
    RecipeListQuery = ListQuery  # a type that is made at run time can't be checked
else:
    RecipeListQuery = list_query(read_facets(SEARCH_CONFIG_DIR, "recipes"))
