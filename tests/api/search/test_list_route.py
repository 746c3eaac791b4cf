"""The recipe list's query is read by its model alone, with the same outcome as FastAPI's."""

from typing import Annotated

import pytest
from fastapi import FastAPI, Query
from pydantic import ValidationError
from starlette.testclient import TestClient

from api.search.list_query import RecipeListQuery
from api.search.list_route import LONGEST_KEPT, read_query


def test_it_takes_the_last_of_several_values_and_decodes_them() -> None:
    query = read_query(b"Search_Text=a&Search_Text=k%C3%B6fte+rice&Limit=7&Unknown=1")

    assert (query.search_text, query.limit, query.offset) == ("köfte rice", 7, 0)


@pytest.mark.parametrize("query", [b"Limit=0", b"Limit=", b"Offset=x", b"Search_Text=" + b"a" * 201])
def test_what_the_model_refuses_is_no_query(query: bytes) -> None:
    with pytest.raises(ValidationError):
        read_query(query)


@pytest.mark.parametrize(
    "query",
    [
        "",
        "Search_Text=",
        "Search_Text=rice&Cuisines=Indian,Turkish&Difficulty_Levels=Easy&Offset=18",
        "Limit=3&Limit=4&search_text=x",
        "Search_Text=%FF%00+%2B&Have=rice",
        f"Search_Text=rice&x={'y' * LONGEST_KEPT}",
    ],
)
def test_it_reads_what_the_framework_reads(query: str) -> None:
    app = FastAPI()

    @app.get("/")
    def read(query: Annotated[RecipeListQuery, Query()]) -> str:
        return repr(query.request)

    assert TestClient(app).get(f"/?{query}").json() == repr(read_query(query.encode()).request)
