"""What a search text means: filler says nothing, `without` takes away, and minutes are counted in fives.

Leaving a word out can only find more, so a word is filler when nobody would miss a recipe over it. What carries a
wish (easy, quick, healthy) or takes something away (no, without) is none. Source: design section 4 (Finding what was
meant); tests/relevance measures it.
"""

import re
import unicodedata
from collections.abc import Iterator

FILLER = frozenset({
    "a", "all", "an", "and", "any", "at", "by", "for", "from", "in", "my", "of", "on", "or", "our", "some", "the", "to",
    "with", "your", "&",
    # what is searched here anyway
    "cuisine", "dish", "dishes", "food", "foods", "halal", "homemade", "idea", "ideas", "meal", "meals", "recipe",
    "recipes", "style",
    # slips that are common enough to be words, and the beginning of the word while it is typed
    "recepe", "recepes", "recepie", "recepies", "receipe", "receipes", "reciepe", "reciepes", "recipie", "recipies",
    "reci", "recip",
    # praise that every cook claims
    "best", "good", "great", "nice",
})  # fmt: skip
KEPT_TOGETHER = frozenset(
    {
        ("comfort", "food"),
        ("family", "meal"),
        ("fast", "food"),
        ("finger", "food"),
        ("side", "dish"),
        ("side", "dishes"),
        ("soul", "food"),
        ("street", "food"),
    }
)
"""Pairs whose second word is filler elsewhere."""

WISHES = frozenset({
    "amazing", "authentic", "classic", "delicious", "easy", "ever", "fast", "favorite", "favourite", "healthy",
    "perfect", "quick", "simple", "super", "tasty", "traditional", "ultimate", "yummy",
})  # fmt: skip
"""Words that a search does without rather than find nothing."""

QUESTION = re.compile(
    r"^(?:how (?:to|(?:do|can|should|would) (?:i|you|we))|what (?:to|(?:can|should|could|do) (?:i|we))"
    r"|i want(?: to)?|show me|give me|find me|looking for)"
    r"(?: (?:make|cook|bake|prepare|eat|do))?(?: with)?(?= |$)",
    re.IGNORECASE,
)
WITHOUT = re.compile(r"(?:^|(?<= ))without (.+?)(?= (?:with|for|in) |$)", re.IGNORECASE)
LISTED = re.compile(r",|(?:^|(?<= ))(?:and|or|&) ", re.IGNORECASE)
NUMBERS = (("y", "ies"), ("o", "oes"), ("leaf", "leaves"), ("sh", "shes"), ("ch", "ches"), ("ss", "sses"))
"""How words end in the singular and in the plural, where it is more than an s."""
MINUTES = re.compile(
    r"(?:(?:under|within|below|less than|up to|in) )?\b(\d{1,3})[ -]?min(?:ute)?s?\b(?: or less)?", re.IGNORECASE
)
MINUTE_STEP = 5
MAX_MINUTES = 60
"""Up to an hour a recipe says in how many minutes it is ready, in steps of five."""

PIECE = re.compile(r'-?"[^"]*"?|\S+')
"""A word, or a phrase in quotation marks."""

MAX_TEXT_LENGTH = 200
INVISIBLE = re.compile("[\\x00-\\x1f\\x7f-\\x9f\\u200b-\\u200f\\u2028-\\u202e\\u2060\\ufeff\\ud800-\\udfff]+")


def meant_text(text: str) -> str:
    """Return what the engine is asked for: the text without filler; empty when it was all filler.

    `soup without onions` becomes `soup -onions -onion`, `under 32 min` becomes `30 minutes`. A phrase in quotation
    marks stays as it is, and a text that has one is only freed of filler.
    """
    asked = clean_text(text)
    if '"' not in asked:
        asked = QUESTION.sub("", asked).strip()
        asked = MINUTES.sub(counted_minutes, WITHOUT.sub(taken_away, asked))
    return " ".join(without_filler(pieces_of(asked)))


def clean_text(text: str) -> str:
    """Return the text in composed form, on one line, trimmed."""
    return " ".join(INVISIBLE.sub(" ", unicodedata.normalize("NFC", text)).split())


def pieces_of(text: str) -> list[str]:
    """Return the words and quoted phrases of a clean text."""
    return PIECE.findall(text)


def without_filler(pieces: list[str]) -> Iterator[str]:
    """Yield the pieces that say something."""
    previous = ""
    for piece in pieces:
        word = piece.casefold().strip(".,;:!?")
        if word not in FILLER or (previous, word) in KEPT_TOGETHER:
            yield piece
        previous = word


def taken_away(without: re.Match[str]) -> str:
    """Return `without onions and soy sauce` in the engine's terms: each thing in both numbers, behind a minus."""
    things = [" ".join(without_filler(thing.replace('"', "").split())) for thing in LISTED.split(without[1])]
    return " ".join(excluded(form) for thing in things if thing for form in both_numbers(thing))


def both_numbers(thing: str) -> list[str]:
    """Return the thing as it was said, and in the other number."""
    *first, last = thing.casefold().strip(".,;:!?-").split(" ")
    return [" ".join([*first, form]) for form in dict.fromkeys((last, other_number(last))) if form]


def other_number(word: str) -> str:
    """Return the word's plural or singular by the plainest rules: a form that does not exist takes nothing away."""
    for singular, plural in NUMBERS:
        if word.endswith(plural):
            return word.removesuffix(plural) + singular
        if word.endswith(singular) and singular:
            return word.removesuffix(singular) + plural
    return word.removesuffix("s") if word.endswith("s") else f"{word}s"


def excluded(thing: str) -> str:
    """Return the engine's word for leaving out what has the thing."""
    return f'-"{thing}"' if " " in thing else f"-{thing}"


def counted_minutes(match: re.Match[str]) -> str:
    """Return the minutes as recipes say them; numbers that no recipe says stay what they are."""
    minutes = int(match[1])
    if not MINUTE_STEP <= minutes <= MAX_MINUTES:
        return f"{minutes} minutes"
    return f"{minutes - minutes % MINUTE_STEP} minutes"


def ready_within(minutes: int | None) -> list[str]:
    """Return the times that a recipe of so many minutes is searched by: `20 minutes`, `25 minutes` … `60 minutes`."""
    if minutes is None:
        return []
    return [f"{limit} minutes" for limit in range(MINUTE_STEP, MAX_MINUTES + 1, MINUTE_STEP) if minutes <= limit]
