"""The lexicon compiled for matching: phrases by their first token, and what an unknown word was meant to be."""

import re
from functools import lru_cache

from core.halal.lexicon import Lexicon, Term, Word, bare_arabic, default_lexicon
from core.halal.slips import SlipIndex
from core.halal.verdicts import Status

_PLURAL_LANGUAGES = frozenset({"en", "fr", "es", "pt"})
_SLIP_CONTEXTS = ("alcohol.free", "alcohol.vinegar")
_SLIP_SOURCES = {"turkey", "chicken", "vegetarian", "vegetable", "coconut", "mushroom", "without"}
_SHORTEST_FOREIGN_SLIP = 8
# Brands and appellations: so many that ordinary words of some language are one slip away from them.
_NAMES = "names"
_SHORT_SLIPS = ("pork", "wine", "beer")
_GLUED_UNITS = ("tbsp", "tsp", "cups", "cup", "slices", "oz", "lbs", "lb", "ml", "cl", "dl", "kg", "gr", "g", "l", "x")
_ALPHABETIC = re.compile(r"[a-z\u0400-\u04ff]+")
_LATIN = re.compile(r"[a-z]+")
# Never part of a joined word: too short or too ordinary inside other words ("portable", "namesake").
_NOT_JOINED = frozenset(
    {"ales", "porto", "port", "ports", "sake", "sakes", "hams", "brat", "brats", "spam", "corona", "stout"}
)

ALCOHOL_FREE = Term("alcohol-free", Status.HALAL, "alcohol-free", "", None, frozenset(), False, False)

Phrase = tuple[tuple[str, ...], Term, str]


class Vocabulary:
    """Every phrase of a lexicon, ready for longest match. Build it once: `default_vocabulary`."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon
        self._ordinary = lexicon.descriptors | lexicon.foods | lexicon.guard
        self.phrases: dict[str, list[Phrase]] = {}
        # Starred entries by the three letters that they surely share with a word: its last, or its first.
        self._starts: dict[str, list[Word]] = {}
        self._ends: dict[str, list[Word]] = {}
        self._add_phrases()
        self._bad_words = frozenset(
            word.tokens[0]
            for word in lexicon.words
            if len(word.tokens) == 1 and word.term.status is not Status.HALAL and word.tokens[0] not in self._ordinary
            if word.language == "en" or len(word.tokens[0]) >= _SHORTEST_FOREIGN_SLIP
            if word.language != _NAMES
        )
        self._english = self._ordinary | {
            token for word in lexicon.words if word.language == "en" for token in word.tokens
        }
        self._compound_ends = frozenset(
            word.tokens[0] for word in lexicon.words if word.language in ("de", "nl") and len(word.tokens) == 1
        )
        in_contexts = {token for phrases in lexicon.contexts.values() for phrase in phrases for token in phrase}
        in_phrases = {token for phrases in self.phrases.values() for phrase, _, _ in phrases for token in phrase}
        self.known = in_contexts | in_phrases | lexicon.descriptors | lexicon.foods | lexicon.guard
        targets = self._slip_targets()
        self._slips = SlipIndex(targets, _SHORT_SLIPS)
        self._prose_slips = SlipIndex(targets & lexicon.slips_in_prose, _SHORT_SLIPS[:1])
        self.wildcard = lru_cache(maxsize=50_000)(self._wildcard)
        self.resolve = lru_cache(maxsize=50_000)(self._resolve)

    def _add_phrases(self) -> None:
        found: dict[tuple[str, ...], tuple[Term, str]] = {}
        for word in self.lexicon.words:
            if word.wildcard == "start":
                self._starts.setdefault(word.tokens[0][-3:], []).append(word)
            elif word.wildcard == "end":
                self._ends.setdefault(word.tokens[0][:3], []).append(word)
            else:
                found.setdefault(word.tokens, (word.term, word.language))
        for phrase in self.lexicon.contexts["alcohol.free"]:
            found[phrase] = (ALCOHOL_FREE, "")
        for word in self.lexicon.words:
            if word.language in _PLURAL_LANGUAGES and not word.wildcard:
                for plural in _plurals(word.tokens[-1]):
                    found.setdefault((*word.tokens[:-1], plural), (word.term, word.language))
        for tokens, (term, language) in found.items():
            self.phrases.setdefault(tokens[0], []).append((tokens, term, language))
        for phrases in self.phrases.values():
            phrases.sort(key=lambda phrase: -len(phrase[0]))

    def _slip_targets(self) -> set[str]:
        """Return the words into which slips are read: findings of one word, and the words that excuse them."""
        contexts = self.lexicon.contexts
        words = {token for name in _SLIP_CONTEXTS for phrase in contexts[name] for token in phrase}
        words |= self._bad_words | _SLIP_SOURCES
        words = {word for word in words if _ALPHABETIC.fullmatch(word) and word not in self._ordinary}
        # Short plurals are one slip from everything ("wines", "wings").
        return {word for word in words if not (len(word) <= 6 and word.endswith("s") and word[:-1] in words)}

    def _resolve(self, token: str, is_prose: bool = False) -> tuple[str, ...]:
        """Return the known words that `token` stands for: itself, its parts, or the word that was meant."""
        if token in self.known:
            return (token,)
        if (bare := bare_arabic(token)) in self.known:
            return (bare,)
        if token[0] in "وبلف" and token[1:] in self.known and len(token) > 3:
            return (token[0], token[1:]) if token[0] == "و" else (token[1:],)
        if self.wildcard(token):
            return (token,)
        if not _ALPHABETIC.fullmatch(token):
            return (bare,)
        if parts := self._parts(token):
            return parts
        meant = (self._prose_slips if is_prose else self._slips).meant(token)
        return (meant,) if meant else (token,)

    def _wildcard(self, token: str) -> Word | None:
        """Return the starred entry that covers `token`, if it is no ordinary word; the longest star wins."""
        if token in self._ordinary:
            return None
        fits = [word for word in self._ends.get(token[:3], ()) if token.startswith(word.tokens[0])]
        starts = self._starts.get(token[-3:], ())
        fits += [word for word in starts if token.endswith(word.tokens[0]) and token != word.tokens[0]]
        return max(fits, key=lambda word: len(word.tokens[0]), default=None)

    def without_unit(self, token: str, is_prose: bool) -> tuple[str, ...]:
        """Return the unit and the word of "mlwine" (which stood behind a number), else the token alone."""
        for unit in _GLUED_UNITS:
            if token.startswith(unit) and token not in self.known and len(token) > len(unit) + 2:
                rest = self.resolve(token[len(unit) :], is_prose)
                if rest[0] in self.phrases:
                    return (unit, *rest)
        return self.resolve(token, is_prose)

    def _parts(self, token: str) -> tuple[str, ...]:
        """Return the words of a joined one ("porkbelly"), one of which is a finding; () when it is not joined."""
        if len(token) < 7 or not _LATIN.fullmatch(token):
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
        starts = self.lexicon.contexts["sources.compound_starts"]
        for cut in range(len(token) - 3, 2, -1):
            if (token[:cut],) in starts and token[cut:] in self._compound_ends:
                return (token[:cut], token[cut:])
        return ()

    def _joins(self, finding: str, other: str) -> bool:
        return (
            len(finding) >= 4 and finding in self._bad_words and finding not in _NOT_JOINED and other in self._english
        )


@lru_cache(maxsize=1)
def default_vocabulary() -> Vocabulary:
    """Return the project's lexicon, compiled on first use and then kept."""
    return Vocabulary(default_lexicon())


def _plurals(word: str) -> tuple[str, ...]:
    if not _LATIN.fullmatch(word) or len(word) < 3 or word.endswith("s"):
        return ()
    if word.endswith("y"):
        return (word[:-1] + "ies",)
    return (word + "s", word + "es") if word.endswith(("x", "ch", "sh", "o", "z")) else (word + "s",)
