"""What a flour, a milk or a pasta is made of, where the food beside it says so: "finger millet flour"."""

import re

from core.labels.lexicon import Lexicon
from core.labels.meant import UNSPACED, Meant

# "Soya milk" and its like are phrases of the lexicon in English; there "rice milk" may also be a list.
_ENGLISH_PLANTS = frozenset(
    {"coconut", "rice", "soya", "soy", "oat", "oats", "almond", "almonds", "cocoa", "kakao", "cacao"}
)
_OF_BEFORE = re.compile(r"\)?\s*-?\s*(?:\b(?:ka|ki|ke|का|की|के)\s+)?")
_OF_AFTER = re.compile(r"\s*[(]\s*|\s+(?:of|from|made from|de|di|aus|von|van|av|fra|из|z|ze|dari|از|من)\s+|\s+d['’]")
_MADE_OF = re.compile(
    r"\s*(?:,\s*)?\(?\s*(?:made|hecha|fatta|gemacht)?\s*(?:of|from|de|di|aus|von|van|av|из|z|ze|dari|از|من)\s+",
    re.IGNORECASE,
)
_OF_WHICH = re.compile(r"\s+(?:ka|ki|ke|का|की|के|کا|کی|کے)\s+")


def is_of_another(text: str, before: Meant | None, found: Meant, after: Meant | None) -> bool:
    """Say whether a plain food beside says what the flour is of: "finger millet flour", "flour (yam)"."""
    start, end = found.food.span.start, found.food.span.end
    between = text[before.food.span.end : start] if before else ""
    if before and before.is_plain and between and _OF_BEFORE.fullmatch(between.lower()):
        return True
    return bool(after and after.is_plain and _OF_AFTER.fullmatch(text[end : after.food.span.start].lower()))


def is_of_plant(text: str, before: Meant | None, found: Meant, after: Meant | None, lexicon: Lexicon) -> bool:
    """Say whether a plant that stands beside says that the milk is none of an animal: "lapte de orez"."""
    start, end = found.food.span.start, found.food.span.end
    if before and _is_plant(before, lexicon):
        between = text[before.food.span.end : start]
        if _is_gap(between) or (found.food.text > UNSPACED and between in ("", "の")):
            return True
    return bool(
        after
        and _is_plant(after, lexicon)
        and (_is_gap(between := text[end : after.food.span.start].lower()) or _OF_AFTER.fullmatch(between))
    )


def is_of_pulse(text: str, before: Meant | None, found: Meant, after: Meant | None, lexicon: Lexicon) -> bool:
    """Say whether a plant beside the pasta says what it is made of: "pasta made from red lentils"."""
    start, end = found.food.span.start, found.food.span.end
    if before and _is_pulse(before, lexicon) and _is_close(text[before.food.span.end : start], found):
        return True
    if not (after and _is_pulse(after, lexicon)):
        return False
    between = text[end : after.food.span.start]
    return bool(_MADE_OF.fullmatch(between)) or (between.isspace() and not found.food.words.isascii())


def _is_gap(between: str) -> bool:
    """Say whether only a space or a hyphen stands between: "Soja-Joghurt"."""
    return between.isspace() or between == "-"


def _is_plant(found: Meant, lexicon: Lexicon) -> bool:
    return found.food.words.startswith(lexicon.plants) and found.food.words not in _ENGLISH_PLANTS


def _is_pulse(found: Meant, lexicon: Lexicon) -> bool:
    words = found.food.words
    parts = words.split() if found.is_plain else words.split()[-1:]
    return words in lexicon.pulses or any(part.startswith(lexicon.pulses) for part in parts)


def _is_close(between: str, found: Meant) -> bool:
    """Say whether only a space or a hyphen stands between, or a Japanese "の" or nothing in a script without spaces."""
    if _OF_WHICH.fullmatch(between):
        return True
    return _is_gap(between) or (found.food.text > UNSPACED and between.strip() in ("", "の"))
