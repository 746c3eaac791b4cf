"""What the food is called, apart from what is done with it."""

import re
from typing import NamedTuple

# Words that only describe: a name does not end after them, "boneless, skinless chicken" goes on.
_DESCRIBING = frozenset(
    """
    boneless skinless bone-in skin-on bone skin on in fresh freshly dried dry large medium small big lean ripe firm
    cold warm hot cooked uncooked raw frozen thawed unsalted salted sweet sour thick thin thinly thickly finely
    coarsely roughly sliced chopped diced minced grated shredded ground peeled seeded seedless pitted whole skinned
    trimmed plain full-fat low-fat reduced-fat fat-free low-sodium reduced-sodium unbleached unsweetened hulled
    long-grain short-grain good-quality high-quality best-quality extra-virgin crushed deveined washed unpeeled
    hard-boiled hard-cooked soft mild strong light dark packed canned homemade smoked cured very extra nonfat instant
    organic or and green red yellow white black long short flat unflavored boned cleaned natural pure roasted toasted
    """.split()  # noqa: SIM905 - words read better than 100 strings
)
_TAIL = re.compile(
    r"(?:^|\s)((?:(?:or|plus|and|more|extra|a bit|season(?:ed|ing)?|enough|just)\s+)*"
    r"(?:to taste|as needed|as required|as desired|if needed|if desired|(?:or|plus) (?:more|extra)\b.*"
    r"|to serve|to garnish|to season|for (?:the |each )?[\w-]+ing\b.*"
    r"|for (?:the )?(?:garnish|decoration|topping|pan|dish|grill)\b.*"
    r"|at room temperature))\s*$",
    re.IGNORECASE,
)
_SENTENCE = re.compile(r"(?<=[^\W\d_]{3})\.\s+(?=\S)")
_DASH = re.compile(r"\s+[-–—]+\s+")
_BRACKETS = re.compile(r"\s*\(((?:[^()]|\([^()]*\))*)\)|\s*\[([^\[\]]*)\]")
_SPACE_BEFORE_MARK = re.compile(r"\s+(?=[,;.])")
_LIST_GOES_ON = re.compile(r"(?:or|and|&)\s", re.IGNORECASE)
_DONE_TO_IT = re.compile(
    r"(?:ed|cut|split|thin|to taste|as needed|needed|optional|more|extra|garnish|torn|ground|well|room temperature)\b",
    re.IGNORECASE,
)
_EDGES = " ,;:.|/*•-–—"


class Named(NamedTuple):
    """The name, and the notes in the order of the line."""

    name: str
    notes: tuple[str, ...]


def read_name(text: str) -> Named:
    """Return the food that the text names and what is said about it, without losing a word."""
    notes: list[str] = []
    notes.extend((found[1] or found[2] or "").strip() for found in _BRACKETS.finditer(text))
    text = _SPACE_BEFORE_MARK.sub("", _BRACKETS.sub(" ", text))
    text, *sentences = _SENTENCE.split(text, maxsplit=1)
    text, *after_dash = _DASH.split(text, maxsplit=1)
    name, after_comma = _split_at_comma(text)
    tails: list[str] = []
    while tail := _TAIL.search(name):
        if not name[: tail.start()].strip(_EDGES):
            break
        tails.insert(0, tail[1])
        name = name[: tail.start()]
    ordered = (*tails, after_comma, *after_dash, *sentences)
    return Named(trimmed(name), tuple(filter(None, map(trimmed, (*notes, *ordered)))))


def _split_at_comma(text: str) -> tuple[str, str]:
    """Return the name and what stands behind the comma that ends it."""
    pieces = re.split(r"\s*[,;]\s+", text)
    taken = 1
    while taken < len(pieces) and _is_describing(pieces[:taken]):
        taken += 1
    taken = max(taken, _end_of_list(pieces, taken))
    end = 0
    for piece in pieces[:taken]:
        end = text.index(piece, end) + len(piece)
    return text[:end], text[end:]


def _is_describing(pieces: list[str]) -> bool:
    """Tell whether no piece names a food so far."""
    return all(word.casefold().strip(".") in _DESCRIBING for piece in pieces for word in piece.split())


def _end_of_list(pieces: list[str], start: int) -> int:
    """Return where a list of foods ends, "lamb, beef, or turkey"; 0 when the pieces are none."""
    for place in range(start, len(pieces)):
        if _DONE_TO_IT.search(pieces[place]):
            return 0
        if _LIST_GOES_ON.match(pieces[place]):
            return place + 1
    return 0


def trimmed(text: str) -> str:
    """Return the text without the punctuation that was left at its edges, nor half a pair of brackets."""
    text = text.strip(_EDGES)
    if text.count("(") != text.count(")"):
        text = text.replace("(", " ").replace(")", " ")
    return " ".join(text.split())
