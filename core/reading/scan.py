"""A text as known words, with the foods and the phrases of context marked on it."""

import unicodedata
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import takewhile

from core.reading.patterns import POSSESSIVE, Anchor
from core.reading.rules import Rule
from core.reading.tokens import Kind, Token, cut_text, spans_of
from core.reading.values import GONE, Entry, Role, Span, Term
from core.reading.vocabulary import Vocabulary

_ITEM_MARKS = frozenset(",;+&")
_BULLETS = frozenset("-•·*|;")
_STOPS = frozenset(".!")
_ARTICLES = frozenset({"the", "your", "some"})
_SENTENCE_ENDS = (".", "!", "?", "。", "！", "？", "؟", "।", "۔")
_CLAUSE_MARKS = frozenset(",;:?!.")
# So many words make a line a sentence, with and without a mark of clauses.
_FEW_WORDS, _MANY_WORDS = 3, 5
_UNSPACED = "\u0e00"
_REACH = 12
_END_OF_LATIN = "\u0250"
_QUOTES = "\"'“”„‟«»‹›「」『』"
# Indonesian and Malay words are one list in the lexicons.
_SISTERS = {"id": "ms"}
_FAMILIES = {
    "pl": "slavic",
    "cs": "slavic",
    "sk": "slavic",
    "hr": "slavic",
    "sl": "slavic",
    "sv": "nordic",
    "da": "nordic",
} | {language: language for language in ("fi", "hu", "ro", "vi", "lt", "lv", "et", "sq", "sw", "tl")}
# In these a recipe is easily taken for one of a sister language, so words with a star count in all of them.
_SISTER_LANGUAGES = (
    ("pl", "cs", "sk", "hr", "sl"),
    ("ru", "uk", "bg", "sr", "mk", "kk", "uz"),
    ("sv", "da", "no", "is"),
    ("de", "nl", "lb"),
    ("fr", "es", "pt", "it", "ro", "ca", "gl"),
    ("lt", "lv"),
    ("fi", "et"),
    ("tr", "az", "uz"),
    ("hu",),
    ("vi",),
    ("sq",),
    ("sw",),
    ("tl",),
    ("id", "ms"),
    ("ar", "fa", "ur", "ku"),
)
_SISTERS_OF: dict[str, frozenset[str]] = {}
for _group in _SISTER_LANGUAGES:
    for _language in _group:
        _SISTERS_OF[_language] = _SISTERS_OF.get(_language, frozenset()).union(_group)
_SHORT = 5
_ADDITIVE_LETTERS = ("e", "ins")
_UNITS = frozenset({"g", "gr", "gm", "grams", "gramm", "gram", "ml", "kg", "di", "de", "cl", "l"})
_NONE: frozenset[str] = frozenset()


@dataclass(slots=True, eq=False)
class Mention:
    """A food at tokens[start:end] while the text is being read; one of each span.

    Descriptors are single words that mostly describe another food ("rosé", "liver"); they are no alternative of it.
    """

    start: int
    end: int
    text: str
    language: str
    terms: tuple[Term, ...]
    tags: frozenset[str]
    role: Role = Role.USED
    is_descriptor: bool = False
    is_optional: bool = False
    group: int = 0
    alternative: int = 0
    qualifiers: list[tuple[Rule, tuple[int, int] | None]] = field(default_factory=list)
    rules: list[str] = field(default_factory=list)

    @property
    def last_word(self) -> str:
        return self.text.split()[-1]


@dataclass(slots=True)
class _Labels:
    """The phrases of context on a text, by list.

    `ends` has for each position the lists that have a phrase starting there, with the end of the longest; `alone` the
    lists that have the word there; `starts` the start of the longest phrase of several words by list and end.
    """

    ends: list[dict[str, int]] = field(default_factory=list)
    alone: list[frozenset[str]] = field(default_factory=list)
    starts: dict[tuple[str, int], int] = field(default_factory=dict)


class Scan:
    """One text, cut into known words, with its foods. Positions count tokens; a position past either end is empty.

    What stands around the foods is marked when it is first asked for: in most texts no judge asks.
    """

    def __init__(self, text: str, vocabulary: Vocabulary, *, language: str | None, is_prose: bool) -> None:
        self.vocabulary = vocabulary
        self.is_prose = is_prose
        self.text = text
        self.is_language_given = language is not None
        self.folded, cut = cut_text(text)
        self.languages = (language,) if language else vocabulary.languages.guess_tokens(text, cut)
        self.language = self.languages[0] if self.languages else ""
        self.tokens: list[Token] = []
        self.meant: dict[int, str] = {}
        self._cut(_bare(cut))
        self.words = tuple([token.text for token in self.tokens])
        self.size = len(self.words)
        self.mentions = self._find_mentions()
        self.tags = _NONE.union(*[mention.tags for mention in self.mentions])
        # Set by the rule that excludes or replaces a food.
        self.has_excluded = False
        self._starting: dict[int, list[Mention]] = {}
        self._ending: dict[int, list[Mention]] = {}
        for mention in self.mentions:
            self._starting.setdefault(mention.start, []).append(mention)
            self._ending.setdefault(mention.end, []).append(mention)

    def _cut(self, tokens: Iterable[Token]) -> None:
        vocabulary, previous = self.vocabulary, Kind.MARK
        for token in tokens:
            if token.kind is not Kind.WORD:
                self.tokens.append(token)
            else:
                is_glued = token.joined and previous is Kind.NUMBER
                resolve = vocabulary.without_unit if is_glued else vocabulary.resolve
                parts = resolve(token.text, self.language, self.is_prose)
                if len(parts) > 1:
                    self._add_parts(token, parts)
                elif parts[0] == token.text:
                    self.tokens.append(token)
                else:
                    self.meant[len(self.tokens)] = token.text
                    self.tokens.append(token._replace(text=parts[0]))
            previous = token.kind

    def _add_parts(self, token: Token, parts: tuple[str, ...]) -> None:
        start = token.start
        for index, part in enumerate(parts):
            end = token.end if index == len(parts) - 1 else min(start + len(part), token.end)
            self.tokens.append(Token(part, Kind.WORD, token.joined or index > 0, start, end))
            start = end

    @cached_property
    def _labels(self) -> "_Labels":
        labels_of, words, language = self.vocabulary.labels_of, self.words, self.language
        found = _Labels()
        for start, (word, following) in enumerate(zip(words, (*words[1:], ""), strict=False)):
            labels = labels_of(word, language)
            is_elsewhere = labels.elsewhere and self._is_written(start, labels.elsewhere)
            names = labels.names_elsewhere if is_elsewhere else labels.names
            ends = dict.fromkeys(names, start + 1)
            for phrase, name in labels.longer.get(following, ()):
                end = start + len(phrase)
                # The first two words are compared already.
                if len(phrase) == 2 or words[start:end] == phrase:
                    ends[name] = max(end, ends.get(name, 0))
                    # Those that start earlier, the longer ones, come first.
                    found.starts.setdefault((name, end), start)
            found.ends.append(ends)
            found.alone.append(names)
        return found

    @cached_property
    def present(self) -> set[str]:
        """All that a pattern may need: the words, "@" and the lists, "#" and the tags of the foods, and "'s"."""
        lists = _NONE.union(*self._labels.ends)
        present = {*self.words, *["@" + name for name in lists], *["#" + tag for tag in self.tags]}
        if POSSESSIVE in self.folded:
            present.add(POSSESSIVE)
        return present

    def word(self, position: int) -> str:
        """Return the word or mark at `position`, or ""."""
        return self.words[position] if 0 <= position < self.size else ""

    def is_mark(self, position: int) -> bool:
        """Say whether punctuation, or an end of the text, is at `position`."""
        return not 0 <= position < self.size or self.tokens[position].kind is Kind.MARK

    def is_number(self, position: int) -> bool:
        """Say whether a number is at `position`."""
        return 0 <= position < self.size and self.tokens[position].kind is Kind.NUMBER

    def is_joined(self, position: int) -> bool:
        """Say whether nothing but a hyphen stands before the word at `position`."""
        return 0 <= position < self.size and self.tokens[position].joined

    def has(self, name: str, position: int) -> bool:
        """Say whether a phrase of a list starts at `position`."""
        return self.label_from(name, position) > 0

    def label_from(self, name: str, start: int) -> int:
        """Return the end of the longest phrase of a list that starts here, or -1."""
        return self._labels.ends[start].get(name, -1) if 0 <= start < self.size else -1

    def label_before(self, name: str, end: int) -> int:
        """Return the start of the longest phrase of a list that ends here, or -1."""
        start = self._labels.starts.get((name, end), -1)
        return end - 1 if start < 0 < end <= self.size and name in self._labels.alone[end - 1] else start

    def labels_at(self, position: int) -> dict[str, int]:
        """Return the lists that have a phrase starting here, with its end."""
        return self._labels.ends[position]

    def mentions_from(self, start: int) -> list[Mention]:
        """Return the foods that start here."""
        return self._starting.get(start, [])

    def mentions_to(self, end: int) -> list[Mention]:
        """Return the foods that end right before this position."""
        return self._ending.get(end, [])

    def food_from(self, tag: str, start: int, anchor: Anchor) -> int:
        """Return the end of the longest food with a tag that starts here, or -1."""
        ends = [mention.end for mention in self._starting.get(start, ()) if _fits(mention, tag, anchor)]
        return max(ends, default=-1)

    def food_before(self, tag: str, end: int, anchor: Anchor) -> int:
        """Return the start of the longest food with a tag that ends here, or -1."""
        starts = [mention.start for mention in self._ending.get(end, ()) if _fits(mention, tag, anchor)]
        return min(starts, default=-1)

    def begins_with(self, name: str, anchor: Anchor) -> bool:
        """Say whether the food is one word that begins with a word of a list."""
        word = self.word(anchor.start)
        phrases = self.vocabulary.words.lists[name]
        return anchor.end - anchor.start == 1 and any((word[:n],) in phrases for n in range(3, len(word) - 2))

    def is_quoted(self, anchor: Anchor) -> bool:
        """Say whether the food, or its last word, stands in quotation marks: "turkey 'ham'", "pulled 'pork'"."""
        end = self.tokens[anchor.end - 1].end
        after = self.folded[end : end + 1]
        befores = {self.folded[max(0, start - 1) : start] for start in self._starts_of_ends(anchor)}
        return bool(after) and after in _QUOTES and any(before and before in _QUOTES for before in befores)

    def _starts_of_ends(self, anchor: Anchor) -> tuple[int, int]:
        return self.tokens[anchor.start].start, self.tokens[anchor.end - 1].start

    def is_possessive(self, position: int) -> bool:
        """Say whether the word ends with "'s"."""
        if not 0 <= position < self.size:
            return False
        token = self.tokens[position]
        return self.folded[token.start : token.end].endswith(POSSESSIVE)

    def ends_with(self, word: str, anchor: Anchor) -> bool:
        """Say whether the food's last word is `word`, or one of a list ("@dish")."""
        last = self.word(anchor.end - 1)
        return (last,) in self.vocabulary.words.lists[word[1:]] if word[0] == "@" else last == word

    def is_one_of(self, name: str, anchor: Anchor) -> bool:
        """Say whether the food is a phrase of a list."""
        words = tuple(self.word(position) for position in range(anchor.start, anchor.end))
        return words in self.vocabulary.words.lists[name]

    def mark_descriptors(self) -> None:
        """Note on the foods which of them only describe another one."""
        for mention in self.mentions:
            labels = self.labels_at(mention.start)
            is_word_around = labels.get("filler") == mention.end and labels.get("food") != mention.end
            mention.is_descriptor = is_word_around and not _has_kind(mention)

    def _joins_alternatives(self, position: int) -> bool:
        """Say whether the word is an "or" between two words, and not the egg that "ou" is in Romanian."""
        return (
            (self.words[position],) in self.vocabulary.words.lists["or"]
            and self.language not in self.vocabulary.words.languages_of.get(self.words[position], ())
            and not (self.is_mark(position - 1) or self.is_number(position - 1) or self.is_mark(position + 1))
        )

    def _find_mentions(self) -> list[Mention]:
        beginning_with = self.vocabulary.beginning_with
        free_from = dict.fromkeys(self.vocabulary.lexicons, 0)
        found: dict[tuple[int, int], Mention] = {}
        words_and_end = (*self.words, "")
        for position, token in enumerate(self.tokens):
            if token.kind is Kind.MARK:
                continue
            seconds, alone = beginning_with(token.text, token.kind is Kind.WORD)
            following = words_and_end[position + 1]
            longer = seconds.get(following) if seconds and following else None
            if alone and self._joins_alternatives(position):
                alone = ()
            if not longer and not alone:
                continue
            taken: list[str] = []
            for words, entry in (*longer, *alone) if longer else alone:
                lexicon = entry.term.lexicon
                if lexicon in taken or free_from[lexicon] > position or not self._counts(position, words, entry):
                    continue
                taken.append(lexicon)
                end = free_from[lexicon] = position + len(words)
                self._add(found, position, end, entry, words)
        return list(found.values())

    def _add(
        self, found: dict[tuple[int, int], Mention], start: int, end: int, entry: Entry, words: tuple[str, ...]
    ) -> None:
        mention = found.get((start, end))
        if mention is None:
            found[start, end] = Mention(start, end, joined(words), entry.language, (entry.term,), entry.term.tags)
        else:
            mention.terms = (*mention.terms, entry.term)
            mention.tags |= entry.term.tags

    def _counts(self, start: int, words: tuple[str, ...], entry: Entry) -> bool:
        end = start + len(words)
        # The first two words are compared already.
        if len(words) > 2 and self.words[start:end] != words:
            return False
        is_poured = entry.is_for_ingredients and (self.is_prose or self.is_sentence) and self._is_poured(start, entry)
        if entry.is_for_ingredients and self.is_prose and not is_poured:
            return False
        if entry.is_local and entry.language not in (self.language, _SISTERS.get(self.language)):
            return False
        if len(words) > 1 and words[0] in _ADDITIVE_LETTERS and words[1].isdigit() and not self._is_additive(start):
            return False
        if entry.unless_near and not entry.unless_near.isdisjoint(self._item_around(start)):
            return False
        if entry.if_near and entry.if_near.isdisjoint(self.words):
            return False
        if entry.is_as_written and entry.phrase not in self._as_written:
            return False
        if self._is_cut_from_words(start, end):
            return False
        if len(words) == 1 and self._means_something_else(words[0], entry):
            return False
        return not entry.is_alone or is_poured or self._stands_alone(end)

    def _is_poured(self, start: int, entry: Entry) -> bool:
        """Say whether a sentence pours or soaks with the drink here: "a can of stout", "pour the stout"."""
        if "alcohol" not in entry.term.tags:
            return False
        if not any(self.has("soaks", at) for at in range(self.size)):
            return False
        is_in = start > 1 and self.has("soaks-in", start - 1)
        if is_in or max(self._measure_before(start), self._measure_before(start - 1)) >= 0:
            return True
        return self.word(start - 1) in _ARTICLES and self.label_before("soaks", start - 1) >= 0

    def _measure_before(self, end: int) -> int:
        return self.label_before("poured", end)

    def _is_written(self, position: int, spellings: str) -> bool:
        """Say whether the word here is written as one of these, which are without accents or have the word's."""
        span = self._spans(self.tokens[position].start, self.tokens[position].end)
        written = unicodedata.normalize("NFC", self.text[span.start : span.end]).lower()
        return any(word.isascii() or word == written for word in spellings.split())

    @cached_property
    def _spans(self) -> Callable[[int, int], Span]:
        return spans_of(self.text, self.folded)

    @cached_property
    def is_sentence(self) -> bool:
        """Say whether an ingredient line is a sentence: no number opens it, and it has an end or enough words.

        A character of an unspaced script counts as half a word.
        """
        if self.is_prose or not self.tokens or self.tokens[0].kind is Kind.NUMBER:
            return False
        words = sum(1 if token.text < _UNSPACED else 0.5 for token in self.tokens if token.kind is Kind.WORD)
        has_clauses = not _CLAUSE_MARKS.isdisjoint(self.words)
        is_ended = self.text.rstrip().endswith(_SENTENCE_ENDS)
        return words >= (_FEW_WORDS if has_clauses or is_ended else _MANY_WORDS)

    @property
    def _as_written(self) -> str:
        return " ".join(unicodedata.normalize("NFC", self.text).lower().split())

    def _is_cut_from_words(self, start: int, end: int) -> bool:
        """Say whether the food is the end of one word and the start of the next: "고양이" (cat) in "졸이고 양이".

        In scripts of one token a character a food may hold a space ("돼지 고기"), but then it begins a word.
        """
        tokens = self.tokens
        if end - start < 2 or not tokens[start].joined or min(tokens[start].text, tokens[start - 1].text) < _UNSPACED:
            return False
        return any(not tokens[place].joined for place in range(start + 1, end))

    def _is_additive(self, start: int) -> bool:
        """Say whether an E-number starts here; "e 120 g" is Italian for "and 120 g"."""
        if self.tokens[start + 1].joined:
            return True
        if self.word(start + 2) in _UNITS:
            return False
        leads = start == 0 or self.word(start) == "ins" or self.is_mark(start - 1)
        return leads or self.has("additive-lead", start - 1)

    def _means_something_else(self, word: str, entry: Entry) -> bool:
        """Say whether the word is an ordinary one of the text's language and the entry is of another language.

        A word with its own accents is that word. Short words of small languages look like ordinary words of many: in
        a recipe whose language is known they count in related languages only, and in English, which names dishes of
        all of them. A word with a star fits words of every language, so it counts in related ones only.
        """
        if entry.language in ("", *self.languages, _SISTERS.get(self.language)):
            return False
        if self._is_stem_of_elsewhere(entry):
            return True
        if self._is_spelled_so(entry):
            return False
        if not self.language:
            return len(word) <= _SHORT and entry.language in _FAMILIES and word in self.vocabulary.words.all_ordinary
        is_small = len(word) <= _SHORT and entry.language in _FAMILIES
        if is_small and self.is_language_given and self.language != "en":
            return _FAMILIES[entry.language] != _FAMILIES.get(self.language)
        return self.vocabulary.is_ordinary(word, self.language)

    def _is_stem_of_elsewhere(self, entry: Entry) -> bool:
        """Say whether the entry has a star and the recipe is in a language that is not related to the entry's."""
        is_stem = "*" in (entry.phrase[0], entry.phrase[-1]) and self.is_language_given
        return is_stem and self.language not in _SISTERS_OF.get(entry.language, (self.language,))

    def _is_spelled_so(self, entry: Entry) -> bool:
        """Say whether the text has the word with its accents, which words of other languages lack: "fläsk".

        Not where the text's language has a word with the same accents: Hungarian "sült", roasted, is brawn in Estonian.
        """
        phrase = entry.phrase.lower()
        if phrase.isascii() or phrase[0] >= _END_OF_LATIN or self.text.isascii() or phrase not in self._as_written:
            return False
        return not self.vocabulary.is_ordinary(phrase, self.language)

    def _item_around(self, position: int) -> Iterator[str]:
        """Yield the words of the food that the word here belongs to: up to a number, a comma or an "and"."""

        def goes_on(place: int) -> bool:
            token = self.tokens[place]
            return token.kind is not Kind.NUMBER and token.text not in _ITEM_MARKS and not self.has("and", place)

        before = range(position - 1, max(-1, position - _REACH - 1), -1)
        after = range(position, min(self.size, position + _REACH))
        for side in (before, after):
            yield from (self.tokens[place].text for place in takewhile(goes_on, side))

    def _stands_alone(self, end: int) -> bool:
        for position in range(end, min(self.size, end + _REACH)):
            token = self.tokens[position]
            if token.kind is not Kind.WORD:
                return True
            if any((token.text,) in self.vocabulary.words.lists[name] for name in _ENDS_FOOD):
                return True
            if not self.labels_at(position).keys().isdisjoint(_ENDS_DRINK):
                return True
            if not self.has("filler", position):
                return False
        return True


_ENDS_FOOD = ("or", "and", "preposition", "free-after")
_ENDS_DRINK = frozenset(
    {"ends-drink", "without", "without-closely", "instead-before", "instead-after", "left-out", "puts-in"}
)


def _bare(cut: Sequence[Token]) -> Sequence[Token]:
    """Return the tokens without the bullet or the number of a list in front, and without a full stop at the end."""
    start, end = 0, len(cut)
    while start < end and cut[start].text in _BULLETS:
        start += 1
    if end - start > 2 and cut[start].kind is Kind.NUMBER and cut[start + 1].text == "." and _is_apart(cut[start + 2]):
        start += 2
    while end > start and cut[end - 1].text in _STOPS:
        end -= 1
    return cut[start:end]


def _is_apart(token: Token) -> bool:
    return token.kind is Kind.WORD and not token.joined


def _fits(mention: Mention, tag: str, anchor: Anchor) -> bool:
    if mention is anchor:
        return False
    name, _, relation = tag.partition(":")
    fits = mention.role in GONE if name == "excluded" else name == "any" or name in mention.tags
    if fits and relation == "out":
        return mention.role in GONE
    if not fits or not relation or not isinstance(anchor, Mention):
        return fits
    if relation == "kin":
        return _has_kind(mention) and _has_kind(anchor)
    return mention.last_word != anchor.last_word


def _has_kind(mention: Mention) -> bool:
    return any(tag.startswith("kind-") for tag in mention.tags)


def joined(words: tuple[str, ...]) -> str:
    """Return folded words as one text; scripts without spaces stay without."""
    if len(words) == 1:
        return words[0]
    unspaced = words[0] > _UNSPACED and all(len(word) == 1 and word > _UNSPACED for word in words)
    return ("" if unspaced else " ").join(words)
