"""Reading the composer's TOML files, with places in messages."""

import tomllib
from collections.abc import Iterator, Mapping
from importlib.resources.abc import Traversable
from typing import Any


class KnowledgeError(ValueError):
    """A file of the composer's knowledge is broken; the message names the file, the place and what is wrong."""


def toml_files(folder: Traversable) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Yield name and content of each TOML file of the folder, in the order of their names."""
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(".toml"):
            try:
                yield file.name, tomllib.loads(file.read_text(encoding="utf-8"))
            except tomllib.TOMLDecodeError as error:
                raise KnowledgeError(f"{file.name}: {error}") from error


def checked_keys(
    place: str, row: Mapping[str, Any], allowed: set[str], *, required: set[str] | frozenset[str] = frozenset()
) -> None:
    """Raise KnowledgeError for a key that does not exist, or one that is missing."""
    if unknown := sorted(row.keys() - allowed):
        raise KnowledgeError(f"{place}: there is no key {unknown[0]!r}")
    if missing := sorted(required - row.keys()):
        raise KnowledgeError(f"{place}: {missing[0]!r} is missing")
