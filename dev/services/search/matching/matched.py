"""What a search was understood as, kept for showing where a hit matches."""

from __future__ import annotations

from dataclasses import dataclass

from dev.services.search.matching.terms import Term
from dev.services.search.matching.tokens import Tokenizer


@dataclass(frozen=True, slots=True)
class MatchedTerms:
    """The terms of the query, joined words included, and how the index cuts texts."""

    terms: tuple[Term, ...]
    tokenizer: Tokenizer
