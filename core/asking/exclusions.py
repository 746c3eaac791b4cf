"""Reads what a recipe must not have: `without onions and garlic`, `no egg`, `onion-free`, `soğansız`."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from core.asking.foods import translate
from core.asking.tokens import Token
from core.asking.vocabulary import Vocabulary
from core.search.documents.spellings import spellings_of
from core.search.english import other_number

MAX_UNKNOWN_WORDS = 2
"""An unknown thing has as many words at most: what follows is searched."""

MOST_FORMS = 8
"""Words that the engine is given for one thing that is excluded."""

LONGEST_FOOD = 4
"""Words of a food's name."""


@dataclass(slots=True)
class Exclusion:
    """Things that are not wanted."""

    end: int
    things: list[str] = field(default_factory=list)
    """In English, as far as they are known."""
    effects: list[str] = field(default_factory=list)
    """Filters of labels that exclude them."""
    words: list[str] = field(default_factory=list)
    """Words that a recipe must not have, where no label does it."""


def read_exclusion(text: str, tokens: Sequence[Token], start: int, words: Vocabulary) -> Exclusion | None:
    """Return the exclusion that begins at the token, in front of a food or after it."""
    return (
        _dashed(text, tokens, start, words) or _before(text, tokens, start, words) or _after(text, tokens, start, words)
    )


def _before(text: str, tokens: Sequence[Token], start: int, words: Vocabulary) -> Exclusion | None:
    marker = words.exclusions.before.at(tokens, start)
    if marker is None or marker[1] >= len(tokens):
        return None
    is_strong, at = marker
    at = _after_articles(tokens, at)
    found = Exclusion(at)
    while at < len(tokens):
        end = _take_known(found, tokens, at, words)
        if end is None and not found.things:
            end = _take_unknown(found, text, tokens, at, words, is_strong=is_strong)
        if end is None:
            break
        found.end = at = end
        if at >= len(tokens):
            break
        if tokens[at].key in words.exclusions.conjunctions:
            at += 1
            # "no onion and no garlic"
            again = words.exclusions.before.at(tokens, at) if at < len(tokens) else None
            at = _after_articles(tokens, again[1] if again else at)
        elif "," not in text[tokens[at - 1].end : tokens[at].start]:
            break
    if found.things:
        # The particle that joins what is excluded to the dish: "bina pyaz ke dal".
        if found.end < len(tokens) - 1 and tokens[found.end].key in _PARTICLES:
            found.end += 1
        return found
    return None


def _after_articles(tokens: Sequence[Token], at: int) -> int:
    """`the` and `any` are no part of what is excluded; the last word of a text always is."""
    while at < len(tokens) - 1 and tokens[at].key in _ARTICLES:
        at += 1
    return at


_ARTICLES = frozenset({"the", "any", "a", "an", "my", "some", "all", "too", "much", "added", "extra"})
_PARTICLES = frozenset({"ke", "ki", "ka", "كي", "كا", "के", "की", "का"})


def _dashed(text: str, tokens: Sequence[Token], start: int, words: Vocabulary) -> Exclusion | None:
    """`-onion`, as search engines have it."""
    at = tokens[start].start
    if at == 0 or text[at - 1] != "-" or not (at == 1 or text[at - 2].isspace()):
        return None
    found = Exclusion(start + 1)
    end = _take_known(found, tokens, start, words)
    if end is None:
        _exclude(found, tokens[start].key, words)
        end = start + 1
    found.end = end
    return found


def _after(text: str, tokens: Sequence[Token], start: int, words: Vocabulary) -> Exclusion | None:
    after, after_hyphen = words.exclusions.after, words.exclusions.after_hyphen
    following = tokens[start + 1 : start + 1 + LONGEST_FOOD]
    if any(after.has_first(token.key) or token.key in after_hyphen for token in following):
        found = Exclusion(start)
        end = _take_known(found, tokens, start, words)
        if end is not None and end < len(tokens):
            marker = after.at(tokens, end)
            is_hyphened = tokens[end].key in after_hyphen and text[tokens[end].start - 1] == "-"
            if marker or is_hyphened:
                found.end = marker[1] if marker else end + 1
                return found
    return _by_suffix(tokens[start], start, words)


def _by_suffix(token: Token, start: int, words: Vocabulary) -> Exclusion | None:
    for suffix in words.exclusions.suffixes:
        if token.key.endswith(suffix):
            stem = words.food_words.get(token.key[: -len(suffix)])
            if stem:
                found = Exclusion(start + 1)
                _exclude(found, stem.english, words)
                return found
    return None


def _take_known(found: Exclusion, tokens: Sequence[Token], at: int, words: Vocabulary) -> int | None:
    """Add the known food at the token; return the index after it."""
    effect = words.exclusions.effects.at(tokens, at)
    english = words.english.at(tokens, at)
    if effect and (not english or effect[1] >= english[1]):
        found.things.append(_spelt(tokens[at : effect[1]]))
        found.effects.append(effect[0])
        return effect[1]
    if english:
        _exclude(found, _spelt(tokens[at : english[1]]), words)
        return english[1]
    foreign = translate(tokens, at, words)
    if foreign:
        _exclude(found, foreign.english, words)
        return foreign.end
    return None


def _take_unknown(
    found: Exclusion, text: str, tokens: Sequence[Token], at: int, words: Vocabulary, *, is_strong: bool
) -> int | None:
    end = at
    while end < len(tokens) and end - at < MAX_UNKNOWN_WORDS and _is_thing(tokens[end], words):
        if end > at and "," in text[tokens[end - 1].end : tokens[end].start]:
            break
        end += 1
    # "no" is also part of names: what follows it is excluded only where nothing comes after.
    if end == at or (not is_strong and end < len(tokens)):
        return None
    _exclude(found, _spelt(tokens[at:end]), words)
    return end


def _is_thing(token: Token, words: Vocabulary) -> bool:
    rules = words.exclusions
    return token.key not in rules.stop and token.key not in rules.conjunctions and rules.before.at([token], 0) is None


def _exclude(found: Exclusion, thing: str, words: Vocabulary) -> None:
    found.things.append(thing)
    if thing in words.exclusions.of_no_effect:
        return
    keys = [Token(key, 0, 0) for key in thing.split()]
    effect = words.exclusions.effects.at(keys, 0)
    if effect and effect[1] == len(keys):
        found.effects.append(effect[0])
        return
    *before, last = thing.split()
    forms = [" ".join([*before, form]) for form in (last, *other_number(last))]
    # The engine applies no synonyms to what is excluded.
    families = spellings_of("recipes").families
    others = [other for form in forms for other in families.get(form, ()) if other.isascii()]
    found.words += list(dict.fromkeys([*forms, *others]))[:MOST_FORMS]


def _spelt(tokens: Sequence[Token]) -> str:
    return " ".join(token.key for token in tokens)
