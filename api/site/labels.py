"""Diets and allergens in a few words, as the recipe page writes them.

The browser does the same in `features/recipe-detail/labels/summary.ts`; both run tests/rules/label-summaries.json.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from api.recipes.label_schemas import LabelReasonOut, LabelsOut
from api.recipes.schemas import RecipeDetailOut
from core.labels import Presence, Suitability

SHOWN_FOODS = 3
SHOWN_LINES = 2
SHOWN_CHARACTERS = 60
"""Of a line; some imports have a paragraph in one."""
NOTHING_READ = "No ingredients were read, so nothing is ruled out."


@dataclass(frozen=True)
class Row:
    """Allergens of one verdict: "Contains" and "gluten (flour), milk (butter)"."""

    title: str
    text: str


@dataclass(frozen=True)
class LabelSummary:
    """The diets that the recipe suits, rows that say something, and why nothing is ruled out where that is so."""

    diets: Sequence[str]
    rows: Sequence[Row]
    unclaimed: str | None


def summary_of(labels: LabelsOut) -> LabelSummary:
    """Return diets and allergens as the page shows them."""
    verdicts = (Presence.CONTAINS, Presence.MAY_CONTAIN, Presence.NONE_FOUND)
    rows = [Row(verdict.capitalize(), _allergens(labels, verdict)) for verdict in verdicts]
    is_unclaimed = any(label.verdict is Presence.NOT_CLAIMED for label in labels.allergens)
    return LabelSummary(
        diets=[label.diet.capitalize() for label in labels.diets if label.verdict is Suitability.SUITABLE],
        rows=[row for row in rows if row.text],
        unclaimed=_unclaimed(labels.not_understood) if is_unclaimed else None,
    )


def notes_of(recipe: RecipeDetailOut) -> Mapping[int, str]:
    """Return the notes by the position of their ingredient. The caution of a doubtful line stands for its note."""
    if recipe.labels is None:
        return {}
    doubtful = {index for index, line in enumerate(recipe.ingredients) if line.halal_status == "doubtful"}
    return {note.index: note.says for note in recipe.labels.notes if note.index not in doubtful}


def _allergens(labels: LabelsOut, verdict: Presence) -> str:
    found = [label for label in labels.allergens if label.verdict is verdict]
    return ", ".join(_with_foods(label.allergen, label.reasons) for label in found)


def _with_foods(allergen: str, reasons: Iterable[LabelReasonOut]) -> str:
    foods = list(dict.fromkeys(reason.food.lower() for reason in reasons))
    if not foods:
        return allergen
    return f"{allergen} ({', '.join(foods[:SHOWN_FOODS])}{', …' if len(foods) > SHOWN_FOODS else ''})"


def _unclaimed(reasons: Iterable[LabelReasonOut]) -> str:
    lines = list(dict.fromkeys(reason.line for reason in reasons))
    if not lines:
        return NOTHING_READ
    quoted = ", ".join(f"“{_cut(line)}”" for line in lines[:SHOWN_LINES])
    more = f" and {len(lines) - SHOWN_LINES} more" if len(lines) > SHOWN_LINES else ""
    return f"Not every line was understood, so nothing is ruled out: {quoted}{more}."


def _cut(line: str) -> str:
    return line if len(line) <= SHOWN_CHARACTERS else f"{line[:SHOWN_CHARACTERS].rstrip()}…"
