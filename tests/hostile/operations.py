"""The operations of openapi.json, each with an example of what it takes. A new endpoint is in here by itself."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from dev.project import PROJECT
from tests.hostile.values import CANARY

Leaf = tuple[str | int, ...]
"""The way to a value inside a JSON document."""
MAX_DEPTH = 6
SIMPLE: Mapping[str, Any] = {"integer": 1, "number": 1, "boolean": True, "null": None}


@dataclass(frozen=True)
class Operation:
    """One method of one path, and an example of its body."""

    method: str
    path: str
    path_parameters: Sequence[str]
    query_parameters: Sequence[str]
    content_type: str
    """Empty when it takes no body."""
    example: Any
    statuses: frozenset[int]

    @property
    def label(self) -> str:
        """Return how test reports name it."""
        return f"{self.method} {self.path}"

    @property
    def leaves(self) -> Sequence[Leaf]:
        """Return the way to every value in the example."""
        return list(_leaves(self.example))


@cache
def operations() -> Sequence[Operation]:
    """Return every operation of openapi.json."""
    document = json.loads((PROJECT / "openapi.json").read_text())
    return [
        _operation(document, method.upper(), path, described)
        for path, methods in document["paths"].items()
        for method, described in methods.items()
    ]


def replaced(example: Any, leaf: Leaf, value: Any) -> Any:
    """Return a copy of the example with another value at a leaf."""
    if not leaf:
        return value
    first, rest = leaf[0], leaf[1:]
    if isinstance(example, list):
        return [replaced(each, rest, value) if number == first else each for number, each in enumerate(example)]
    return {name: replaced(each, rest, value) if name == first else each for name, each in example.items()}


def _operation(document: Mapping[str, Any], method: str, path: str, described: Mapping[str, Any]) -> Operation:
    def names(place: str) -> list[str]:
        return [each["name"] for each in described.get("parameters", ()) if each["in"] == place]

    contents = described.get("requestBody", {}).get("content", {})
    content_type = next(iter(contents), "")
    return Operation(
        method,
        path,
        names("path"),
        names("query"),
        content_type,
        _example(document, contents[content_type].get("schema", {})) if content_type else None,
        frozenset(int(status) for status in described["responses"] if status.isdigit()),
    )


def _example(document: Mapping[str, Any], schema: Mapping[str, Any], depth: int = 0) -> Any:
    """Return a value of about the right shape: what matters is that each place of a value is reached."""
    if "$ref" in schema:
        return _example(document, document["components"]["schemas"][schema["$ref"].rpartition("/")[2]], depth + 1)
    for kind in ("anyOf", "oneOf", "allOf"):
        if kind in schema:
            return _example(document, schema[kind][0], depth + 1)
    if schema.get("format") == "password":
        return CANARY
    if schema.get("examples") or schema.get("enum"):
        return (schema.get("examples") or schema["enum"])[0]
    if depth > MAX_DEPTH:
        return None
    if schema.get("type") == "object":
        return {name: _example(document, each, depth + 1) for name, each in schema.get("properties", {}).items()}
    if schema.get("type") == "array":
        return [_example(document, schema.get("items", {}), depth + 1)]
    return SIMPLE.get(schema.get("type", ""), "Saffron-1234")


def _leaves(example: Any, way: Leaf = ()) -> Iterator[Leaf]:
    if isinstance(example, dict) and example:
        for name, each in example.items():
            yield from _leaves(each, (*way, name))
    elif isinstance(example, list) and example:
        for number, each in enumerate(example):
            yield from _leaves(each, (*way, number))
    elif way:
        yield way
