"""Rules of context: what words around a food say of it. They stand as data in `rules/*.toml`."""

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import product
from typing import Any

from core.reading.lists import WordLists, WordsError
from core.reading.patterns import Pattern, PatternError, parse_pattern
from core.reading.values import Role

_KEYS = frozenset(
    {"name", "says", "pattern", "unless", "food", "food_language", "not_food_language", "in_prose", "role", "qualifier"}
    | {"open", "optional", "last", "examples", "not_text_language"}
)


@dataclass(frozen=True, slots=True)
class Example:
    """A line in which the rule acts on `food`."""

    line: str
    food: str


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule: where a pattern matches around a food, the food gets a role, a qualifier, or is optional.

    `food` are tags of which the food must have one; empty means any. `in_prose` limits a rule to running text and lines
    that are sentences (True), or to ingredient lines (False). The languages are those of the food and of the whole
    text. `is_open` qualifiers are hedged. An `is_last` rule acts when all others have, since it asks what they excluded
    behind its food. `place` is the file and the rule's name.
    """

    name: str
    says: str
    place: str
    patterns: tuple[Pattern, ...]
    unless: tuple[Pattern, ...]
    food: frozenset[str]
    food_languages: frozenset[str]
    not_food_languages: frozenset[str]
    not_text_languages: frozenset[str]
    in_prose: bool | None
    role: Role | None
    qualifier: str
    is_open: bool
    is_optional: bool
    is_last: bool
    examples: tuple[Example, ...]


class RuleIndex:
    """Finds the rules and patterns that could match a text at all, by what the text has.

    Sets of patterns are the bits of one number: a text has hundreds of words and lists, and the rules 1,500 patterns.
    """

    def __init__(self, rules: tuple[Rule, ...]) -> None:
        self._patterns = [(rule, pattern) for rule in rules for pattern in rule.patterns]
        self._of_kind = {kind: self._bits(_reads(rule, *kind) for rule, _ in self._patterns) for kind in _KINDS}
        self._of_any_food = self._bits(not rule.food for rule, _ in self._patterns)
        tags = frozenset[str]().union(*(rule.food for rule in rules))
        self._of_tag = {tag: self._bits(tag in rule.food for rule, _ in self._patterns) for tag in tags}
        most = max((len(pattern.needs) for _, pattern in self._patterns), default=0)
        self._needs = [self._need(number) for number in range(most)]

    @staticmethod
    def _bits(fits: Iterable[bool]) -> int:
        return sum(1 << number for number, does_fit in enumerate(fits) if does_fit)

    def _need(self, number: int) -> "_Need":
        """Return which patterns have one of their needs met by which key, and which have no such need."""
        without, by_key = 0, dict[str, int]()
        for place, (_, pattern) in enumerate(self._patterns):
            if number >= len(pattern.needs):
                without |= 1 << place
                continue
            for key in pattern.needs[number]:
                by_key[key] = by_key.get(key, 0) | 1 << place
        return _Need(without, by_key, frozenset(by_key))

    def possible(
        self, present: set[str], tags: frozenset[str], *, is_prose: bool, is_sentence: bool = False
    ) -> list[tuple[Rule, list[Pattern]]]:
        """Return the rules for a text that has these words, lists and tags, and their patterns, in their order.

        An ingredient line that is a sentence is read by the rules of running text too.
        What a pattern needs is looked for once a text here, and not once a food.
        """
        about = self._of_any_food
        for tag in tags:
            about |= self._of_tag.get(tag, 0)
        left = about & self._of_kind[is_prose, is_sentence]
        for need in self._needs:
            met = need.without
            for key in need.keys & present:
                met |= need.by_key[key]
            left &= met
        found: list[tuple[Rule, list[Pattern]]] = []
        while left:
            lowest = left & -left
            left ^= lowest
            rule, pattern = self._patterns[lowest.bit_length() - 1]
            if found and found[-1][0] is rule:
                found[-1][1].append(pattern)
            else:
                found.append((rule, [pattern]))
        return found


@dataclass(frozen=True, slots=True)
class _Need:
    without: int
    by_key: dict[str, int]
    keys: frozenset[str]


_KINDS = tuple(product((False, True), repeat=2))


def _reads(rule: Rule, is_prose: bool, is_sentence: bool) -> bool:
    """Say whether the rule reads texts of this kind."""
    return rule.in_prose in (None, is_prose) or (is_sentence and rule.in_prose is True)


def own_rules() -> Traversable:
    """Return the project's folder of rules."""
    return files("core.reading") / "rules"


def load_rules(folder: Traversable, words: WordLists) -> tuple[Rule, ...]:
    """Read the rules in the order of file names and places. Raises WordsError, which names file and rule."""
    rules: list[Rule] = []
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".toml"):
            rules += _rules_of(file, words)
    names = [rule.name for rule in rules]
    if twice := {name for name in names if names.count(name) > 1}:
        raise WordsError(f"rules: the name {min(twice)!r} is given twice")
    return tuple(rules)


def _rules_of(file: Traversable, words: WordLists) -> list[Rule]:
    try:
        table = tomllib.loads(file.read_bytes().decode())
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise WordsError(f"{file.name}: not valid TOML: {error}") from error
    entries = table.get("rules")
    if not isinstance(entries, list) or table.keys() != {"rules"}:
        raise WordsError(f"{file.name}: must hold [[rules]] and nothing else")
    return [_rule(each, file.name, words) for entry in entries for each in _expanded(entry)]


def _expanded(entry: dict[str, Any]) -> list[dict[str, Any]]:
    """Return a rule for each kind that the entry stands for, with the kind in the place of "$"."""
    kinds = entry.get("each")
    if not kinds:
        return [entry]
    plain = {key: value for key, value in entry.items() if key != "each"}
    expanded = [{key: _filled(value, kind) for key, value in plain.items()} for kind in kinds]
    for kind, rule in zip(kinds, expanded, strict=True):
        rule["examples"] = [example for example in entry.get("examples", ()) if example.get("each") == kind]
    return expanded


def _filled(value: Any, kind: str) -> Any:
    if isinstance(value, list):
        return [_filled(item, kind) for item in value]
    return value.replace("$", kind) if isinstance(value, str) else value


def _rule(entry: dict[str, Any], file: str, words: WordLists) -> Rule:
    place = f"{file}, rule {entry.get('name', '?')!r}"
    if unknown := entry.keys() - _KEYS:
        raise WordsError(f"{place}: unknown keys {sorted(unknown)}")
    for key in ("name", "says"):
        if not isinstance(entry.get(key), str) or not entry[key].strip():
            raise WordsError(f"{place}: {key} is missing")
    if not entry.get("examples"):
        raise WordsError(f"{place}: has no example")
    gives = [key for key in ("role", "qualifier", "optional") if entry.get(key)]
    if len(gives) != 1:
        raise WordsError(f"{place}: must give exactly one of role, qualifier and optional")
    try:
        role = Role(entry["role"]) if "role" in entry else None
        examples = tuple(Example(example["line"], example["food"]) for example in entry["examples"])
    except (ValueError, KeyError, TypeError) as error:
        raise WordsError(f"{place}: {error}") from error
    return Rule(
        name=entry["name"],
        says=entry["says"],
        place=place,
        patterns=_patterns(entry, "pattern", place, words),
        unless=_patterns(entry, "unless", place, words),
        food=frozenset(entry.get("food", ())),
        food_languages=frozenset(entry.get("food_language", ())),
        not_food_languages=frozenset(entry.get("not_food_language", ())),
        not_text_languages=frozenset(entry.get("not_text_language", ())),
        in_prose=entry.get("in_prose"),
        role=role,
        qualifier=entry.get("qualifier", ""),
        is_open=bool(entry.get("open", False)),
        is_optional=bool(entry.get("optional", False)),
        is_last=bool(entry.get("last", False)),
        examples=examples,
    )


def _patterns(entry: dict[str, Any], key: str, place: str, words: WordLists) -> tuple[Pattern, ...]:
    texts = entry.get(key, [])
    if not isinstance(texts, list) or (key == "pattern" and not texts):
        raise WordsError(f"{place}: {key} must be a list of patterns")
    patterns: list[Pattern] = []
    for text in texts:
        try:
            pattern = parse_pattern(text)
        except PatternError as error:
            raise WordsError(f"{place}: {error}") from error
        if missing := pattern.lists - words.lists.keys():
            raise WordsError(f"{place}: there is no list {min(missing)!r}")
        patterns.append(pattern)
    return tuple(patterns)
