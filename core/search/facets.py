"""The filters of an index as visitors know them; the browser reads the same files."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import orjson


@dataclass(frozen=True)
class Facet:
    """One filter of a list: values of it are alternatives unless they add up, several filters add up."""

    kind: str
    """What it is called in code, server and browser."""
    parameter: str
    """Query parameter of the API's list, such as `Difficulty_Levels`."""
    address: str
    """Query parameter of the list's page in the browser."""
    title: str
    """Heading in the filter panel."""
    counted: str
    """Document attribute whose values are shown and counted."""
    matched: str
    """Document attribute that the filter compares with: it may hold codes and other names beside the shown value."""
    values: str | tuple[str, ...]
    """Name of the lookup that has the values, or the values themselves in order."""
    adds_up: bool = False
    """Whether a recipe must have all chosen values: a visitor who may eat neither milk nor eggs chooses both."""


def read_facets(config_dir: Path, index: str) -> tuple[Facet, ...]:
    """Return the filters of `search-config/<index>/facets.json` in the panel's order; none without that file.

    Raises ValueError where an entry is not as `Facet` says.
    """
    file = config_dir / index / "facets.json"
    if not file.is_file():
        return ()
    return tuple(_facet(entry, file) for entry in orjson.loads(file.read_bytes()))


def _facet(entry: dict[str, Any], file: Path) -> Facet:
    values = entry.get("values")
    given = {**entry, "values": tuple(values) if isinstance(values, list) else values}
    try:
        return Facet(**given)
    except TypeError as error:
        raise ValueError(f"{file}: {error}") from error
