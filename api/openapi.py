"""The OpenAPI document: what FastAPI derives, and the true body of every error."""

from collections.abc import Iterable, Iterator
from typing import Any

from fastapi import APIRouter, FastAPI
from fastapi.dependencies.models import Dependant
from fastapi.routing import APIRoute
from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from api.errors import (
    BadRequest,
    ErrorBody,
    MethodNotAllowed,
    NotFound,
    RequestTooSlow,
    TooLarge,
    errors,
    raised_errors,
)
from api.search.gateway import FacetSearch, MultiSearch

REFERENCE = "#/components/schemas/{model}"
JSON_TYPE = "application/json"
ERROR_SCHEMA = {"$ref": REFERENCE.format(model=ErrorBody.__name__)}
VALIDATION_SCHEMAS = ("HTTPValidationError", "ValidationError")
"""What FastAPI documents for 422. The API answers ErrorBody instead."""


def body_schema(kind: type[BaseModel]) -> dict[str, Any]:
    """Return the `openapi_extra` of an endpoint that reads its body itself; `describe` adds the schema."""
    schema = {"$ref": REFERENCE.format(model=kind.__name__)}
    return {"requestBody": {"required": True, "content": {JSON_TYPE: {"schema": schema}}}}


def describe(app: FastAPI, routers: Iterable[tuple[str, APIRouter]]) -> dict[str, Any]:
    """Return the application's OpenAPI document. Every status that an operation answers is in it, with its body.

    `routers` are all that the application includes, each behind its path prefix.
    """
    document: dict[str, Any] = FastAPI.openapi(app)
    schemas = document["components"]["schemas"]
    _, gateway = models_json_schema([(MultiSearch, "validation"), (FacetSearch, "validation")], ref_template=REFERENCE)
    schemas.update(gateway["$defs"])
    for name in VALIDATION_SCHEMAS:
        schemas.pop(name, None)
    schemas[ErrorBody.__name__] = ErrorBody.model_json_schema(ref_template=REFERENCE)
    for prefix, router in routers:
        for route in router.routes:
            if isinstance(route, APIRoute) and route.include_in_schema:
                for method in route.methods or ():
                    _complete(document["paths"][prefix + route.path_format][method.lower()], route)
    return document


def _complete(operation: dict[str, Any], route: APIRoute) -> None:
    """Add the errors that the framework and the endpoint's dependencies answer."""
    responses = operation["responses"]
    kinds = dict.fromkeys(kind for dependant in _walk(route.dependant) for kind in raised_errors(dependant.call))
    if "requestBody" in operation:
        kinds |= {BadRequest: None, RequestTooSlow: None, TooLarge: None}
    elif not {"GET", "HEAD"} & (route.methods or set()):
        kinds |= {TooLarge: None}  # a body comes along that the call does not ask for
    if route.param_convertors:
        kinds |= {NotFound: None}  # PathLimit answers it for a value that is too long
        if "GET" not in (route.methods or ()):
            kinds |= {MethodNotAllowed: None}  # a value of another kind meets the pages, which are only read
    for status, response in errors(*kinds).items():
        responses.setdefault(str(status), _documented(response))
    if "422" in responses:
        responses["422"] = _error("A field is missing or invalid; `Details` names each.")
    responses["500"] = _error("A fault of the site.")


def _walk(dependant: Dependant) -> Iterator[Dependant]:
    yield dependant
    for dependency in dependant.dependencies:
        yield from _walk(dependency)


def _documented(response: dict[str, Any]) -> dict[str, Any]:
    content = {"schema": ERROR_SCHEMA, **response["content"][JSON_TYPE]}
    return {"description": response["description"], "content": {JSON_TYPE: content}}


def _error(description: str) -> dict[str, Any]:
    return {"description": description, "content": {JSON_TYPE: {"schema": ERROR_SCHEMA}}}
