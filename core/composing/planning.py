"""Which of a dish's places the given ingredients take, and how well the dish fits them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from core.composing.amounts import Line
from core.composing.beside import Beside, beside
from core.composing.cuisines import FlavourBase
from core.composing.dishes import Dish, Part
from core.composing.facts import Fact
from core.composing.recognise import Given
from core.composing.values import Unused
from core.composing.wishes import Wishes

_EXACT, _REPLACES, _JOINS = 3, 2, 1
_POINTS = {_EXACT: 3.0, _REPLACES: 2.6, _JOINS: 2.0}
_KEY_POINTS = 1.5
_BESIDE_POINTS = 0.5
_UNUSED_POINTS = -4.0
_KEY_NOT_GIVEN = -2.5
_PLAIN_POINTS = -1.2
# Of two dishes that fit alike, the one for which less has to be bought.
_NOT_GIVEN_POINTS = -0.04
_MOST_JOINING = 4
_SMALLEST_SHARE, _LARGEST_SHARE = 0.3, 2.5
_HOTTER = 1.75


@dataclass(frozen=True, kw_only=True)
class Use:
    """An ingredient in the dish, with its weight for the servings of the pattern."""

    fact: Fact
    grams: float
    unit: str | None
    part: Part
    is_given: bool = False
    level: int = 0


@dataclass(frozen=True, kw_only=True)
class BesideUse:
    """A given ingredient that is served at the end of the dish or beside it."""

    fact: Fact
    place: Beside


@dataclass(frozen=True, kw_only=True)
class Plan:
    """A dish with its ingredients. `score` orders plans by how well the given ingredients fit."""

    dish: Dish
    base: FlavourBase
    uses: tuple[Use, ...]
    beside: tuple[BesideUse, ...]
    unused: tuple[Unused, ...]
    score: float
    has_key: bool
    given_count: int

    def of(self, part: str) -> tuple[Use, ...]:
        """Return what stands in this part of the dish."""
        return tuple(use for use in self.uses if use.part.name == part)


@dataclass
class _Place:
    part: Part
    lines: tuple[Line, ...]
    taken: list[Use] = field(default_factory=list)


def plan_dish(dish: Dish, base: FlavourBase, given: Sequence[Given], wishes: Wishes) -> Plan | None:
    """Return the dish with the given ingredients in their places; None when a wish rules the dish out."""
    places = [_Place(part, base.lists[part.base] if part.base else part.lines) for part in dish.parts.values()]
    left = _take(places, given)
    beside_uses, unused = _leftovers(dish, base, left)
    uses: list[Use] = []
    for place in places:
        filled = _filled(place, dish.serves, wishes)
        if filled is None:
            return None
        uses += filled
    if _lacks_title_part(dish, uses) or any(wishes.forbids(use.fact) for use in uses):
        return None
    has_key = any(use.is_given and use.part.is_key for use in uses)
    return Plan(
        dish=dish,
        base=base,
        uses=tuple(_spiced(uses, wishes, base, dish)),
        beside=beside_uses,
        unused=unused,
        score=_score(dish, places, beside_uses, unused),
        has_key=has_key,
        given_count=sum(use.is_given for use in uses),
    )


def _take(places: list[_Place], given: Sequence[Given]) -> list[Given]:
    """Give each ingredient its best place; return those that found none."""
    waiting = list(given)
    for level in (_EXACT, _REPLACES, _JOINS):
        waiting = [entry for entry in waiting if not any(_taken(place, entry, level) for place in places)]
    return waiting


def _taken(place: _Place, entry: Given, level: int) -> bool:
    part, members = place.part, entry.fact.members or (entry.fact,)
    if level == _EXACT:
        for line in place.lines:
            if any(line.fact.name == member.name for member in members) and not _has(place, line.fact):
                fact = line.fact
                place.taken.append(
                    Use(fact=fact, grams=line.grams, unit=line.unit, part=part, is_given=True, level=level)
                )
                return True
        return False
    classes = _replacing_classes(place) if level == _REPLACES else part.adds
    fitting = [member for member in members if member.is_a(classes) and not member.is_a(part.refuses)]
    if not fitting or not _has_room(place, level):
        return False
    chosen = next((member for member in fitting if part.method in member.by), fitting[0])
    # Who types "chicken" does not mean it ground, unless the dish is one of ground chicken.
    is_ground_unasked = bool(entry.fact.members) and chosen.kind.name == "mince"
    if is_ground_unasked or _has(place, chosen):
        return False
    place.taken.append(Use(fact=chosen, grams=0, unit=None, part=part, is_given=True, level=level))
    return True


def _has(place: _Place, fact: Fact) -> bool:
    return any(use.fact.name == fact.name for use in place.taken)


def _replacing_classes(place: _Place) -> frozenset[str]:
    part = place.part
    if part.accepts or part.is_fixed or not place.lines or part.base:
        return part.accepts
    return frozenset({line.fact.kind.name for line in place.lines} - {"salt", "water", "spice", "sweet-spice"})


def _has_room(place: _Place, level: int) -> bool:
    count = sum(use.level == level for use in place.taken)
    if level == _JOINS:
        return count < _MOST_JOINING
    return len(place.taken) < max(place.part.most, len(place.lines), 1)


def _leftovers(
    dish: Dish, base: FlavourBase, left: Iterable[Given]
) -> tuple[tuple[BesideUse, ...], tuple[Unused, ...]]:
    found, unused = [], []
    for entry in left:
        members = entry.fact.members or (entry.fact,)
        has_fruit = bool(base.loves & {"dried-fruit", "fruit"})
        places = ((member, beside(member, is_sweet=dish.is_sweet, has_fruit=has_fruit)) for member in members)
        fact, place = next(((member, place) for member, place in places if place), (None, None))
        if fact and place:
            found.append(BesideUse(fact=fact, place=place))
        else:
            unused.append(Unused(name=entry.typed, says=f"{entry.typed.capitalize()} has no place in this dish."))
    return tuple(found), tuple(unused)


def _filled(place: _Place, serves: int, wishes: Wishes) -> list[Use] | None:
    """Return the part's ingredients with weights; None when it can't be left out and nothing permitted fills it."""
    part, uses = place.part, []
    replaced = [use for use in place.taken if use.level == _REPLACES]
    joining = [use for use in place.taken if use.level == _JOINS]
    lines = list(place.lines)
    kept = [
        line for line in lines if any(use.fact.name == line.fact.name for use in place.taken if use.level == _EXACT)
    ]
    free = [line for line in lines if line not in kept]
    for use in replaced:
        line = free.pop(0) if free else None
        uses.append(_sized(use, line or (lines[0] if lines else None), part, serves, shared=line is None))
    for line in kept + free:
        is_given = line in kept
        fact = wishes.permitted(line.fact)
        if fact is None:
            continue
        unit = line.unit if fact is line.fact else None
        uses.append(
            Use(fact=fact, grams=line.grams, unit=unit, part=part, is_given=is_given, level=_EXACT if is_given else 0)
        )
    if not uses and lines and part.instead:
        uses = [
            Use(fact=line.fact, grams=line.grams, unit=line.unit, part=part)
            for line in part.instead
            if not wishes.forbids(line.fact)
        ][:1]
    if not uses and part.must:
        return None
    share = min(1.0, 2 / len(joining)) if joining else 1.0
    for use in joining:
        each = part.each_grams or use.fact.use * serves
        uses.append(replace(use, grams=each * share))
    order = {line.fact.name: number for number, line in enumerate(lines)}
    return sorted(uses, key=lambda use: order.get(use.fact.name, -1 if use.level == _REPLACES else len(lines)))


def _sized(use: Use, line: Line | None, part: Part, serves: int, *, shared: bool) -> Use:
    """Return the use with the weight that takes the line's place; a further one gets half of it."""
    if line is None:
        return replace(use, grams=part.each_grams or use.fact.use * serves)
    ratio = use.fact.use / line.fact.use if line.fact.use else 1
    ratio = min(max(ratio, _SMALLEST_SHARE), _LARGEST_SHARE)
    return replace(use, grams=line.grams * ratio * (0.5 if shared else 1))


def _lacks_title_part(dish: Dish, uses: Iterable[Use]) -> bool:
    filled = {use.part.name for use in uses}
    return any(part.must and (part.lines or part.base) and name not in filled for name, part in dish.parts.items())


def _spiced(uses: list[Use], wishes: Wishes, base: FlavourBase, dish: Dish) -> list[Use]:
    """Return the ingredients with more or less that is hot, as the wishes have it."""
    if not wishes.heat or dish.is_sweet:
        return uses
    if wishes.heat < 0:
        return [use for use in uses if not use.fact.is_hot or use.is_given or use.part.must]
    if any(use.fact.is_hot for use in uses):
        return [replace(use, grams=use.grams * _HOTTER) if use.fact.is_hot else use for use in uses]
    part = next((part for part in dish.parts.values() if "spice" in part.adds), None)
    line = next((line for line in base.lists["heat"] if not wishes.forbids(line.fact)), None)
    if part is None or line is None:
        return uses
    return [*uses, Use(fact=line.fact, grams=line.grams * dish.serves / 4, unit=line.unit, part=part)]


def _score(dish: Dish, places: Iterable[_Place], beside_uses: Sequence[BesideUse], unused: Sequence[Unused]) -> float:
    points = _PLAIN_POINTS if dish.is_plain else 0.0
    for place in places:
        points += sum(_POINTS[use.level] for use in place.taken)
        points += _NOT_GIVEN_POINTS * max(0, len(place.lines) - len(place.taken))
        if place.part.is_key and place.part.lines:
            points += _KEY_POINTS if place.taken else _KEY_NOT_GIVEN
    return points + _BESIDE_POINTS * len(beside_uses) + _UNUSED_POINTS * len(unused)
