"""What stands around the plate: raw ingredients of the recipe, small bowls of spice, a glass of tea."""

import math
from collections.abc import Mapping
from typing import Any

from core.drawing.canvas import Canvas
from core.drawing.colour import CREAM, lighter, mix
from core.drawing.cuisines import Cuisine
from core.drawing.foods import aromatics, fruit, herbs, sweets
from core.drawing.foods.arrange import Item, Layer, cup
from core.drawing.foods.grains import sprinkle
from core.drawing.foods.pools import pool
from core.drawing.shapes import Point, disc, polar
from core.drawing.well import Well

# A word of an ingredient's name: what to lay down, its size as a share of the plate's radius, how many.
RAW: tuple[tuple[str, Item, float, int], ...] = (
    ("pomegranate", fruit.half_pomegranate(), 0.24, 1),
    ("lime", fruit.half_citrus("#7aa83a", "#c5dc7a"), 0.15, 2),
    ("lemon", fruit.half_citrus(), 0.18, 1),
    ("orange", fruit.citrus("#ea8a1f", "#f5b04a"), 0.2, 2),
    ("avocado", fruit.avocado(), 0.24, 1),
    ("chil", aromatics.chilli(), 0.26, 2),
    ("red onion", aromatics.half_onion(), 0.2, 1),
    ("tomato", fruit.cherry_tomato(), 0.12, 3),
    ("garlic", aromatics.garlic(), 0.15, 1),
    ("star anise", aromatics.star_anise(), 0.11, 2),
    ("cinnamon", aromatics.cinnamon(), 0.28, 2),
    ("mint", herbs.leaf(herbs.MINT), 0.13, 4),
    ("basil", herbs.leaf(herbs.BASIL), 0.13, 4),
    ("cilantro", herbs.sprig(), 0.19, 3),
    ("coriander", herbs.sprig(), 0.19, 3),
    ("parsley", herbs.sprig(), 0.19, 3),
    ("dill", herbs.frond(), 0.22, 3),
    ("cucumber", aromatics.cucumber_slice(), 0.13, 3),
    ("mushroom", aromatics.mushroom(), 0.14, 2),
    ("pistachio", aromatics.nut("#9ab04a"), 0.06, 7),
    ("almond", aromatics.nut("#b8793f"), 0.07, 6),
    ("walnut", aromatics.nut("#c99a62"), 0.09, 4),
    ("cashew", aromatics.nut("#ecd2a0"), 0.07, 5),
    ("date", sweets.date(), 0.11, 3),
    ("banana", fruit.banana_slice(), 0.13, 3),
    ("mango", sweets.mango_slice(), 0.2, 3),
    ("bay lea", herbs.leaf("#7a8a4a", width=0.26), 0.15, 2),
)

# A word of an ingredient's name: the colours of a spice in a small bowl.
SPICES: tuple[tuple[str, tuple[str, str]], ...] = (
    ("saffron", ("#c8421c", "#e07a1f")),
    ("sumac", ("#7a1f2e", "#94293a")),
    ("turmeric", ("#e0a11f", "#eab73a")),
    ("paprika", ("#b8361c", "#cf4a24")),
    ("red pepper flakes", ("#a8281c", "#c9431f")),
    ("cayenne", ("#b8301c", "#cc4422")),
    ("cumin", ("#9a6a34", "#b5834a")),
    ("cocoa", ("#4a2818", "#5f3620")),
    ("sesame", ("#f0ddb4", "#e3c98e")),
    ("coconut", ("#fbf5e8", "#f0e6d0")),
    ("sugar", ("#fdf8ee", "#f3ead8")),
    ("cardamom", ("#8a9a5a", "#a3b070")),
    ("black pepper", ("#2f2622", "#4a3d36")),
)

# An ingredient whose name has one of these is not lying on the table as nature made it.
_PROCESSED = ("powder", "ground", "sauce", "juice", "paste", "oil", "vinegar", "extract", "syrup", "canned", "water")


def lay_props(canvas: Canvas, recipe: Mapping[str, Any], cuisine: Cuisine, x: float, y: float, radius: float) -> None:
    """Lay some of the recipe's ingredients where the plate leaves the cloth free; a sweet gets its tea."""
    names = [str(line.get("name", "")).lower() for line in recipe.get("ingredients", ())]
    whole = " ".join(name for name in names if not any(word in name for word in _PROCESSED))
    raw: list[Layer] = [_strewn(item, size, count) for word, item, size, count in RAW if word in whole]
    canvas.chance.shuffle(raw)
    bowls = [_spice_bowl(cuisine, colours) for word, colours in SPICES if any(word in name for name in names)]
    glass = [_tea_glass(cuisine)] if recipe.get("category") in {"DES", "SNK", "BRK"} else []
    spots = _free_spots(canvas, x, y, radius)
    room_for_bowls = max(1, len(spots) // 3)
    for layer, spot in zip([*glass, *bowls[:room_for_bowls], *raw], spots, strict=False):
        layer(canvas, Well(*spot, radius, radius))


def _free_spots(canvas: Canvas, x: float, y: float, radius: float) -> list[Point]:
    """Return places that the plate leaves free, well apart, some cut by the picture's edge, in order of use."""
    width, height = canvas.width, canvas.height
    columns = round(3 * width / height)
    grid = [
        (width * (i + 0.5) / columns + canvas.chance.uniform(-0.04, 0.04) * height, height * place)
        for i in range(columns)
        for place in (0.1, 0.5, 0.9)
    ]
    free = [(px, py + canvas.chance.uniform(-0.05, 0.05) * height) for px, py in grid]
    free = [spot for spot in free if math.hypot((spot[0] - x) / 1.22, spot[1] - y) > radius * 1.16]
    canvas.chance.shuffle(free)
    return free[: min(2 * columns - 4, 8)]


def _strewn(item: Item, size: float, count: int) -> Layer:
    """A few of the same, loosely together."""

    def paint(canvas: Canvas, well: Well) -> None:
        chance = canvas.chance
        r = well.r * size
        start = chance.uniform(0, 360)
        away = 0.0 if count == 1 else r * (1.1 if count < 4 else 1.5)
        for i in range(count):
            px, py = polar(well.x, well.y, away, start + 360 * i / count + chance.uniform(-20, 20))
            item(canvas, px, py, r * chance.uniform(0.9, 1.1), chance.uniform(0, 360))

    return paint


def _spice_bowl(cuisine: Cuisine, colours: tuple[str, str]) -> Layer:
    def fill(canvas: Canvas, well: Well) -> None:
        pool(colours[0], thick=0.3)(canvas, well)
        canvas.path(disc(well.x, well.y, well.r * 0.8), canvas.domed(colours[0], 0.2))
        sprinkle((*colours, lighter(colours[1], 0.3)), 260, width=0.045, length=0.03, reach=0.8)(canvas, well)

    return cup(fill, cuisine.ground, share=0.2)


def _tea_glass(cuisine: Cuisine) -> Layer:
    """A glass of tea on its saucer, from above."""

    def paint(canvas: Canvas, well: Well) -> None:
        x, y, r = well.x, well.y, well.r * 0.27
        canvas.soft_shadow(x + r * 0.12, y + r * 0.2, r * 1.25, r * 1.25, 0.5, 0.75)
        canvas.circle(x, y, r, canvas.lit(CREAM, 0.25))
        canvas.circle(x, y, r * 0.93, "none", stroke=mix(cuisine.second, CREAM, 0.1), stroke_width=f"{r * 0.07:.1f}")
        canvas.soft_shadow(x + r * 0.1, y + r * 0.16, r * 0.72, r * 0.72, 0.4, 0.6)
        canvas.circle(x, y, r * 0.56, "#fffaf0", opacity=0.55)
        canvas.circle(
            x, y, r * 0.5, canvas.radial([(0, "#d9692a", 1), (0.7, "#a83c14", 1), (1, "#6a2410", 1)], 0.4, 0.4, 0.6)
        )
        canvas.circle(x, y, r * 0.56, "none", stroke="#fffdf6", stroke_width=f"{r * 0.045:.1f}", opacity=0.85)
        canvas.path(disc(x - r * 0.2, y - r * 0.24, r * 0.12, r * 0.07), "#fff6e6", opacity=0.7)

    return paint
