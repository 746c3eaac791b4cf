"""All lexicons compiled for matching, beside the word lists and the rules of context."""

import re
from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from functools import lru_cache

from core.reading.endings import stems_of
from core.reading.indic import has_many_sounds, indic_sounds
from core.reading.languages import LanguageGuesser
from core.reading.lists import STEM_KEY, WordLists, default_word_lists
from core.reading.rules import Rule, RuleIndex, load_rules, own_rules
from core.reading.slips import SlipIndex
from core.reading.tables import Match, Tables, compiled
from core.reading.tokens import bare_arabic
from core.reading.values import Entry

_SHORTEST_FOREIGN_SLIP = 7
# Where a line shows no language, only long words are read as slips of another one than English.
_SHORTEST_SLIP_ANYWHERE = 10
_GLUED_UNITS = ("tbsp", "tsp", "cups", "cup", "slices", "oz", "lbs", "lb", "ml", "cl", "dl", "kg", "gr", "g", "l", "x")
_ALPHABETIC = re.compile(r"[a-z\u0400-\u04ff]+")
_LATIN = re.compile(r"[a-z]+")
_CACHED = 50_000
_NONE: frozenset[str] = frozenset()
# Indonesian and Malay words are one list in the lexicons.
_LEXICON_LANGUAGES = {"id": "ms"}

_NOTHING: Mapping[str, str] = {}
# Lists whose words are words around foods or plain foods in every language.
_FOODS = frozenset({"filler", "food", "lookalike"})
Phrase = tuple[tuple[str, ...], str]


@dataclass(frozen=True, slots=True)
class WordLabels:
    """The lists of a word in texts of one language.

    `names` are the lists that have the word alone. Where it is written as one of `elsewhere` (spellings with spaces
    between) it is a word of another language, and `names_elsewhere` are its lists. `longer` are the phrases that begin
    with it and their lists, by the second word.
    """

    names: frozenset[str]
    names_elsewhere: frozenset[str]
    elsewhere: str
    longer: Mapping[str, Sequence[Phrase]]


# Of nearly all words; one object for all of them.
_NO_LABELS = WordLabels(_NONE, _NONE, "", {})


class Vocabulary:
    """The entries of all lexicons, ready for the longest match, beside the words of context. Build it once.

    Raises WordsError when two entries of one lexicon give one phrase two meanings.
    """

    def __init__(
        self,
        entries: Iterable[Entry] = (),
        *,
        words: WordLists | None = None,
        rules: tuple[Rule, ...] | None = None,
        tables: Tables | None = None,
    ) -> None:
        """Make a vocabulary of `entries`, or of `tables` where they are compiled already."""
        self.words = words or default_word_lists()
        self.rules = load_rules(own_rules(), self.words) if rules is None else rules
        self.rule_index = RuleIndex(self.rules)
        self.languages = LanguageGuesser(self.words)
        tables = tables or compiled(entries)
        self.phrases = tables.phrases
        self.lexicons = tables.lexicons
        self._starts, self._ends = tables.starts, tables.ends
        self._labels: dict[str, list[tuple[tuple[str, ...], str]]] = {}
        self._label_stems: dict[str, list[tuple[str, str]]] = {}
        self._add_labels()
        self._add_words(tables)
        self.starred = lru_cache(maxsize=_CACHED)(self._starred)
        self.resolve = lru_cache(maxsize=_CACHED)(self._resolve)
        self.beginning_with = lru_cache(maxsize=_CACHED)(self._beginning_with)
        self.labels_of = lru_cache(maxsize=_CACHED)(self._labels_of)

    def _add_labels(self) -> None:
        for name, phrases in self.words.lists.items():
            for phrase in phrases:
                self._labels.setdefault(phrase[0], []).append((phrase, name))
        for name, stems in self.words.stems.items():
            for stem in stems:
                self._label_stems.setdefault(stem[:STEM_KEY], []).append((stem, name))

    def _labels_of(self, word: str, language: str) -> "WordLabels":
        listed, longer = set[str](), dict[str, list[Phrase]]()
        for phrase, name in self._labels.get(word, ()):
            if len(phrase) == 1:
                listed.add(name)
            else:
                longer.setdefault(phrase[1], []).append((phrase, name))
        names = {name for stem, name in self._label_stems.get(word[:STEM_KEY], ()) if word.startswith(stem)}
        if word in self.words.plain_fillers.get(language, _NONE):
            names.add("filler")
        if word in self.words.spaced_foods.get(language, _NONE):
            names.add("known-food")
        if not (names or listed or longer):
            return _NO_LABELS
        elsewhere = self.words.elsewhere.get(language, _NOTHING).get(word, "")
        return WordLabels(
            frozenset(names | listed), frozenset(names | (listed & _FOODS)) if elsewhere else _NONE, elsewhere, longer
        )

    def _add_words(self, tables: Tables) -> None:
        lists = self.words.lists
        plain = {word for name in ("filler", "food", "lookalike") for phrase in lists[name] for word in phrase}
        self._ordinary = plain | set(self.words.languages_of) | _flat(lists["never-slip"])
        self.known = self.words.words | tables.tokens | self._ordinary
        # Lexicons without slips take no part in joined words and slips, and hide none ("porkchops", "Hirschsalami").
        self._slipping = tables.slipping
        self._never_joined = self.words.words | self._ordinary | tables.slipping_tokens
        self._by_sounds = {
            sounds: word
            for word in sorted(tables.slipping_tokens - plain, key=lambda word: (-len(word), word))
            if "\u0900" <= word[0] <= "\u09ff" and has_many_sounds(sounds := indic_sounds(word))
        }
        self._english = plain | tables.english
        self._compound_ends = tables.compound_ends
        targets = {language: words - plain for language, words in tables.targets.items()}
        joinable = targets.get("en", _NONE) | {
            word for words in targets.values() for word in words if len(word) >= _SHORTEST_FOREIGN_SLIP
        }
        self._joinable = joinable - _flat(lists["never-joined"])
        self._add_slips(targets, plain)

    def _add_slips(self, targets: Mapping[str, frozenset[str]], plain: set[str]) -> None:
        lists = self.words.lists
        excuses = (_flat(lists["alcohol-free"]) | _flat(lists["vinegar"])) - plain | _flat(lists["slip-excuse"])
        excuses = {word for word in excuses if _ALPHABETIC.fullmatch(word)}
        short = _flat(lists["short-slip"])
        english = {word for word in targets.get("en", ()) if _ALPHABETIC.fullmatch(word)} | excuses
        # Short plurals are one slip from everything ("wines", "wings").
        english = {word for word in english if not (len(word) <= 6 and word.endswith("s") and word[:-1] in english)}
        self._slips = {"en": SlipIndex(english, short)}
        self._prose_slips = {"en": SlipIndex(english & _flat(lists["prose-slip"]), short & {"pork"})}
        for language, words in targets.items():
            if language != "en":
                long = {word for word in words if len(word) >= _SHORTEST_FOREIGN_SLIP and _ALPHABETIC.fullmatch(word)}
                self._slips[language] = SlipIndex(long, (), max_slips=1)
        everywhere = {word for words in targets.values() for word in words if len(word) >= _SHORTEST_SLIP_ANYWHERE}
        self._any_slips = SlipIndex({word for word in everywhere if _ALPHABETIC.fullmatch(word)}, (), max_slips=1)

    def with_rules(self, rules: tuple[Rule, ...]) -> "Vocabulary":
        """Return the same vocabulary under other rules."""
        other = copy(self)
        other.rules, other.rule_index = rules, RuleIndex(rules)
        return other

    def is_ordinary(self, word: str, language: str) -> bool:
        """Say whether `word` is an ordinary word of the language."""
        return word in self.words.ordinary.get(language, ())

    def _resolve(self, token: str, language: str = "", is_prose: bool = False) -> tuple[str, ...]:
        """Return the known words that `token` stands for: itself, its parts, or the word that was meant.

        `language` is that of the text; "" reads it as English.
        """
        if token in self.known:
            is_joined = token not in self._never_joined and _ALPHABETIC.fullmatch(token)
            return (is_joined and self._parts(token)) or (token,)
        if (bare := bare_arabic(token)) in self.known:
            return (bare,)
        if token[0] in "وبلف" and token[1:] in self.known and len(token) > 3:
            return (token[0], token[1:]) if token[0] == "و" else (token[1:],)
        if any(entry.term.lexicon in self._slipping for _, entry in self.starred(token)):
            return (token,)
        if stem := self._without_ending(token, language):
            return stem
        if "\u0900" <= token[0] <= "\u09ff":
            return (self._by_sounds.get(indic_sounds(token), token),)
        if not _ALPHABETIC.fullmatch(token):
            return (bare,)
        if parts := self._parts(token):
            return parts
        slips = (self._prose_slips if is_prose else self._slips).get(_LEXICON_LANGUAGES.get(language, language or "en"))
        meant = slips.meant(token) if slips else None
        if not meant and not language and not is_prose:
            meant = self._any_slips.meant(token)
        return (meant,) if meant else (token,)

    def _without_ending(self, token: str, language: str) -> tuple[str, ...]:
        """Return the forbidden food that the token is with an ending, and a Malay one ("babinya"); () if it is none."""
        for stem, ending, languages in stems_of(token, language):
            entries = [entry for _, entry in (self.phrases.get(stem) or {}).get("", ())]
            if any("haram" in entry.term.tags and _takes_endings(entry, languages) for entry in entries):
                return (stem, ending) if ending == "nya" else (stem,)
        return ()

    def _beginning_with(self, token: str, is_word: bool) -> tuple[Mapping[str, Sequence[Match]], tuple[Match, ...]]:
        """Return the entries that begin with a token: by their second word, and those of this token alone.

        Each are in the order in which they are tried, the longest first and starred ones last. Only words have stars.
        """
        seconds = self.phrases.get(token) or {}
        return seconds, (*seconds.get("", ()), *(self.starred(token) if is_word else ()))

    def _starred(self, token: str) -> tuple[Match, ...]:
        """Return the token with the starred entries that cover it, the longest star first; none if it is ordinary."""
        if token in self._ordinary:
            return ()
        fits = [match for match in self._ends.get(token[:3], ()) if token.startswith(match[0][0])]
        starts = self._starts.get(token[-3:], ())
        fits += [match for match in starts if token.endswith(match[0][0]) and token != match[0][0]]
        fits.sort(key=lambda match: -len(match[0][0]))
        return tuple([((token,), entry) for _, entry in fits])

    def without_unit(self, token: str, language: str, is_prose: bool) -> tuple[str, ...]:
        """Return the unit and the word of "mlwine" (which stood behind a number), else the token alone."""
        for unit in _GLUED_UNITS:
            if token.startswith(unit) and token not in self.known and len(token) > len(unit) + 2:
                rest = self.resolve(token[len(unit) :], language, is_prose)
                if rest[0] in self.phrases:
                    return (unit, *rest)
        return self.resolve(token, language, is_prose)

    def _parts(self, token: str) -> tuple[str, ...]:
        """Return the words of a joined one ("porkbelly"), one of which has slips; () when it is not joined."""
        if not 7 <= len(token) <= 60 or not _LATIN.fullmatch(token):
            return ()
        if compound := self._compound(token):
            return compound
        for cut in range(3, len(token) - 2):
            left, right = token[:cut], token[cut:]
            if self._joins(left, right) or self._joins(right, left):
                return (left, right)
            if left in self.known and len(right) >= 7 and (rest := self._parts(right)):
                return (left, *rest)
        return ()

    def _compound(self, token: str) -> tuple[str, ...]:
        """Return the parts of a German or Dutch compound that begins with an animal: runder, saucijzen."""
        starts = self.words.lists["compound-start"]
        for cut in range(len(token) - 3, 2, -1):
            if (token[:cut],) in starts and token[cut:] in self._compound_ends:
                return (token[:cut], token[cut:])
        return ()

    def _joins(self, finding: str, other: str) -> bool:
        return len(finding) >= 4 and finding in self._joinable and other in self._english


def _flat(phrases: Iterable[tuple[str, ...]]) -> set[str]:
    return {word for phrase in phrases for word in phrase}


def _takes_endings(entry: Entry, languages: frozenset[str]) -> bool:
    return entry.language in languages and not entry.is_alone and not entry.if_near
