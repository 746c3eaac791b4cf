"""Reads the query of the recipe list, which is asked more often than everything else."""

from collections.abc import Callable, Coroutine
from functools import lru_cache
from typing import Any
from urllib.parse import parse_qsl

from fastapi import Request, Response
from fastapi.routing import APIRoute
from pydantic import ValidationError

from api.search.list_query import RecipeListQuery

MOST_KEPT = 4_000
LONGEST_KEPT = 300
"""Bytes of a query that is kept once read."""


class RecipeListRoute(APIRoute):
    """Has the query's model alone read the query; the endpoint takes `request` and `query`.

    FastAPI looks at each parameter of the model for each request, which takes twice as long as a kept answer. It still
    answers what the model refuses, and describes the endpoint.
    """

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """Return what answers a request."""
        refuse = super().get_route_handler()

        async def answer(request: Request) -> Response:
            try:
                query = read_query(request.scope["query_string"])
            except ValidationError:
                return await refuse(request)
            response: Response = await self.endpoint(request, query)
            return response

        return answer


def read_query(query_string: bytes) -> RecipeListQuery:
    """Return the query of an address as FastAPI would read it. Raises ValidationError."""
    return _read_once(query_string) if len(query_string) <= LONGEST_KEPT else _read(query_string)


def _read(query_string: bytes) -> RecipeListQuery:
    # Of a parameter that comes twice, the last one counts.
    return RecipeListQuery.model_validate(dict(parse_qsl(query_string.decode("latin-1"), keep_blank_values=True)))


_read_once = lru_cache(maxsize=MOST_KEPT)(_read)
