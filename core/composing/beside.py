"""Where a given ingredient goes that a dish has no place for, from `beside.toml`."""

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Protocol

from core.composing.dishes import Dish
from core.composing.facts import Fact, words_of

# Dishes that are eaten from a plate, with something beside them, have none of these tags.
_COMPLETE = frozenset(
    {
        "soup",
        "eggs",
        "salad",
        "wrap",
        "snack",
        "pastry",
        "fried",
        "dip",
        "street food",
        "bread",
        "pancakes",
        "porridge",
        "sandwich",
    }
)
_STARCHES = frozenset({"grain", "flour", "pastry"})


class Served(Protocol):
    """An ingredient of the dish."""

    @property
    def fact(self) -> Fact:
        """What it is."""


@dataclass(frozen=True, kw_only=True)
class Beside:
    """A place at the end of a dish or beside it. `says` and `end` have {it}, {minutes} and {water}.

    `says` is done beforehand where there is an `end`, which is done when the dish is served. `off` are tags of dishes
    that it does not suit. `is_side` is what is cooked and stands beside a plate; `is_filling` what only goes with a
    dish that has no other rice, grain or pastry.
    """

    says: str
    end: str
    minutes: int | None
    extra_minutes: int
    cut: str | None
    takes_water: bool
    is_together: bool
    is_side: bool
    is_filling: bool
    off: frozenset[str]
    refuses: tuple[str, ...]


def beside(fact: Fact, dish: Dish, uses: Iterable[Served], *, has_fruit: bool) -> Beside | None:
    """Return the place of the ingredient beside the dish, None where it has none.

    `has_fruit` tells that the cuisine also puts fruit into savory dishes.
    """
    tables = ("sweet",) if dish.is_sweet else ("savoury", "savoury-fruit") if has_fruit else ("savoury",)
    for table in tables:
        rows = _places()[table]
        for key in (fact.name, fact.like, fact.kind.name, fact.kind.role):
            if key in rows and fact.name not in rows[key].refuses:
                return rows[key] if _suits(rows[key], dish, uses) else None
    return None


def _suits(place: Beside, dish: Dish, uses: Iterable[Served]) -> bool:
    tags = frozenset(dish.tags)
    if not place.off.isdisjoint(tags) or (place.is_side and not tags.isdisjoint(_COMPLETE)):
        return False
    return not place.is_filling or all(use.fact.kind.role not in _STARCHES for use in uses)


@lru_cache(maxsize=1)
def _places() -> Mapping[str, Mapping[str, Beside]]:
    document = tomllib.loads((files(__package__) / "beside.toml").read_text(encoding="utf-8"))
    return {
        table: {
            key: Beside(
                says=row["says"],
                end=row.get("end", ""),
                is_side=row.get("side", False),
                is_filling=row.get("filling", False),
                off=frozenset(words_of(row.get("off", ""))),
                minutes=row.get("minutes"),
                extra_minutes=row.get("extra", 0),
                cut=row.get("cut"),
                takes_water=row.get("water", False),
                is_together=row.get("together", False),
                refuses=words_of(row.get("not", "")),
            )
            for key, row in rows.items()
        }
        for table, rows in document.items()
    }
