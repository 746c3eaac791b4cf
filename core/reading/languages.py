"""Which language a text is in, from its ordinary words and its letters.

A guesser of our own: the ordinary words must ship anyway (a slip is never read into them), they are words of
kitchens, which general language models know badly ("2 sdm lada bubuk"), and counting them costs a look-up a word.
"""

import re
from collections import Counter
from collections.abc import Iterable

from core.reading.fold import fold
from core.reading.lists import WordLists
from core.reading.tokens import Kind, tokenize

_SCRIPTS = (
    ("ja", re.compile("[\u3041-\u30ff]")),
    ("ko", re.compile("[\uac00-\ud7a3]")),
    ("zh", re.compile("[\u4e00-\u9fff]")),
    ("hi", re.compile("[\u0900-\u097f]")),
    ("bn", re.compile("[\u0980-\u09ff]")),
    ("ru", re.compile("[\u0400-\u04ff]")),
    ("ur", re.compile("[ٹڈڑےھہں]")),
    ("fa", re.compile("[پچژگ]")),
    ("ar", re.compile("[\u0600-\u06ff]")),
)
_ENOUGH = 0.9
_LEAD = 1.3


class LanguageGuesser:
    """Counts the ordinary words of each language in a text."""

    def __init__(self, words: WordLists) -> None:
        self._languages_of = words.languages_of

    def guess(self, texts: Iterable[str]) -> tuple[str, ...]:
        """Return the languages of the texts together, the likeliest first; () when nothing decides.

        A second language is named only when it is about as likely as the first.
        """
        scores: Counter[str] = Counter()
        for text in texts:
            folded = text if text.isascii() else fold(text)
            if not text.isascii():
                script = next((language for language, letters in _SCRIPTS if letters.search(text)), "")
                if script:
                    scores[script] += 2
            self.count((token.text for token in tokenize(folded.lower()) if token.kind is Kind.WORD), scores)
        return self.decide(scores)

    def count(self, words: Iterable[str], scores: Counter[str]) -> None:
        """Add the signs of these folded words to the scores; a word of many languages says little of each."""
        for word in words:
            languages = self._languages_of.get(word, ())
            for language in languages:
                scores[language] += 1 / len(languages)  # type: ignore[assignment]

    def decide(self, scores: Counter[str]) -> tuple[str, ...]:
        """Return the languages that the scores speak for."""
        ranked = scores.most_common()
        if not ranked or ranked[0][1] < _ENOUGH:
            return ()
        best = ranked[0][1]
        return tuple(language for language, score in ranked if score * _LEAD >= best and score >= _ENOUGH)
