"""Finds the English word for food in another language, also with its endings, joined, and half-typed."""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from core.asking.tokens import Token, script_of, tokens_of
from core.asking.vocabulary import Food, Grammar, Vocabulary, load_vocabulary

SHORTEST_STEM = 3
SHORTEST_PART = 3
SHORTEST_COMPOUND = 8
SHORTEST_HALF_TYPED = 4
MOST_COMPLETIONS = 40
_JOINTS = ("", "n", "en", "s", "e", "er")


@dataclass(frozen=True, slots=True)
class Translated:
    """A food in another language."""

    english: str
    language: str
    is_ambiguous: bool
    end: int


def translate(tokens: Sequence[Token], start: int, words: Vocabulary) -> Translated | None:
    """Return the food that is named at the token in another language; None for English and unknown words."""
    exact = words.foods.at(tokens, start)
    english = words.english.at(tokens, start)
    if exact and (not english or exact[1] > english[1] or not tokens[start].key.isascii()):
        return Translated(exact[0].english, exact[0].language, exact[0].is_ambiguous, exact[1])
    if english or tokens[start].key[0].isdecimal():
        return None
    token = tokens[start]
    found = _inflected(token.key, words)
    return Translated(found.english, found.language, found.is_ambiguous, start + 1) if found else None


def is_food(word: str) -> bool:
    """Tell whether an English word is known as a food or a dish."""
    vocabulary = load_vocabulary()
    tokens = tokens_of(word)
    return bool(tokens) and vocabulary.english.at(tokens, 0) is not None


def complete(token: Token, words: Vocabulary) -> str | None:
    """Return the English of the only food whose foreign name begins with the half-typed word."""
    key = token.key
    if len(key) < (SHORTEST_HALF_TYPED if key.isascii() else SHORTEST_STEM) or begins_english(key, words):
        return None
    at = bisect_left(words.completions, (key, ""))
    meanings = set()
    for form, english in words.completions[at : at + MOST_COMPLETIONS]:
        if not form.startswith(key):
            break
        meanings.add(english)
    return meanings.pop() if len(meanings) == 1 else None


def begins_english(key: str, words: Vocabulary) -> bool:
    """Tell whether an English word of the vocabulary begins with the word."""
    at = bisect_left(words.english_words, key)
    return at < len(words.english_words) and words.english_words[at].startswith(key)


@lru_cache(maxsize=20_000)
def _inflected(key: str, words: Vocabulary) -> Food | None:
    return _stemmed(key, words) or _compound(key, words)


def _stemmed(key: str, words: Vocabulary) -> Food | None:
    script = script_of(key)
    for language, grammar in words.grammars.items():
        if grammar.script != script:
            continue
        for stem in _stems(key, grammar):
            food = words.food_words.get(stem)
            if food and food.language == language and not food.is_ambiguous:
                return food
    return None


def _stems(key: str, grammar: Grammar) -> Iterator[str]:
    bare = [key, *(key[len(prefix) :] for prefix in grammar.prefixes if key.startswith(prefix))]
    for form in bare:
        if form != key and len(form) >= SHORTEST_STEM:
            yield form
        if form.endswith(grammar.suffixes):
            for suffix in grammar.suffixes:
                if form.endswith(suffix) and len(form) - len(suffix) >= SHORTEST_STEM:
                    yield form[: -len(suffix)]


def _compound(key: str, words: Vocabulary) -> Food | None:
    """A German word is often two: Linsensuppe, Kartoffelsalat."""
    if len(key) < SHORTEST_COMPOUND or not key.isascii():
        return None
    for cut in range(len(key) - SHORTEST_PART, SHORTEST_PART - 1, -1):
        second = words.food_words.get(key[cut:])
        if second is None or second.language != "de":
            continue
        for joint in _JOINTS:
            head = key[:cut]
            first = words.food_words.get(head[: len(head) - len(joint)]) if head.endswith(joint) else None
            if first and first.language == "de":
                return Food(f"{first.english} {second.english}", "de", is_ambiguous=False)
    return None
