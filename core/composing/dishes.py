"""Dish patterns, from `dishes/*.toml`: what a dish is made of, and how."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from importlib.resources import files
from typing import Any

from core.composing.amounts import Line, parse_line
from core.composing.facts import METHODS, Pantry, pantry, words_of
from core.composing.toml_files import KnowledgeError, checked_keys, toml_files
from core.composing.typical import TypicalSet, parse_sets
from core.recipes.inputs import Difficulty

BASE_MARK = "@"
FROM_BASE = ("spices", "herbs", "fat", "acid", "heat", "bread", "grain", "aromatics", "cheese", "cool")
_FEASTS = frozenset({"RAM", "EID"})
_DISH_KEYS = {
    "like", "in", "name", "names", "title", "also", "long", "with", "says", "story", "stories", "level", "tags",
    "serves", "sweet", "parts", "steps", "side", "plain", "typical",
}  # fmt: skip
_PART_KEYS = {
    "line", "or", "plus", "not", "key", "must", "fixed", "max", "cut", "by", "section", "eaten", "of", "else", "each",
    "optional", "cuts", "same", "all",
}  # fmt: skip
_STEP = re.compile(
    r"(?P<kind>prep|cook|rest|serve|oven|simmer|toss|bake|steam|boil|braise)"
    r"(?: (?P<time>[^:@]*?))?(?: ?@(?P<degrees>\d+))?: (?P<text>.+)",
    re.DOTALL,
)
PLACEHOLDER = re.compile(r"\{(is |done |[~+#=]?)([a-z0-9_ ]+)\}")
_WET_KINDS = frozenset({"simmer", "braise"})
_SIMMERING = re.compile(r"\b[Ss]immer|\bcover and cook over|\bbraise")
STAGED = {"simmer": "stew", "toss": "fry", "bake": "roast", "steam": "stew", "boil": "stew", "braise": "stew"}


@dataclass(frozen=True, kw_only=True)
class Part:
    """A place in a dish: its own ingredients, and what else may stand there.

    `accepts` are names, kinds and roles that may replace the line, `adds` those that may join it. A `is_key` part
    makes the dish what it is; a `must` part can't be left out. `base` names the list of the cuisine's flavour base
    that the lines are taken from. `cut` is an order ("cut into 3 cm cubes"), `cuts` the same for names, kinds and
    roles. `eaten` is the share that ends up on the plate (oil for frying). `water_of` names the part whose ingredients
    take up this liquid. What replaces an `is_same` part weighs as much as the line. A `keeps_all` part keeps its own
    vegetables beside those that were given.
    """

    name: str
    lines: tuple[Line, ...] = ()
    base: str = ""
    accepts: frozenset[str] = frozenset()
    adds: frozenset[str] = frozenset()
    refuses: frozenset[str] = frozenset()
    is_key: bool = False
    must: bool = False
    is_fixed: bool = False
    most: int = 1
    cut: str | None = None
    cuts: Mapping[str, str] = field(default_factory=dict)
    method: str = "stew"
    section: str | None = None
    eaten: float = 1
    water_of: str = ""
    instead: tuple[Line, ...] = ()
    each_grams: float = 0
    is_optional: bool = False
    is_same: bool = False
    keeps_all: bool = False


@dataclass(frozen=True, kw_only=True)
class Step:
    """A step as the pattern has it. `time` is minutes, or a part whose cooking time it is; see the README."""

    kind: str
    time: str
    degrees: int | None
    text: str


@dataclass(frozen=True, kw_only=True)
class Dish:
    """A dish pattern. `places` are the cuisines that cook it, each with its categories.

    `typical` are sets of ingredients that it is known by: a basket that holds one of them asks for this dish.
    """

    id: str
    places: Mapping[str, frozenset[str]]
    title: str
    names: Mapping[str, str]
    long: str
    features: tuple[str, ...]
    says: str
    stories: Mapping[str, str]
    other_names: tuple[str, ...]
    level: Difficulty
    tags: tuple[str, ...]
    serves: int
    is_sweet: bool
    is_plain: bool
    sides: tuple[str, ...]
    parts: Mapping[str, Part]
    steps: tuple[Step, ...] = field(default=())
    typical: tuple[TypicalSet, ...] = ()

    @property
    def uses_oven(self) -> bool:
        """Whether any step needs an oven."""
        return any(step.degrees for step in self.steps)

    @property
    def simmers(self) -> bool:
        """Whether something in it simmers or steams for a while, so that whole spices give off their flavor."""
        return any(step.kind in _WET_KINDS or _SIMMERING.search(step.text) for step in self.steps)

    def simmers_part(self, part: str) -> bool:
        """Return whether what stands in this part simmers in the dish."""
        return any(step.kind in _WET_KINDS and part in re.findall(r"[a-z_0-9]+", step.time) for step in self.steps)

    @property
    def is_slow(self) -> bool:
        """Whether it cooks as long as its slowest ingredient needs."""
        return any(step.kind in _WET_KINDS | {"bake"} or (not step.time.isdigit() and step.time) for step in self.steps)


@lru_cache(maxsize=1)
def dishes() -> Mapping[str, Dish]:
    """Return the package's dish patterns by id, read on first use and then kept. Raises KnowledgeError."""
    return load_dishes(dict(toml_files(files(__package__) / "dishes")), pantry())


def load_dishes(documents: Mapping[str, Mapping[str, Any]], known: Pantry) -> Mapping[str, Dish]:
    """Return the dish patterns of these files, by file name. Raises KnowledgeError with the place."""
    rows: dict[str, tuple[str, Mapping[str, Any]]] = {}
    for file, document in documents.items():
        for name, row in document.items():
            if name in rows:
                raise KnowledgeError(f"{file}, {name}: the dish stands twice")
            rows[name] = (f"{file}, {name}", row)
    return {
        name: _dish(place, name, _inherited(place, row, rows), known)
        for name, (place, row) in rows.items()
        if "in" in row
    }


def _inherited(place: str, row: Mapping[str, Any], rows: Mapping[str, tuple[str, Mapping[str, Any]]]) -> dict[str, Any]:
    """Return the row with what it takes over from the dish that it is like."""
    if "like" not in row:
        return dict(row)
    if row["like"] not in rows:
        raise KnowledgeError(f"{place}: there is no dish {row['like']!r}")
    parent = _inherited(place, rows[row["like"]][1], rows)
    parts = {**parent.get("parts", {}), **row.get("parts", {})}
    parent.pop("typical", None)
    return {**parent, **row, "parts": {name: part for name, part in parts.items() if part}}


def _dish(place: str, name: str, row: Mapping[str, Any], known: Pantry) -> Dish:
    checked_keys(place, row, _DISH_KEYS, required={"title", "says", "parts", "steps"})
    parts = {part: _part(f"{place}, {part}", part, value, known) for part, value in row["parts"].items()}
    steps = tuple(_step(f"{place}, step {number}", text, parts) for number, text in enumerate(row["steps"], start=1))
    story = row.get("story", "")
    places = dict(_places(place, row["in"]))
    if row.get("sweet"):
        places = {code: _with_feasts(categories) for code, categories in places.items()}
    return Dish(
        id=name,
        places=places,
        title=row["title"],
        names=row.get("names", {}),
        long=row.get("long", "{title}"),
        features=tuple(row.get("with", "").split()),
        says=row["says"],
        stories=dict.fromkeys(places, story) | row.get("stories", {}),
        other_names=words_of(row.get("also", "")),
        level=row.get("level", "Easy"),
        tags=words_of(row.get("tags", "")),
        serves=row.get("serves", 4),
        is_sweet=row.get("sweet", False),
        is_plain=row.get("plain", False),
        sides=tuple(row.get("side", "").split()),
        parts=parts,
        steps=steps,
        typical=_typical(place, row.get("typical", ""), known),
    )


def _typical(place: str, text: str, known: Pantry) -> tuple[TypicalSet, ...]:
    sets = parse_sets(text)
    for entry in sorted(frozenset().union(*(member for members in sets for member in members))):
        _check_class(place, entry, known)
    return sets


def _check_class(place: str, entry: str, known: Pantry) -> None:
    if entry not in known.facts and entry not in known.kinds and entry not in _roles(known):
        raise KnowledgeError(f"{place}: {entry!r} is no ingredient, kind or role")


def _with_feasts(categories: frozenset[str]) -> frozenset[str]:
    """Return the categories with those of the feasts, whose tables have every dessert."""
    return categories | _FEASTS if "DES" in categories else categories


def _places(place: str, text: str) -> Iterator[tuple[str, frozenset[str]]]:
    seen = set()
    for entry in words_of(text):
        cuisine, *categories = entry.split()
        if not categories:
            raise KnowledgeError(f"{place}: {entry!r} names no category")
        if cuisine in seen:
            raise KnowledgeError(f"{place}: {cuisine} stands twice")
        seen.add(cuisine)
        yield cuisine, frozenset(categories)


def _part(place: str, name: str, row: Mapping[str, Any], known: Pantry) -> Part:
    checked_keys(place, row, _PART_KEYS)
    text = row.get("line", "")
    base = text.removeprefix(BASE_MARK) if text.startswith(BASE_MARK) else ""
    if base and base not in FROM_BASE:
        raise KnowledgeError(f"{place}: flavour bases have no {base!r}")
    if row.get("by", "stew") not in {*METHODS, "mince"}:
        raise KnowledgeError(f"{place}: there is no method {row['by']!r}")
    lines = () if base else tuple(parse_line(line, known, place) for line in _lines_of(text))
    for entry in (*words_of(row.get("or", "")), *words_of(row.get("plus", "")), *words_of(row.get("not", ""))):
        _check_class(place, entry, known)
    return Part(
        name=name,
        lines=lines,
        base=base,
        accepts=frozenset(words_of(row.get("or", ""))),
        adds=frozenset(words_of(row.get("plus", ""))),
        refuses=frozenset(words_of(row.get("not", ""))),
        is_key=row.get("key", False),
        must=row.get("must", False),
        is_fixed=row.get("fixed", False),
        most=row.get("max", 1),
        cut=row.get("cut"),
        cuts=row.get("cuts", {}),
        method=row.get("by", "stew"),
        section=row.get("section"),
        eaten=row.get("eaten", 1),
        water_of=row.get("of", ""),
        instead=tuple(parse_line(line, known, place) for line in _lines_of(row.get("else", ""))),
        each_grams=row.get("each", 0),
        is_optional=row.get("optional", False),
        is_same=row.get("same", False),
        keeps_all=row.get("all", False),
    )


def _roles(known: Pantry) -> frozenset[str]:
    return frozenset(fact.kind.role for fact in known.facts.values())


def _lines_of(text: str) -> tuple[str, ...]:
    return tuple(filter(None, (part.strip() for part in text.split(";"))))


def _step(place: str, text: str, parts: Mapping[str, Part]) -> Step:
    found = _STEP.fullmatch(text.strip())
    if not found:
        raise KnowledgeError(f"{place}: a step begins with its kind and time, such as 'cook 5: '")
    step = Step(
        kind=found["kind"],
        time=(found["time"] or "").strip(),
        degrees=int(found["degrees"]) if found["degrees"] else None,
        text=" ".join(found["text"].split()),
    )
    named = [part for match in PLACEHOLDER.finditer(step.text) for part in match[2].split()]
    if step.kind in STAGED:
        named += re.findall(r"[a-z_0-9]+", step.time)
    for part in named:
        if (
            part not in parts
            and part not in {"minutes", "title", "servings", "cuisine", "name"}
            and not re.fullmatch(r"x\d+", part)
        ):
            raise KnowledgeError(f"{place}: the dish has no part {part!r}")
    if step.kind in {"oven", "bake", "braise"} and step.degrees is None:
        raise KnowledgeError(f"{place}: an oven needs a temperature, such as '@200'")
    return step
