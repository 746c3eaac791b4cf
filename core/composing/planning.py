"""Which of a dish's places the given ingredients take, and how well the dish fits them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from core.composing.amounts import Line
from core.composing.beside import Beside, beside
from core.composing.cooked import can_not_be_boiled
from core.composing.cuisines import FlavourBase
from core.composing.dishes import Dish, Part
from core.composing.facts import Fact
from core.composing.pairing import clash, is_welcome, pairing_of
from core.composing.recognise import Given
from core.composing.typical import typical_points
from core.composing.values import Unused, left_out_sentence
from core.composing.wishes import Wishes

_EXACT, _REPLACES, _JOINS = 3, 2, 1
_POINTS = {_EXACT: 3.0, _REPLACES: 2.6, _JOINS: 2.0}
_KEY_POINTS = 1.5
_BESIDE_POINTS = 0.5
_UNUSED_POINTS = -4.0
# An ingredient that does not go with the others is better left out than cooked.
_CLASH_POINTS = -1.5
_KEY_NOT_GIVEN = -2.5
# The dish is named after it.
_TITLE_NOT_GIVEN = -1.5
_MEAT_NOT_GIVEN = -3.5
# Who types "beef" rarely means it ground.
_GROUND_UNASKED = -3.0
_PLAIN_POINTS = -1.2
# Of two dishes that fit alike, the one for which less has to be bought.
_NOT_GIVEN_POINTS = -0.04
_MOST_JOINING = 4
# A part with more vegetables than these is a mixture; its own stay beside the given ones.
_MOST_REPLACED = 3
_LARGEST_GROWTH = 2.0
_SMALLEST_SHARE, _LARGEST_SHARE = 0.3, 2.5
_HOTTER = 1.75
_MILDER = 0.5
_FIERCE = frozenset({"scotch bonnet"})
_FIERCE_GRAMS = 2.5
"""Grams per serving of the hottest chilies: one for four, and twice as much where a hot dish is wished."""
_SEASONING_GRAMS = 30
"""What is usual in more than this per serving is a vegetable, such as a pepper with some heat."""
# Kinds whose members don't replace each other.
_NEVER_ALIKE = frozenset({"salt", "water", "spice", "sweet-spice", "paste", "sauce", "leaven", "scent"})
_MOST_OF_LINE = 1.25
_MOST_NUTS = 1.5
_STRONG_GRAMS = 12
"""What is usual in less than this per serving, such as capers, is never given the weight of a vegetable."""
# What is measured by itself, not by the place that it takes.
_SEASONINGS = frozenset({"chili", "garlic", "ginger", "lemongrass", "spice", "herb", "salt", "acid", "sauce"})
_POURED = frozenset({"milk", "plant-milk", "coconut-milk", "stock", "water"})
_LEAST_POURED = 60
"""Grams per serving; condensed milk is usual in less."""
_LEAST_WET = 40
_WET = frozenset({"milk", "plant-milk", "yogurt"})
"""A dough or a batter takes as much of the one as of the other."""
_ACIDS = frozenset({"juice", "vinegar"})
_MEATY = frozenset({"meat", "fish", "crustaceans", "molluscs"})


@dataclass(frozen=True, kw_only=True)
class Use:
    """An ingredient in the dish, with its weight for the servings of the pattern."""

    fact: Fact
    grams: float
    unit: str | None
    part: Part
    is_given: bool = False
    level: int = 0
    typed: str = ""
    is_ground_unasked: bool = False


@dataclass(frozen=True, kw_only=True)
class BesideUse:
    """A given ingredient that is served at the end of the dish or beside it."""

    fact: Fact
    place: Beside
    typed: str


@dataclass(frozen=True, kw_only=True)
class Plan:
    """A dish with its ingredients. `score` orders plans by how well the given ingredients fit.

    `is_typical` tells that they hold a set that the dish is known by.
    """

    dish: Dish
    base: FlavourBase
    uses: tuple[Use, ...]
    beside: tuple[BesideUse, ...]
    unused: tuple[Unused, ...]
    score: float
    has_key: bool
    is_typical: bool
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
    left = _take(places, given, dish)
    clashing = _put_back_clashing(places, dish, base)
    uses: list[Use] = []
    for place in places:
        filled = _filled(place, dish.serves, wishes)
        if filled is None:
            return None
        uses += filled
    if _lacks_title_part(dish, uses) or any(wishes.forbids(use.fact) for use in uses):
        return None
    beside_uses, unused = _leftovers(dish, base, left, uses)
    uses = _without_bread_beside_grain(uses, beside_uses)
    has_key = any(use.is_given and use.part.is_key for use in uses)
    known_by = typical_points(dish.typical, [use.fact for use in uses if use.is_given and not use.is_ground_unasked])
    return Plan(
        dish=dish,
        base=base,
        uses=tuple(_few_fierce(_spiced(uses, wishes, base, dish), wishes, dish.serves)),
        beside=beside_uses,
        unused=(*clashing, *unused),
        score=_score(dish, places, beside_uses, unused) + known_by + _CLASH_POINTS * len(clashing),
        has_key=has_key,
        is_typical=known_by > 0,
        given_count=sum(use.is_given for use in uses),
    )


def _put_back_clashing(places: Sequence[_Place], dish: Dish, base: FlavourBase) -> list[Unused]:
    """Take out of their places what does not go with the rest of the dish; return it with the reason."""
    unused = []
    weakest_first = sorted(
        ((use.level, use.part.is_key, place, use) for place in places for use in place.taken if use.level != _EXACT),
        key=lambda entry: entry[:2],
    )
    for _, _, place, use in weakest_first:
        others = [fact for fact in _facts_in(places) if fact.name != use.fact.name]
        if reason := _reason_against(use.fact, others, dish, base):
            place.taken.remove(use)
            unused.append(Unused(name=use.typed, says=left_out_sentence(use.typed, f"{reason}.")))
    return unused


def _facts_in(places: Iterable[_Place]) -> list[Fact]:
    """Return what the dish is made of: what was given, and the lines that nothing given replaces."""
    facts = []
    for place in places:
        replaced = sum(use.level == _REPLACES for use in place.taken)
        names = {use.fact.name for use in place.taken}
        facts += [use.fact for use in place.taken]
        facts += [line.fact for line in place.lines if line.fact.name not in names][replaced:]
    return facts


def _reason_against(fact: Fact, others: Sequence[Fact], dish: Dish, base: FlavourBase) -> str:
    if fact.kind.name == "dried-fruit" and fact.is_a(base.loves) and not clash(fact, others, is_sweet=dish.is_sweet):
        return ""
    if other := clash(fact, others, is_sweet=dish.is_sweet):
        return f"it does not go with the {other.short}"
    if not is_welcome(fact, others, is_sweet=dish.is_sweet):
        return "it does not go with the rest of this dish"
    if pairing_of(fact).is_wet and not (dish.simmers or (dish.is_sweet and dish.uses_oven)):
        return "it gives its flavor only to something that simmers"
    return ""


def _without_bread_beside_grain(uses: list[Use], beside_uses: Iterable[BesideUse]) -> list[Use]:
    """Return the dish without the bread that it is usually served with, where rice or a grain is served instead."""
    if not any(entry.place.takes_water for entry in beside_uses):
        return uses
    return [
        use
        for use in uses
        if use.is_given
        or use.part.must
        or use.part.is_key
        or use.fact.kind.role != "bread"
        or use.part.method != "stew"
    ]


def _take(places: list[_Place], given: Sequence[Given], dish: Dish) -> list[Given]:
    """Give each ingredient its best place; return those that found none."""
    waiting = list(given)
    for level in (_EXACT, _REPLACES, _JOINS):
        waiting = [entry for entry in waiting if not any(_taken(place, entry, level, dish) for place in places)]
    return waiting


def _taken(place: _Place, entry: Given, level: int, dish: Dish) -> bool:
    members = entry.fact.members or (entry.fact,)
    use = _exact_use(place, entry, members) if level == _EXACT else _fitting_use(place, entry, members, level, dish)
    if use is None or _has(place, use.fact):
        return False
    place.taken.append(use)
    return True


def _exact_use(place: _Place, entry: Given, members: Sequence[Fact]) -> Use | None:
    """Return the ingredient as the line that names it, or what it is like, has it."""
    for line in place.lines:
        fact = next((member for member in members if line.fact.name in {member.name, member.like}), None)
        is_taken = any(line.fact.name in {use.fact.name, use.fact.like} for use in place.taken)
        if fact and not is_taken:
            return Use(
                fact=fact, grams=line.grams, unit=line.unit, part=place.part, is_given=True, level=_EXACT,
                typed=entry.typed, is_ground_unasked=_is_ground_unasked(entry, fact),
            )  # fmt: skip
    return None


def _fitting_use(place: _Place, entry: Given, members: Sequence[Fact], level: int, dish: Dish) -> Use | None:
    """Return the ingredient as it replaces a line or joins the part; its weight is set later."""
    fact = _chosen(place, entry, members, level, dish)
    if fact is None:
        return None
    return Use(fact=fact, grams=0, unit=None, part=place.part, is_given=True, level=level, typed=entry.typed)


def _chosen(place: _Place, entry: Given, members: Sequence[Fact], level: int, dish: Dish) -> Fact | None:
    """Return which of the ingredients that the name stands for suits the place."""
    part = place.part
    classes = _replacing_classes(place) if level == _REPLACES else part.adds
    fitting = [
        member
        for member in members
        if member.is_a(classes) and not member.is_a(part.refuses) and not _is_too_tough(member, part, dish)
        if not can_not_be_boiled(member, part, dish)
    ]
    if not fitting or not _has_room(place, level):
        return None
    chosen = next((member for member in fitting if part.method in member.by), fitting[0])
    return None if _is_ground_unasked(entry, chosen) else chosen


def _is_ground_unasked(entry: Given, chosen: Fact) -> bool:
    """Return whether a name such as "chicken", which is rarely meant so, would be taken for its ground meat."""
    return bool(entry.fact.members) and chosen.kind.name == "mince" and entry.fact.kind.name != "mince"


def _is_too_tough(fact: Fact, part: Part, dish: Dish) -> bool:
    return fact.is_slow and (part.method in {"fry", "grill"} or not dish.is_slow)


def _has(place: _Place, fact: Fact) -> bool:
    return any(use.fact.name == fact.name for use in place.taken)


def _replacing_classes(place: _Place) -> frozenset[str]:
    part = place.part
    if part.base == "acid" and not part.accepts:
        return _ACIDS
    if part.accepts or part.is_fixed or not place.lines or part.base:
        return part.accepts
    return frozenset({line.fact.kind.name for line in place.lines} - _NEVER_ALIKE)


def _has_room(place: _Place, level: int) -> bool:
    count = sum(use.level == level for use in place.taken)
    if level == _JOINS:
        return count < _MOST_JOINING
    return len(place.taken) < max(place.part.most, len(place.lines), 1)


def _leftovers(
    dish: Dish, base: FlavourBase, left: Iterable[Given], uses: Sequence[Use]
) -> tuple[tuple[BesideUse, ...], tuple[Unused, ...]]:
    found, unused = [], []
    for entry in left:
        members = entry.fact.members or (entry.fact,)
        has_fruit = bool(base.loves & {"dried-fruit", "fruit"})
        places = ((member, beside(member, dish, uses, has_fruit=has_fruit)) for member in members)
        fact, place = next(((member, place) for member, place in places if place), (None, None))
        others = [use.fact for use in uses if fact is None or use.fact.name != fact.name]
        if fact and place and not _reason_against(fact, others, dish, base):
            found.append(BesideUse(fact=fact, place=place, typed=entry.typed))
        else:
            unused.append(Unused(name=entry.typed, says=f"There is no place for {entry.typed} in this dish."))
    return tuple(found), tuple(unused)


def _filled(place: _Place, serves: int, wishes: Wishes) -> list[Use] | None:
    """Return the part's ingredients with weights; None when it can't be left out and nothing permitted fills it."""
    part, uses = place.part, []
    replaced = [use for use in place.taken if use.level == _REPLACES]
    joining = [use for use in place.taken if use.level == _JOINS]
    lines = list(place.lines)
    exact = {use.fact.like or use.fact.name: use.fact for use in place.taken if use.level == _EXACT}
    kept = [line for line in lines if line.fact.name in exact]
    free = [line for line in lines if line not in kept]
    has_enough = _has_enough_vegetables(place, replaced, kept)
    for use in replaced:
        line = _replaced_line(use, free)
        uses.append(_sized(use, line or (lines[0] if lines else None), part, serves, shared=line is None))
    if len(replaced) > len(lines) > 0:
        factor = _MOST_OF_LINE * len(lines) / (len(lines) + 0.5 * (len(replaced) - len(lines)))
        uses = [replace(use, grams=use.grams * factor) for use in uses]
    for line in kept if has_enough else kept + free:
        is_given = line in kept
        fact = wishes.permitted(exact.get(line.fact.name, line.fact))
        if fact is None:
            continue
        unit = line.unit if fact is line.fact else None
        uses.append(
            Use(fact=fact, grams=line.grams, unit=unit, part=part, is_given=is_given, level=_EXACT if is_given else 0)
        )
    if has_enough:
        uses = _grown(uses, lines)
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
        is_seasoning = use.fact.kind.name in _SEASONINGS or use.fact.kind.role in _SEASONINGS
        each = 0 if is_seasoning else part.each_grams * share
        if use.fact.kind.role in {"nut", "dried fruit"} or use.fact.use < _STRONG_GRAMS:
            each = min(each, _MOST_NUTS * use.fact.use * serves)
        uses.append(replace(use, grams=each or use.fact.use * serves * (1 if is_seasoning else share)))
    order = {line.fact.name: number for number, line in enumerate(lines)}
    return sorted(uses, key=lambda use: order.get(use.fact.name, -1 if use.level == _REPLACES else len(lines)))


def _replaced_line(use: Use, free: list[Line]) -> Line | None:
    """Take out and return the line that this ingredient replaces: one of its kind, else the first that is no salt."""
    candidates = [line for line in free if line.fact.kind.role != "salt" or use.fact.kind.role == "salt"]
    line = next((line for line in candidates if line.fact.kind == use.fact.kind), next(iter(candidates), None))
    if line:
        free.remove(line)
    return line


def _has_enough_vegetables(place: _Place, replaced: Sequence[Use], kept: Sequence[Line]) -> bool:
    """Return whether the given vegetables make the part alone: a stir-fry with broccoli needs no peppers bought."""
    lines, part = place.lines, place.part
    is_open = bool(part.accepts) and not part.keeps_all and 1 < len(lines) <= _MOST_REPLACED
    is_vegetables = all(line.fact.kind.role == "vegetable" for line in lines)
    has_given = any(use.fact.kind.role == "vegetable" for use in replaced) or bool(kept)
    return is_open and is_vegetables and has_given


def _grown(uses: Sequence[Use], lines: Sequence[Line]) -> list[Use]:
    """Return the given vegetables with weights that also make up for the pattern's own that they replace."""
    total, weight = sum(line.grams for line in lines), sum(use.grams for use in uses)
    factor = min(max(1.0, total / weight), _LARGEST_GROWTH) if weight else 1.0
    return [replace(use, grams=use.grams * factor) for use in uses]


def _sized(use: Use, line: Line | None, part: Part, serves: int, *, shared: bool) -> Use:
    """Return the use with the weight that takes the line's place; a further one gets half of it."""
    if line is None:
        return replace(use, grams=part.each_grams or use.fact.use * serves)
    is_leaf = use.fact.kind.name == "lemongrass" and use.fact.name != line.fact.name
    if is_leaf or (use.fact.kind.role == "spice" and use.fact.kind.name != line.fact.kind.name):
        return replace(use, grams=use.fact.use * serves)
    is_wet = use.fact.kind.name in _WET and line.fact.kind.name in _WET and use.fact.use >= _LEAST_WET
    is_same = part.is_same or is_wet or (_is_poured(use.fact) and _is_poured(line.fact))
    ratio = use.fact.use / line.fact.use if line.fact.use and not is_same else 1
    ratio = min(max(ratio, _SMALLEST_SHARE), _LARGEST_SHARE)
    return replace(use, grams=line.grams * ratio * (0.5 if shared else 1))


def _is_poured(fact: Fact) -> bool:
    """Return whether it is a thin liquid, of which as much is taken as of any other: coconut milk as of milk."""
    return fact.kind.name in _POURED and fact.use >= _LEAST_POURED


def _lacks_title_part(dish: Dish, uses: Iterable[Use]) -> bool:
    filled = {use.part.name for use in uses}
    return any(part.must and (part.lines or part.base) and name not in filled for name, part in dish.parts.items())


def _spiced(uses: list[Use], wishes: Wishes, base: FlavourBase, dish: Dish) -> list[Use]:
    """Return the ingredients with more or less that is hot, as the wishes have it."""
    if not wishes.heat or dish.is_sweet:
        return uses
    if wishes.heat < 0:
        kept = [use for use in uses if not use.fact.is_hot or use.is_given or use.part.must]
        return [replace(use, grams=use.grams * _MILDER) if is_burning(use.fact) else use for use in kept]
    if any(use.fact.is_hot for use in uses):
        return [replace(use, grams=use.grams * _HOTTER) if use.fact.is_hot else use for use in uses]
    part = next((part for part in dish.parts.values() if "spice" in part.adds), None)
    line = next((line for line in base.lists["heat"] if not wishes.forbids(line.fact)), None)
    if part is None or line is None:
        return uses
    return [*uses, Use(fact=line.fact, grams=line.grams * dish.serves / 4, unit=line.unit, part=part)]


def _few_fierce(uses: Iterable[Use], wishes: Wishes, serves: int) -> list[Use]:
    """Return the ingredients with no more of the hottest chilies than people can eat, whatever place they take."""
    most = _FIERCE_GRAMS * serves * (2 if wishes.heat > 0 else 1)
    return [replace(use, grams=min(use.grams, most)) if use.fact.is_a(_FIERCE) else use for use in uses]


def is_burning(fact: Fact) -> bool:
    """Return whether it is the amount of this seasoning that makes a dish hot."""
    return fact.is_hot and fact.use < _SEASONING_GRAMS


def _is_meaty(place: _Place) -> bool:
    meaty = _MEATY | {"eggs"} if place.part.must else _MEATY
    return any(not line.fact.holds.isdisjoint(meaty) for line in place.lines)


def _score(dish: Dish, places: Iterable[_Place], beside_uses: Sequence[BesideUse], unused: Sequence[Unused]) -> float:
    points = _PLAIN_POINTS if dish.is_plain else 0.0
    for place in places:
        points += sum(_POINTS[use.level] for use in place.taken)
        points += _GROUND_UNASKED * sum(use.is_ground_unasked for use in place.taken)
        points += _NOT_GIVEN_POINTS * max(0, len(place.lines) - len(place.taken))
        if place.part.is_key and place.part.lines:
            points += _KEY_POINTS if place.taken else _KEY_NOT_GIVEN
            points += _TITLE_NOT_GIVEN if not place.taken and place.part.must else 0.0
            points += _MEAT_NOT_GIVEN if not place.taken and _is_meaty(place) else 0.0
    return points + _BESIDE_POINTS * len(beside_uses) + _UNUSED_POINTS * len(unused)
