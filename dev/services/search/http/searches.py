"""Routes of searching: one search, several at once, and facet values."""

from __future__ import annotations

import asyncio
from typing import Any

import orjson
from starlette.responses import Response

from dev.services.search.catalog import Catalog
from dev.services.search.checking import check_array, check_object, check_text, wrong_type
from dev.services.search.errors import ApiError
from dev.services.search.http.call import Call, answer, check_index_uid, check_reach
from dev.services.search.searching.request import PARAMETERS, SearchRequest, parse_search
from dev.services.search.searching.run import FacetSearchRequest, run_facet_search, run_search

MAX_QUERIES = 1000
COUNTS = ("offset", "limit", "page", "hitsPerPage", "cropLength")
LISTS = ("attributesToRetrieve", "attributesToCrop", "attributesToHighlight", "attributesToSearchOn", "facets", "sort")
FLAGS = ("showMatchesPosition", "showRankingScore", "showRankingScoreDetails")
# Of the parameters of a search a facet search takes these; all others may be sent along and mean nothing.
FACET_SEARCH_TAKES = ("q", "filter", "matchingStrategy", "attributesToSearchOn", "rankingScoreThreshold")


async def search(call: Call) -> Response:
    uid = call.index_uid()
    return answer(run_search(call.engine.catalog.get(uid), parse_search(await call.json())))


async def search_by_get(call: Call) -> Response:
    uid = call.index_uid()
    given = call.parameters(PARAMETERS)
    body = {name: value_of_parameter(name, text) for name, text in given.items()}
    return answer(run_search(call.engine.catalog.get(uid), parse_search(body)))


def value_of_parameter(name: str, text: str) -> Any:
    """Return a query parameter as the JSON body would have it; what cannot be is left for the checks to refuse."""
    if name in LISTS:
        return text.split(",")
    if name in COUNTS or name == "rankingScoreThreshold":
        return json_or_text(text)
    if name in FLAGS and text in ("true", "false"):
        return text == "true"
    if name == "filter" and text.startswith("["):
        return json_or_text(text)
    return text


def json_or_text(text: str) -> Any:
    try:
        return orjson.loads(text)
    except orjson.JSONDecodeError:
        return text


async def multi_search(call: Call) -> Response:
    body = check_object(await call.json(), "", "bad_request", ("queries", "federation"))
    if body.get("federation") is not None:
        raise ApiError("bad_request", "This engine does not have federated search.")
    if "queries" not in body:
        raise ApiError("bad_request", "Missing field `queries`")
    queries = check_array(body["queries"], ".queries", "bad_request")
    if len(queries) > MAX_QUERIES:
        raise ApiError("bad_request", f"At most {MAX_QUERIES} queries can be sent at once.")
    # One look at the table of indexes, so that a swap falls before or after all queries.
    catalog = Catalog()
    catalog.by_uid = call.engine.catalog.by_uid
    searches = [parse_query(query, f".queries[{place}]") for place, query in enumerate(queries)]
    results = []
    for place, (uid, request) in enumerate(searches):
        results.append(run_query(call, catalog, uid, request, place))
        await asyncio.sleep(0)  # other requests come in between
    return answer({"results": results})


def parse_query(query: Any, path: str) -> tuple[str, SearchRequest]:
    body = check_object(query, path, "bad_request")
    if "indexUid" not in body:
        raise ApiError("missing_index_uid", f"Missing field `indexUid` inside `{path}`")
    uid = check_index_uid(body["indexUid"], f"{path}.indexUid")
    if body.get("federationOptions") is not None:
        raise ApiError("invalid_multi_search_federation_options", f"Inside `{path}`: this engine has no federation.")
    return uid, parse_search(body, path, ("indexUid", "federationOptions"))


def run_query(call: Call, catalog: Catalog, uid: str, request: SearchRequest, place: int) -> dict[str, Any]:
    try:
        check_reach(call.grant, uid)
        return {"indexUid": uid, **run_search(catalog.get(uid), request)}
    except ApiError as error:
        status = 400 if error.code == "index_not_found" else error.status
        raise ApiError(error.code, f"Inside `.queries[{place}]`: {error.message}", status=status) from error


async def facet_search(call: Call) -> Response:
    uid = call.index_uid()
    body = check_object(await call.json(), "", "bad_request")
    if "facetName" not in body:
        raise ApiError("missing_facet_search_facet_name", "Missing field `facetName`")
    name = check_text(body["facetName"], ".facetName", "invalid_facet_search_facet_name")
    query = body.get("facetQuery")
    if query is not None and not isinstance(query, str):
        raise wrong_type(query, "a string", ".facetQuery", "invalid_facet_search_query")
    within = parse_search({member: body[member] for member in FACET_SEARCH_TAKES if member in body})
    request = FacetSearchRequest(name, query, within)
    return answer(run_facet_search(call.engine.catalog.get(uid), request))
