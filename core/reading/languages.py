"""Which language a text is in, from its ordinary words and its letters.

A guesser of our own: the ordinary words must ship anyway (a slip is never read into them), they are words of
kitchens, which general language models know badly ("2 sdm lada bubuk"), and counting them costs a look-up a word.
"""

import re
from collections.abc import Iterable
from functools import lru_cache

from core.reading.lists import WordLists
from core.reading.tokens import Token, cut_text

_SCRIPTS = (
    ("ja", re.compile("[\u3041-\u30ff]")),
    ("ko", re.compile("[\uac00-\ud7a3]")),
    ("zh", re.compile("[\u4e00-\u9fff]")),
    ("hi", re.compile("[\u0900-\u097f]")),
    ("bn", re.compile("[\u0980-\u09ff]")),
    ("uk", re.compile("[іїєґІЇЄҐ]")),
    ("ru", re.compile("[\u0400-\u04ff]")),
    ("el", re.compile("[\u0370-\u03ff]")),
    ("he", re.compile("[\u0590-\u05ff]")),
    ("ka", re.compile("[\u10a0-\u10ff]")),
    ("hy", re.compile("[\u0530-\u058f]")),
    ("vi", re.compile("[ơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]")),
    ("az", re.compile("[əƏ]")),
    ("tr", re.compile("[ığİĞ]")),
    ("lt", re.compile("[ėųį]")),
    ("lv", re.compile("[ģķļņ]")),
    ("th", re.compile("[\u0e00-\u0e7f]")),
    ("lo", re.compile("[\u0e80-\u0eff]")),
    ("my", re.compile("[\u1000-\u109f]")),
    ("km", re.compile("[\u1780-\u17ff]")),
    ("ur", re.compile("[ٹڈڑےھہں]")),
    ("fa", re.compile("[پچژگ]")),
    # Arabic keyboards have the first letters, Persian ones the others.
    ("ar", re.compile("[يةىك]")),
    ("fa", re.compile("[یک]")),
    ("ar", re.compile("[\u0600-\u06ff]")),
)
_SIGNS = {1: 0.0, 2: 0.5}
_ENOUGH = 0.9
_LEAD = 1.3
_SETTLED = 15.0


class LanguageGuesser:
    """Counts the ordinary words of each language in a text."""

    def __init__(self, words: WordLists) -> None:
        self._languages_of = words.languages_of

    def guess(self, texts: Iterable[str]) -> tuple[str, ...]:
        """Return the languages of the texts together, the likeliest first; () when nothing decides.

        A second language is named only when it is about as likely as the first.
        """
        scores: dict[str, float] = {}
        for text in texts:
            self._count(text, cut_text(text)[1], scores)
            if _is_settled(scores):
                break
        return _decide(scores)

    def guess_tokens(self, text: str, tokens: Iterable[Token]) -> tuple[str, ...]:
        """Return the languages of one text that is cut already."""
        scores: dict[str, float] = {}
        self._count(text, tokens, scores)
        return _decide(scores)

    def _count(self, text: str, tokens: Iterable[Token], scores: dict[str, float]) -> None:
        """Add the signs of a text to the scores; a short word or one of many languages says little."""
        if not text.isascii():
            script = min(map(_script_of, set(text)))
            if script < len(_SCRIPTS):
                language = _SCRIPTS[script][0]
                scores[language] = scores.get(language, 0.0) + 2.0
        for token in tokens:
            if languages := self._languages_of.get(token.text):
                sign = _SIGNS.get(len(token.text), 1.0) / len(languages)
                for language in languages:
                    scores[language] = scores.get(language, 0.0) + sign


@lru_cache(maxsize=4096)
def _script_of(letter: str) -> int:
    """Return the place of the letter's script in `_SCRIPTS`, its length for none. Texts have few different letters."""
    return next((place for place, (_, letters) in enumerate(_SCRIPTS) if letters.search(letter)), len(_SCRIPTS))


def _is_settled(scores: dict[str, float]) -> bool:
    """Say whether the texts so far speak so clearly that the rest of a recipe would not change the answer."""
    first, second = sorted((*scores.values(), 0.0, 0.0), reverse=True)[:2]
    return first >= _SETTLED and first >= 2 * second


def _decide(scores: dict[str, float]) -> tuple[str, ...]:
    """Return the languages that the scores speak for. Of two that are equally likely English comes last.

    The first one is the recipe's: "ägg" counts in Swedish only.
    """
    # A sum of fractions differs in its last digits by the order of its parts; the lines' order must not decide.
    scores = {language: round(score, 6) for language, score in scores.items()}
    best = max(scores.values(), default=0.0)
    if best < _ENOUGH:
        return ()
    ranked = sorted(scores.items(), key=lambda item: (-item[1], item[0] == "en", item[0]))
    return tuple(language for language, score in ranked if score * _LEAD >= best and score >= _ENOUGH)
