"""One spelling for every way of typing the same word."""

import re
import unicodedata
from collections.abc import Mapping

# Marks that carry no meaning for us: Latin, Greek and Cyrillic accents, Hebrew points, Arabic vowel signs,
# the Devanagari nukta. Japanese voicing marks and Indic vowel signs do change the word and stay.
_MARKS = re.compile("[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u093c]")
# Characters that show nothing: soft hyphen, zero-width space and joiner, direction marks, tatweel, BOM, selectors.
_INVISIBLE = re.compile(
    "[\u00ad\u034f\u061c\u0640\u180e\u200b\u200d-\u200f\u202a-\u202e\u2060-\u2069\ufe00-\ufe0f\ufeff]"
)
_JOINER_BETWEEN_ARABIC = re.compile("(?<=[\u0600-\u06ff])\u200c(?=[\u0600-\u06ff])")
_Table = tuple[re.Pattern[str], Mapping[int, str]]


def _table(replacements: Mapping[int, str]) -> _Table:
    """Return a pattern that finds any of the characters, and their replacements."""
    return re.compile("[" + re.escape("".join(map(chr, replacements))) + "]"), replacements


_APOSTROPHES_AND_DASHES = _table(
    dict.fromkeys(map(ord, "\u2018\u2019\u201b\u02bc\u02b9\u00b4\u0060\u2032\uff07"), "'")
    | dict.fromkeys(map(ord, "\u2010\u2011\u2012\u2212\ufe63\uff0d\u2043"), "-")
)
_LETTERS = str.maketrans(
    {
        "ı": "i",
        "ø": "o",
        "ł": "l",
        "đ": "d",
        "ð": "d",
        "þ": "th",
        "æ": "ae",
        "œ": "oe",
        # Arabic, Persian and Urdu write the same letter with different characters.
        "ك": "ک",
        "ي": "ی",
        "ى": "ی",
        "ے": "ی",
        "ئ": "ی",
        "ة": "ه",
        "ہ": "ه",
        "ھ": "ه",
        "ۃ": "ه",
        "ۀ": "ه",
        "ٱ": "ا",
        "ں": "ن",
        "ڪ": "ک",
    }
)
# Cyrillic and Greek letters that look Latin; mapped only inside a word that also has Latin letters or digits.
_LOOKALIKES = str.maketrans("авекмнорстухіјѕԁԛԝαβεικνορτυχ", "abekmhopctyxijsdqwabeiknoptux")
_GREEK_OR_CYRILLIC = re.compile("[\u0370-\u04ff]")
_MIX = re.compile("[a-z0-9][\u0370-\u04ff]|[\u0370-\u04ff][a-z0-9]")
# Bounded, or an endless word takes quadratic time.
_MIXED = re.compile(r"[^\W_]{0,40}(?:[a-z0-9][\u0370-\u04ff]|[\u0370-\u04ff][a-z0-9])[^\W_]{0,40}")
_FRACTION = re.compile("[¼-¾⅐-⅞]")
_MAYBE_LEET = re.compile("[01345@$][a-z]")
_LEET = re.compile(r"(?<=[a-z])[01345@$](?=[a-z])")
_LEET_LETTERS = str.maketrans("01345@$", "oleasas")
_MAYBE_SPACED = re.compile(r"[ .\-*_][a-z][ .\-*_][a-z][ .\-*_][a-z]")
_SPACED = re.compile(r"(?<![^\W_])(?:[a-z][ .\-*_]){3,}[a-z](?![^\W_])")
_SPACES = re.compile(r"[^\S\n]+")
_LETTERS_AND_DIGITS = _table(
    _LETTERS
    | {
        ord(digit): str(value)
        for start in "٠۰०০"
        for value, digit in enumerate(map(chr, range(ord(start), ord(start) + 10)))
    }
)


def fold(text: str) -> str:
    """Return `text` in the one form that the lexicon and the lines are compared in.

    Case, accents, widths, Arabic letter variants, invisible characters, look-alike letters and digits typed for
    letters ("p0rk") are levelled; spacing collapses. Folding twice changes nothing.
    """
    folded = text.lower() if text.isascii() else _fold_unicode(text)
    folded = _SPACES.sub(" ", folded).strip() if "\n" in folded else " ".join(folded.split())
    # The patterns that replace take long to find nothing; those that are asked before begin with rarer characters.
    if _MAYBE_LEET.search(folded):
        folded = _LEET.sub(lambda found: found[0].translate(_LEET_LETTERS), folded)
    if _MAYBE_SPACED.search(folded):
        folded = _SPACED.sub(lambda found: re.sub(r"[^a-z]", "", found[0]), folded)
    return folded


def _fold_unicode(text: str) -> str:
    if "\u200c" in text:
        text = _JOINER_BETWEEN_ARABIC.sub(" ", text).replace("\u200c", "")
    text = _INVISIBLE.sub("", _translated(text.replace("\u2044", "/"), _APOSTROPHES_AND_DASHES))
    # A vulgar fraction becomes "1/2" with a space before it, so that "1½" stays a number and a fraction.
    text = _FRACTION.sub(lambda found: " " + unicodedata.normalize("NFKC", found[0]).replace("\u2044", "/"), text)
    text = unicodedata.normalize("NFKD", text).casefold()
    text = unicodedata.normalize("NFKD", text)
    text = _translated(unicodedata.normalize("NFKC", _MARKS.sub("", text)), _LETTERS_AND_DIGITS)
    text = _INVISIBLE.sub("", _translated(text, _APOSTROPHES_AND_DASHES))
    is_mixed = _GREEK_OR_CYRILLIC.search(text) and _MIX.search(text)
    return _MIXED.sub(lambda found: found[0].translate(_LOOKALIKES), text) if is_mixed else text


def _translated(text: str, table: _Table) -> str:
    """Return the text with the characters of the table replaced; most texts have none, which a search finds sooner."""
    characters, replacements = table
    return text.translate(replacements) if characters.search(text) else text
