"""The Recipes inside a parsed document, wherever it keeps them."""

import json
from collections.abc import Iterator, Mapping
from typing import Any

MAX_DEPTH = 12
"""How deep Recipes are looked for: page, graph, list, list item, recipe is five."""
RECIPE_MARKS = frozenset({"recipeIngredient", "recipeInstructions"})
PREFIXES = ("https://schema.org/", "http://schema.org/", "schema:")


class NotJson(ValueError):
    """The text is not a JSON document; the message is a sentence."""


def parse_json(content: bytes) -> Any:
    """Return the JSON document.

    NaN, infinite numbers and half surrogates pass: the fields that have them are judged one by one later.
    Raises NotJson.
    """
    try:
        return json.loads(content.decode("utf-8"), strict=False)
    except UnicodeDecodeError as error:
        raise NotJson("not UTF-8 text") from error
    except RecursionError as error:
        raise NotJson("nested too deeply") from error
    except ValueError as error:
        where = f" ({error.msg} at character {error.pos + 1})" if isinstance(error, json.JSONDecodeError) else ""
        raise NotJson(f"not valid JSON{where}") from error


def recipes_in(document: Any) -> Iterator[Mapping[str, Any]]:
    """Yield every Recipe of the document with plain property names, references to its other nodes resolved."""
    nodes = dict(_identified_nodes(document)) if isinstance(document, dict) and "@graph" in document else {}
    for recipe in walk(document, MAX_DEPTH):
        plain = {_plain_name(name): value for name, value in recipe.items()}
        yield {name: resolved(value, nodes) for name, value in plain.items()}


def walk(value: Any, depth: int) -> Iterator[dict[str, Any]]:
    """Yield the Recipes in `value`; one that stands inside another is part of it."""
    if not depth:
        return
    if isinstance(value, list):
        for element in value:
            yield from walk(element, depth - 1)
    elif isinstance(value, dict):
        if _is_recipe(value):
            yield value
        else:
            for element in value.values():
                yield from walk(element, depth - 1)


def _is_recipe(value: Mapping[str, Any]) -> bool:
    """Tell whether the object says that it is a Recipe, or says nothing and has what only a Recipe has."""
    named = value.get("@type", value.get("type"))
    types = named if isinstance(named, list) else [named]
    if any(isinstance(kind, str) for kind in types):
        return any(isinstance(kind, str) and _plain_name(kind).casefold() == "recipe" for kind in types)
    return not RECIPE_MARKS.isdisjoint(map(_plain_name, value))


def _plain_name(name: str) -> str:
    """Return the name of a type or property without schema.org's prefix."""
    for prefix in PREFIXES:
        name = name.removeprefix(prefix)
    return name


def _identified_nodes(document: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """Yield the nodes of the graph that others can point at."""
    graph = document["@graph"]
    for node in graph if isinstance(graph, list) else [graph]:
        if isinstance(node, dict) and isinstance(node.get("@id"), str):
            yield node["@id"], node


def resolved(value: Any, nodes: Mapping[str, Any]) -> Any:
    """Return the node that `value` does nothing but point at, else `value`."""
    if isinstance(value, dict) and value.keys() == {"@id"}:
        return nodes.get(str(value["@id"]), value)
    return value
