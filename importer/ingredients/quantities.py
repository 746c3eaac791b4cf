"""How much of it a line asks for, and the rest of the line."""

import re
from dataclasses import dataclass
from decimal import Decimal

from importer.ingredients.units import MEASURES, NEEDS_NO_NUMBER, SIZES, Unit, read_unit
from importer.normalising.numbers import Amount, read_amount

_WORDS = {
    "a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8,
    "nine": 9, "ten": 10, "eleven": 11, "twelve": 12,
}  # fmt: skip
_NUMBER_WORD = re.compile(rf"({'|'.join(sorted(_WORDS, key=len, reverse=True))})(?=\s)", re.IGNORECASE)
_SHARE = re.compile(r"(?:an?\s+|one\s+)?(half|quarter)\s+(?:(?:of\s+)?(?:an?|one)\s+)?(?=\w)", re.IGNORECASE)
HALF = Decimal("0.5")
_SHARES = {"half": HALF, "quarter": Decimal("0.25")}
_OF_A = re.compile(r"\s+of\s+an?(?=\s)", re.IGNORECASE)
_OR_WORD = re.compile(rf"\s+(?:or|to)\s+({'|'.join(sorted(_WORDS, key=len, reverse=True))})(?=\s)", re.IGNORECASE)
_AND_A_HALF = re.compile(r"\s+and\s+a\s+half(?=\s)", re.IGNORECASE)
_OR_UNIT = re.compile(r"\s*or\s+(?=[A-Za-z])", re.IGNORECASE)
# "a few", "a little", "a lot": an article that counts nothing.
_COUNTS_NOTHING = re.compile(
    r"an?\s+(?:few|little|lot|bit|couple|variety|mix|mixture|selection|touch|hint)\b", re.IGNORECASE
)
_DASH = re.compile(r"\s*[-–—]")
_ENDS_NUMBER = re.compile(r"(?=\s|\(|$)")
_TIMES = re.compile(r"\s*[x×](?=\s|\d)\s*", re.IGNORECASE)
_GAP = re.compile(r"\s*-?\s*")
_BRACKET = re.compile(r"\s*\(((?:[^()]|\([^()]*\))*)\)\s*")
_ANOTHER = re.compile(r"\s*(?:[|/,+]|(?:or|plus)\s+(?:about\s+)?)\s*[~≈]?\s*", re.IGNORECASE)
_RANGE = re.compile(r"\s*(?:[-–—~]|to)\s*", re.IGNORECASE)
_HOW_FULL = re.compile(
    r"((?:(?:heaping|heaped|level|rounded|scant|generous|packed|lightly|firmly|loosely|good|large|medium|small|big|tiny|whole|extra|full|nice|healthy|short|long|thick|thin|additional|hearty|standard)\s+)+)(?=\w)",
    re.IGNORECASE,
)
_OF = re.compile(r"\s*(?:of\s+)*(?:the\s+)?", re.IGNORECASE)
_FOOD = re.compile(r"[^,;]*\w")
_PIECE = re.compile(r"\s*(?:long\s+)?(pieces?|knob|chunk|stick|length|square|cubes?)\b(?:\s+of)?\s*", re.IGNORECASE)


@dataclass(frozen=True)
class Quantity:
    """A quantity with its unit as a word of the line, asides such as "14 oz", and the text after them."""

    lowest: Decimal | None
    highest: Decimal | None
    unit: str
    unit_word: str
    asides: tuple[str, ...]
    rest: str


def read_quantity(text: str) -> Quantity | None:
    """Return what the line asks for, if it begins with that: "1 (14 oz) can", "2-3", "400g (15 oz)", "Pinch of"."""
    amount = _read_count(text)
    if amount is None:
        return _unit_without_number(text)
    asides: list[str] = []
    rest = text[amount.end :]
    if times := _TIMES.match(rest):
        rest = " " + rest[times.end() :]
    if amount.highest is None and (joined := _joined_range(amount, rest)):
        amount, rest = joined
    rest = _after_size(rest, asides)
    unit, rest = _unit_at(rest, asides)
    if unit is None and not times and not _is_end_of_number(text, amount.end):
        return None
    half = _AND_A_HALF.match(rest) if unit and amount.highest is None else None
    lowest = amount.lowest + HALF if half else amount.lowest
    if unit:
        rest = _after_asides(rest[half.end() :] if half else rest, unit, asides)
    rest = rest[past(_OF, rest) :] if unit else rest.lstrip()
    return Quantity(
        lowest or None, amount.highest, unit.name if unit else "", unit.word if unit else "", tuple(asides), rest
    )


def _read_count(text: str) -> Amount | None:
    """Return the number that the line begins with, in digits or in words."""
    if amount := read_amount(text):
        of_a = _OF_A.match(text, amount.end) if amount.lowest < 1 else None
        return amount._replace(end=of_a.end()) if of_a else amount
    if _COUNTS_NOTHING.match(text):
        return None
    if share := _SHARE.match(text):
        return Amount(_SHARES[share[1].lower()], None, share.end())
    if word := _NUMBER_WORD.match(text):
        number = Decimal(_WORDS[word[1].lower()])
        if and_a_half := _AND_A_HALF.match(text, word.end()):
            return Amount(number + HALF, None, and_a_half.end())
        if (other := _OR_WORD.match(text, word.end())) and _WORDS[other[1].lower()] > number:
            return Amount(number, Decimal(_WORDS[other[1].lower()]), other.end())
        return Amount(number, None, word.end())
    return None


def _is_end_of_number(text: str, end: int) -> bool:
    """Tell whether a number without a unit really ends here: not in "2% milk", "7-Up", "1:1 mix", "5 - 2"."""
    return text[end - 1].isspace() or bool(_ENDS_NUMBER.match(text, end) and not _DASH.match(text, end))


def _joined_range(first: Amount, rest: str) -> tuple[Amount, str] | None:
    """Return the range in "1g - 2g", where both ends name the same unit; the text then begins with the unit."""
    unit = read_unit(rest, past(_GAP, rest))
    between = _RANGE.match(rest, unit.end) if unit else None
    second = read_amount(rest, between.end()) if between else None
    if unit is None or second is None or second.highest or second.lowest <= first.lowest:
        return None
    again = read_unit(rest, past(_GAP, rest, second.end))
    if again is None or again.name != unit.name:
        return None
    return Amount(first.lowest, second.lowest, second.end), rest[second.end :]


def _after_size(text: str, asides: list[str]) -> str:
    """Take the size of what is counted: "(14 ounce) can", "29oz can", "14-ounce can"; return what follows it."""
    if bracket := _BRACKET.match(text):
        asides.append(bracket[1].strip())
        return text[bracket.end() :]
    start = len(text) - len(text.lstrip())
    amount = read_amount(text, start) if start else None
    unit = read_unit(text, past(_GAP, text, amount.end)) if amount else None
    if unit is None or unit.name not in SIZES:
        return text
    asides.append(text[start : unit.end].strip())
    return text[unit.end :].lstrip(" -")


def _unit_at(text: str, asides: list[str]) -> tuple[Unit | None, str]:
    """Return the unit that the text begins with, after words such as "heaping", and what follows it.

    A unit that no food follows is the food: "3 cloves", "2 sticks, crushed".
    """
    start = past(_GAP, text)
    full = _HOW_FULL.match(text, start)
    unit = read_unit(text, full.end() if full else start)
    if unit is None or not _FOOD.match(_BRACKET.sub(" ", text[unit.end :])):
        return None, text
    if full:
        asides.append(full[1].strip())
    return unit, text[unit.end :]


def _after_asides(text: str, unit: Unit, asides: list[str]) -> str:
    """Take the same amount in other words: "(15 oz)", "| 1 1/2 lb", "plus 2 tablespoons"; return what follows them."""
    if unit.name in ("inch", "cm") and (piece := _PIECE.match(text)):
        asides.append(piece[1])
        text = text[piece.end() :]
    while True:
        if bracket := _BRACKET.match(text):
            asides.append(bracket[1].strip())
            text = text[bracket.end() :]
        elif (end := _end_of_another(text) or _end_of_other_unit(text)) is not None:
            asides.append(text[:end].strip(" |/,"))
            text = text[end:]
        else:
            return text


def _end_of_another(text: str) -> int | None:
    """Return where a second measure ends that stands beside the first."""
    another = _ANOTHER.match(text)
    amount = read_amount(text, another.end()) if another else None
    unit = read_unit(text, past(_GAP, text, amount.end)) if amount else None
    if another is None or unit is None:
        return None
    return unit.end if unit.name in MEASURES or another[0].strip().lower() == "or" else None


def _end_of_other_unit(text: str) -> int | None:
    """Return where another container ends that would do as well: "can or bottle"."""
    joined = _OR_UNIT.match(text)
    unit = read_unit(text, joined.end()) if joined else None
    return unit.end if unit and unit.name not in MEASURES and _FOOD.match(text, unit.end) else None


def _unit_without_number(text: str) -> Quantity | None:
    """Return the unit of "Pinch of salt", which has no number."""
    asides: list[str] = []
    unit, rest = _unit_at(text, asides)
    following = _OF.match(rest)
    has_of = following is not None and following[0].strip() != ""
    if unit is None or not (has_of or unit.name in NEEDS_NO_NUMBER) or not following:
        return None
    return Quantity(None, None, unit.name, unit.word, tuple(asides), rest[following.end() :])


def past(pattern: re.Pattern[str], text: str, start: int = 0) -> int:
    """Return where the pattern ends that begins at `start`, else `start`."""
    found = pattern.match(text, start)
    return found.end() if found else start
