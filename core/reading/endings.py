"""Endings that some languages put right behind a word: "babinya", "zivaniyayla", "বিয়ারটা".

The lexicons list words without them. What is left of an unknown word without its ending is looked up there.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True)
class _Endings:
    """What may stand behind a word, of how many letters at least, and the languages of the words that take it."""

    pattern: re.Pattern[str]
    shortest: int
    languages: frozenset[str]


_BENGALI_SCRIPT = re.compile("[\u0980-\u09ff]")
_MALAY = _Endings(re.compile("nya"), 3, frozenset({"id", "ms", "en"}))
_ENDINGS = {
    "id": _MALAY,
    "ms": _MALAY,
    # Plural, possession, "is" and "too".
    "fa": _Endings(re.compile("هایی|های|ها|ای|مون|شون|ست|رو|[یهومش]"), 5, frozenset({"fa", "ar", "ur"})),
    # Possession or plural, then a case.
    "tr": _Endings(
        re.compile(
            "(?:(?:lar|ler)(?:[iı]n?)?|s?[iu]n?|[yn])?(?:[iuae]|[dt][ae]n?|l[aeiu]|[iu]n)|(?:lar|ler)[iı]?|s[iu]"
        ),
        5,
        frozenset({"tr", "en", "it"}),
    ),
    # Case, article, case, and "too".
    "bn": _Endings(
        re.compile("(?:ের|ে|র|তে|কে)?(?:টা|টি|টুকু|গুলো|গুলি)?(?:র|য়|তে|কে)?(?:ই|ও)?"),
        5,
        frozenset({"bn", "names", "other"}),
    ),
}


def stems_of(token: str, language: str) -> Iterator[tuple[str, str, frozenset[str]]]:
    """Yield what an unknown word may be without its ending, the ending, and whose words take it; the longest first.

    `language` is that of the text; a Bengali word is told by its script.
    """
    endings = _ENDINGS.get("bn" if _BENGALI_SCRIPT.match(token) else language)
    if endings:
        for cut in range(endings.shortest, len(token)):
            if endings.pattern.fullmatch(token, cut):
                yield token[:cut], token[cut:], endings.languages
