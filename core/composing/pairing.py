"""What goes with what, from `ingredients/pairings.toml`."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Any

from core.composing.facts import Fact, Pantry, pantry, words_of
from core.composing.toml_files import KnowledgeError, checked_keys, toml_files

_FILE = "pairings.toml"
_KEYS = {"goes", "clashes", "sweet_clashes", "wet"}
_NOTHING = "none"


@dataclass(frozen=True, kw_only=True)
class Pairing:
    """With which ingredients another one goes: names, kinds and roles. `goes` is empty when it goes with most.

    `is_wet` is what only gives its flavor to something that simmers.
    """

    goes: frozenset[str] = frozenset()
    clashes: frozenset[str] = frozenset()
    sweet_clashes: frozenset[str] = frozenset()
    is_wet: bool = False


def pairing_of(fact: Fact) -> Pairing:
    """Return what is known of the ingredient, of the one that it is like, or of its kind."""
    known = _pairings()
    return next((known[name] for name in (fact.name, fact.like, fact.kind.name) if name in known), Pairing())


def clash(fact: Fact, others: Iterable[Fact], *, is_sweet: bool) -> Fact | None:
    """Return the first of the others that the ingredient does not go with in such a dish."""
    pairing = pairing_of(fact)
    against = pairing.sweet_clashes if is_sweet else pairing.clashes
    return next((other for other in others if other.is_a(against)), None)


def is_welcome(fact: Fact, others: Iterable[Fact], *, is_sweet: bool) -> bool:
    """Return whether the ingredient goes with anything of a savory dish; in a sweet one the pattern decides."""
    goes = pairing_of(fact).goes
    return is_sweet or not goes or any(other.is_a(goes) for other in others if other is not fact)


@lru_cache(maxsize=1)
def _pairings() -> Mapping[str, Pairing]:
    document = dict(toml_files(files(__package__) / "ingredients"))[_FILE]
    return load_pairings(document, pantry())


def load_pairings(document: Mapping[str, Mapping[str, Any]], known: Pantry) -> Mapping[str, Pairing]:
    """Return the rows of the file. Raises KnowledgeError for a name that is no ingredient, kind or role."""
    classes = {*known.facts, *known.kinds, *(fact.kind.role for fact in known.facts.values()), _NOTHING}
    return {name: _pairing(f"{_FILE}, {name}", name, row, classes) for name, row in document.items()}


def _pairing(place: str, name: str, row: Mapping[str, Any], classes: set[str]) -> Pairing:
    checked_keys(place, row, _KEYS)
    sets = {key: frozenset(words_of(row.get(key, ""))) for key in ("goes", "clashes", "sweet_clashes")}
    for entry in (name, *sorted(frozenset().union(*sets.values()))):
        if entry not in classes:
            raise KnowledgeError(f"{place}: {entry!r} is no ingredient, kind or role")
    return Pairing(**sets, is_wet=row.get("wet", False))
