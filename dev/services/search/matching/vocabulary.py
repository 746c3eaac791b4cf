"""Makes the terms of a query from words: allowed typos, synonyms, and words written together."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import replace

from dev.services.search.contracts import IndexSettings
from dev.services.search.matching.snapshot import Snapshot
from dev.services.search.matching.terms import Term, synonyms_of
from dev.services.search.matching.tokens import MAX_WORD_BYTES, Kind, Tokenizer
from dev.services.search.matching.typos import allowed_typos


class Vocabulary:
    """What the settings say about single words, read once for all searches."""

    def __init__(self, settings: IndexSettings, tokenizer: Tokenizer) -> None:
        self._settings = settings
        self._exact_words = frozenset(
            "".join(token.folded for token in tokenizer.tokens(word)) for word in settings.typo.disable_on_words
        )
        self._synonyms: dict[tuple[str, ...], list[tuple[str, ...]]] = {}
        for text, meanings in settings.synonyms.items():
            for meaning in meanings:
                words, meant = (
                    tuple(token.folded for token in tokenizer.tokens(side) if token.kind is Kind.WORD and token.folded)
                    for side in (text, meaning)
                )
                if words and meant and meant not in self._synonyms.setdefault(words, []):
                    self._synonyms[words].append(meant)

    def word(self, snapshot: Snapshot, text: str, position: int, is_last: bool) -> Term:
        """Return the term of one word; only the last one, with nothing after it, may be unfinished."""
        if len(text.encode()) > MAX_WORD_BYTES:
            return Term(snapshot, text, position, position)
        return Term(
            snapshot,
            text,
            position,
            position,
            is_prefix=is_last and self._settings.prefix_search != "disabled",
            max_typos=self._allowed_typos(text),
            synonyms=synonyms_of((text,), self._synonyms),
        )

    def joined(self, terms: Sequence[Term]) -> Term | None:
        """Return neighbouring words written as one, None if they are not neighbours or not plain words."""
        if any(term.phrase is not None for term in terms):
            return None
        if any(left.end + 1 != right.start for left, right in itertools.pairwise(terms)):
            return None
        words = tuple(term.text for term in terms)
        text = "".join(words)
        if len(text.encode()) > MAX_WORD_BYTES:
            return None
        whole = self.word(terms[0].snapshot, text, terms[0].start, is_last=False)
        return replace(
            whole,
            end=terms[-1].end,
            first=terms[0].first,
            last=terms[-1].last,
            is_prefix=terms[-1].is_prefix,
            max_typos=max(0, whole.max_typos - (len(terms) - 1)),
            joined_from=words,
            synonyms=whole.synonyms + synonyms_of(words, self._synonyms),
        )

    def _allowed_typos(self, word: str) -> int:
        return allowed_typos(word, self._settings.typo, self._exact_words)
