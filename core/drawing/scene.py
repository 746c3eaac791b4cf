"""The whole picture: cloth, light, what stands around, the vessel and the dish in it."""

import hashlib
from collections.abc import Mapping
from typing import Any, Literal

from core.drawing.canvas import Canvas
from core.drawing.cloth import spread_cloth
from core.drawing.composition import Composition, read_composition
from core.drawing.cuisines import CUISINES
from core.drawing.menu import choose_dish
from core.drawing.props import lay_props
from core.drawing.vessels import set_vessel

PictureRatio = Literal["4:3", "20:9", "16:9"]
SIZES: dict[PictureRatio, tuple[int, int]] = {"4:3": (1200, 900), "20:9": (1600, 720), "16:9": (1280, 720)}


def compose(recipe: Mapping[str, Any], ratio: PictureRatio) -> str:
    """Return the picture of a recipe as SVG. The same recipe and ratio always give the same text."""
    width, height = SIZES[ratio]
    canvas = Canvas(width, height, _seed(str(recipe["short_title"])))
    cuisine = CUISINES[str(recipe["cuisine"])]
    spread_cloth(canvas, cuisine)
    composition = composition_of(recipe)
    vessel = canvas.chance.choice(composition.vessels)
    x, y, radius = _place_vessel(canvas, ratio)
    lay_props(canvas, recipe, cuisine, x, y, radius)
    well = set_vessel(canvas, vessel, cuisine, x, y, radius)
    for layer in composition.layers:
        layer(canvas, well)
    return canvas.to_svg()


def composition_of(recipe: Mapping[str, Any]) -> Composition:
    """Return a recipe's own picture data, or those of the dish that it names. Raises InvalidComposition."""
    picture = recipe.get("picture") or {}
    return read_composition(picture) if "food" in picture else choose_dish(recipe).composition


def _place_vessel(canvas: Canvas, ratio: PictureRatio) -> tuple[float, float, float]:
    """Return the middle and radius of the vessel: large, a little off centre, in a wide picture to one side."""
    chance, width, height = canvas.chance, canvas.width, canvas.height
    if ratio == "4:3":
        x = width * (0.5 + chance.uniform(-0.035, 0.035))
        return x, height * (0.5 + chance.uniform(-0.025, 0.025)), height * chance.uniform(0.41, 0.45)
    if ratio == "16:9":
        return width * chance.choice((0.4, 0.5, 0.6)), height * (0.5 + chance.uniform(-0.02, 0.02)), height * 0.45
    return width * chance.choice((0.38, 0.5, 0.62)), height * (0.5 + chance.uniform(-0.02, 0.02)), height * 0.47


def _seed(text: str) -> int:
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")
