"""The recipes of one JSON document, whichever system has written it."""

from collections.abc import Iterator
from typing import Any

from importer.formats import exported_in
from importer.formats.exported import Exported
from importer.reading.found import Found
from importer.reading.pictures import Picture, embedded_picture
from importer.reading.recipes import recipes_in


def found_in(document: Any, number: int) -> Iterator[Found]:
    """Yield the Recipes of a document, all with its number; a picture inside the document comes with its recipe."""
    exported = exported_in(document)
    if exported is None:
        yield from (Found(number, recipe) for recipe in recipes_in(document))
    else:
        yield from (exported_as_found(one, number) for one in exported)


def exported_as_found(
    exported: Exported, number: int = 0, *, member: str = "", picture: Picture | None = None
) -> Found:
    """Return what a format's reader has yielded, with the picture inside it, or the one that was found beside it."""
    own = embedded_picture(exported.embedded) if exported.embedded else picture
    return Found(number, exported.recipe, own, exported.format, member)
