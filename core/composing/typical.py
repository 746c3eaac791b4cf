"""Whether the given ingredients are a set that a dish is known by, such as lamb, carrots and rice for plov."""

from collections.abc import Iterable, Sequence

from core.composing.facts import Fact, words_of

TypicalSet = tuple[frozenset[str], ...]
"""The members of a set; each one is the names, kinds and roles that fill it."""
_BASE_POINTS = 3.0
_POINTS_EACH = 1.2


def parse_sets(text: str) -> tuple[TypicalSet, ...]:
    """Return the sets of "red-meat + rice + carrot; chickpeas / lentil + rice": members, and what fills each."""
    return tuple(
        tuple(frozenset(words_of(member.replace("/", ","))) for member in entry.split("+"))
        for entry in text.split(";")
        if entry.strip()
    )


def typical_points(sets: Iterable[TypicalSet], given: Sequence[Fact]) -> float:
    """Return the points for the largest set that the given ingredients hold, each member filled by another one."""
    sizes = [len(members) for members in sets if _is_held(members, given)]
    return _BASE_POINTS + _POINTS_EACH * max(sizes) if sizes else 0.0


def _is_held(members: TypicalSet, given: Sequence[Fact]) -> bool:
    if not members:
        return True
    first, *others = members
    return any(
        fact.is_a(first) and _is_held(tuple(others), [*given[:number], *given[number + 1 :]])
        for number, fact in enumerate(given)
    )
