"""Labels a recipe: diets, allergens, notes, and the halal verdict in one line."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from core.halal.guard import judge_recipe
from core.halal.lexicon import default_lexicon as halal_lexicon
from core.halal.verdicts import RecipeVerdict, Status
from core.labels.facts import RULED_OUT_BY, Allergen, Diet
from core.labels.lexicon import LEXICON, Lexicon, default_lexicon
from core.labels.lines import Held, LineFacts, contents_named, facts_of, foods_in_text
from core.labels.values import (
    AllergenLabel,
    DietLabel,
    HalalLine,
    HalalSummary,
    Labels,
    Note,
    Presence,
    Reason,
    Suitability,
)
from core.lexicons import language_of_texts, read_text, terms_of_text
from core.reading import sentences_of

_HEADING = re.compile(r"\s*#|.*:\s*\**\s*$")
_WORD = re.compile(r"[^\W\d_]")
_MAX_REASONS = 20
_MAX_LINE = 300
_MAX_FOOD = 120
_LINES_KEPT = 4096
_SENTENCES_KEPT = 8192
_SHOWN = {"eggs": "egg", "fish": "fish", "nuts": "tree nuts", "soybeans": "soya", "insect": "insects"}


@dataclass(slots=True)
class _Found:
    """Everything that the lines and texts of a recipe hold, while its labels are put together."""

    contains: dict[str, list[Reason]] = field(default_factory=dict)
    may: dict[str, list[Reason]] = field(default_factory=dict)
    ruled_out: dict[Diet, list[Reason]] = field(default_factory=dict)
    unknown: list[Reason] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)
    count: int = 0


def labels_version() -> str:
    """Return the version that new labels get; stored labels with another one are to be made anew.

    It has two parts, since labels hold the halal guard's verdict as well: the versions of both lexicons.
    """
    return f"{default_lexicon().version}/{halal_lexicon().version}"


def shown_content(content: str) -> str:
    """Return the content's name as sentences have it: "soya" for soybeans."""
    return _SHOWN.get(content, content)


def label_line(line: str, *, language: str | None = None) -> LineFacts:
    """Return what one ingredient line holds. `language` is that of the recipe, where it is known."""
    return facts_of(read_text(line, language=language), default_lexicon())


def label_recipe(
    lines: Iterable[str], *, title: str = "", texts: Iterable[str] = (), notes: Iterable[str] = ()
) -> Labels:
    """Return the labels of a recipe: of its ingredient lines, its title, its steps (`texts`) and its description.

    The parts are those of the halal guard's `judge_recipe`; `notes` (the description) matter to its verdict only.

    Where any line is not understood, nothing negative is claimed: no allergen is "none found" and no diet
    "suitable". A food that only title or texts name is "may contain". Source: docs/product/recipes.md#labels.
    """
    lines, texts, notes = tuple(lines), tuple(texts), tuple(notes)
    lexicon, found = default_lexicon(), _Found()
    language = language_of_texts(lines, (title, *texts))
    for index, line in enumerate(lines):
        if _WORD.search(line):
            _add_line(found, lexicon, index, line, language)
    for place, entries in (("title", (title,)), ("text", texts)):
        for index, text in enumerate(entries):
            _add_text(found, lexicon, place, index, text, language)
    looked_at = [name for name, entries in (("ingredients", lines), ("title", title), ("texts", texts)) if entries]
    return Labels(
        diets=tuple(_diet(found, diet) for diet in Diet),
        allergens=tuple(_allergen(found, allergen) for allergen in Allergen),
        notes=tuple(found.notes),
        halal=_halal(judge_recipe(lines, title=title, texts=texts, notes=notes), found.count),
        ingredient_count=found.count,
        not_understood=tuple(found.unknown),
        looked_at=tuple(looked_at),
        version=labels_version(),
    )


def _add_line(found: _Found, lexicon: Lexicon, index: int, line: str, language: str | None) -> None:
    if _HEADING.match(line):
        _add_text(found, lexicon, "ingredient", index, line, language)
        return
    found.count += 1
    facts = _facts_of_line(line, language)
    for held in facts.contains:
        food = _cut(held.food, _MAX_FOOD)
        says = f'"{food}" contains {shown_content(held.content)}.'
        _add(found.contains, held, _reason("ingredient", index, line, food, says))
    for held in facts.may:
        _add(found.may, held, _reason("ingredient", index, line, held.food, held.reason))
    for choice in facts.ruled_out:
        says = f'Each choice of "{_cut(choice.foods, _MAX_FOOD)}" rules it out.'
        found.ruled_out.setdefault(choice.diet, []).append(_reason("ingredient", index, line, choice.foods, says))
    if facts.not_understood:
        words = _cut(", ".join(dict.fromkeys(facts.not_understood)), _MAX_FOOD)
        found.unknown.append(_reason("ingredient", index, line, words, f'"{words}" is not in the lexicon.'))
    for name in dict.fromkeys(facts.names):
        if says := lexicon.notes.get(name, ""):
            found.notes.append(Note(index, _cut(line, _MAX_LINE), name, says))
            break


@lru_cache(maxsize=_LINES_KEPT)
def _facts_of_line(line: str, language: str | None) -> LineFacts:
    """Return what one line holds, for reading only: a third of the lines of an import stand in other recipes too."""
    return label_line(line, language=language)


def _add_text(found: _Found, lexicon: Lexicon, place: str, index: int, text: str, language: str | None) -> None:
    for sentence in sentences_of(text):
        # What a line contains for sure decides without what the texts name: most sentences need not be read.
        if sentence and not _contents_named(sentence, language) <= found.contains.keys():
            reading = read_text(sentence, language=language, is_prose=True)
            for held in foods_in_text(reading, lexicon):
                _add(found.may, held, _reason(place, index, sentence, held.food, held.reason))


@lru_cache(maxsize=_SENTENCES_KEPT)
def _contents_named(sentence: str, language: str | None) -> frozenset[str]:
    return contents_named(terms_of_text(LEXICON, sentence, language=language, is_prose=True), default_lexicon())


def forget_lines() -> None:
    """Forget what lines and sentences hold, so that a measurement finds it out anew."""
    _facts_of_line.cache_clear()
    _contents_named.cache_clear()


def _reason(place: str, index: int, line: str, food: str, says: str) -> Reason:
    return Reason(place, index, _cut(line, _MAX_LINE), _cut(food, _MAX_FOOD), says)


def _cut(text: str, length: int) -> str:
    return text if len(text) <= length else f"{text[:length]}…"


def _add(into: dict[str, list[Reason]], held: Held, reason: Reason) -> None:
    reasons = into.setdefault(held.content, [])
    if reason not in reasons:
        reasons.append(reason)


def _diet(found: _Found, diet: Diet) -> DietLabel:
    contents = RULED_OUT_BY[diet]
    if sure := (*_reasons(found.contains, contents), *found.ruled_out.get(diet, ())):
        return DietLabel(diet, Suitability.NOT_SUITABLE, sure[:_MAX_REASONS])
    if left_open := (*_reasons(found.may, contents), *found.unknown):
        return DietLabel(diet, Suitability.NOT_CLAIMED, left_open[:_MAX_REASONS])
    return DietLabel(diet, Suitability.SUITABLE if found.count else Suitability.NOT_CLAIMED, ())


def _allergen(found: _Found, allergen: Allergen) -> AllergenLabel:
    if sure := _reasons(found.contains, (allergen,)):
        return AllergenLabel(allergen, Presence.CONTAINS, sure[:_MAX_REASONS])
    if possible := _reasons(found.may, (allergen,)):
        return AllergenLabel(allergen, Presence.MAY_CONTAIN, possible[:_MAX_REASONS])
    if found.unknown or not found.count:
        return AllergenLabel(allergen, Presence.NOT_CLAIMED, tuple(found.unknown[:_MAX_REASONS]))
    return AllergenLabel(allergen, Presence.NONE_FOUND, ())


def _reasons(reasons: dict[str, list[Reason]], contents: Iterable[str]) -> tuple[Reason, ...]:
    return tuple(dict.fromkeys(reason for content in sorted(contents) for reason in reasons.get(content, ())))


def _halal(verdict: RecipeVerdict, count: int) -> HalalSummary:
    lines = tuple(
        HalalLine(finding.index, finding.verdict.status.value, finding.verdict.reason, finding.verdict.substitute)
        for finding in verdict.findings
        if finding.place == "ingredient"
    )
    return HalalSummary(verdict.status.value, _halal_line(verdict, count), verdict.lexicon_version, lines)


def _halal_line(verdict: RecipeVerdict, count: int) -> str:
    ingredients = f"{count} ingredient{'' if count == 1 else 's'}"
    if verdict.status is Status.HALAL:
        return f"Halal: all {ingredients} checked" if count > 1 else f"Halal: {ingredients} checked"
    findings: Sequence[str] = [finding.text for finding in verdict.findings if finding.place == "ingredient"]
    if verdict.status is Status.DOUBTFUL:
        return f"Caution: {len(findings)} of {ingredients} to look at" if findings else "Caution: see the text"
    return f"Not halal: {len(findings)} of {ingredients}" if findings else "Not halal: see the text"
