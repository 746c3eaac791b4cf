"""What reading a file comes to, piece by piece."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


class FileUnreadable(Exception):
    """Nothing in the file can be read; the message is one sentence for the user of the command."""


@dataclass(frozen=True, slots=True)
class Found:
    """A Recipe as its file has it; `number` is its line, or its place where the file has no lines, from 1."""

    number: int
    recipe: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Skipped:
    """A line or element that holds no readable Recipe; the ones after it are not concerned."""

    number: int
    reason: str


@dataclass(frozen=True, slots=True)
class Torn:
    """The file ends in the middle of something; what came before it was read."""

    reason: str


Reading = Found | Skipped | Torn
