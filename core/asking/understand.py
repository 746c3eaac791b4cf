"""Reads a search text into words to search, constraints, exclusions, and which of its words it read as what."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from core.asking.amounts import read_amount
from core.asking.exclusions import read_exclusion
from core.asking.foods import Translated, begins_english, complete, translate
from core.asking.phrases import Phrases
from core.asking.times import read_time
from core.asking.tokens import Token, folded, keys_of, script_of, tokens_of
from core.asking.values import Kind, Reading, Understood
from core.asking.vocabulary import Trait, Vocabulary, load_vocabulary
from core.search.text import clean_text, without_filler, without_question

MAX_TOKENS = 60
"""A text of 200 characters has fewer words that mean something."""
MINUTES_OF_AN_HOUR = 60


@dataclass(frozen=True, slots=True)
class _Found:
    reading: Reading | None
    """None: the words are kept together as they stand."""
    end: int


def understand(text: str, as_words: Collection[str] = ()) -> Understood:
    """Return what the text asks for. What it is not sure of, it leaves as words.

    `as_words` are texts of readings that are not wanted: these words are searched as they stand. A text with a phrase
    in quotation marks is searched as it is, without filler. A pure function of text and vocabulary, for any text.
    Source: docs/product/search.md#understanding.
    """
    asked = clean_text(text)
    if '"' in asked:
        return _plain(without_filler(asked))
    asked = without_question(asked)
    vocabulary = load_vocabulary()
    reader = _Reader(asked, tokens_of(asked)[:MAX_TOKENS], vocabulary, _phrases(as_words))
    return _consistent(_without_repeats(Understood(tuple(reader.parts()))))


def _plain(words: str) -> Understood:
    return Understood((words,) if words else ())


def _phrases(texts: Collection[str]) -> Phrases[bool]:
    table: Phrases[bool] = Phrases()
    for text in texts:
        table.add(text, True)
    return table


def _without_repeats(understood: Understood) -> Understood:
    """What is asked twice counts once: `no onion, without onions`."""
    seen: set[tuple[object, ...]] = set()
    parts: list[str | Reading] = []
    for part in understood.parts:
        if isinstance(part, Reading) and (part.filter or part.without):
            key = (part.kind, part.filter, frozenset(part.without))
            if key in seen:
                continue
            seen.add(key)
        parts.append(part)
    return Understood(tuple(parts))


def _consistent(understood: Understood) -> Understood:
    """What is excluded and wanted at once stays words: `no chicken chicken`."""
    if not any(reading.without for reading in understood.readings):
        return understood
    wanted = set(keys_of(understood.words()))
    parts = [
        part.text
        if isinstance(part, Reading) and any(wanted.issuperset(keys_of(word)) for word in part.without)
        else part
        for part in understood.parts
    ]
    return Understood(tuple(parts))


class _Reader:
    """Goes through a text once, from its first word to its last."""

    def __init__(self, text: str, tokens: list[Token], vocabulary: Vocabulary, as_words: Phrases[bool]) -> None:
        self._text = text
        self._tokens = tokens
        self._words = vocabulary
        self._as_words = as_words
        self._translated = {at: found for at in range(len(tokens)) if (found := translate(tokens, at, vocabulary))}
        self._languages = self._spoken()

    def parts(self) -> list[str | Reading]:
        """Return words and readings in order; filler is dropped from the words."""
        parts: list[str | Reading] = []
        at, plain_from = 0, 0
        tokens = self._tokens
        while at < len(tokens):
            found = self._read(at)
            if found is None:
                at += 1
                continue
            if found.reading is not None:
                before = self._text[plain_from : self._begin(at)]
                self._add_words(parts, before)
                parts.append(found.reading)
                plain_from = tokens[found.end - 1].end
            at = found.end
        self._add_words(parts, self._text[plain_from:])
        return parts

    def _begin(self, at: int) -> int:
        start = self._tokens[at].start
        return (
            start - 1
            if start and self._text[start - 1] == "-" and (start == 1 or self._text[start - 2] == " ")
            else start
        )

    def _add_words(self, parts: list[str | Reading], text: str) -> None:
        words = without_filler(self._without_particles(text.strip(" -,;:/.!?")))
        if words:
            parts.append(words)

    def _without_particles(self, text: str) -> str:
        """Words such as "de", "ki" and "mit" mean nothing beside words of their language."""
        if not self._languages:
            return text
        fillers = frozenset().union(*(self._words.grammars[name].fillers for name in self._languages))
        return " ".join(word for word in text.split() if folded(word) not in fillers)

    def _spoken(self) -> frozenset[str]:
        """The languages that the text is surely in, by its scripts, foods and particles."""
        keys = {token.key for token in self._tokens}
        scripts = {script_of(key) for key in keys} - {"latin"}
        sure = {food.language for key in keys if (food := self._words.food_words.get(key)) and not food.is_ambiguous}
        sure |= {found.language for found in self._translated.values() if not found.is_ambiguous}
        doubtful = {found.language for found in self._translated.values()}
        for language, grammar in self._words.grammars.items():
            has_particle = language in doubtful and not keys.isdisjoint(grammar.fillers)
            if grammar.script in scripts or has_particle or not keys.isdisjoint(grammar.marks):
                sure.add(language)
        return frozenset(sure & self._words.grammars.keys())

    def _read(self, at: int) -> _Found | None:
        for reader in (
            self._taken_away,
            self._kept,
            self._exclusion,
            self._counterpart,
            self._time,
            self._trait,
            self._amount,
            self._english_dish,
            self._food,
        ):
            found = reader(at)
            if found:
                return found
        return None

    def _taken_away(self, at: int) -> _Found | None:
        found = self._as_words.at(self._tokens, at)
        return _Found(None, found[1]) if found else None

    def _kept(self, at: int) -> _Found | None:
        kept = self._words.kept.at(self._tokens, at)
        if kept is None:
            return None
        rivals = (self._words.counterparts.at(self._tokens, at), self._words.traits.at(self._tokens, at))
        longest = max((rival[1] for rival in rivals if rival), default=0)
        return _Found(None, kept[1]) if kept[1] >= longest else None

    def _exclusion(self, at: int) -> _Found | None:
        trait = self._words.traits.at(self._tokens, at)
        found = read_exclusion(self._text, self._tokens, at, self._words)
        if found is None or (trait and trait[1] >= found.end and trait[0].kind in (Kind.DIET, Kind.ALLERGEN)):
            return None
        return self._found(
            Kind.WITHOUT,
            at,
            found.end,
            label=f"Without {' and '.join(dict.fromkeys(found.things))}",
            filter=" AND ".join(dict.fromkeys(found.effects)),
            without=tuple(dict.fromkeys(found.words)),
        )

    def _counterpart(self, at: int) -> _Found | None:
        found = self._words.counterparts.at(self._tokens, at)
        if found is None:
            return None
        counterpart, end = found
        return self._found(
            Kind.COUNTERPART, at, end, label=f"Instead of {self._typed(at, end)}", counterpart=counterpart
        )

    def _time(self, at: int) -> _Found | None:
        found = read_time(self._tokens, at, self._words.times)
        if found is None:
            return None
        minutes, end = found
        return self._found(Kind.TIME, at, end, label=f"Under {duration(minutes)}", filter=f"Total_Time <= {minutes}")

    def _trait(self, at: int) -> _Found | None:
        found = self._words.traits.at(self._tokens, at)
        if found is None:
            return None
        trait, end = found
        return self._found_trait(trait, at, end)

    def _found_trait(self, trait: Trait, at: int, end: int) -> _Found:
        return self._found(
            trait.kind, at, end, label=trait.label, filter=trait.filter, wider=trait.wider, is_wish=trait.is_wish
        )

    def _amount(self, at: int) -> _Found | None:
        found = read_amount(self._tokens, at, self._words.times)
        if found is None:
            return None
        return self._found(found.kind, at, found.end, label=found.label, filter=found.filter, is_wish=True)

    def _english_dish(self, at: int) -> _Found | None:
        """A dish of two words or more is not translated word by word: `nasi goreng`."""
        found = self._words.english.at(self._tokens, at)
        return _Found(None, found[1]) if found and found[1] > at + 1 and at not in self._translated else None

    def _food(self, at: int) -> _Found | None:
        found = self._translated.get(at) or self._half_typed(at)
        if found is None or (self._is_doubtful(at, found) and found.language not in self._surroundings()):
            return None
        return self._found(Kind.TRANSLATION, at, found.end, label=found.english, words=found.english)

    def _is_doubtful(self, at: int, found: Translated) -> bool:
        """An English word is one, too, or becomes one when it is typed to its end: `gula`."""
        is_last = found.end == at + 1 == len(self._tokens)
        return found.is_ambiguous or (is_last and begins_english(self._tokens[at].key, self._words))

    def _surroundings(self) -> frozenset[str]:
        """The languages of the text, where a word has others beside it that show them."""
        return self._languages if len(self._tokens) > 1 else frozenset()

    def _half_typed(self, at: int) -> Translated | None:
        is_last = at == len(self._tokens) - 1
        if not is_last or self._words.english.at(self._tokens, at):
            return None
        english = complete(self._tokens[at], self._words)
        return Translated(english, "", is_ambiguous=False, end=at + 1) if english else None

    def _found(self, kind: Kind, at: int, end: int, **reading: object) -> _Found:
        return _Found(Reading(kind, self._typed(at, end), **reading), end)  # type: ignore[arg-type]  # its other fields

    def _typed(self, at: int, end: int) -> str:
        return self._text[self._begin(at) : self._tokens[end - 1].end]


def duration(minutes: int) -> str:
    """Return the duration as a chip says it: `45 min`, `1 h`, `1 h 30 min`."""
    hours, rest = divmod(minutes, MINUTES_OF_AN_HOUR)
    parts: Sequence[str] = [f"{hours} h" if hours else "", f"{rest} min" if rest else ""]
    return " ".join(filter(None, parts))
