"""Cuts a text into folded words, numbers and the punctuation that separates foods."""

import re
from bisect import bisect_right
from collections.abc import Callable, Iterable
from enum import Enum, auto
from functools import lru_cache
from itertools import accumulate
from typing import NamedTuple

from core.reading.fold import fold
from core.reading.values import Span


class Kind(Enum):
    WORD = auto()
    NUMBER = auto()
    MARK = auto()


class Token(NamedTuple):
    """A folded word, number or mark at characters `start` to `end` of the folded text.

    `joined` is true when nothing but a hyphen, or nothing at all, stands before it.
    """

    text: str
    kind: Kind
    joined: bool
    start: int
    end: int


# Scripts that are written without spaces (or glue particles on): one token per character, so that a phrase of the
# lexicon is a run of characters. Han, kana, Hangul, Thai, Lao, Burmese, Khmer.
_UNSPACED = (
    "\u0e01-\u0e5b\u0e81-\u0ecd\u0edc-\u0edf\u1000-\u103f\u104a-\u109f\u1780-\u17dd"
    "\u3005-\u3007\u3041-\u309f\u30a0-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uf900-\ufaff"
)
_TOKEN = re.compile(
    rf"(?P<number>\d+(?:[.,/]\d+)*)"
    rf"|(?P<char>[{_UNSPACED}])"
    rf"|(?P<short>\bw/(?:o(?:ut)?\b)?|\bo'(?=\s))"
    # Vowel signs of Indic scripts are no word characters for Python; their full stop is no letter.
    # An apostrophe inside a Cyrillic word is a part of it: Ukrainian "рум'яний" (golden brown) holds no rum.
    rf"|(?P<word>(?:[^\W\d_{_UNSPACED}]++|(?![\d_\u0964\u0965])[\u0900-\u0dff]|(?<=[\u0430-\u0491])'(?=[\u0430-\u0491]))++"
    rf"(?:(?<=[a-z])'(?:s|t|re|ll|ve)\b)?)"
    rf"|(?P<mark>[-=]>|[→⇒➜➔]|[,;:()\[\]{{}}/&+.!?%|•·\n،。、，；؛।—–]|-(?=\s))"
)
# Nearly all phrases of the lists are like these: words of one kind of script with single spaces.
_PLAIN_LETTERS = "a-z\u0370-\u03ff\u0400-\u052f\u0561-\u0587\u05d0-\u05ea\u0900-\u0963\u0971-\u09e5\u10d0-\u10fa"
_PLAIN_WORDS = re.compile(f"[{_PLAIN_LETTERS}]+(?: [{_PLAIN_LETTERS}]+)*")
_ARABIC_WORDS = re.compile("[\u0621-\u064a\u0671-\u06d3]+(?: [\u0621-\u064a\u0671-\u06d3]+)*")
_UNSPACED_WORD = re.compile("[\u0e01-\u0e4e\u3041-\u3096\u30a1-\u30fa\u30fc\u4e00-\u9fff\uac00-\ud7a3]+")
# A full stop after these ends no food.
_ABBREVIATIONS = frozenset(
    {"oz", "ozs", "lb", "lbs", "tbsp", "tbs", "tblsp", "tsp", "tsps", "c", "pkg", "pkgs", "pkt", "approx", "pt", "qt"}
    | {"fl", "g", "gr", "kg", "ml", "l", "dl", "cl", "no", "med", "lg", "sm", "pc", "pcs", "ca", "el", "tl", "msp"}
    | {"gal", "in", "inch", "opt", "vs", "etc", "dr", "mr", "mrs", "st", "ст", "ч", "гр", "шт", "cs", "cda", "cdta"}
    | {"alc", "dealc", "inst", "orig", "trad", "subst", "btl", "excl", "incl", "van", "ext", "extr", "ess"}
    | {"wp", "wieprz", "wol", "brav", "vep", "vepr", "hov", "kur", "schw"}
    | {"св", "свин", "гов", "говяж", "кур"}
)
# Three letters and more with a full stop behind each ("h.o.h.", "i.p.v.") are one abbreviation.
_DOTTED = re.compile(r"(?<![^\W_])[a-z](?:\.[a-z](?![^\W_])){2,}\.?")
_SHORT = {"w/": "with", "o'": "of"}
_EQUIVALENT = (
    dict.fromkeys("[{", "(") | dict.fromkeys("]}", ")") | dict.fromkeys("،、，", ",") | dict.fromkeys("；؛|•·", ";")
) | (dict.fromkeys("—–-", "-") | dict.fromkeys("。।", ".") | dict.fromkeys(("->", "=>", "⇒", "➜", "➔"), "→"))


def tokenize(folded: str) -> list[Token]:
    """Return the tokens of a folded text, in order.

    Hyphens inside words separate tokens without a mark ("pork-free" is pork, free). "w/", "w/o", "w/out" and "o'"
    become words; an arrow ("wine -> stock") is the mark "→".
    A full stop after an abbreviation, between the letters of one or inside a number is no mark.
    """
    tokens: list[Token] = []
    last_end = 0
    dotted = [found.span() for found in _DOTTED.finditer(folded)] if "." in folded else []
    for found in _TOKEN.finditer(folded):
        text, (start, end) = found[0], found.span()
        joined = start > 0 and (start == last_end or (start == last_end + 1 and folded[last_end] == "-"))
        match found.lastgroup:
            case "word" | "char":
                tokens.append(Token(text.replace("'", ""), Kind.WORD, joined, start, end))
            case "number":
                tokens.append(Token(text, Kind.NUMBER, joined, start, end))
            case "mark":
                if text == "." and tokens and tokens[-1].text in _ABBREVIATIONS:
                    continue
                if text == "." and any(first < start < last for first, last in dotted):
                    continue
                tokens.append(Token(_EQUIVALENT.get(text, text), Kind.MARK, joined, start, end))
            case "short":
                tokens.append(Token(_SHORT.get(text, "without"), Kind.WORD, joined, start, end))
            case _:
                tokens.append(Token("with" if text == "w/" else "without", Kind.WORD, joined, start, end))
        last_end = end
    return tokens


@lru_cache(maxsize=256)
def cut_text(text: str) -> tuple[str, tuple[Token, ...]]:
    """Return the folded text and its tokens; the last are kept, since a recipe is asked for its language first."""
    folded = fold(text)
    return folded, tuple(tokenize(folded))


def bare_arabic(token: str) -> str:
    """Return an Arabic word without its article ("الخنزير" and "خنزير" are one word); other words as they are."""
    if token[0] not in "الوبف":
        return token
    for prefix in ("وال", "بال", "فال", "لل", "ال"):
        if token.startswith(prefix) and len(token) - len(prefix) >= 3:
            return token[len(prefix) :]
    return token


@lru_cache(maxsize=100_000)
def phrase_tokens(text: str) -> tuple[str, ...]:
    """Return the folded words and numbers of a phrase, without punctuation."""
    return _tokens_of_folded(fold(text))


def tokens_of_phrases(texts: Iterable[str]) -> list[tuple[str, ...]]:
    """Return the tokens of many phrases; to fold them together takes a third of the time."""
    phrases = list(texts)
    folded = fold("\n".join(phrases)).split("\n") if phrases else []
    if len(folded) != len(phrases):
        return [phrase_tokens(phrase) for phrase in phrases]
    return [_tokens_of_folded(phrase.strip()) for phrase in folded]


def _tokens_of_folded(folded: str) -> tuple[str, ...]:
    if _PLAIN_WORDS.fullmatch(folded):
        return tuple(folded.split(" "))
    if _ARABIC_WORDS.fullmatch(folded):
        return tuple(map(bare_arabic, folded.split(" ")))
    if _UNSPACED_WORD.fullmatch(folded):
        return tuple(folded)
    return tuple(
        bare_arabic(token.text) for token in tokenize(folded) if token.kind is not Kind.MARK or token.text in "&+/%"
    )


def spans_of(text: str, folded: str) -> Callable[[int, int], Span]:
    """Return a function from characters of the folded text to those of `text`.

    Exact where folding changes no lengths; else the span covers the whole words around it.
    """
    if len(text) == len(folded):
        return Span
    chunks = [(found.start(), found[0]) for found in re.finditer(r"\S+", text)]
    pieces = [fold(chunk) for _, chunk in chunks]
    present = [(start, chunk, piece) for (start, chunk), piece in zip(chunks, pieces, strict=True) if piece]
    if " ".join(piece for _, _, piece in present) != folded.replace("\n", " "):
        return lambda start, end: Span(0, len(text))
    begins = [0, *accumulate(len(piece) + 1 for _, _, piece in present)][:-1]

    def original(start: int, end: int) -> Span:
        first = bisect_right(begins, start) - 1
        last = bisect_right(begins, end - 1) - 1
        (head, chunk, piece), (tail, other, other_piece) = present[first], present[last]
        begin = head + (start - begins[first] if len(piece) == len(chunk) else 0)
        after = tail + (end - begins[last] if len(other_piece) == len(other) else len(other))
        return Span(begin, after)

    return original
