"""The halal guard: judges ingredient lines, titles and steps against the lexicon beside it."""

from core.halal.guard import classify_line, classify_text, judge_recipe, language_of, without_offers
from core.halal.lexicon import LexiconError
from core.halal.verdicts import Finding, RecipeVerdict, Status, Verdict

__all__ = [
    "Finding",
    "LexiconError",
    "RecipeVerdict",
    "Status",
    "Verdict",
    "classify_line",
    "classify_text",
    "judge_recipe",
    "language_of",
    "without_offers",
]
