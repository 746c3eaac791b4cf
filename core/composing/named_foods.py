"""Which foods a text names, to keep texts true to the ingredient list."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache, reduce

from core.composing.facts import Fact, pantry, word_key
from core.composing.wording import sentence

_LONGEST_NAME = 4
_SENTENCE = re.compile(r"(?<=[.!?]) +")
_WORD = re.compile(r"[^\W_]+(?:['\u2019-][^\W_]+)*")
# What every kitchen has or makes on the way, and words that mean more than a food.
_FREE = frozenset(
    word_key(
        "water oil salt sugar pepper stock broth dough pastry sauce spice herb syrup paste powder tea ice meat fat"
        " seasoning crumb filling color date thyme soy flour batter caramel savory green hot thin fresh warm"
        " bread flatbread biscuit cookie meatball bun chapati curd curry jam cornbread salsa wrap custard yolk"
        " cake toast dumpling pancake relish gravy dip salad chutney cookies corn bean seaweed cream pickle"
        " sambal crouton halwa roll juice boiling dried"
    )
)
_WITHOUT = frozenset(word_key("no without not like as instead never nor than neither"))
_LOOKED_BACK = 3
_COUNTRY = re.compile(r"Turkey\b")


def foods_in(text: str) -> Iterator[tuple[str, tuple[Fact, ...]]]:
    """Yield each food that the text names, with the ingredients that the words may mean; "no meat" names none."""
    found = list(_WORD.finditer(text))
    words = [" ".join(word_key(match[0])) for match in found]
    known, start = _by_words(), 0
    while start < len(words):
        for length in range(min(_LONGEST_NAME, len(words) - start), 0, -1):
            key = tuple(" ".join(words[start : start + length]).split())
            if key in known:
                name = text[found[start].start() : found[start + length - 1].end()]
                is_meant = _WITHOUT.isdisjoint(words[max(0, start - _LOOKED_BACK) : start])
                if is_meant and not _COUNTRY.match(name):
                    yield name, known[key]
                start += length - 1
                break
        start += 1


def without_sentences(text: str, is_wrong: Callable[[str, tuple[Fact, ...]], bool]) -> str:
    """Return the text without what is wrong in it: one food of a list, else the sentence that names it."""
    kept = []
    for whole in _SENTENCE.split(text):
        wrong = [name for name, facts in foods_in(whole) if is_wrong(name, facts)]
        part = reduce(_without_list_item, wrong, whole)
        if part and not any(is_wrong(name, facts) for name, facts in foods_in(part)):
            kept.append(sentence(part))
    return " ".join(kept)


def _without_list_item(text: str, name: str) -> str:
    """Return the text without one item of a list such as "tomato, pepper and parsley"."""
    word, item = r"[\w\u2019'-]+", rf"(?:[\w\u2019'-]+ )?{re.escape(name)}"
    for pattern, instead in (
        (rf"({word}), {item} and ({word})", r"\1 and \2"),
        (
            rf"({word}), ((?:{word} ){{0,2}}{word}) and {item}(?=[.,:;]|$| (?:in|on|under|with|over|for)\b)",
            r"\1 and \2",
        ),
        (rf", {item},(?= {word})", ","),
        (rf"\b(with|of|in) {item} and ({word})(?=[.,:;]|$| (?:in|on|under|over)\b)", r"\1 \2"),
        (rf",? and (?:with )?{item}(?=[.,:;]|$)", ""),
        (rf"\bwith {item}, (?={word}(?: {word})?(?:,| and) )", "with "),
        (rf",? with (?:a )?{item}(?: on top| beside it| inside)?(?=[.,:;]|$)", ""),
    ):
        changed, count = re.subn(pattern, instead, text, count=1)
        if count:
            return changed
    return text


def is_ruled_out(words: str, facts: Iterable[Fact], listed: Iterable[Fact], forbids: Callable[[Fact], bool]) -> bool:
    """Return whether a wish rules out all that the words may mean, and nothing in the list is called so."""
    own = {word for item in listed for name in (item.name, item.short) for word in word_key(name)}
    return all(forbids(fact) for fact in facts) and not frozenset(word_key(words)) <= own


def is_among(words: str, facts: Iterable[Fact], listed: Iterable[Fact]) -> bool:
    """Return whether a food that a text names is one of the list, by its name, a part of it or its kind."""
    items = tuple(listed)
    own = {word for item in items for name in (item.name, item.short, *item.also) for word in word_key(name)}
    key = frozenset(word_key(words)) - _FREE
    names = {fact.name for fact in facts}
    return (
        key <= own
        or any(item.name in names or item.like in names for item in items)
        or any(not key.isdisjoint({item.kind.name, item.kind.role}) for item in items)
        or ("chili" in key and any(item.is_hot for item in items))
    )


@lru_cache(maxsize=1)
def _by_words() -> Mapping[tuple[str, ...], tuple[Fact, ...]]:
    found: dict[tuple[str, ...], list[Fact]] = {}
    known = pantry()
    for fact in known.facts.values():
        for name in (fact.name, fact.short, *fact.also):
            found.setdefault(word_key(name), []).append(fact)
    for generic in known.generics.values():
        for name in (generic.name, *generic.also):
            found.setdefault(word_key(name), []).extend(generic.members)
    return {key: tuple(facts) for key, facts in found.items() if key}
