"""One ingredient line, taken apart."""

import re
from functools import lru_cache

from core.recipes.inputs import IngredientInput
from importer.ingredients.names import read_name, trimmed
from importer.ingredients.quantities import Quantity, read_quantity
from importer.normalising.texts import cut_at_word, plain_line, storable

MAX_NAME = 500
MAX_NOTES = 1000
_BULLET = re.compile("^(?:(?:[-–—•·*▢□☐◦‣]|[\u2600-\u27bf\U0001f000-\U0001faff]\ufe0f?)\\s*(?=\\S))+")
_APPROXIMATELY = re.compile(
    r"^(?:[~≈±]\s*|(about|approximately|approx\.?|around|roughly|circa|ca\.)\s+)", re.IGNORECASE
)
_OPTIONAL = re.compile(r"\boptional\b", re.IGNORECASE)
_ONLY_OPTIONAL = re.compile(
    r"\s*[,;-]?\s*[(\[]\s*optional\s*[)\]]|[,;]\s*optional\s*\.?$|^optional\s*[:,-]\s*", re.IGNORECASE
)
# "Butter 2 tbsp", "pasta: 800g | 1 1/2 lb", "Carrot (1)", "Ginger 1tbsp, minced", "Passata 10oz (300g)".
_NAME_FIRST = re.compile(
    r"(?P<name>[^\d½⅓⅔¼¾⅛(:]*[^\W\d_][^\d½⅓⅔¼¾⅛(:]*(?:\([^()\d]*\)[^\d½⅓⅔¼¾⅛(:]*?)?)\s*(?P<mark>[:,(]|\s[-–—]|\s)\s*"
    r"(?P<amount>[\d½⅓⅔¼¾⅛~][^(),;]*?)\)?(?P<after>\s*(?:\([^()]*\)|[,;]\s.*)?)"
)


NOTHING = Quantity(None, None, "", "", (), "")


@lru_cache(maxsize=4096)
def parse_line(line: str, *, section: str | None = None) -> IngredientInput:
    """Return the ingredient of a line; where a line can't be taken apart, its name is the whole line.

    Every word of the line is in the name, in the notes, or is the quantity, its unit, "of" or "optional".
    """
    whole = _BULLET.sub("", plain_line(line)) or plain_line(line)
    text = _ONLY_OPTIONAL.sub(" ", whole).strip() or whole
    before: list[str] = []
    if about := _APPROXIMATELY.match(text):
        before.extend(filter(None, about.groups()))
        text = text[about.end() :]
    quantity = read_quantity(text) or _name_first(text) or NOTHING
    named = read_name(quantity.rest if quantity is not NOTHING else text)
    if not any(sign.isalpha() for sign in named.name):
        quantity, named, before = NOTHING, read_name(whole), []
    name = named.name if any(sign.isalpha() for sign in named.name) else whole
    notes = [*before, *map(trimmed, quantity.asides), *named.notes] if name != whole else []
    return IngredientInput(
        name=cut_at_word(name, MAX_NAME),
        quantity=quantity.lowest,
        quantity_max=quantity.highest,
        unit=quantity.unit,
        notes=cut_at_word(", ".join(filter(None, notes)), MAX_NOTES),
        section=section,
        is_optional=_OPTIONAL.search(whole) is not None or (section or "").casefold().startswith("optional"),
        original_text=storable(line).strip(),
    )


def _name_first(text: str) -> Quantity | None:
    """Return the quantity that ends the line, after the food; the food is its rest."""
    found = _NAME_FIRST.fullmatch(text)
    if found is None:
        return None
    # The food is put behind the amount, where the amounts of other lines have it.
    food = f"{found['name'].strip()}{found['after']}"
    quantity = read_quantity(f"{found['amount'].lstrip('~')} {food}")
    if quantity is None or quantity.rest != food:
        return None
    return quantity if quantity.unit or found["mark"] in "(:" else None
