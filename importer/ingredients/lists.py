"""A recipe's ingredients, with the headings that stand among them."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from core.recipes.inputs import IngredientInput
from importer.ingredients.lines import parse_line
from importer.normalising.texts import cut_at_word, plain_line, plain_paragraphs, without_html
from importer.normalising.values import first_of, text_of

MAX_SECTION = 200
MAX_DEPTH = 5
_HASHES = re.compile(r"^\s*#{1,6}\s+(.*?)[\s#:]*$")
_ENDS_IN_COLON = re.compile(r"^(?P<heading>[^\d]{1,120}?|for steps? [\d\s-]+|.{0,60}\bstep \d+)\s*:$", re.IGNORECASE)
_FOR_THE = re.compile(r"^for the [^\d,:]{2,50}$", re.IGNORECASE)
_FOOD_AND_HEADING = re.compile(r"^(?P<food>.*\bto taste), (?P<heading>[A-Z][^,:]{1,60}:)$")
_FOR_SOME_USE = re.compile(r"^for the (?:pan|grill|baking|dish|table)\b", re.IGNORECASE)


def read_ingredients(value: Any) -> list[IngredientInput]:
    """Return the ingredients in order; headings become the section of what follows them."""
    drafts: list[IngredientInput] = []
    section: str | None = None
    for line in lines_of(value):
        heading = _heading_of(line)
        if heading is not None:
            section = cut_at_word(heading, MAX_SECTION) or None
        elif any(sign.isalnum() for sign in plain_line(line)):
            drafts.append(parse_line(line, section=section))
    return drafts


def lines_of(value: Any, depth: int = MAX_DEPTH) -> Iterator[str]:
    """Yield the lines of a list, of one text with a line for each, or of objects that hold either."""
    if isinstance(value, str):
        for line in re.split(r"\r\n|[\n\r\u2028]", without_html(value)):
            combined = _FOOD_AND_HEADING.match(line.strip())
            yield from combined.groups() if combined else (line,)
    elif isinstance(value, list) and depth:
        for element in value:
            yield from lines_of(element, depth - 1)
    elif isinstance(value, Mapping) and depth:
        yield from lines_of_object(value, depth - 1)


def lines_of_object(value: Mapping[str, Any], depth: int) -> Iterator[str]:
    """Yield a group's heading and lines, or the parts of one ingredient put together."""
    group = first_of(value, "itemListElement", "recipeIngredient", "ingredients")
    if group is not None:
        if heading := plain_line(text_of(value.get("name"))):
            yield f"## {heading}"
        yield from lines_of(group, depth)
        return
    name = text_of(first_of(value, "name", "text", "item", "@value"))
    amount = first_of(value, "requiredQuantity", "quantity", "amount", *(("value",) if name else ()))
    unit = text_of(first_of(value, "unitText", "unit"))
    if isinstance(amount, Mapping):
        unit = text_of(first_of(amount, "unitText", "unitCode", "unit")) or unit
        amount = amount.get("value")
    yield " ".join(filter(None, (text_of(amount), unit, name)))


def _heading_of(line: str) -> str | None:
    """Return the text of a heading; None for an ingredient."""
    if hashes := _HASHES.match(line):
        return plain_line(hashes[1])
    text = plain_paragraphs(line).replace("\n", " ")
    if found := _ENDS_IN_COLON.match(text):
        return found["heading"].strip()
    return text if _FOR_THE.match(text) and not _FOR_SOME_USE.match(text) else None
