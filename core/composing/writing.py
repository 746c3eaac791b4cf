"""Writes a planned dish as a recipe: list, steps, times, titles, nutrition."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from decimal import Decimal

from core.composing.amounts import Amount, as_listed, written
from core.composing.cuisines import Finish
from core.composing.dishes import PLACEHOLDER, STAGED, Part, Step
from core.composing.facts import Fact, pantry
from core.composing.planning import Plan, Use
from core.composing.wishes import Wishes
from core.composing.wording import (
    count_text,
    listed,
    minutes_text,
    note_of,
    order_for,
    plural,
    sentence,
    singular,
    titled,
)
from core.labels.facts import RULED_OUT_BY, Diet
from core.recipes.inputs import IngredientInput, Nutrition, RecipeInput, StepInput

_QUICK_MINUTES = 30
_LARGE_PIECE_GRAMS = 180
_SENTENCE = re.compile(r"(?<=[.!?]) +(?=[A-Z{\[])")
_OPTIONAL = re.compile(r"\[([^\[\]]*)\]")
_SCALED = re.compile(r"\{x(\d+)\}")
_SOAK = re.compile(r"soak (?:for (\d+) (minutes?|hours?)|(overnight))")
_OVERNIGHT_MINUTES = 480
_WATER_GRAMS_PER_MINUTE = 3.0
_VERBS = {"simmer": "Simmer", "toss": "stir-fry", "bake": "Roast", "steam": "Steam", "boil": "Boil", "braise": "Braise"}
_SMALLEST_GAP = {"simmer": 4, "toss": 2, "bake": 6, "steam": 4, "boil": 3, "braise": 8}
_MEAT = frozenset({"poultry", "red-meat"})
_NAMED_ROLES = (
    "protein", "egg", "vegetable", "legume", "fruit", "dried fruit", "nut", "dairy", "pickle", "salad", "grain", "bread", "sweet",
)  # fmt: skip
_TAG_DIETS = (Diet.VEGAN, Diet.VEGETARIAN, Diet.GLUTEN_FREE, Diet.DAIRY_FREE)


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
        if self.fact.piece and not self.fact.unit and not self.amount.unit:
            return self.amount.quantity > 1
        return self.fact.is_plural and self.fact.short.endswith("s")


@dataclass(kw_only=True)
class _Written:
    """A step while the recipe is being written."""

    text: str
    minutes: int | None
    kind: str
    degrees: int | None = None
    section: str | None = None


@dataclass
class Draft:
    """The state of writing one recipe."""

    plan: Plan
    servings: int
    items: list[Item] = field(default_factory=list)
    steps: list[_Written] = field(default_factory=list)

    def of(self, part: str) -> list[Item]:
        """Return the items of a part, in the order of the list."""
        return [item for item in self.items if item.part and item.part.name == part]


def write_recipe(plan: Plan, *, servings: int, wishes: Wishes, finish: Finish | None) -> RecipeInput:
    """Return the planned dish as a recipe for this number of servings."""
    draft = Draft(plan, servings)
    draft.items = _merged([_item(use, servings / plan.dish.serves) for use in plan.uses])
    _size_water(draft)
    sides = _add_sides(draft)
    finish_item = _add_finish(draft, finish)
    _name_items(draft.items)
    for step in plan.dish.steps:
        draft.steps += _steps(draft, step)
    _append_sides(draft, sides)
    if finish and finish_item:
        _append_to_end(draft, finish.says.replace("{it}", _the([finish_item])))
    draft.steps = [*_preparation(draft), *draft.steps]
    _preheat(draft)
    return _recipe(draft, wishes, finish)


# --- the list -------------------------------------------------------------------------------------------------------


def _item(use: Use, factor: float) -> Item:
    is_as_listed = factor == 1 and use.unit in {"g", "kg", "ml", "l"}
    is_own = use.level != 1 and use.part.cut is not None and _takes_cut(use)
    return Item(
        fact=use.fact,
        amount=as_listed(use.fact, use.grams, use.unit) if is_as_listed else written(use.fact, use.grams * factor, use.unit),
        part=use.part,
        prep=(use.part.cut or "") if is_own else use.fact.prep,
        is_given=use.is_given,
        section=use.part.section,
        eaten=use.part.eaten,
        is_own=use.level in {0, 3} or use.part.is_key,
    )


def _merged(items: Sequence[Item]) -> list[Item]:
    """Return the items, two lines of the same ingredient in one part as one."""
    merged: list[Item] = []
    for item in items:
        twin = next((other for other in merged if other.part is item.part and other.fact.name == item.fact.name), None)
        if twin:
            twin.amount = written(item.fact, twin.amount.grams + item.amount.grams)
        else:
            merged.append(item)
    return merged


def _takes_cut(use: Use) -> bool:
    """Return whether what the pattern does to its own ingredient also suits the one that stands in its place."""
    lines = use.part.lines
    if use.part.base or any(line.fact.name == use.fact.name for line in lines):
        return True
    kinds = {line.fact.kind.name for line in lines}
    is_alike = use.fact.kind.name in kinds or (use.fact.kind.name in _MEAT and not kinds.isdisjoint(_MEAT))
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
        grams = fact.use * draft.servings
        item = Item(fact=fact, amount=written(fact, grams), part=None, prep=prep, is_given=True, note="to serve")
        draft.items.append(item)
        water = None
        if place.takes_water and fact.water:
            used = pantry().fact("water")
            water = Item(fact=used, amount=written(used, item.amount.grams * fact.water, "ml"), part=None, prep="", is_given=False, note=f"for the {fact.short}")
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
        item.name = _numbered(item, name)
        twins = [other for other in items if other is not item and other.fact.name == item.fact.name]
        if twins and item.amount.unit in {"ml", "l", "g", "tbsp", "tsp"}:
            item.name = f"{item.amount.quantity:f} {item.amount.unit} of {item.name}"


def _numbered(item: Item, name: str) -> str:
    """Return the name in the number of its quantity: two onions, one chili."""
    if not item.fact.piece or item.fact.unit or item.amount.unit:
        return name
    if item.amount.quantity > 1:
        return _plural_of(item.fact, name)
    return singular(name) if item.fact.is_plural else name


def _plural_of(fact: Fact, name: str) -> str:
    return fact.plural or plural(name)


def _ingredient(item: Item) -> IngredientInput:
    notes = [note_of(item.prep)] if item.prep else []
    if item.note:
        notes.append(item.note)
    return IngredientInput(
        name=_numbered(item, item.fact.name),
        quantity=item.amount.quantity,
        unit=item.amount.unit,
        notes=", ".join(notes),
        section=item.section,
        is_optional=bool(item.part and item.part.is_optional),
    )


# --- the steps ------------------------------------------------------------------------------------------------------


def _steps(draft: Draft, step: Step) -> list[_Written]:
    if step.kind in STAGED:
        return _staged(draft, step)
    minutes = _minutes(draft, step.time)
    text = _text(draft, step.text, minutes)
    if not text:
        return []
    kind = "cook" if step.kind == "oven" else step.kind
    return [_Written(text=text, minutes=minutes, kind=kind, degrees=step.degrees)]


def _minutes(draft: Draft, time: str) -> int | None:
    if not time:
        return None
    if time.isdigit():
        return int(time)
    part_name, _, more = time.partition("+")
    part_name, _, method = part_name.partition(".")
    part = draft.plan.dish.parts[part_name.strip()]
    times = [item.fact.cooking_minutes(method or part.method) for item in draft.of(part.name)]
    return max(times, default=0) + int(more or 0)


def _text(draft: Draft, template: str, minutes: int | None = None, **more: str) -> str:
    """Return the text with its placeholders filled; a sentence about what is not in the dish is left out."""
    sentences = []
    for part in _SENTENCE.split(template):
        text = _OPTIONAL.sub(lambda found: _filled(draft, found[1], minutes, more) or "", part)
        filled = _filled(draft, text, minutes, more)
        if filled and filled.strip(" ."):
            sentences.append(sentence(re.sub(r" +([,.;])", r"\1", re.sub(r"  +", " ", filled))))
    return " ".join(sentences)


def _filled(draft: Draft, text: str, minutes: int | None, more: dict[str, str]) -> str | None:
    """Return the text with its placeholders filled, None when one of them has nothing to stand for."""
    is_empty = False

    def fill(found: re.Match[str]) -> str:
        nonlocal is_empty
        mark, names = found[1].strip(), found[2].split()
        value = more.get(names[0]) or _value(draft, mark, names, minutes)
        if mark in {"~", "+"} and re.match(r" (?:[A-Z]|\{name\})", found.string[found.end() :]):
            value = singular(value)
        is_empty = is_empty or not value
        return value

    text = _SCALED.sub(lambda found: count_text(max(1, round(int(found[1]) * draft.servings / draft.plan.dish.serves))), text)
    text = PLACEHOLDER.sub(fill, text)
    return None if is_empty else text


def _value(draft: Draft, mark: str, names: Sequence[str], minutes: int | None) -> str:
    if names == ["minutes"]:
        return minutes_text(minutes or 1)
    if names == ["cuisine"]:
        return draft.plan.base.name
    if names == ["servings"]:
        return count_text(draft.servings)
    items = [item for name in names for item in draft.of(name)]
    if not items:
        return ""
    if mark == "is":
        return "are" if len(items) > 1 or items[0].is_plural else "is"
    if mark == "#":
        return count_text(int(items[0].amount.quantity))
    if mark == "done":
        return _done(items)
    if mark == "+":
        return listed(_bare([item for item in items if item.is_given])[:2])
    if mark == "~":
        given_first = sorted(items, key=lambda item: not item.is_given)
        return listed(_bare(given_first)[:2])
    if mark == "=":
        return listed([item.name for item in items])
    return _the(items)


def _the(items: Sequence[Item]) -> str:
    names = list(dict.fromkeys(item.name for item in items))
    return f"the {listed(names)}"


def _bare(items: Iterable[Item]) -> list[str]:
    return list(dict.fromkeys(_title_name(item.fact).lower() for item in items))


def _done(items: Sequence[Item]) -> str:
    signs: dict[str, list[Item]] = {}
    for item in items[:2]:
        if item.fact.done:
            signs.setdefault(item.fact.done, []).append(item)
    return " and ".join(
        f"{_the(alike)} {'are' if len(alike) > 1 or alike[0].is_plural else 'is'} {done}" for done, alike in signs.items()
    )


def _staged(draft: Draft, step: Step) -> list[_Written]:
    """Return the steps of a cooking in which what takes longest goes in first."""
    method, gap = STAGED[step.kind], _SMALLEST_GAP[step.kind]
    in_pot_names, plus, joining_names = step.time.partition("+")
    if not plus:
        in_pot_names, joining_names = "", step.time
    laid_out = {name for found in PLACEHOLDER.finditer(step.text) for name in found[2].split()}
    first, later = in_pot_names.replace(",", " ").split(), joining_names.replace(",", " ").split()
    in_pot = [item for name in (*first, *(name for name in later if name in laid_out)) for item in draft.of(name)]
    joining = [item for name in later if name not in laid_out for item in draft.of(name)]
    times = {id(item): item.fact.cooking_minutes(method) for item in (*in_pot, *joining)}
    if not times:
        return []
    total = max(times.values())
    groups: dict[int, list[Item]] = {}
    for item in sorted(joining, key=lambda entry: -times[id(entry)]):
        start = total - times[id(item)]
        start = next((known for known in groups if start - known < gap), 0 if start < gap else start)
        groups.setdefault(start, []).append(item)
    starts = sorted({0, *groups})
    ends = [*starts[1:], total]
    anchors = _anchors(in_pot, joining, times)
    steps = []
    for start, end in zip(starts, ends, strict=True):
        duration = _rounded(end - start)
        until = _done(anchors) if end == total else ""
        text = _stage_text(draft, step, groups.get(start, []), start=start, duration=duration, until=until)
        steps.append(_Written(text=text, minutes=duration, kind="cook", degrees=step.degrees))
    return steps


def _rounded(minutes: int) -> int:
    """Return minutes as a cook says them: whole fives from twenty on."""
    return round(minutes / 5) * 5 if minutes >= 20 else max(1, minutes)


def _anchors(in_pot: Sequence[Item], joining: Sequence[Item], times: dict[int, int]) -> list[Item]:
    """Return the ingredients by which one knows that it is done: the first in the pot, and the slowest added."""
    slowest = sorted((item for item in joining if item.fact.kind.role != "sour"), key=lambda item: -times[id(item)])
    return [*in_pot[:1], *slowest[: 2 - len(in_pot[:1])]]


def _stage_text(draft: Draft, step: Step, added: Sequence[Item], *, start: int, duration: int, until: str) -> str:
    verb = _VERBS[step.kind]
    end = f"for {minutes_text(duration)}{f', until {until}' if until else ''}"
    if start == 0:
        intro = _text(draft, step.text)
        if step.kind in {"toss", "boil"} and added:
            return f"{intro} Add {_the(added)} and {verb} {end}."
        unnamed = [item for item in added if item.name not in intro]
        put_in = f"Add {_the(unnamed)}. " if unnamed else ""
        return f"{put_in}{intro} {verb} {end}."
    where = {"bake": " to the tray", "braise": " to the pot"}.get(step.kind, "")
    again = f"{verb[0].lower()}{verb[1:]}"
    return f"Add {_the(added)}{where} and {again} {end.replace('for ', 'for ', 1)}."


def _append_sides(draft: Draft, sides: Sequence[tuple[Item, Item | None]]) -> None:
    together: dict[str, list[Item]] = {}
    for entry, (item, water) in zip(draft.plan.beside, sides, strict=True):
        place = entry.place
        if place.is_together:
            together.setdefault(place.says, []).append(item)
            continue
        minutes = (place.minutes if place.minutes is not None and not place.takes_water else None)
        if minutes is None and "{minutes}" in place.says:
            minutes = item.fact.cooking_minutes("stew") + place.extra_minutes
        cooking = (minutes or 0) - place.extra_minutes
        text = place.says.replace("{it}", _the([item])).replace("{minutes}", minutes_text(max(1, cooking)))
        text = text.replace("{water}", f"{water.amount.quantity:f} {water.amount.unit} of water" if water else "water")
        _add_side(draft, text, minutes)
    for says, items in together.items():
        _append_to_end(draft, says.replace("{it}", _the(items)))


def _add_side(draft: Draft, text: str, minutes: int | None) -> None:
    """Do the work during the longest step where it fits into that, before the end otherwise."""
    if not minutes:
        _append_to_end(draft, text)
        return
    longest = max(
        (step for step in draft.steps if step.kind in {"cook", "rest"} and "Meanwhile" not in step.text),
        key=lambda step: step.minutes or 0,
        default=None,
    )
    if longest and (longest.minutes or 0) >= minutes:
        longest.text = f"{longest.text} Meanwhile {text[0].lower()}{text[1:]}"
        return
    end = len(draft.steps) - 1 if draft.steps and draft.steps[-1].kind == "serve" else len(draft.steps)
    draft.steps.insert(end, _Written(text=sentence(text), minutes=minutes, kind="cook"))


def _append_to_end(draft: Draft, text: str) -> None:
    if draft.steps and draft.steps[-1].kind == "serve":
        draft.steps[-1].text = f"{draft.steps[-1].text} {sentence(text)}"
    else:
        draft.steps.append(_Written(text=sentence(text), minutes=None, kind="serve"))


def _preparation(draft: Draft) -> list[_Written]:
    """Return the first steps: soaking, and the knife work of the whole list."""
    steps, clauses = [], []
    groups: dict[str, list[Item]] = {}
    for item in draft.items:
        if item.prep:
            groups.setdefault(item.prep, []).append(item)
    work = 0.0
    for prep, items in groups.items():
        clause = order_for(prep, _the(items))
        if soak := _SOAK.search(prep):
            minutes = _OVERNIGHT_MINUTES if soak[3] else int(soak[1]) * (60 if soak[2].startswith("hour") else 1)
            steps.append(_Written(text=sentence(clause), minutes=minutes, kind="rest"))
            continue
        work += sum(1.5 + item.amount.grams / 400 for item in items)
        clauses.append(clause)
    if clauses:
        text = " ".join(_sentences(clauses))
        minutes = min(40, max(5, round(work / 5 + 0.4) * 5))
        steps.append(_Written(text=text, minutes=minutes, kind="prep"))
    return steps


def _sentences(clauses: Sequence[str]) -> Iterator[str]:
    """Yield the clauses as sentences: short ones together, those with an "and" of their own alone."""
    short = [clause for clause in clauses if " and " not in clause]
    for start in range(0, len(short), 4):
        yield sentence(listed(short[start : start + 4]))
    yield from (sentence(clause) for clause in clauses if " and " in clause)


def _preheat(draft: Draft) -> None:
    """Have the oven heated during the step before it is needed, or during the first one."""
    first = next((number for number, step in enumerate(draft.steps) if step.degrees), None)
    if first is None:
        return
    degrees = draft.steps[first].degrees
    if any("heat the oven" in step.text.lower() for step in draft.steps):
        return
    if first == 0:
        draft.steps.insert(0, _Written(text=f"Heat the oven to {degrees} °C.", minutes=10, kind="prep", degrees=degrees))
        return
    before = next((step for step in reversed(draft.steps[:first]) if (step.minutes or 0) >= 8), draft.steps[0])
    before.text = f"{before.text} Meanwhile heat the oven to {degrees} °C."
    before.degrees = degrees


# --- the whole ------------------------------------------------------------------------------------------------------


def _recipe(draft: Draft, wishes: Wishes, finish: Finish | None) -> RecipeInput:
    dish, cuisine = draft.plan.dish, draft.plan.base
    name = dish.names.get(cuisine.code, "")
    title = titled(_plain_text(draft, dish.title, name=name))
    named = [*_features(draft, _plain_text(draft, dish.long, title=title, name=name)), *([finish.title] if finish else [])]
    full = f"{title} {'and' if ' with ' in title else 'with'} {listed(named)}" if named else title
    long = _plain_text(draft, dish.long, title=full, name=name)
    short = f"{title} with {finish.title}" if finish and " with " not in title else title
    minutes = {kind: sum(step.minutes or 0 for step in draft.steps if step.kind == kind) for kind in ("prep", "cook", "rest", "serve")}
    total = sum(minutes.values())
    return RecipeInput(
        short_title=short[:120],
        long_title=titled(long)[:300],
        ingredients=tuple(_ingredient(item) for item in _by_section(draft.items)),
        steps=tuple(_step_input(step) for step in draft.steps),
        description=_description(draft),
        cultural_notes=dish.stories.get(cuisine.code) or None,
        other_names=dish.other_names,
        cuisine_code=cuisine.code,
        difficulty=dish.level,
        prep_minutes=minutes["prep"] + minutes["serve"],
        cook_minutes=minutes["cook"],
        total_minutes=total,
        serving_size=draft.servings,
        nutrition=nutrition_of(draft.items, draft.servings),
        tags=_tags(draft, total, wishes),
    )


def _by_section(items: Sequence[Item]) -> list[Item]:
    """Return the items without a section first, then those of each section together."""
    sections = list(dict.fromkeys(item.section for item in items))
    return sorted(items, key=lambda item: -1 if item.section is None else sections.index(item.section))


def _plain_text(draft: Draft, template: str, **more: str) -> str:
    text = _OPTIONAL.sub(lambda found: _filled(draft, found[1], None, more) or "", template)
    plain = " ".join((_filled(draft, text, None, more) or "").split())
    return plain.replace(" and ", ", ", max(0, plain.count(" and ") - 1))


def _step_input(step: _Written) -> StepInput:
    temperature = f"{step.degrees} °C" if step.degrees else ""
    return StepInput(text=step.text, temperature=temperature, time_needed_minutes=step.minutes)


def _title_name(fact: Fact) -> str:
    if fact.title:
        return fact.title
    is_counted = fact.piece and not fact.unit and fact.piece < _LARGE_PIECE_GRAMS
    return titled(_plural_of(fact, fact.short) if is_counted else fact.short)


def _features(draft: Draft, title: str) -> list[str]:
    """Return what the long title names besides the dish: what was given, else what the pattern is known for."""
    given = [item for item in draft.items if item.is_given and not item.is_own and item.fact.kind.role in _NAMED_ROLES]
    given.sort(key=lambda item: _NAMED_ROLES.index(item.fact.kind.role))
    featured = [item for name in draft.plan.dish.features for item in draft.of(name)]
    names = dict.fromkeys(_title_name(item.fact) for item in (*given, *featured))
    return [name for name in names if name.lower().split()[-1] not in title.lower()][: 1 if " with " in title else 2]


def _description(draft: Draft) -> str:
    text = _text(draft, draft.plan.dish.says)
    extra = [item for item in draft.items if item.is_given and item.part and item.part.adds and not item.part.lines and item.fact.kind.role in _NAMED_ROLES]
    if extra and not any(item.name in text for item in extra):
        text = f"{text} {sentence(f'It is made here with {listed(_bare(extra))}')}"
    return text


def _tags(draft: Draft, total: int, wishes: Wishes) -> tuple[str, ...]:
    tags = list(draft.plan.dish.tags)
    keys = [item for item in draft.items if item.part and item.part.is_key]
    main = next((item for item in keys if item.fact.kind.role == "protein"), keys[0] if keys else None)
    if main:
        tags.append(_title_name(main.fact).lower())
    diets = [diet for diet in _TAG_DIETS if all(item.fact.holds.isdisjoint(RULED_OUT_BY[diet]) for item in draft.items)]
    if Diet.VEGAN in diets:
        diets = [diet for diet in diets if diet not in {Diet.VEGETARIAN, Diet.DAIRY_FREE}]
    tags += diets
    if total <= _QUICK_MINUTES:
        tags.append("quick")
    if wishes.heat > 0:
        tags.append("spicy")
    return tuple(dict.fromkeys(tags))


def nutrition_of(items: Iterable[Item], servings: int) -> Nutrition:
    """Return the nutrition per serving, from the weights of the list and the facts of its ingredients."""
    sums = [0.0] * 5
    for item in items:
        grams = item.amount.grams * item.fact.edible * item.eaten
        for number, value in enumerate(item.fact.nutrition):
            sums[number] += grams * value / 100
    kcal, protein, carbs, fat, fiber = (value / servings for value in sums)
    return Nutrition(
        calories=Decimal(round(kcal / 5) * 5),
        protein_grams=Decimal(round(protein)),
        carbs_grams=Decimal(round(carbs)),
        fat_grams=Decimal(round(fat)),
        fiber_grams=Decimal(round(fiber)),
    )
