"""The OpenAPI document, with the bodies that endpoints read by themselves."""

from typing import Any

from fastapi import FastAPI
from pydantic.json_schema import models_json_schema

from api.search.gateway import FacetSearch, MultiSearch

REFERENCE = "#/components/schemas/{model}"


def describe(app: FastAPI) -> dict[str, Any]:
    """Return the application's OpenAPI document; every reference in it resolves."""
    document: dict[str, Any] = FastAPI.openapi(app)
    _, schemas = models_json_schema([(MultiSearch, "validation"), (FacetSearch, "validation")], ref_template=REFERENCE)
    document["components"]["schemas"].update(schemas["$defs"])
    return document
