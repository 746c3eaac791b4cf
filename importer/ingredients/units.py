"""Units by every spelling."""

import re
from typing import NamedTuple

_SPELLINGS = {
    "g": "g gr gm gms gram grams gramme grammes",
    "kg": "kg kgs kilo kilos kilogram kilograms kilogramme kilogrammes",
    "mg": "mg milligram milligrams",
    "ml": "ml mls millilitre millilitres milliliter milliliters cc",
    "cl": "cl centilitre centilitres centiliter centiliters",
    "dl": "dl decilitre decilitres deciliter deciliters",
    "l": "l lt ltr litre litres liter liters",
    "tsp": "tsp tsps teaspoon teaspoons teasp",
    "tbsp": "tbsp tbsps tbs tbl tblsp tblsps tablespoon tablespoons",
    "cup": "cup cups",
    "oz": "oz ozs ounce ounces",
    "fl oz": "floz",
    "lb": "lb lbs pound pounds",
    "pint": "pint pints pt pts",
    "quart": "quart quarts qt qts",
    "gallon": "gallon gallons gal",
    "pinch": "pinch pinches",
    "dash": "dash dashes",
    "drop": "drop drops",
    "splash": "splash splashes",
    "drizzle": "drizzle",
    "dollop": "dollop dollops",
    "knob": "knob knobs",
    "handful": "handful handfuls handfull",
    "spoon": "spoon spoons spoonful spoonfuls",
    "scoop": "scoop scoops",
    "glass": "glass glasses",
    "mug": "mug mugs",
    "bowl": "bowl bowls",
    "clove": "clove cloves",
    "bulb": "bulb bulbs",
    "head": "head heads",
    "bunch": "bunch bunches",
    "sprig": "sprig sprigs",
    "stalk": "stalk stalks",
    "stem": "stem stems",
    "rib": "rib ribs",
    "leaf": "leaf leaves",
    "pod": "pod pods",
    "branch": "branch branches",
    "stick": "stick sticks",
    "slice": "slice slices",
    "piece": "piece pieces pc pcs",
    "rasher": "rasher rashers",
    "bar": "bar bars",
    "strip": "strip strips",
    "wedge": "wedge wedges",
    "ear": "ear ears",
    "cube": "cube cubes",
    "sheet": "sheet sheets",
    "block": "block blocks",
    "square": "square squares",
    "loaf": "loaf loaves",
    "rack": "rack racks",
    "can": "can cans tin tins",
    "jar": "jar jars",
    "bottle": "bottle bottles",
    "carton": "carton cartons",
    "container": "container containers",
    "package": "package packages pkg pkgs pack packs packet packets pck pcks",
    "bag": "bag bags",
    "box": "box boxes",
    "tub": "tub tubs",
    "tube": "tube tubes",
    "envelope": "envelope envelopes",
    "sachet": "sachet sachets",
    "dozen": "dozen dozens",
    "inch": "inch inches",
    "cm": "cm centimetre centimetres centimeter centimeters",
}
_BY_SPELLING = {spelling: unit for unit, spellings in _SPELLINGS.items() for spelling in spellings.split()}
# Alone, a capital T is a tablespoon and a small t a teaspoon.
_ONE_LETTER = {"T": "tbsp", "t": "tsp", "c": "cup", "C": "cup", "g": "g", "G": "g", "l": "l", "L": "l"}
_FLUID_OUNCE = re.compile(r"fl(?:uid|\.)?\s?(?:ounces?|ozs?)\b\.?", re.IGNORECASE)
_WORD = re.compile(r"[A-Za-z]+(?![\w'’])\.?")

MEASURES = frozenset(
    {"g", "kg", "mg", "ml", "cl", "dl", "l", "tsp", "tbsp", "cup", "oz", "fl oz", "lb", "pint", "quart", "gallon"}
)
"""Units of weight and volume, which say the same amount of anything."""
SIZES = MEASURES | {"inch", "cm"}
NEEDS_NO_NUMBER = frozenset({"pinch", "dash", "drop", "splash", "drizzle", "dollop", "knob", "handful", "bunch"})
"""Units that stand at the beginning of a line as they are: "Pinch of salt"."""


class Unit(NamedTuple):
    """A unit in its one spelling, the place where it ends, and the word it was."""

    name: str
    end: int
    word: str


def read_unit(text: str, start: int = 0) -> Unit | None:
    """Return the unit that begins at `start`, with its full stop."""
    if fluid := _FLUID_OUNCE.match(text, start):
        return Unit("fl oz", fluid.end(), fluid[0])
    word = _WORD.match(text, start)
    if word is None:
        return None
    bare = word[0].rstrip(".")
    unit = _ONE_LETTER.get(bare) if len(bare) == 1 else _BY_SPELLING.get(bare.lower())
    return Unit(unit, word.end(), bare) if unit else None
