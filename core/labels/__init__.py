"""What is in a recipe: diets, the 14 allergens of EU law, and notes for cooks, from the shared reading of its lines."""

from core.labels.facts import Allergen, Diet
from core.labels.judge import label_line, label_recipe, labels_version
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

__all__ = [
    "Allergen",
    "AllergenLabel",
    "Diet",
    "DietLabel",
    "HalalLine",
    "HalalSummary",
    "Labels",
    "Note",
    "Presence",
    "Reason",
    "Suitability",
    "label_line",
    "label_recipe",
    "labels_version",
]
