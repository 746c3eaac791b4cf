"""What is done side by side: preparation beside a pot that cooks by itself, rice beside a stew."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from core.composing.dishes import PLACEHOLDER
from core.composing.filling import with_article
from core.composing.listing import Draft, Item, WrittenStep
from core.composing.wording import listed, order_for, rounded, sentence

_SOAK = re.compile(r"soak (?:for (\d+) (minutes?|hours?)|(overnight))")
_OVERNIGHT_MINUTES = 480
_GOES_ALONE = re.compile(r"\bcover(?: and|,) cook over the lowest heat\b.*\bleave to steam\b")
_POT_OF_RICE = re.compile(r"((?:Meanwhile p|P)ut the [^.]*?\bpot\b[^.]*?\bleave to steam[^.]*\.)(.*)", re.DOTALL)
_LONGEST_WAIT = 15
"""Minutes that rice keeps hot under its lid."""
_BOILING_DOWN, _LAST_TOUCH = 10, 3
_KEEPING = re.compile(r"(?:Meanwhile k|K)eep the [a-z]+ (?:warm|at a bare simmer)\.")
_LEAST_ALONE = 5
"""Minutes of a cooking beside which the knife work of what joins later is done."""
_RINSING = 2
_ROUND_MINUTES, _HURRIED_MINUTES = 5, 1
"""Knife work is given in whole fives, and to the minute where time is short."""


def cook_side_by_side(draft: Draft) -> None:
    """Put the preparation first, or beside a pot of rice that begins the dish; join what is done meanwhile."""
    goes_alone = bool(draft.steps) and draft.steps[0].kind == "cook" and _GOES_ALONE.search(draft.steps[0].text)
    early = {name for found in PLACEHOLDER.finditer(draft.plan.dish.steps[0].text) for name in found[2].split()}
    in_first = [item for item in draft.items if goes_alone and item.part and item.part.name in early]
    step_of = _HURRIED_MINUTES if draft.in_hurry else _ROUND_MINUTES
    before = _preparation(in_first, step_of)
    during = _preparation([item for item in draft.items if item not in in_first], step_of)
    if draft.in_hurry and not goes_alone:
        early_items, late_items = _early_and_late(draft)
        before, during = _preparation(early_items, step_of), []
        _do_meanwhile(draft, _preparation(late_items, step_of))
    rests = [step for step in during if step.kind == "rest"]
    work = [step for step in during if step.kind != "rest"]
    if goes_alone:
        before = [step for step in before if step.kind == "rest" or not _rinsed_first(draft.steps[0], step)]
        _join(draft.steps[0], [replace(step, text=f"Meanwhile {_uncapped(step.text)}") for step in work])
        work = []
    steps = [*before, *rests, *work]
    for step in draft.steps:
        if steps and step.text.startswith("Meanwhile ") and step.kind == steps[-1].kind == "cook":
            _join(steps[-1], [step])
        else:
            steps += _started_earlier(steps, step)
    draft.steps = steps


def _started_earlier(steps: Sequence[WrittenStep], step: WrittenStep) -> list[WrittenStep]:
    """Start rice that cooks by itself during the long simmering before it; return what is left of its step."""
    found = _POT_OF_RICE.match(step.text) if step.kind == "cook" else None
    minutes = step.minutes or 0
    before, after = _long_simmering(steps, minutes)
    if not found or not before:
        return [step]
    rice, rest = _uncapped(found[1].removeprefix("Meanwhile ")), found[2].strip()
    is_long = (before.minutes or 0) + after > minutes + 10
    when = f"About {rounded(minutes)} minutes before the end" if is_long else "Meanwhile"
    _join(before, [replace(step, text=f"{when}, {rice}" if when != "Meanwhile" else f"Meanwhile {rice}")])
    if not rest or _KEEPING.fullmatch(rest):
        return []
    uncovered = bool(re.search(r"\b(?:simmer|boil)\b", rest))
    text = rest.removeprefix("Meanwhile ")
    return [replace(step, text=f"{text[:1].upper()}{text[1:]}", minutes=_BOILING_DOWN if uncovered else _LAST_TOUCH)]


def _long_simmering(steps: Sequence[WrittenStep], minutes: int) -> tuple[WrittenStep | None, int]:
    """Return the last cooking that leaves time for so many minutes beside it, and how many follow it until now."""
    after = 0
    for step in reversed(steps):
        if step.kind != "cook" or after > _LONGEST_WAIT:
            break
        if (step.minutes or 0) >= max(20, minutes - 5) and not step.beside:
            return step, after
        after += step.minutes or 0
    return None, 0


def _early_and_late(draft: Draft) -> tuple[list[Item], list[Item]]:
    """Return what is needed until the first longer cooking, and what can be prepared while that goes on."""
    first = _first_long(draft)
    if first is None:
        return draft.items, []
    told = " ".join(step.text for step in draft.steps[: draft.steps.index(first) + 1])
    early = [item for item in draft.items if item.name in told or _is_soaked(item)]
    return early, [item for item in draft.items if item not in early]


def _is_soaked(item: Item) -> bool:
    return bool(_SOAK.search(item.prep))


def _first_long(draft: Draft) -> WrittenStep | None:
    """Return the first cooking with time for other work beside it."""
    cooking = (step for step in draft.steps if step.kind == "cook" and (step.minutes or 0) >= _LEAST_ALONE)
    return next((step for step in cooking if "Meanwhile" not in step.text), None)


def _do_meanwhile(draft: Draft, work: Sequence[WrittenStep]) -> None:
    first = _first_long(draft)
    for step in work:
        if first and step.kind == "prep":
            _join(first, [replace(step, text=f"Meanwhile {_uncapped(step.text)}")])
        else:
            draft.steps.insert(0, step)


def _join(step: WrittenStep, others: Sequence[WrittenStep]) -> None:
    """Have the others done while the step goes on: it takes its own time, or theirs where that is longer."""
    for other in others:
        text = other.text.removeprefix("Meanwhile ") if step.beside else other.text
        step.beside += other.minutes or 0
        step.text = f"{step.text} {text[:1].upper()}{text[1:]}"
        step.minutes = max(step.minutes or 0, step.beside)
        step.degrees = step.degrees or other.degrees


def _rinsed_first(step: WrittenStep, rinsing: WrittenStep) -> bool:
    """Have the rice rinsed in the step that cooks it."""
    step.text = f"{rinsing.text} {step.text}"
    step.minutes = (step.minutes or 0) + _RINSING
    return True


def _uncapped(text: str) -> str:
    return f"{text[:1].lower()}{text[1:]}"


def _preparation(to_prepare: Sequence[Item], step_of: int) -> list[WrittenStep]:
    """Return the first steps: soaking, and the knife work of these ingredients, in minutes of this step."""
    steps, clauses = [], []
    groups: dict[str, list[Item]] = {}
    for item in to_prepare:
        if item.prep:
            groups.setdefault(item.prep, []).append(item)
    work = 0.0
    for prep, items in groups.items():
        clause = order_for(prep, with_article(items))
        if soak := _SOAK.search(prep):
            minutes = _OVERNIGHT_MINUTES if soak[3] else int(soak[1]) * (60 if soak[2].startswith("hour") else 1)
            steps.append(WrittenStep(text=sentence(clause), minutes=minutes, kind="rest"))
            continue
        work += sum(1.5 + item.amount.grams / 400 for item in items)
        clauses.append(clause)
    if clauses:
        text = " ".join(_sentences(clauses))
        minutes = min(40, max(step_of, round(work / step_of + 0.4) * step_of))
        steps.append(WrittenStep(text=text, minutes=minutes, kind="prep"))
    return steps


def _sentences(clauses: Sequence[str]) -> Iterator[str]:
    """Yield the clauses as sentences: short ones together, those with an "and" of their own alone."""
    short = [clause for clause in clauses if " and " not in clause]
    for start in range(0, len(short), 4):
        yield sentence(listed(short[start : start + 4]))
    yield from (sentence(clause) for clause in clauses if " and " in clause)
