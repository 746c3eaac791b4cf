"""Reads the documents of a ZIP archive, and of the archives in it: an export of another system, or schema.org files."""

import gzip
import io
import zipfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from importer.formats import exported_in
from importer.reading.archive import (
    MARKS,
    MAX_INNER_BYTES,
    Archive,
    ArchiveTooLarge,
    Budget,
    MemberUnreadable,
    opened_archive,
)
from importer.reading.documents import exported_as_found
from importer.reading.found import FileUnreadable, Found, Reading, Skipped
from importer.reading.opening import GZIP, TORN_ERRORS
from importer.reading.pages import recipes_of_page
from importer.reading.recipes import NotJson, parse_json, recipes_in

MAX_DOCUMENT_BYTES = 64_000_000
"""Of one member: the database of a whole Mealie."""


def read_archive(path: Path) -> Iterator[Reading]:
    """Yield the recipes of the archive's documents, numbered from 1; what is no document is passed over.

    A member that can't be read is skipped with its path. Raises FileUnreadable when no recipe was in the archive.
    """
    number, skipped = 0, 0
    with opened_archive(path, Budget()) as archive:
        for number, reading in enumerate(_readings(path, archive), start=1):
            skipped += isinstance(reading, Skipped)
            yield replace(reading, number=number)
    if number == skipped:
        reasons = "" if not skipped else " that can be read"
        raise FileUnreadable(f"There is no recipe{reasons} in this archive.")


def _readings(path: Path, archive: Archive, place: str = "") -> Iterator[Found | Skipped]:
    for member in archive.members:
        shown = f"{place}/{member.filename}" if place else member.filename
        try:
            if place or not archive.head(member).startswith(MARKS):
                yield from _readings_of_member(archive, member, shown)
            else:
                yield from _readings_of_inner(path, archive, member)
        except MemberUnreadable as error:
            yield Skipped(0, str(error), shown)


def _readings_of_inner(path: Path, archive: Archive, member: zipfile.ZipInfo) -> Iterator[Found | Skipped]:
    """Yield the recipes of an archive in the archive; those inside that one are not looked at."""
    content = archive.document(member, MAX_INNER_BYTES)
    try:
        with opened_archive(path, archive.budget, content, member.filename) as inner:
            yield from _readings(path, inner, member.filename)
    except ArchiveTooLarge:
        raise
    except FileUnreadable as error:
        raise MemberUnreadable("a damaged archive") from error


def _readings_of_member(archive: Archive, member: zipfile.ZipInfo, shown: str) -> Iterator[Found | Skipped]:
    head = archive.head(member)
    if head.startswith(GZIP):
        content = _unpacked(archive, archive.document(member, MAX_DOCUMENT_BYTES))
        head = content[:512]
    elif head.lstrip()[:1] in (b"{", b"[", b"<"):
        content = archive.document(member, MAX_DOCUMENT_BYTES)
    else:
        return
    if head.lstrip().startswith(b"<"):
        yield from (Found(0, recipe, member=shown) for recipe in recipes_of_page(content))
        return
    for document in _documents(content):
        yield from _recipes_of(archive, document, member.filename, shown)


def _unpacked(archive: Archive, packed: bytes) -> bytes:
    try:
        with gzip.GzipFile(fileobj=io.BytesIO(packed)) as stream:
            content = stream.read(MAX_DOCUMENT_BYTES + 1)
    except TORN_ERRORS as error:
        raise MemberUnreadable("a damaged gzip file") from error
    archive.budget.spend(len(content))
    if len(content) > MAX_DOCUMENT_BYTES:
        raise MemberUnreadable(f"longer than {MAX_DOCUMENT_BYTES // 1_000_000} MB")
    return content


def _documents(content: bytes) -> Iterator[Any]:
    """Yield the JSON document, or those of JSON Lines."""
    first, _, rest = content.strip().partition(b"\n")
    is_lines = first.rstrip().endswith(b"}") and rest.lstrip().startswith(b"{")
    for number, line in enumerate(content.strip().split(b"\n") if is_lines else [content], start=1):
        try:
            if line.strip():
                yield parse_json(line.removeprefix(b"\xef\xbb\xbf"))
        except NotJson as error:
            raise MemberUnreadable(f"{error} in line {number}" if is_lines else str(error)) from error


def _recipes_of(archive: Archive, document: Any, member: str, shown: str) -> Iterator[Found]:
    exported = exported_in(document, member)
    if exported is None:
        yield from (Found(0, recipe, member=shown) for recipe in recipes_in(document))
        return
    for one in exported:
        beside = archive.picture(member, one.files) if not one.embedded else None
        yield exported_as_found(one, member=shown, picture=beside)
