"""A dish put together from a recipe's ingredients: a sauce or a bed in their colour, and a piece of each of them."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from core.drawing.colour import lighter

_LARDER = Path(__file__).parent / "menu" / "larder.yaml"
_PLAIN_SAUCE = "#a8521f"
_MOST_PIECES = 6
# An ingredient whose name has one of these shows its colour at most.
_PROCESSED = re.compile(
    r"\b(?:powder|ground|sauce|juice|paste|oil|vinegar|extract|syrup|broth|stock|water|seeds?|dried)\b"
)


@dataclass(frozen=True)
class _Ingredient:
    words: str
    piece: Any = None
    count: int = 0
    size: float = 0.0
    sauce: str | None = None

    def is_named_in(self, name: str) -> bool:
        return re.search(rf"\b(?:{self.words})\b", name) is not None

    def layer(self) -> dict[str, Any]:
        return {"heap": self.piece, "count": self.count, "size": self.size, "reach": 0.64}


@cache
def _read_larder() -> tuple[_Ingredient, ...]:
    return tuple(_Ingredient(**row) for row in yaml.load(_LARDER.read_text("utf-8"), Loader=yaml.CSafeLoader))


def assemble(base: Sequence[Any], names: Sequence[str]) -> list[Any]:
    """Return a dish's layers as data: the base, then the first six ingredients that have a piece, large ones first.

    In the base the colours `sauce` and `oil` stand for the one that the ingredients give. A name that stands earlier
    in the recipe counts more.
    """
    larder = _read_larder()
    seen = [row for name in names for row in larder if row.is_named_in(name.lower())]
    sauce = next((row.sauce for row in seen if row.sauce), _PLAIN_SAUCE)
    whole = [name.lower() for name in names if not _PROCESSED.search(name.lower())]
    shown = _first_rows(whole, larder)
    colours = {"sauce": sauce, "oil": lighter(sauce, 0.25)}
    return [*(_coloured(layer, colours) for layer in base), *(row.layer() for row in shown)]


def _first_rows(names: Sequence[str], larder: Sequence[_Ingredient]) -> list[_Ingredient]:
    """Return the rows of the first ingredients that have a piece, in the larder's order."""
    found: list[_Ingredient] = []
    for name in names:
        row = next((row for row in larder if row.piece and row.is_named_in(name)), None)
        if row and row not in found:
            found.append(row)
    first = found[:_MOST_PIECES]
    return [row for row in larder if row in first]


def _coloured(data: Any, colours: Mapping[str, str]) -> Any:
    """Return data with colours in the place of their names."""
    if isinstance(data, Mapping):
        return {key: _coloured(value, colours) for key, value in data.items()}
    if isinstance(data, list):
        return [_coloured(part, colours) for part in data]
    return colours.get(data, data) if isinstance(data, str) else data
