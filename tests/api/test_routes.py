"""What holds for every route."""

import inspect
import json
import re
from collections.abc import Iterator

from fastapi.dependencies.models import Dependant
from fastapi.routing import APIRoute

from api import health
from api.app import FEATURES, describe_api
from api.dependencies import open_session


def routes() -> Iterator[APIRoute]:
    """Every route of the API."""
    for router in (*FEATURES, health.router):
        yield from (route for route in router.routes if isinstance(route, APIRoute))


def calls_of(dependant: Dependant) -> Iterator[object]:
    """Everything that a route depends on, however deep."""
    yield dependant.call
    for part in dependant.dependencies:
        yield from calls_of(part)


def test_no_endpoint_on_the_event_loop_opens_a_database_session() -> None:
    """Only asynchronous endpoints can ask the search engine, and one waiting for a connection would hold up all."""
    asynchronous = [route for route in routes() if inspect.iscoroutinefunction(route.endpoint)]

    assert {"search_recipes", "multi_search", "facet_search"} <= {route.name for route in asynchronous}
    assert [route.path for route in asynchronous if open_session in calls_of(route.dependant)] == []


def test_every_operation_has_a_name_of_its_own() -> None:
    names = [route.name for route in routes()]

    assert len(names) == len(set(names))


def test_every_operation_is_described() -> None:
    assert [route.path for route in routes() if not route.description] == []


def test_every_reference_in_the_description_resolves() -> None:
    document = describe_api()
    named = set(re.findall(r'"\$ref": "#/components/schemas/([^"]+)"', json.dumps(document)))

    assert named <= set(document["components"]["schemas"])
    assert "$defs" not in json.dumps(document)
