"""The small language in which rules of context are written, and its interpreter.

A pattern is a sequence around the word FOOD, matched against the words of a line:

| written | matches |
|---|---|
| `without`, `,`, `(` | this word or mark |
| `@without` | the longest phrase of the list "without" (`words/*.toml`) |
| `#alcohol` | a food with this tag; `#any` every food, `#excluded` one that the line excludes |
| `#alcohol:other` `#alcohol:kin` | the same, when its last word is not FOOD's; when both have a tag "kind-…" |
| `#alcohol:out` | the same, when the line excludes or replaces it |
| `<mark>` `<number>` | punctuation, a number |
| `<start>` `<end>` `<joined>` | nothing, but only at the line's start, its end, or where no space stands before |
| `<quoted>` | nothing, but only when FOOD stands in quotation marks |
| `<again>` | a word that begins as one between it and FOOD does ("not a trifle" behind "a trifle") |
| `<possessive>` | nothing, but only right behind a word that ends with "'s" |
| `<begins:name>` | nothing, but only when FOOD's word begins with a word of the list |
| `<is:name>` | nothing, but only when FOOD is a phrase of the list |
| `<last:word>` `<last:@name>` | nothing, but only when FOOD's last word is this one, or is in the list |
| `a\\|b` | either |
| `!x` | one word or mark that x does not match |
| `?!x` | nothing, but only where x does not match |
| `[x]` | x, whose words become the words of the qualifier |
| `{x y}` | the sequence x y as one |
| `x?` `x*` `x+` | x at most once, any number of times, at least once (12 at most) |
| `...` | any words and marks, 60 at most |
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from core.reading.fold import fold

_MOST = 12
_ANYTHING, _MOST_OF_ANYTHING = "...", 60
_PIECE = re.compile(r"\S+")
_PUNCTUATION = frozenset(",;:().!?/&+%-→")
POSSESSIVE = "'s"
_SPECIAL = frozenset({"mark", "number", "start", "end", "joined", "quoted", "possessive", "again"})
_REPEATS = {"?": (0, 1), "*": (0, _MOST), "+": (1, _MOST)}
Found = tuple[int, tuple[int, int] | None]


class PatternError(ValueError):
    """A pattern is not written in the language above; the message says what is wrong."""


class Anchor(Protocol):
    """The food that a pattern is tried on."""

    start: int
    end: int


class Place(Protocol):
    """What a pattern asks of a line. Positions count words and marks; -1 stands for no match."""

    size: int

    def word(self, position: int) -> str: ...
    def is_mark(self, position: int) -> bool: ...
    def is_number(self, position: int) -> bool: ...
    def is_joined(self, position: int) -> bool: ...
    def label_from(self, name: str, start: int) -> int: ...
    def label_before(self, name: str, end: int) -> int: ...
    def food_from(self, tag: str, start: int, anchor: Anchor) -> int: ...
    def food_before(self, tag: str, end: int, anchor: Anchor) -> int: ...
    def is_quoted(self, anchor: Anchor) -> bool: ...
    def is_possessive(self, position: int) -> bool: ...
    def begins_with(self, name: str, anchor: Anchor) -> bool: ...
    def ends_with(self, word: str, anchor: Anchor) -> bool: ...
    def is_one_of(self, name: str, anchor: Anchor) -> bool: ...


@dataclass(frozen=True, slots=True)
class _Atom:
    """One thing to match: `kind` is "word", "list", "food", "special", "begins", "is", "last" or "group"."""

    kind: str
    value: str
    group: "tuple[_Step, ...]" = ()

    def forward(self, place: Place, position: int, anchor: Anchor) -> int:
        match self.kind:
            case "word":
                return position + 1 if place.word(position) == self.value else -1
            case "list":
                return place.label_from(self.value, position)
            case "food":
                return place.food_from(self.value, position, anchor)
            case "group":
                found = _walk(self.group, 0, place, position, anchor, True, None)
                return found[0] if found else -1
        return self._special(place, position, position, anchor, 1)

    def backward(self, place: Place, position: int, anchor: Anchor) -> int:
        match self.kind:
            case "word":
                return position - 1 if place.word(position - 1) == self.value else -1
            case "list":
                return place.label_before(self.value, position)
            case "food":
                return place.food_before(self.value, position, anchor)
            case "group":
                found = _walk(self.group[::-1], 0, place, position, anchor, False, None)
                return found[0] if found else -1
        return self._special(place, position, position - 1, anchor, -1)

    def _special(self, place: Place, position: int, here: int, anchor: Anchor, step: int) -> int:
        match self.value if self.kind == "special" else "":
            case "mark":
                return position + step if 0 <= here < place.size and place.is_mark(here) else -1
            case "number":
                return position + step if place.is_number(here) else -1
            case "start":
                return position if position == 0 else -1
            case "end":
                return position if position == place.size else -1
            case "quoted":
                return position if place.is_quoted(anchor) else -1
            case "possessive":
                return position if place.is_possessive(position - 1) else -1
            case "again":
                return position + step if _is_said_again(place, here, anchor) else -1
            case "joined":
                return position if position < place.size and place.is_joined(position) else -1
        holds = {"begins": place.begins_with, "is": place.is_one_of, "last": place.ends_with}[self.kind]
        return position if holds(self.value, anchor) else -1


def _is_said_again(place: Place, here: int, anchor: Anchor) -> bool:
    """Say whether a word between FOOD and this one begins with the same three letters."""
    word = place.word(here) if anchor.end < here < place.size else ""
    return len(word) > 2 and any(place.word(at)[:3] == word[:3] for at in range(anchor.end, here))


@dataclass(frozen=True, slots=True)
class _Step:
    """Alternatives, how often they may come, and whether they must not come."""

    atoms: tuple[_Atom, ...]
    least: int = 1
    most: int = 1
    negated: str = ""
    is_captured: bool = False

    def once(self, place: Place, position: int, anchor: Anchor, is_forward: bool) -> int:
        if len(self.atoms) == 1 and not self.negated:
            atom = self.atoms[0]
            return atom.forward(place, position, anchor) if is_forward else atom.backward(place, position, anchor)
        ends = [
            atom.forward(place, position, anchor) if is_forward else atom.backward(place, position, anchor)
            for atom in self.atoms
        ]
        ends = [end for end in ends if end >= 0]
        if self.negated == "?!":
            return -1 if ends else position
        if self.negated == "!":
            here = position if is_forward else position - 1
            return -1 if ends or not 0 <= here < place.size else position + (1 if is_forward else -1)
        if not ends:
            return -1
        return max(ends) if is_forward else min(ends)


@dataclass(frozen=True, slots=True)
class Pattern:
    """A pattern, ready to be tried. `before` is read backwards, from the food on.

    `needs` are sets of words, lists and tags: it can't match a text that has none of one of them.
    """

    text: str
    before: tuple[_Step, ...]
    after: tuple[_Step, ...]
    needs: tuple[frozenset[str], ...]
    asks_excluded: bool
    """It can't match before a food of the text is excluded or replaced."""

    @property
    def lists(self) -> set[str]:
        """The names of the word lists that the pattern uses."""
        atoms = [atom for step in (*self.before, *self.after) for atom in _atoms(step)]
        named = {atom.value[1:] for atom in atoms if atom.kind == "last" and atom.value.startswith("@")}
        return named | {atom.value for atom in atoms if atom.kind in ("list", "begins", "is")}

    def may_match(self, present: set[str]) -> bool:
        """Say whether a text with these words, lists and tags has all that the pattern needs."""
        return not any(map(present.isdisjoint, self.needs))

    def match(self, place: Place, anchor: Anchor) -> Found | None:
        """Return a match around the food and the place of the captured words (None without), or None."""
        left = _walk(self.before, 0, place, anchor.start, anchor, False, None)
        if left is None:
            return None
        right = _walk(self.after, 0, place, anchor.end, anchor, True, None)
        if right is None:
            return None
        return left[0], left[1] or right[1]


def parse_pattern(text: str) -> Pattern:
    """Return the pattern that `text` describes. Raises PatternError."""
    pieces = _PIECE.findall(text)
    if pieces.count("FOOD") != 1:
        raise PatternError(f"{text!r} must have the word FOOD exactly once")
    at = pieces.index("FOOD")
    before, after = _sequence(pieces[:at], text)[::-1], _sequence(pieces[at + 1 :], text)
    needs = tuple(sorted({need for step in (*before, *after) for need in _needs(step)}, key=len))
    return Pattern(text, before, after, needs, any(map(_asks_excluded, (*before, *after))))


def _walk(
    steps: Sequence[_Step],
    index: int,
    place: Place,
    position: int,
    anchor: Anchor,
    is_forward: bool,
    captured: tuple[int, int] | None,
) -> Found | None:
    """Match the steps from `index` on, the most repeats first; return where the match ends and what it captured."""
    if index == len(steps):
        return position, captured
    step = steps[index]
    if step.least == step.most == 1:
        reached = step.once(place, position, anchor, is_forward)
        if reached < 0:
            return None
        caught = (min(position, reached), max(position, reached)) if step.is_captured else captured
        return _walk(steps, index + 1, place, reached, anchor, is_forward, caught)
    positions = [position]
    while len(positions) <= step.most:
        following = step.once(place, positions[-1], anchor, is_forward)
        if following < 0:
            break
        positions.append(following)
        if following == positions[-2]:
            break
    for count in range(len(positions) - 1, step.least - 1, -1):
        reached = positions[count]
        caught = (min(position, reached), max(position, reached)) if step.is_captured else captured
        found = _walk(steps, index + 1, place, reached, anchor, is_forward, caught)
        if found:
            return found
    return None


def _sequence(pieces: Sequence[str], text: str) -> tuple[_Step, ...]:
    steps: list[_Step] = []
    position = 0
    while position < len(pieces):
        piece = pieces[position]
        if piece.startswith("{"):
            end = next((at for at in range(position, len(pieces)) if re.search(r"\}[?*+]?$", pieces[at])), None)
            if end is None:
                raise PatternError(f"{text!r}: '{{' is never closed")
            steps.append(_group(pieces[position : end + 1], text))
            position = end + 1
        else:
            steps.append(_step(piece, text))
            position += 1
    return tuple(steps)


def _group(pieces: Sequence[str], text: str) -> _Step:
    joined = " ".join(pieces)
    least, most = _REPEATS.get(joined[-1], (1, 1))
    inside = joined.rstrip("?*+")[1:-1].split()
    return _Step((_Atom("group", joined, _sequence(inside, text)),), least, most)


def _step(piece: str, text: str) -> _Step:
    if piece == _ANYTHING:
        # No word of a text is empty, so this is every word.
        return _Step((_Atom("word", ""),), 0, _MOST_OF_ANYTHING, "!")
    least, most = 1, 1
    if len(piece) > 1 and piece[-1] in _REPEATS:
        least, most = _REPEATS[piece[-1]]
        piece = piece[:-1]
    is_captured = len(piece) > 2 and piece[0] == "[" and piece[-1] == "]"
    piece = piece[1:-1] if is_captured else piece
    negated = "?!" if piece.startswith("?!") else "!" if piece.startswith("!") and len(piece) > 1 else ""
    atoms = tuple(_atom(part, text) for part in piece.removeprefix(negated).split("|"))
    return _Step(atoms, least, most, negated, is_captured)


def _atom(part: str, text: str) -> _Atom:
    if part.startswith("@") and len(part) > 1:
        return _Atom("list", part[1:])
    if part.startswith("#") and len(part) > 1:
        return _Atom("food", part[1:])
    if part.startswith(("<begins:", "<is:", "<last:")):
        kind, _, value = part[1:-1].partition(":")
        return _Atom(kind, value)
    if part.startswith("<"):
        if part[1:-1] not in _SPECIAL:
            raise PatternError(f"{text!r}: {part} is not one of {', '.join(f'<{name}>' for name in sorted(_SPECIAL))}")
        return _Atom("special", part[1:-1])
    if part in _PUNCTUATION or part.isalnum():
        return _Atom("word", fold(part))
    raise PatternError(f"{text!r}: {part!r} is not understood")


def _atoms(step: _Step) -> list[_Atom]:
    found = list(step.atoms)
    for atom in step.atoms:
        for inner in atom.group:
            found += _atoms(inner)
    return found


def _needs(step: _Step) -> set[frozenset[str]]:
    """Return the sets of words, lists and tags of which a text must have one each, or the step can't match."""
    if step.negated or step.least == 0:
        return set()
    if len(step.atoms) == 1 and step.atoms[0].kind == "group":
        return {need for inner in step.atoms[0].group for need in _needs(inner)}
    keys = {_key(atom) for atom in step.atoms}
    return set() if "" in keys else {frozenset(keys)}


def _asks_excluded(step: _Step) -> bool:
    if step.negated or step.least == 0:
        return False
    return all(
        atom.kind == "food" and (atom.value.startswith("excluded") or atom.value.endswith(":out"))
        for atom in step.atoms
    )


def _key(atom: _Atom) -> str:
    """Return what a text must have for the atom to match, or "" where that can't be said."""
    match atom.kind:
        case "word":
            return atom.value
        case "list":
            return "@" + atom.value
        case "food":
            tag = atom.value.partition(":")[0]
            return "" if tag in ("any", "excluded") else "#" + tag
        case "is":
            return "@" + atom.value
        case "last" if atom.value.startswith("@"):
            return atom.value
        case "special" if atom.value == "possessive":
            return POSSESSIVE
    return ""
