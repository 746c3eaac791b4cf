"""What a filter says, as a tree."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Word:
    """A field or value as written, with its place in the filter for error messages."""

    text: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Compare:
    """`=`, `!=`, `>`, `>=`, `<`, `<=` and `STARTS WITH` with a value."""

    field: Word
    operator: str
    value: Word


@dataclass(frozen=True, slots=True)
class Between:
    """`field low TO high`, both ends included."""

    field: Word
    low: Word
    high: Word


@dataclass(frozen=True, slots=True)
class OneOf:
    """`field IN [values]`."""

    field: Word
    values: tuple[Word, ...]


@dataclass(frozen=True, slots=True)
class Has:
    """`EXISTS`, `IS NULL`, `IS EMPTY`."""

    field: Word
    operator: str


@dataclass(frozen=True, slots=True)
class Geo:
    """A geographic condition. It is only parsed, to be refused with the real server's error: no field has places."""

    name: Word


@dataclass(frozen=True, slots=True)
class Not:
    inner: Expression


@dataclass(frozen=True, slots=True)
class And:
    parts: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class Or:
    parts: tuple[Expression, ...]


Expression = Compare | Between | OneOf | Has | Geo | Not | And | Or
