"""GET /recipes/search: the recipe list."""

from dataclasses import replace
from typing import Annotated

import orjson
from fastapi import APIRouter, Query, Request, Response
from pydantic import AfterValidator, ConfigDict, Field

from api.errors import errors
from api.recipes.schemas import RecipeSearchOut
from api.search.cache import Answer
from api.search.client import SearchUnavailable
from api.search.recipes import find_recipes
from api.search.request import MAX_TOTAL, RecipeListRequest
from api.search.state import SearchState, search_state
from core.search.text import MAX_TEXT_LENGTH, clean_text
from core.wire import WireModel

PAGE_SIZE = 18
MAX_PAGE_SIZE = 100
MAX_VALUES = 60
MAX_LIST_LENGTH = 2_000

router = APIRouter(prefix="/recipes", tags=["search"])


def values_of(text: str) -> tuple[str, ...]:
    """Return the distinct values of a comma-separated list, trimmed, in order."""
    values = tuple(dict.fromkeys(value for value in map(clean_text, text.split(",")) if value))
    if len(values) > MAX_VALUES:
        raise ValueError(f"at most {MAX_VALUES} values")
    return values


def checked_list(text: str) -> str:
    """Return the list unchanged; raises ValueError for too many values."""
    values_of(text)
    return text


ValueList = Annotated[str, Field(max_length=MAX_LIST_LENGTH), AfterValidator(checked_list)]


class RecipeListQuery(WireModel):
    """The list's query parameters. Source: spec section 7."""

    model_config = ConfigDict(extra="ignore")

    limit: int = Field(PAGE_SIZE, ge=1, le=MAX_PAGE_SIZE, description="Recipes on the page.")
    offset: int = Field(0, ge=0, le=10_000_000, description="Counts recipes, not pages.")
    search_text: str = Field("", max_length=MAX_TEXT_LENGTH, examples=["biriyani"])
    cuisines: ValueList = Field("", description="Codes or names, comma-separated.", examples=["PAK,IND"])
    categories: ValueList = Field("", description="Codes or names, comma-separated.")
    difficulty_levels: ValueList = Field("", description="Of Quick, Easy, Medium, Hard.", examples=["Quick"])

    def request(self) -> RecipeListRequest:
        """Return what is asked for."""
        return RecipeListRequest(
            text=clean_text(self.search_text),
            cuisines=values_of(self.cuisines),
            categories=values_of(self.categories),
            difficulties=values_of(self.difficulty_levels),
            limit=self.limit,
            offset=self.offset,
        )


@router.get(
    "/search",
    response_model=RecipeSearchOut,
    responses=errors(SearchUnavailable),
)
async def search_recipes(request: Request, query: Annotated[RecipeListQuery, Query()]) -> Response:
    """One page of published recipes, by relevance and then popularity.

    Values of one filter are alternatives, filters add up; an unknown value matches nothing. A text that no recipe meets
    in full is asked again without its unknown words, and `Relaxed` says so.
    """
    state = search_state(request)
    wanted = query.request()
    answer = state.cache.get(wanted) or await ask_engine(state, wanted)
    if wanted.offset == 0:
        state.terms.note_search(wanted.text, found=answer.is_hit)
    return Response(answer.body, media_type="application/json", headers={"Cache-Control": "no-cache"})


async def ask_engine(state: SearchState, wanted: RecipeListRequest) -> Answer:
    """Ask the engine and keep the answer."""
    asked_in = state.cache.generation
    reachable = replace(wanted, offset=min(wanted.offset, MAX_TOTAL))
    found = await find_recipes(state.engine, state.recipes_uid, reachable)
    body = orjson.dumps(
        {
            "Recipes": found.hits,
            "Total_Recipes": found.total,
            "HasMore": bool(found.hits) and wanted.offset + len(found.hits) < found.total,
            "Relaxed": found.is_relaxed,
        }
    )
    answer = Answer(body, is_hit=found.total > 0 and not found.is_relaxed)
    state.cache.put(wanted, answer, asked_in=asked_in)
    return answer
