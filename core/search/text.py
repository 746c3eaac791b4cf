"""Normalises a search text: drops filler, turns `without X` into exclusions, rounds minutes down to fives.

Dropping a word can only find more recipes, so a word is filler when it never tells one recipe from another. Words that
express a wish (easy, quick, healthy) or exclude something (no, without) are not filler. tests/relevance measures this.
"""

import re
import unicodedata
from collections.abc import Iterator

from core.search.english import other_number

FILLER = frozenset({
    "a", "all", "an", "and", "any", "at", "by", "for", "from", "in", "my", "of", "on", "or", "our", "some", "the", "to",
    "with", "your", "&",
    # everything here is one of these
    "cuisine", "dish", "dishes", "food", "foods", "halal", "homemade", "idea", "ideas", "meal", "meals", "recipe",
    "recipes", "style",
    # common misspellings of "recipe", and its beginning while it is typed
    "recepe", "recepes", "recepie", "recepies", "receipe", "receipes", "reciepe", "reciepes", "recipie", "recipies",
    "reci", "recip",
    # how people begin to ask
    "anything", "got", "have", "i", "me", "please", "something",
    # praise that fits any recipe
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
"""Words that are dropped when a search would find nothing with them."""

QUESTION = re.compile(
    r"^(?:how (?:to|(?:do|can|should|would) (?:i|you|we))|what (?:to|(?:can|should|could|do) (?:i|we))"
    r"|i want(?: to)?|show me|give me|find me|looking for)"
    r"(?: (?:make|cook|bake|prepare|eat|do))?(?: with)?(?= |$)",
    re.IGNORECASE,
)
WITHOUT = re.compile(r"(?:^|(?<= ))without (.+?)(?= (?:with|for|in) |$)", re.IGNORECASE)
LISTED = re.compile(r",|(?:^|(?<= ))(?:and|or|&) ", re.IGNORECASE)
LAST_WORD = re.compile(r"[a-z]+$")
MINUTES = re.compile(
    r"(?:(?:under|within|below|less than|up to|in) )?\b(\d{1,3})[ -]?min(?:ute)?s?\b(?: or less)?", re.IGNORECASE
)
MINUTE_STEP = 5
MAX_MINUTES = 60
"""Documents hold the times within which a recipe is ready, in steps of five minutes up to an hour."""

ARABIC_ARTICLE = re.compile(r"(?:^|(?<= ))ال(?=\w{3})")
"""Engines read it as a word of its own, which no document has."""

PIECE = re.compile(r'-?"[^"]*"?|\S+')
"""A word, or a phrase in quotation marks."""

MAX_TEXT_LENGTH = 200
INVISIBLE = re.compile("[\\x00-\\x1f\\x7f-\\x9f\\u200b-\\u200f\\u2028-\\u202e\\u2060\\ufeff\\ud800-\\udfff]+")


def meant_text(text: str) -> str:
    """Return the query for the engine: the text without filler; empty when it was all filler.

    `soup without onions` becomes `soup -onions -onion`, `under 32 min` becomes `30 minutes`. In a text with a phrase in
    quotation marks only filler outside the phrase is dropped.
    """
    asked = clean_text(text)
    if '"' not in asked:
        asked = ARABIC_ARTICLE.sub("", QUESTION.sub("", asked).strip())
        asked = MINUTES.sub(_rounded_minutes, WITHOUT.sub(_exclusions, asked))
    return " ".join(_drop_filler(pieces_of(asked)))


def without_filler(text: str) -> str:
    """Return a clean text without filler and without the Arabic article."""
    return " ".join(_drop_filler(pieces_of(ARABIC_ARTICLE.sub("", text))))


def without_question(text: str) -> str:
    """Return a clean text without the question in front: `hummus` of "how to make hummus"."""
    return QUESTION.sub("", text).strip()


def clean_text(text: str) -> str:
    """Return the text in composed form, on one line, trimmed."""
    return " ".join(INVISIBLE.sub(" ", unicodedata.normalize("NFC", text)).split())


def pieces_of(text: str) -> list[str]:
    """Return the words and quoted phrases of a clean text."""
    return PIECE.findall(text)


def _drop_filler(pieces: list[str]) -> Iterator[str]:
    previous = ""
    for piece in pieces:
        word = piece.casefold().strip(".,;:!?")
        if word not in FILLER or (previous, word) in KEPT_TOGETHER:
            yield piece
        previous = word


def _exclusions(without: re.Match[str]) -> str:
    things = [" ".join(_drop_filler(thing.replace('"', "").split())) for thing in LISTED.split(without[1])]
    return " ".join(_exclusion(form) for thing in things if thing for form in _both_numbers(thing))


def _both_numbers(thing: str) -> list[str]:
    plain = thing.casefold().strip(".,;:!?-")
    # The engine ignores accents, and so do the rules of plurals.
    folded = "".join(letter for letter in unicodedata.normalize("NFD", plain) if not unicodedata.combining(letter))
    last = LAST_WORD.search(folded)
    others = [folded[: last.start()] + other for other in other_number(last[0])] if last else []
    return [form for form in (plain, *others) if form]


def _exclusion(thing: str) -> str:
    return f'-"{thing}"' if " " in thing else f"-{thing}"


def _rounded_minutes(match: re.Match[str]) -> str:
    minutes = int(match[1])
    if not MINUTE_STEP <= minutes <= MAX_MINUTES:
        return f"{minutes} minutes"
    return f"{minutes - minutes % MINUTE_STEP} minutes"


def ready_within(minutes: int | None) -> list[str]:
    """Return the times within which a recipe of so many minutes is ready: `20 minutes`, `25 minutes` … `60 minutes`."""
    if minutes is None:
        return []
    return [f"{limit} minutes" for limit in range(MINUTE_STEP, MAX_MINUTES + 1, MINUTE_STEP) if minutes <= limit]
