"""Ingredient facts: kinds and ingredients, from `ingredients/*.toml`."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from importlib.resources import files
from typing import Any

from core.composing.toml_files import KnowledgeError, checked_keys, toml_files
from core.reading.fold import fold

CUP_ML, TABLESPOON_ML, TEASPOON_ML = 240, 15, 5
METHODS = ("stew", "fry", "roast", "grill")
_SLOW_MINUTES = 60
_MASS_ENDINGS = ("ss", "us", "is", "molasses")
_PLAIN = re.compile(
    r"^(?:fresh|ground|dried|boneless|bone-in|canned|cooked|frozen|plain|whole|fine|large|warm|hot|cold|small) "
)
_NO_INGREDIENTS = frozenset({"kinds.toml", "generic.toml", "pairings.toml"})
_KIND_KEYS = {"role", "use", "done", "done_fry", "prep", "holds", "liquid", *METHODS}
_FACT_KEYS = {
    "also", "n", "piece", "cup", "tsp", "unit", "prep", "holds", "short", "title", "plural", "use", "done", "water",
    "edible", "by", "hot", "role", *METHODS,
}  # fmt: skip


@dataclass(frozen=True, kw_only=True)
class Kind:
    """Ingredients that a dish treats alike, with what holds for most of them.

    `role` is what they do in a dish (protein, vegetable, spice, …). `use` is the usual amount in grams per serving,
    `minutes` the cooking time by method, `done` how one knows that it is done ("cooked through") and `done_fry` the
    same in a pan or on a grill, `prep` what is done to it before cooking, as an order ("finely chop"), `holds` what
    matters to diets (meat, milk, gluten, …).
    """

    name: str
    role: str
    use: float
    done: str = ""
    done_fry: str = ""
    prep: str = ""
    holds: frozenset[str] = frozenset()
    is_liquid: bool = False
    minutes: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, kw_only=True)
class Fact:
    """An ingredient. Weights are in grams, `nutrition` is kcal, protein, carbohydrates, fat, fiber per 100 g.

    `short` is its name in steps, `title` in titles. `piece` is the weight of one `unit` (a clove, a sheet), or of one
    piece where `unit` is empty. `water` is the weight of water that one gram takes up while cooking. `edible` is the
    share that is eaten. A generic name ("beef") has `members`; `by` names the methods that a member suits best.
    `like` is the ingredient that one with a name of its own is cooked like (kashkaval, cheddar). What `is_cooked`
    already, such as what is left of a roast, is only heated through.
    """

    name: str
    kind: Kind
    nutrition: tuple[float, float, float, float, float]
    also: tuple[str, ...] = ()
    piece: float | None = None
    unit: str = ""
    cup: float | None = None
    tsp: float | None = None
    prep: str = ""
    holds: frozenset[str] = frozenset()
    short: str = ""
    title: str = ""
    plural: str = ""
    use: float = 0
    done: str = ""
    water: float = 0
    edible: float = 1
    is_hot: bool = False
    by: frozenset[str] = frozenset()
    minutes: Mapping[str, int] = field(default_factory=dict)
    members: tuple["Fact", ...] = ()
    is_custom: bool = False
    like: str = ""
    is_cooked: bool = False

    @property
    def is_plural(self) -> bool:
        """Whether the name itself is a plural: lentils, peas."""
        return self.name.endswith("s") and not self.name.endswith(_MASS_ENDINGS)

    @property
    def gram_per_ml(self) -> float:
        """The density, from the weight of a cup or of a teaspoon; 1 where neither is known."""
        if self.tsp:
            return self.tsp / TEASPOON_ML
        return self.cup / CUP_ML if self.cup else 1.0

    def cooking_minutes(self, method: str) -> int:
        """Return the minutes that it takes by this method."""
        return self.minutes.get(method) or self.kind.minutes.get(method) or self.kind.minutes.get("stew") or 5

    def done_sign(self, method: str) -> str:
        """Return how one knows that it is done by this method: "tender"."""
        is_seared = method in {"fry", "grill"} and self.done == self.kind.done
        return self.kind.done_fry if is_seared and self.kind.done_fry else self.done

    def is_a(self, classes: Iterable[str]) -> bool:
        """Return whether the ingredient's name, that of what it is like, its kind or its role is among the classes."""
        return not {self.name, self.like, self.kind.name, self.kind.role}.isdisjoint(classes)

    @property
    def is_slow(self) -> bool:
        """Whether it is a tough cut, which only long cooking makes tender."""
        has_quick_way = {"fry", "grill"} & self.minutes.keys()
        return (
            self.kind.name in {"red-meat", "seafood"}
            and not has_quick_way
            and self.cooking_minutes("stew") >= _SLOW_MINUTES
        )


@dataclass(frozen=True)
class Pantry:
    """All kinds and ingredients, by name."""

    kinds: Mapping[str, Kind]
    facts: Mapping[str, Fact]
    generics: Mapping[str, Fact] = field(default_factory=dict)

    def fact(self, name: str) -> Fact:
        """Return the ingredient with this very name. Raises KeyError."""
        return self.facts[name]


@lru_cache(maxsize=1)
def pantry() -> Pantry:
    """Return the package's ingredients, read on first use and then kept. Raises KnowledgeError with the place."""
    return load_pantry(dict(toml_files(files(__package__) / "ingredients")))


def load_pantry(documents: Mapping[str, Mapping[str, Any]]) -> Pantry:
    """Return the kinds and ingredients of these files, by file name. Raises KnowledgeError with the place."""
    kinds = {name: _kind(name, row) for name, row in documents["kinds.toml"].items()}
    facts: dict[str, Fact] = {}
    for file, place, kind_name, name, row in _rows(documents):
        if kind_name not in kinds:
            raise KnowledgeError(f"{file}: there is no kind {kind_name!r} in kinds.toml")
        if name in facts:
            raise KnowledgeError(f"{place}: the ingredient stands twice")
        facts[name] = _fact(place, name, kinds[kind_name], row)
    generics = {
        name: _generic(f"generic.toml, {name}", name, row, facts)
        for name, row in documents.get("generic.toml", {}).items()
    }
    return Pantry(kinds, facts, generics)


def _rows(documents: Mapping[str, Mapping[str, Any]]) -> Iterator[tuple[str, str, str, str, Mapping[str, Any]]]:
    for file, document in documents.items():
        if file in _NO_INGREDIENTS:
            continue
        for kind_name, rows in document.items():
            for name, row in rows.items():
                yield file, f"{file}, [{kind_name}] {name}", kind_name, name, row


def _kind(name: str, row: Mapping[str, Any]) -> Kind:
    place = f"kinds.toml, {name}"
    checked_keys(place, row, _KIND_KEYS, required={"role", "use"})
    return Kind(
        name=name,
        role=row["role"],
        use=row["use"],
        done=row.get("done", ""),
        done_fry=row.get("done_fry", ""),
        prep=row.get("prep", ""),
        holds=frozenset(words_of(row.get("holds", ""))),
        is_liquid=row.get("liquid", False),
        minutes={method: row[method] for method in METHODS if method in row},
    )


def _fact(place: str, name: str, kind: Kind, row: Mapping[str, Any]) -> Fact:
    checked_keys(place, row, _FACT_KEYS, required={"n"})
    if len(row["n"]) != 5:
        raise KnowledgeError(f"{place}: n needs kcal, protein, carbohydrates, fat and fiber")
    if "role" in row:
        kind = replace(kind, role=row["role"])
    short = row.get("short") or _PLAIN.sub("", name)
    kcal, protein, carbs, fat, fiber = row["n"]
    return Fact(
        name=name,
        kind=kind,
        nutrition=(kcal, protein, carbs, fat, fiber),
        also=words_of(row.get("also", "")),
        piece=row.get("piece"),
        unit=row.get("unit", ""),
        cup=row.get("cup"),
        tsp=row.get("tsp"),
        prep=row.get("prep", kind.prep),
        holds=frozenset(words_of(row["holds"])) if "holds" in row else kind.holds,
        short=short,
        title=row.get("title", ""),
        plural=row.get("plural", ""),
        use=row.get("use", kind.use),
        done=row.get("done", kind.done),
        water=row.get("water", 0),
        edible=row.get("edible", 1),
        is_hot=row.get("hot", False),
        by=frozenset(words_of(row.get("by", ""))),
        minutes={method: row[method] for method in METHODS if method in row},
    )


def _generic(place: str, name: str, row: Mapping[str, Any], facts: Mapping[str, Fact]) -> Fact:
    checked_keys(place, row, {"are", "also", "title"}, required={"are"})
    missing = [member for member in words_of(row["are"]) if member not in facts]
    if missing:
        raise KnowledgeError(f"{place}: there is no ingredient {missing[0]!r}")
    members = tuple(facts[member] for member in words_of(row["are"]))
    return replace(members[0], name=name, members=members, also=words_of(row.get("also", "")))


def words_of(text: str) -> tuple[str, ...]:
    """Return the entries of a text with commas."""
    return tuple(filter(None, (part.strip() for part in text.split(","))))


def word_key(text: str) -> tuple[str, ...]:
    """Return the words of a name in the form in which names are compared: folded, in the singular."""
    return tuple(_singular(word) for word in re.findall(r"[^\W_]+(?:'[^\W_]+)?", fold(text)))


def _singular(word: str) -> str:
    word = word.replace("'", "")
    if len(word) < 4 or word.endswith(("ss", "us", "is")):
        return word
    if word.endswith("ies"):
        return f"{word[:-3]}y"
    if word.endswith(("oes", "shes", "ches")):
        return word[:-2]
    return word.removesuffix("s")
