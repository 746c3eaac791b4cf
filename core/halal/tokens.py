"""Cuts a folded line into words, numbers and the punctuation that separates foods."""

import re
from enum import Enum, auto
from typing import NamedTuple


class Kind(Enum):
    WORD = auto()
    NUMBER = auto()
    MARK = auto()


class Token(NamedTuple):
    """`joined` is true when nothing but a hyphen, or nothing at all, stands before it."""

    text: str
    kind: Kind
    joined: bool


# Scripts that are written without spaces (or glue particles on): one token per character, so that a phrase of the
# lexicon is a run of characters. Han, kana, Hangul, Thai.
_UNSPACED = "\u0e01-\u0e5b\u3005-\u3007\u3041-\u309f\u30a0-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uf900-\ufaff"
_SHORT_ENDINGS = re.compile(r"(?<=[a-z])'(?=(?:s|t|re|ll|ve)\b)")
_TOKEN = re.compile(
    rf"(?P<number>\d+(?:[.,/]\d+)*)"
    rf"|(?P<char>[{_UNSPACED}])"
    rf"|(?P<word>(?:(?![\d_{_UNSPACED}])[\w\u0900-\u0dff])+)"
    rf"|(?P<mark>[,;:()\[\]{{}}/&+.!?%|•·\n، 。、，；؛।—–]|-(?=\s)|w/o?(?=\W))"
)
# A full stop after these ends no food.
_ABBREVIATIONS = frozenset(
    {"oz", "ozs", "lb", "lbs", "tbsp", "tbs", "tblsp", "tsp", "tsps", "c", "pkg", "pkgs", "pkt", "approx", "pt", "qt"}
    | {"fl", "g", "gr", "kg", "ml", "l", "dl", "cl", "no", "med", "lg", "sm", "pc", "pcs", "ca", "el", "tl", "msp"}
    | {"gal", "in", "inch", "opt", "vs", "etc", "dr", "mr", "mrs", "st", "ст", "ч", "гр", "шт", "cs", "cda", "cdta"}
)
_OPENING = {"[": "(", "{": "("}
_CLOSING = {"]": ")", "}": ")"}
_COMMAS = (
    dict.fromkeys("،、，", ",") | dict.fromkeys("；؛|•·", ";") | dict.fromkeys("—–-", "-") | dict.fromkeys("。।", ".")
)
_EQUIVALENT = _OPENING | _CLOSING | _COMMAS


def tokenize(folded: str) -> list[Token]:
    """Return the tokens of a folded text, in order.

    Hyphens inside words separate tokens without a mark ("pork-free" is pork, free). "w/" and "w/o" become words.
    A full stop after an abbreviation or inside a number is no mark.
    """
    if "w/" in folded:
        folded = re.sub(r"\bw/o\b", "without", folded)
        folded = re.sub(r"\bw/", "with ", folded)
    if "'" in folded:
        folded = _SHORT_ENDINGS.sub("", folded).replace("'", " ")
    tokens: list[Token] = []
    last_end = 0
    for found in _TOKEN.finditer(folded):
        text, start = found[0], found.start()
        if text == " ":
            continue
        gap = folded[last_end:start]
        joined = gap in ("", "-") and start > 0
        match found.lastgroup:
            case "number":
                tokens.append(Token(text, Kind.NUMBER, joined))
            case "mark":
                if text == "." and tokens and tokens[-1].text in _ABBREVIATIONS:
                    continue
                tokens.append(Token(_EQUIVALENT.get(text, text), Kind.MARK, joined))
            case _:
                tokens.append(Token(text, Kind.WORD, joined))
        last_end = found.end()
    return tokens
