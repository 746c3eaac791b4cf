"""What reading a file comes to, piece by piece."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from importer.reading.pictures import Picture

SCHEMA_ORG = "schema.org"
"""The format of every file that is none of the systems in `importer.formats`."""


class FileUnreadable(Exception):
    """Nothing in the file can be read; the message is one sentence for the user of the command."""


@dataclass(frozen=True, slots=True)
class Found:
    """A Recipe as its file has it; `number` is its line, or its place where the file has no lines, from 1.

    `member` is the path of its document in an archive, else empty.
    """

    number: int
    recipe: Mapping[str, Any]
    picture: Picture | None = None
    format: str = SCHEMA_ORG
    member: str = ""


@dataclass(frozen=True, slots=True)
class Skipped:
    """A line, element or document that holds no readable Recipe; the ones after it are not concerned."""

    number: int
    reason: str
    member: str = ""


@dataclass(frozen=True, slots=True)
class Torn:
    """The file ends in the middle of something; what came before it was read."""

    reason: str


Reading = Found | Skipped | Torn
