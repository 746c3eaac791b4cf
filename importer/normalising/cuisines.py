"""Cuisines by any of their names."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Any

import yaml

from core.lookups import read_lookups
from importer.normalising.labels import folded, without_filler
from importer.normalising.remarks import Remark
from importer.normalising.texts import plain_line
from importer.normalising.values import texts_of

_SEPARATORS = re.compile(r"\s*[,;/|]\s*")


@dataclass(frozen=True)
class KnownCuisine:
    """A cuisine as the lookup has it, or would have it once a recipe asks for it."""

    code: str
    name: str
    display_name: str
    is_broad: bool = False


@dataclass(frozen=True)
class Cuisines:
    """Every cuisine by every spelling; `narrower` spellings name less than their cuisine does."""

    by_spelling: Mapping[str, KnownCuisine]
    narrower: frozenset[str]

    def find(self, label: str) -> KnownCuisine | None:
        """Return the cuisine that the label names, whatever its case, accents and filler words."""
        return self.by_spelling.get(without_filler(label)) or self.by_spelling.get(folded(label))

    def is_narrower(self, label: str) -> bool:
        """Tell whether the label names a part of its cuisine, which should be kept as well."""
        return without_filler(label) in self.narrower

    def with_rows(self, rows: Iterable[KnownCuisine]) -> "Cuisines":
        """Return these cuisines with those of the database, which outrank the catalogue: staff may have renamed one."""
        known = dict(self.by_spelling)
        for row in rows:
            mine = {word for word, cuisine in known.items() if cuisine.code == row.code}
            same_name = known.get(without_filler(row.name))
            mine |= {word for word, cuisine in known.items() if same_name and cuisine.code == same_name.code}
            broad = any(known[word].is_broad for word in mine)
            cuisine = KnownCuisine(row.code, row.name, row.display_name, broad)
            words = mine | {folded(row.code), without_filler(row.name), without_filler(row.display_name)}
            known |= dict.fromkeys(words - {""}, cuisine)
        return Cuisines(known, self.narrower)


@lru_cache(maxsize=1)
def catalogue() -> Cuisines:
    """Return the cuisines of the lookups and those of `cuisines.yaml`, by the spellings of both."""
    by_spelling: dict[str, KnownCuisine] = {}
    narrower: set[str] = set()
    for entry in _entries():
        name = entry["name"]
        shown = entry.get("display_name", name)
        cuisine = KnownCuisine(entry["code"], name, shown, entry.get("is_broad", False))
        inside = entry.get("narrower", [])
        for spelling in (without_filler(name), without_filler(shown), *entry.get("spellings", []), *inside):
            by_spelling[spelling] = cuisine
        narrower.update(inside)
    return Cuisines(by_spelling, frozenset(narrower))


def _entries() -> Iterable[dict[str, Any]]:
    text = files("importer").joinpath("cuisines.yaml").read_text(encoding="utf-8")
    spelt = {entry["code"]: entry for entry in yaml.safe_load(text)["cuisines"]}
    named = {row["code"]: row for row in read_lookups()["cuisines"]}
    return [{**named.get(code, {}), **spelt.get(code, {})} for code in {**named, **spelt}]


def read_cuisine(value: Any, cuisines: Cuisines, remarks: list[Remark]) -> tuple[KnownCuisine | None, list[str]]:
    """Return the cuisine that the labels name, and the labels that are to be kept as tags.

    Of several the first narrow one counts: Greek before Mediterranean, whichever comes first.
    """
    labels = [label for text in texts_of(value) for label in labels_in(plain_line(text), cuisines)]
    found = [(label, cuisines.find(label)) for label in labels]
    named = [cuisine for _, cuisine in found if cuisine]
    narrow = (known for label, known in found if known and (not known.is_broad or cuisines.is_narrower(label)))
    chosen = next(narrow, named[0] if named else None)
    remarks.extend(
        Remark("recipeCuisine", label, "kept as a tag: no known cuisine") for label, known in found if not known
    )
    return chosen, [label for label, known in found if known != chosen or cuisines.is_narrower(label)]


def labels_in(text: str, cuisines: Cuisines) -> list[str]:
    """Return the labels of one text, which may list several."""
    if cuisines.find(text):
        return [text]
    return [label for label in _SEPARATORS.split(text) if label]
