"""The ingredient list of a recipe that is being written, with amounts, preparation and names in steps."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from core.composing.amounts import Amount, as_listed, in_whole_pieces, unit_text, written
from core.composing.cuisines import Finish
from core.composing.dishes import Dish, Part
from core.composing.facts import Fact, pantry
from core.composing.planning import Plan, Use
from core.composing.wording import note_of, plural, singular
from core.recipes.inputs import IngredientInput

_WATER_GRAMS_PER_MINUTE = 3.0
_BOILED_EGG = "boil for 9 minutes, cool and peel"
_SWEET_SIDE_SHARE = 0.5
_ROUND_STEP = 5
_SHORT_SOAK = re.compile(r",? soak for (?:1|2|3)[05] minutes")
_PIECES = re.compile(r"(?:peel and )?(?:cut|slice|dice|quarter)\b")
_SMALL_ROLES = frozenset({"vegetable", "legume"})
_MEAT = frozenset({"poultry", "red-meat"})


@dataclass(kw_only=True)
class Item:
    """A line of the ingredient list, and how the steps call it."""

    fact: Fact
    amount: Amount
    part: Part | None
    prep: str
    is_given: bool
    note: str = ""
    name: str = ""
    section: str | None = None
    eaten: float = 1
    is_own: bool = False
    """Whether the pattern itself names it, so that a title need not."""

    @property
    def is_plural(self) -> bool:
        """Whether sentences speak of it in the plural."""
        if self.fact.piece and not self.fact.unit:
            return _is_several(self) if self.amount.unit else self.amount.quantity > 1
        return self.fact.is_plural and self.fact.short.endswith("s")


@dataclass(kw_only=True)
class WrittenStep:
    """A step while the recipe is being written."""

    text: str
    minutes: int | None
    kind: str
    degrees: int | None = None
    section: str | None = None
    beside: int = 0
    """Minutes of what is done while the step goes on."""


@dataclass
class Draft:
    """The state of writing one recipe."""

    plan: Plan
    servings: int
    items: list[Item] = field(default_factory=list)
    steps: list[WrittenStep] = field(default_factory=list)
    sides: list[tuple[Item, Item | None]] = field(default_factory=list)
    """What is served beside the dish, each with the water that it takes."""
    finish: Item | None = None
    held: frozenset[str] = frozenset()
    """Names of what is cooked already and does not join the pot before the end."""
    in_hurry: bool = False
    """Whether it is written for little time: no short soaking, and knife work while something cooks by itself."""

    def of(self, part: str) -> list[Item]:
        """Return the items of a part, in the order of the list, without those that join later."""
        return [
            item
            for item in self.items
            if item.part and item.part.name == part and not (item.fact.is_cooked and item.fact.name in self.held)
        ]


def _item(use: Use, factor: float, dish: Dish) -> Item:
    return Item(
        fact=use.fact,
        amount=_amount(use, factor),
        part=use.part,
        prep=_prep(use, dish),
        is_given=use.is_given,
        section=use.part.section,
        eaten=use.part.eaten,
        is_own=use.level in {0, 3} or use.part.is_key,
    )


def _prep(use: Use, dish: Dish) -> str:
    """Return what is done to the ingredient beforehand: what its place asks for, else what is usual for it."""
    part, fact = use.part, use.fact
    if fact.is_cooked:
        return fact.prep
    if fact.kind.name == "mince" and fact.name not in part.cuts:
        return fact.prep
    if fact.kind.name == "egg" and dish.simmers_part(part.name):
        return _BOILED_EGG
    for name in (fact.name, fact.like, fact.kind.name, fact.kind.role):
        if name in part.cuts:
            return part.cuts[name]
    is_own = use.level != 1 and part.cut is not None and _takes_cut(use)
    return (part.cut or "") if is_own else fact.prep


def _amount(use: Use, factor: float) -> Amount:
    is_round = use.grams < _ROUND_STEP or use.grams % _ROUND_STEP == 0
    if factor == 1 and use.unit in {"g", "kg", "ml", "l"} and (is_round or use.unit in {"ml", "l"}):
        return as_listed(use.fact, use.grams, use.unit)
    amount = written(use.fact, use.grams * factor, use.unit)
    return in_whole_pieces(use.fact, amount) if use.is_given else amount


def _merged(items: Sequence[Item]) -> list[Item]:
    """Return the items, two lines of the same ingredient in one part as one."""
    merged: list[Item] = []
    for item in items:
        twin = next((other for other in merged if other.part is item.part and other.fact.name == item.fact.name), None)
        if twin:
            amount = written(item.fact, twin.amount.grams + item.amount.grams)
            twin.amount = in_whole_pieces(item.fact, amount) if item.is_given or twin.is_given else amount
        else:
            merged.append(item)
    return merged


def _takes_cut(use: Use) -> bool:
    """Return whether what the pattern does to its own ingredient also suits the one that stands in its place."""
    lines = use.part.lines
    if use.fact.kind.role in _SMALL_ROLES and not use.fact.prep:
        return False  # peas and corn come as small as they are cooked
    if use.fact.kind.role == "legume" and _PIECES.match(use.part.cut or ""):
        return False  # chickpeas are not cut into large pieces
    if use.part.base or any(line.fact.name == use.fact.name for line in lines):
        return True
    kinds = {line.fact.kind.name for line in lines}
    is_alike = use.fact.kind.name in kinds or (use.fact.kind.name in _MEAT and not kinds.isdisjoint(_MEAT | {"mince"}))
    return is_alike and use.fact.edible == 1


def _size_water(draft: Draft) -> None:
    """Give a part that is "of" another the weight that the other's ingredients take up, or a longer cooking loses."""
    for item in draft.items:
        if not item.part or not item.part.water_of:
            continue
        eaters = draft.of(item.part.water_of)
        taken_up = sum(float(eater.amount.grams) * eater.fact.water for eater in eaters)
        if taken_up:
            item.amount = written(item.fact, taken_up, "ml")
            continue
        own = draft.plan.dish.parts[item.part.water_of]
        usual = max((line.fact.cooking_minutes("stew") for line in own.lines), default=0)
        longer = max((eater.fact.cooking_minutes("stew") for eater in eaters), default=0) - usual
        if longer > 0:
            more = longer * _WATER_GRAMS_PER_MINUTE * draft.servings / 4
            item.amount = written(item.fact, item.amount.grams + more, "ml")


def _add_sides(draft: Draft) -> list[tuple[Item, Item | None]]:
    """Add what is served beside the dish to the list; return each with the water that it takes."""
    sides = []
    for entry in draft.plan.beside:
        fact, place = entry.fact, entry.place
        prep = place.cut if place.cut is not None else fact.prep
        grams = fact.use * draft.servings * (_SWEET_SIDE_SHARE if draft.plan.dish.is_sweet else 1)
        amount = in_whole_pieces(fact, written(fact, grams))
        item = Item(fact=fact, amount=amount, part=None, prep=prep, is_given=True, note="to serve")
        draft.items.append(item)
        water = None
        if place.takes_water and fact.water:
            used = pantry().fact("water")
            water = Item(
                fact=used,
                amount=written(used, item.amount.grams * fact.water, "ml"),
                part=None,
                prep="",
                is_given=False,
                note=f"for the {fact.short}",
            )
            draft.items.append(water)
        sides.append((item, water))
    return sides


def _add_finish(draft: Draft, finish: Finish | None) -> Item | None:
    if finish is None:
        return None
    line = finish.line
    amount = written(line.fact, line.grams * draft.servings / 4, line.unit)
    item = Item(fact=line.fact, amount=amount, part=None, prep=line.fact.prep, is_given=False, note="to finish")
    draft.items.append(item)
    return item


def _name_items(items: Sequence[Item]) -> None:
    """Give each item its name in steps: the short one, or the full one where two would be called alike."""
    for item in items:
        alike = [other for other in items if other.fact.short == item.fact.short and other.fact.name != item.fact.name]
        name = item.fact.name if alike else item.fact.short
        item.name = numbered(item, name)
        twins = [other for other in items if other is not item and other.fact.name == item.fact.name]
        if twins and item.amount.unit in {"ml", "l", "g", "tbsp", "tsp"}:
            item.name = f"{item.amount.quantity:f} {item.amount.unit} of {item.name}"


def numbered(item: Item, name: str) -> str:
    """Return the name in the number of its quantity: two onions, one chili."""
    if not item.fact.piece or item.fact.unit:
        return name
    if item.amount.unit:
        return plural_of(item.fact, name) if _is_several(item) else name
    if item.amount.quantity > 1:
        return plural_of(item.fact, name)
    return singular(name) if item.fact.is_plural else name


def _is_several(item: Item) -> bool:
    """Return whether a weight is that of more than one piece: 500 g potatoes."""
    is_weighed = item.amount.unit in {"g", "kg"}
    return is_weighed and not item.fact.is_plural and item.amount.grams > 1.5 * (item.fact.piece or 0)


def plural_of(fact: Fact, name: str) -> str:
    """Return the plural of the name in the list or in steps."""
    return fact.plural or plural(name)


def ingredient_input(item: Item) -> IngredientInput:
    """Return the line of the recipe."""
    notes = [note_of(item.prep)] if item.prep else []
    if item.note:
        notes.append(item.note)
    return IngredientInput(
        name=numbered(item, item.fact.name),
        quantity=item.amount.quantity,
        unit=unit_text(item.amount),
        notes=", ".join(notes),
        section=item.section,
        is_optional=bool(item.part and item.part.is_optional),
    )


def by_section(items: Sequence[Item]) -> list[Item]:
    """Return the items without a section first, then those of each section together."""
    sections = list(dict.fromkeys(item.section for item in items))
    return sorted(items, key=lambda item: -1 if item.section is None else sections.index(item.section))


def start_draft(plan: Plan, servings: int, finish: Finish | None, *, in_hurry: bool = False) -> Draft:
    """Return the recipe's list for this number of servings, and what is served beside it; no steps yet."""
    draft = Draft(plan, servings, in_hurry=in_hurry)
    draft.items = _merged([_item(use, servings / plan.dish.serves, plan.dish) for use in plan.uses])
    _size_water(draft)
    draft.sides = _add_sides(draft)
    draft.finish = _add_finish(draft, finish)
    _name_items(draft.items)
    for item in draft.items if in_hurry else ():
        item.prep = _SHORT_SOAK.sub("", item.prep)
    return draft
