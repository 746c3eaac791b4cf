"""Says in sentences how a line was read and judged."""

from collections.abc import Iterator

from core.halal.guard import judged_reading
from core.halal.judge import facts_of, judge_food
from core.halal.lexicon import LEXICON
from core.halal.verdicts import Verdict
from core.reading.values import Food, Reading

_MAX_SHOWN = 160
_MAX_FOODS = 40


def explain(text: str, *, is_prose: bool = False, language: str | None = None) -> list[str]:
    """Return lines that show the reading of one ingredient line (or sentence) and the halal verdict on it."""
    reading, verdict = judged_reading(text, is_prose=is_prose, language=language)
    return [*_reading_lines(reading), "", *_verdict_lines(verdict)]


def _reading_lines(reading: Reading) -> Iterator[str]:
    yield f"Text: {_shown(reading.text)}"
    yield f"Language: {', '.join(reading.languages) or 'not known'}"
    yield f"Foods: {len(reading.foods) or 'none'}"
    for food in reading.foods[:_MAX_FOODS]:
        yield from _food_lines(food, is_prose=reading.is_prose)
    if len(reading.foods) > _MAX_FOODS:
        yield f"  … and {len(reading.foods) - _MAX_FOODS} more"
    if reading.unknown:
        words = ", ".join(unknown.word[:40] for unknown in reading.unknown[:_MAX_FOODS])
        yield f"Not understood: {words}"


def _food_lines(food: Food, *, is_prose: bool) -> Iterator[str]:
    known = ", ".join(f"{term.lexicon}: {term.name}" for term in food.terms) or "in no lexicon"
    yield f"  {_shown(food.text)} ({known}), {food.role}, characters {food.span.start} to {food.span.end}"
    if food.meant:
        yield f"    read as {food.meant!r}, a typing error away"
    for qualifier in food.qualifiers:
        hedge = ", left open" if qualifier.is_open else ""
        yield f"    {qualifier.name}{hedge}: {qualifier.words or 'its own words'} (rule: {qualifier.rule})"
    if food.rules and not food.qualifiers:
        yield f"    rule: {', '.join(food.rules)}"
    if food.term(LEXICON):
        judged = judge_food(food, is_prose=is_prose)
        status = judged.status if judged else "not in the dish"
        yield f"    halal lexicon: {facts_of(food).status}; here: {status}"


def _verdict_lines(verdict: Verdict) -> Iterator[str]:
    yield f"Halal: {verdict.status}"
    if verdict.reason:
        yield f"  because of {verdict.term!r} (rule: {verdict.rule}): {verdict.reason}"
    if verdict.source:
        yield f"  source: {verdict.source}"
    if verdict.substitute:
        yield f"  instead: {verdict.substitute}"


def _shown(text: str) -> str:
    """Return the text on one line, without invisible characters, cut when it is long."""
    plain = "".join(letter if letter.isprintable() else " " for letter in text)
    return plain if len(plain) <= _MAX_SHOWN else f"{plain[:_MAX_SHOWN]}… ({len(text):,} characters)"
