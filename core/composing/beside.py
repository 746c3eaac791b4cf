"""Where a given ingredient goes that a dish has no place for, from `beside.toml`."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files

from core.composing.facts import Fact, words_of


@dataclass(frozen=True, kw_only=True)
class Beside:
    """A place at the end of a dish or beside it. `says` has {it}, {minutes} and {water}."""

    says: str
    minutes: int | None
    extra_minutes: int
    cut: str | None
    takes_water: bool
    is_together: bool
    refuses: tuple[str, ...]


def beside(fact: Fact, *, is_sweet: bool, has_fruit: bool) -> Beside | None:
    """Return the place of the ingredient beside a sweet or savoury dish, None where it has none.

    `has_fruit` tells that the cuisine also puts fruit into savoury dishes.
    """
    tables = ("sweet",) if is_sweet else ("savoury", "savoury-fruit") if has_fruit else ("savoury",)
    for table in tables:
        rows = _places()[table]
        for key in (fact.name, fact.kind.name, fact.kind.role):
            if key in rows and fact.name not in rows[key].refuses:
                return rows[key]
    return None


@lru_cache(maxsize=1)
def _places() -> Mapping[str, Mapping[str, Beside]]:
    document = tomllib.loads((files(__package__) / "beside.toml").read_text(encoding="utf-8"))
    return {
        table: {
            key: Beside(
                says=row["says"],
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
