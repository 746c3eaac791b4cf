"""Other spellings of what a document says, so that half-typed and misspelt searches find it.

The engine's own synonyms work on complete, correctly typed words only; in the document, prefixes and typos reach them.
The words come from an index's `synonyms.json` and `kinds.json` in `search-config`.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import orjson

from core.search.english import other_number
from core.settings import SEARCH_CONFIG_DIR

WORD = re.compile(r"[^\W\d_]+(?:'[^\W\d_]+)*")
LONGEST_PHRASE = 3


class Spellings:
    """The spelling families of an index, and what its things are a kind of."""

    def __init__(self, families: Iterable[Sequence[str]], kinds: Mapping[str, Sequence[str]]) -> None:
        self.families: dict[str, list[str]] = {}
        """Each term with the members of its families, itself included."""
        self.kinds: dict[str, list[str]] = {}
        """Each thing with what it is a kind of: `salmon` with `fish`."""
        for family in families:
            for term in family:
                self.families.setdefault(" ".join(WORD.findall(term)), []).extend(family)
        for kind, things in kinds.items():
            for thing in things:
                self.kinds.setdefault(thing, []).append(kind)
        # The same words stand in many documents.
        self._cached_others = lru_cache(maxsize=100_000)(self._others_of)
        self._cached_readings = lru_cache(maxsize=20_000)(self._read)

    def others(self, texts: Iterable[str]) -> list[str]:
        """Return, sorted, other spellings of the texts' words and phrases that the texts do not contain."""
        said: set[str] = set()
        others: set[str] = set()
        for text in texts:
            terms, other_terms = self._cached_readings(text)
            said |= terms
            others |= other_terms
        return sorted(others - said)

    def _read(self, text: str) -> tuple[frozenset[str], frozenset[str]]:
        """Return the words and phrases of a text, and their other spellings."""
        words = WORD.findall(text.casefold())
        terms = frozenset([*words, *_phrases_of(words)])
        return terms, frozenset(other for term in terms for other in self._cached_others(term))

    def _others_of(self, term: str) -> Sequence[str]:
        return (*self._family_of(term), *other_number(term), *self._kinds_of(term))

    def _family_of(self, term: str) -> Sequence[str]:
        forms = (term, *other_number(term))
        return [other for form in forms for other in self.families.get(form, ()) if other != term]

    def _kinds_of(self, term: str) -> Sequence[str]:
        found = [kind for form in (term, *other_number(term)) for kind in self.kinds.get(form, ())]
        return [form for kind in found for form in (kind, *other_number(kind))]


@cache
def spellings_of(index: str) -> Spellings:
    """Return the spellings of `search-config/<index>`; a file that is not there has no words."""
    folder = SEARCH_CONFIG_DIR / index
    return Spellings(_read(folder / "synonyms.json", []), _read(folder / "kinds.json", {}))


def _read(file: Path, default: Any) -> Any:
    return orjson.loads(file.read_bytes()) if file.is_file() else default


def _phrases_of(words: Sequence[str]) -> Iterable[str]:
    for length in range(2, LONGEST_PHRASE + 1):
        for start in range(len(words) - length + 1):
            yield " ".join(words[start : start + length])
