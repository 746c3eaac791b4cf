"""Reads a line once: its foods, and what is said of each. Judges stand on the result."""

from core.reading.reader import Scanned, read, recipe_language, sentences_of
from core.reading.values import Entry, Food, Qualifier, Reading, Role, Span, Term, Unknown
from core.reading.vocabulary import Vocabulary

__all__ = [
    "Entry",
    "Food",
    "Qualifier",
    "Reading",
    "Role",
    "Scanned",
    "Span",
    "Term",
    "Unknown",
    "Vocabulary",
    "read",
    "recipe_language",
    "sentences_of",
]
