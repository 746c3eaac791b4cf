"""Exports of other recipe systems: a module for each system, recognised by what a document holds."""

from collections.abc import Iterator
from typing import Any

from importer.formats import mealie, mealie_backup, nextcloud, paprika, recipesage, tandoor
from importer.formats.exported import Exported, ReadFormat

FORMATS: tuple[ReadFormat, ...] = (
    mealie_backup.read,
    mealie.read,
    tandoor.read,
    paprika.read,
    recipesage.read,
    nextcloud.read,
)
"""Asked in this order. Each one answers None for a document of another system."""


def exported_in(document: Any, member: str = "") -> Iterator[Exported] | None:
    """Return the recipes of a document of one of the systems; None when it is of none of them.

    `member` is its path in the archive that it comes from.
    """
    for read in FORMATS:
        found = read(document, member)
        if found is not None:
            return found
    return None
