"""Reads any of the formats, told apart by how a file begins."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path

from importer.reading.archive import MARKS
from importer.reading.archives import read_archive
from importer.reading.array import array_elements
from importer.reading.documents import found_in
from importer.reading.found import FileUnreadable, Found, Reading, Skipped, Torn
from importer.reading.lines import MAX_RECORD_BYTES, Line, bounded_lines, torn_after
from importer.reading.opening import HEAD_BYTES, TORN_ERRORS, Stream, opened
from importer.reading.pages import recipes_of_page
from importer.reading.recipes import NotJson, parse_json

MAX_DOCUMENT_BYTES = 64_000_000
"""A document that has to be held whole: an HTML page, or one JSON object over many lines."""
MAX_BYTES_WITH_PICTURE = 30_000_000
"""Of a recipe in RecipeSage's list, which holds its pictures as base64."""
_LIST_OF_RECIPES = re.compile(rb'\{\s*"recipes"\s*:\s*\[\s*\{')


def read_file(path: Path) -> Iterator[Reading]:
    """Yield what the file holds, in order; memory is bounded whatever its size.

    Raises FileUnreadable when nothing can be read from it.
    """
    if _is_archive(path):
        yield from read_archive(path)
        return
    with opened(path) as stream:
        beginning = stream.peek(HEAD_BYTES)[:HEAD_BYTES].lstrip()
        if beginning.startswith(b"["):
            yield from _recipes_of(array_elements(stream))
        elif _LIST_OF_RECIPES.match(beginning):
            yield from _recipes_of(array_elements(stream, max_bytes=MAX_BYTES_WITH_PICTURE), MAX_BYTES_WITH_PICTURE)
        elif beginning.startswith(b"<"):
            yield from _read_page(stream)
        elif _is_json_lines(beginning):
            yield from _recipes_of(bounded_lines(stream))
        else:
            yield from _read_document(stream)


def _is_json_lines(beginning: bytes) -> bool:
    """Tell whether every line is a document of its own.

    One object over many lines begins with a line that does not end it, and goes on with a property; where the
    second line begins an object too, the first one is merely broken.
    """
    first, newline, rest = beginning.partition(b"\n")
    is_open = first.startswith(b"{") and (first.strip() == b"{" or not first.rstrip().endswith(b"}"))
    return not newline or not is_open or rest.lstrip().startswith(b"{")


def _is_archive(path: Path) -> bool:
    """Tell whether the file is a ZIP archive; one that can't be opened is none."""
    try:
        with path.open("rb") as file:
            return file.read(4) in MARKS
    except OSError:
        return False


def _recipes_of(lines: Iterable[Line | Torn], max_bytes: int = MAX_RECORD_BYTES) -> Iterator[Reading]:
    """Yield the Recipes of each line or element."""
    for line in lines:
        if isinstance(line, Torn):
            yield line
        elif line.content is None:
            yield Skipped(line.number, f"longer than {max_bytes // 1_000_000} MB")
        else:
            yield from _recipes_of_line(line.number, line.content)


def _recipes_of_line(number: int, content: bytes) -> Iterator[Reading]:
    """Yield the Recipes of one document, or why there is none."""
    try:
        found = list(found_in(parse_json(content), number))
    except NotJson as error:
        yield Skipped(number, str(error))
        return
    yield from found
    if not found:
        yield Skipped(number, "no schema.org Recipe in it")


def _read_document(stream: Stream) -> Iterator[Reading]:
    """Yield the Recipes of one JSON object, numbered from 1."""
    content, torn = _read_whole(stream)
    try:
        found = list(found_in(parse_json(content), 0))
    except NotJson as error:
        raise FileUnreadable(torn.reason if torn else f"This is neither JSON Lines, JSON nor HTML: {error}.") from error
    if not found:
        raise FileUnreadable("There is no schema.org Recipe in this file.")
    yield from (replace(one, number=number) for number, one in enumerate(found, start=1))


def _read_page(stream: Stream) -> Iterator[Reading]:
    """Yield the Recipes of a web page, numbered from 1."""
    content, torn = _read_whole(stream)
    found = recipes_of_page(content)
    if not found and not torn:
        raise FileUnreadable("There is no schema.org Recipe in this page, neither as JSON-LD nor as microdata.")
    yield from (Found(number, recipe) for number, recipe in enumerate(found, start=1))
    if torn:
        yield torn


def _read_whole(stream: Stream) -> tuple[bytes, Torn | None]:
    """Return what can be read of the stream, and Torn if it breaks off. Raises FileUnreadable when it is too long."""
    content = bytearray()
    try:
        while chunk := stream.read1(1 << 20):
            content += chunk
            if len(content) > MAX_DOCUMENT_BYTES:
                raise FileUnreadable(
                    f"This document is longer than {MAX_DOCUMENT_BYTES // 1_000_000} MB;"
                    " longer ones are read as JSON Lines or as one JSON array."
                )
    except TORN_ERRORS:
        return bytes(content), Torn(torn_after(0, "line"))
    return bytes(content), None
