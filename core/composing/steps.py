"""Writes the steps of a recipe: preparation, cooking in stages, what goes beside the dish, heating the oven."""

import re
from collections.abc import Sequence

from core.composing.dishes import PLACEHOLDER, STAGED, Step
from core.composing.filling import done_signs, filled_text, with_article
from core.composing.listing import Draft, Item, WrittenStep
from core.composing.literal_names import mend_literal_names, without_food
from core.composing.missing_onions import without_onion_minutes
from core.composing.side_by_side import cook_side_by_side
from core.composing.warm_rice import warm_cooked_rice
from core.composing.word_amounts import minutes_of_work
from core.composing.wording import minutes_text, rounded, sentence

_BRINGING_TO_A_BOIL = 3
_QUICK_MINUTES = 10
_QUICK_KINDS = frozenset({"fish", "seafood"})
_FISH_GAP = 2
"""Fish is spoiled by the few minutes that other things may cook longer."""
_ONLY_HEATING = re.compile(r"(?:Meanwhile h|H|M)(?:eat|elt) (?!.*(?: and | until |, )).*\.")
_HEATING = 2
_OVEN_MINUTES = 10
"""Minutes until an oven is hot."""
_VERBS = {"simmer": "Simmer", "toss": "fry", "bake": "Roast", "steam": "Steam", "boil": "Boil", "braise": "Braise"}
_BEGINS_WITH_ADDING = re.compile(r"(?:Add|Pour) ")
_SERVING = re.compile(r"(.*\b[Ss]erve(?: hot| cold| warm| at once)?)\.", re.DOTALL)
_SERVED_WITH = re.compile(r"(.*\b[Ss]erve (?:(?:hot|warm|cold|at once) )?with [^.:]*?)(?: at once)?\.", re.DOTALL)
_SMALLEST_GAP = {"simmer": 4, "toss": 2, "bake": 6, "steam": 4, "boil": 3, "braise": 8}


def write_steps(draft: Draft, finish_says: str = "") -> None:
    """Write the steps of the draft: the dish's own, its sides, its finish, and the preparation before all."""
    waiting = _held_back(draft)
    for step in draft.plan.dish.steps:
        # It is marinated or tossed in flour like raw meat, but neither browned nor simmered for long.
        draft.held = waiting if step.kind in {"cook", "oven", *STAGED} else frozenset()
        draft.steps += [_without_held_meat(draft, written) for written in _steps(draft, step)]
        if step.kind in STAGED:
            waiting -= _cooked_in(draft, step)
    draft.held = frozenset()
    if any(item.fact.is_cooked for item in draft.items):
        _stir_in_forgotten(draft)
    warm_cooked_rice(draft)
    _drop_rests_of_unshared(draft)
    _append_sides(draft)
    if draft.finish:
        _append_to_end(draft, finish_says.replace("{it}", with_article([draft.finish])))
    mend_literal_names(draft)
    cook_side_by_side(draft)
    _preheat(draft)


def _stir_in_forgotten(draft: Draft) -> None:
    """Name what was to be browned with meat that is cooked already, such as flour, before the liquid comes."""
    told = " ".join(step.text for step in draft.steps)
    forgotten = [item for item in draft.items if item.part and item.name not in told]
    step = next((step for step in draft.steps[1:] if step.kind == "cook"), None)
    if forgotten and step:
        step.text = f"{step.text} Stir in {with_article(forgotten)} for one minute."


def _held_back(draft: Draft) -> frozenset[str]:
    """Return what is cooked already and joins a cooking in stages, so that no step before puts it into the pot."""
    staged = [step for step in draft.plan.dish.steps if step.kind in STAGED]
    return frozenset(name for step in staged for name in _cooked_in(draft, step))


def _without_held_meat(draft: Draft, step: WrittenStep) -> WrittenStep:
    """Leave out what the step's own words say of browning "the meat" that is cooked already."""
    if not draft.held or not any(item.fact.kind.role == "protein" for item in _held_items(draft)):
        return step
    if not re.search(r"\bthe meat\b", step.text):
        return step
    told = (without_food(part, "meat") for part in re.split(r"(?<=[.!?]) +", step.text))
    step.text = " ".join(part for part in told if part and part != "Lift out.") or step.text
    if step.minutes and _ONLY_HEATING.fullmatch(step.text):
        step.minutes = min(step.minutes, _HEATING)
    return step


def _held_items(draft: Draft) -> list[Item]:
    return [item for item in draft.items if item.fact.is_cooked and item.fact.name in draft.held]


def _cooked_in(draft: Draft, step: Step) -> frozenset[str]:
    parts = set(re.findall(r"[a-z_0-9]+", step.time))
    return frozenset(
        item.fact.name for item in draft.items if item.fact.is_cooked and item.part and item.part.name in parts
    )


def _drop_rests_of_unshared(draft: Draft) -> None:
    """Say "the butter" instead of "the rest of the butter" where the step that took the first share is not written."""
    told = ""
    for step in draft.steps:
        for name in dict.fromkeys(item.name for item in draft.items):
            rest = re.search(rf"\b([Tt]he) rest of the {re.escape(name)}\b", step.text)
            if rest and not re.search(rf"\b{re.escape(name)}\b", told + step.text[: rest.start()]):
                step.text = f"{step.text[: rest.start()]}{rest[1]} {name}{step.text[rest.end() :]}"
        told += f" {step.text}"


def _steps(draft: Draft, step: Step) -> list[WrittenStep]:
    if step.kind in STAGED:
        return _staged(draft, step)
    minutes = _minutes(draft, step.time)
    if minutes and step.kind in {"prep", "cook"}:
        minutes = minutes_of_work(minutes, step.text, draft.servings / draft.plan.dish.serves)
    text = filled_text(draft, step.text, minutes, keeps_rest=True)
    if not text:
        return []
    if minutes and _ONLY_HEATING.fullmatch(text):
        minutes = min(minutes, _HEATING)
    kind = "cook" if step.kind == "oven" else step.kind
    if minutes and kind == "cook":
        text, minutes = without_onion_minutes(draft, step, text, minutes)
    return [WrittenStep(text=text, minutes=minutes, kind=kind, degrees=step.degrees)]


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


def _staged(draft: Draft, step: Step) -> list[WrittenStep]:
    """Return the steps of a cooking in which what takes longest goes in first."""
    method, gap = STAGED[step.kind], _SMALLEST_GAP[step.kind]
    in_pot_names, plus, joining_names = step.time.partition("+")
    if not plus:
        in_pot_names, joining_names = "", step.time
    laid_out = {name for found in PLACEHOLDER.finditer(step.text) for name in found[2].split()}
    first, later = in_pot_names.replace(",", " ").split(), joining_names.replace(",", " ").split()
    in_pot = [item for name in (*first, *(name for name in later if name in laid_out)) for item in draft.of(name)]
    joining = [item for name in later if name not in laid_out for item in draft.of(name)]
    joining += [item for item in draft.items if item.fact.name in _cooked_in(draft, step) & draft.held]
    in_pot, joining = _quick_ones_later(draft, step, in_pot, joining)
    times = {id(item): item.fact.cooking_minutes(method) for item in (*in_pot, *joining)}
    if not times:
        return _unstaged(draft, step)
    total = max(times.values())
    groups: dict[int, list[Item]] = {}
    for item in sorted(joining, key=lambda entry: -times[id(entry)]):
        start = total - times[id(item)]
        least = min(gap, _FISH_GAP) if item.fact.kind.name in _QUICK_KINDS else gap
        start = next((known for known in groups if start - known < least), 0 if start < least else start)
        groups.setdefault(start, []).append(item)
    starts = sorted({0, *groups})
    ends = [*starts[1:], total]
    anchors = _anchors(in_pot, joining, times)
    steps = []
    for start, end in zip(starts, ends, strict=True):
        duration = rounded(end - start)
        until = done_signs(anchors, method) if end == total else ""
        added = [*(_not_yet_named(draft, in_pot, step) if start == 0 else []), *groups.get(start, [])]
        text = _stage_text(draft, step, added, start=start, duration=duration, until=until)
        steps.append(WrittenStep(text=text, minutes=duration, kind="cook", degrees=step.degrees))
    return steps


def _quick_ones_later(
    draft: Draft, step: Step, in_pot: list[Item], joining: list[Item]
) -> tuple[list[Item], list[Item]]:
    """Have fish, which nothing has put into the pot yet, join when the rest is nearly done."""
    unnamed = _not_yet_named(draft, in_pot, step)
    quick = [
        item for item in unnamed if item.fact.cooking_minutes("stew") <= _QUICK_MINUTES and not item.fact.is_plural
    ]
    quick = [item for item in quick if item.fact.kind.name in _QUICK_KINDS]
    if not joining or not quick:
        return in_pot, joining
    return [item for item in in_pot if item not in quick], [*joining, *quick]


def _not_yet_named(draft: Draft, in_pot: Sequence[Item], step: Step) -> list[Item]:
    """Return what should be in the pot by now, but that no step has put there."""
    told = " ".join([*(earlier.text for earlier in draft.steps), filled_text(draft, step.text)])
    return [item for item in in_pot if item.name not in told]


def _unstaged(draft: Draft, step: Step) -> list[WrittenStep]:
    """Return what a simmering without its ingredients still adds to the pot, such as the water and the salt."""
    adds = step.kind in {"simmer", "braise"} and PLACEHOLDER.search(step.text)
    text = filled_text(draft, step.text, keeps_rest=True) if adds else ""
    return [WrittenStep(text=text, minutes=_BRINGING_TO_A_BOIL, kind="cook", degrees=step.degrees)] if text else []


def _anchors(in_pot: Sequence[Item], joining: Sequence[Item], times: dict[int, int]) -> list[Item]:
    """Return the ingredients by which one knows that it is done: the first in the pot, and the slowest added."""
    slowest = sorted((item for item in joining if item.fact.kind.role != "sour"), key=lambda item: -times[id(item)])
    return [*in_pot[:1], *slowest[: 2 - len(in_pot[:1])]]


def _stage_text(draft: Draft, step: Step, added: Sequence[Item], *, start: int, duration: int, until: str) -> str:
    verb = _VERBS[step.kind]
    end = f"for {minutes_text(duration)}{f', until {until}' if until else ''}"
    if start == 0:
        intro = filled_text(draft, step.text, keeps_rest=True)
        if step.kind in {"toss", "boil"} and added:
            return f"{intro} Add {with_article(added)} and {verb.lower()} {end}."
        unnamed = [item for item in added if item.name not in intro]
        if not unnamed:
            return f"{intro} {verb} {end}."
        if _BEGINS_WITH_ADDING.match(intro):
            return f"Add {with_article(unnamed)}. {intro} {verb} {end}."
        return f"{intro} Add {with_article(unnamed)} and {verb.lower()} {end}."
    where = {"bake": " to the tray", "braise": " to the pot"}.get(step.kind, "")
    again = f"{verb[0].lower()}{verb[1:]}"
    return f"Add {with_article(added)}{where} and {again} {end.replace('for ', 'for ', 1)}."


def _append_sides(draft: Draft) -> None:
    together: dict[str, list[Item]] = {}
    for entry, (item, water) in zip(draft.plan.beside, draft.sides, strict=True):
        place = entry.place
        if place.is_together:
            together.setdefault(place.says, []).append(item)
            continue
        minutes = place.minutes if place.minutes is not None and not place.takes_water else None
        if minutes is None and "{minutes}" in place.says:
            minutes = item.fact.cooking_minutes("stew") + place.extra_minutes
        cooking = (minutes or 0) - place.extra_minutes
        text = place.says.replace("{it}", with_article([item])).replace("{minutes}", minutes_text(max(1, cooking)))
        text = text.replace("{water}", f"{water.amount.quantity:f} {water.amount.unit} of water" if water else "water")
        _add_side(draft, text, minutes)
        if place.end:
            together.setdefault(place.end, []).append(item)
    for says, items in together.items():
        _append_to_end(draft, says.replace("{it}", with_article(items)))


def _add_side(draft: Draft, text: str, minutes: int | None) -> None:
    """Do the work during the last cooking that is long enough, else before the end."""
    if not minutes:
        _append_to_end(draft, text)
        return
    fitting = [
        step
        for step in draft.steps
        if step.kind == "cook" and "Meanwhile" not in step.text and (step.minutes or 0) >= minutes
    ]
    if fitting:
        fitting[-1].text = f"{fitting[-1].text} Meanwhile {text[0].lower()}{text[1:]}"
        return
    end = len(draft.steps) - 1 if draft.steps and draft.steps[-1].kind == "serve" else len(draft.steps)
    draft.steps.insert(end, WrittenStep(text=sentence(text), minutes=minutes, kind="cook"))


def _append_to_end(draft: Draft, text: str) -> None:
    if draft.steps and draft.steps[-1].kind == "serve":
        draft.steps[-1].text = _with_more(draft.steps[-1].text, sentence(text))
    else:
        draft.steps.append(WrittenStep(text=sentence(text), minutes=None, kind="serve"))


def _with_more(told: str, more: str) -> str:
    """Return the serving with one more sentence; "Serve hot." and "Serve with the lemon." become one."""
    if not more.startswith("Serve with ") or more.count(".") > 1:
        return f"{told} {more}"
    if found := _SERVING.fullmatch(told):
        return f"{found[1]} {more.removeprefix('Serve ')}"
    if (found := _SERVED_WITH.fullmatch(told)) and " beside " not in f"{told}{more}":
        return f"{found[1]}, and {more.removeprefix('Serve ')}"
    return f"{told} {more}"


def _preheat(draft: Draft) -> None:
    """Have the oven heated during the step before it is needed, or during the first one."""
    first = next((number for number, step in enumerate(draft.steps) if step.degrees), None)
    if first is None:
        return
    degrees = draft.steps[first].degrees
    if any("heat the oven" in step.text.lower() for step in draft.steps):
        return
    if first == 0:
        draft.steps.insert(
            0, WrittenStep(text=f"Heat the oven to {degrees} °C.", minutes=_OVEN_MINUTES, kind="prep", degrees=degrees)
        )
        return
    before = next((step for step in reversed(draft.steps[:first]) if (step.minutes or 0) >= 8), draft.steps[0])
    before.text = f"{before.text} Meanwhile heat the oven to {degrees} °C."
    until_then = sum(step.minutes or 0 for step in draft.steps[:first])
    if draft.in_hurry and until_then < _OVEN_MINUTES:
        before.minutes = (before.minutes or 0) + _OVEN_MINUTES - until_then
    before.degrees = degrees
