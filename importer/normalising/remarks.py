"""What normalising a recipe left out, changed or decided: kept for the report."""

from typing import NamedTuple


class Remark(NamedTuple):
    """One decision: the property, what it said, and what became of it."""

    field: str
    found: str
    became: str


class Unusable(ValueError):
    """The record can't become a recipe: `kind` for counting, the message a sentence."""

    def __init__(self, kind: str, message: str) -> None:
        super().__init__(message)
        self.kind = kind
