"""Other spellings of what a recipe says, so that half-typed and misspelt searches find it.

The engine's own synonyms work on complete, correctly typed words only; in the document, prefixes and typos reach them.
Source: design section 4 (Finding what was meant).
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

import orjson

from core.settings import SEARCH_CONFIG_DIR

if TYPE_CHECKING:
    import inflect

WORD = re.compile(r"[^\W\d_]+(?:'[^\W\d_]+)*")
SHORTEST = 3
"""Letters of the shortest word that has another number worth writing down."""
NUMBERLESS_ENDINGS = ("ss", "us", "is", "man", "men")
"""Couscous, hummus, lemongrass, menemen: the rules of English would make nonsense of them."""
NO_NOUNS = frozenset({"dry", "fry", "molasses", "swiss", "you"})
"""Words whose plural would be another thing: nobody who wants fries means a stir-fry."""
LONGEST_PHRASE = 3


def other_spellings(texts: Iterable[str]) -> list[str]:
    """Return, sorted, what the texts' words and phrases are also called, without what the texts say already."""
    said: set[str] = set()
    for text in texts:
        words = WORD.findall(text.casefold())
        said.update(words)
        said.update(phrases_of(words))
    others = {other for term in said for other in others_of(term)}
    return sorted(others - said)


@lru_cache(maxsize=100_000)
def others_of(term: str) -> Sequence[str]:
    """Return everything else that a word or phrase is called; the same words stand in many recipes."""
    return (*family_of(term), *other_number(term), *kinds_of(term))


def phrases_of(words: Sequence[str]) -> Iterable[str]:
    """Yield the neighbouring words that a family could name."""
    for length in range(2, LONGEST_PHRASE + 1):
        for start in range(len(words) - length + 1):
            yield " ".join(words[start : start + length])


def family_of(term: str) -> Sequence[str]:
    """Return the other members of the term's spelling families, looked up in either number."""
    known = families()
    return [other for form in (term, *other_number(term)) for other in known.get(form, ()) if other != term]


def kinds_of(term: str) -> Sequence[str]:
    """Return what the thing is a kind of, looked up in either number: salmon is fish, but fish is not salmon."""
    known = kinds()
    found = [kind for form in (term, *other_number(term)) for kind in known.get(form, ())]
    return [form for kind in found for form in (kind, *other_number(kind))]


@lru_cache(maxsize=1)
def kinds() -> Mapping[str, Sequence[str]]:
    """Return each thing with what it is a kind of."""
    things: dict[str, list[str]] = {}
    for kind, members in orjson.loads((SEARCH_CONFIG_DIR / "recipes" / "kinds.json").read_bytes()).items():
        for member in members:
            things.setdefault(member, []).append(kind)
    return things


@lru_cache(maxsize=1)
def families() -> Mapping[str, Sequence[str]]:
    """Return each term of the spelling families with the members of its families."""
    members: dict[str, list[str]] = {}
    for family in orjson.loads((SEARCH_CONFIG_DIR / "recipes" / "synonyms.json").read_bytes()):
        for term in family:
            members.setdefault(" ".join(WORD.findall(term)), []).extend(family)
    return members


@lru_cache(maxsize=1)
def load_english_rules() -> "inflect.engine":
    """Return the rules of English plurals."""
    import inflect  # takes a second or more, which an API that only shows documents need not wait

    return inflect.engine()


@lru_cache(maxsize=50_000)
def other_number(word: str) -> tuple[str, ...]:
    """Return the word's plural or singular: `tomatoes` for `tomato` and the other way round; nothing if it has none."""
    if len(word) < SHORTEST or not word.isascii() or not word.isalpha():
        return ()
    if word in NO_NOUNS or word.endswith(NUMBERLESS_ENDINGS):
        return ()
    other = str(load_english_rules().singular_noun(word) or load_english_rules().plural_noun(word))
    return (other,) if other != word and len(other) >= SHORTEST else ()
