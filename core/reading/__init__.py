"""Reads a line once: its foods, and what is said of each. Judges stand on the result."""

from core.reading.reader import read, read_if, recipe_language, sentences_of
from core.reading.values import Entry, Food, Qualifier, Reading, Role, Span, Term, Unknown
from core.reading.vocabulary import Vocabulary

__all__ = [
    "Entry",
    "Food",
    "Qualifier",
    "Reading",
    "Role",
    "Span",
    "Term",
    "Unknown",
    "Vocabulary",
    "read",
    "read_if",
    "recipe_language",
    "sentences_of",
]
