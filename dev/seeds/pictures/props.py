"""What stands around the plate: raw ingredients of the recipe, small bowls, a folded cloth of light."""

import math
from collections.abc import Mapping
from typing import Any

from dev.seeds.pictures.canvas import Canvas
from dev.seeds.pictures.cuisines import Cuisine
from dev.seeds.pictures.foods import greens, sweets
from dev.seeds.pictures.foods.arrange import Item
from dev.seeds.pictures.shapes import Point

# A word of an ingredient's name: what to lay down, its size as a share of the plate's radius, how many.
INGREDIENTS: tuple[tuple[str, Item, float, int], ...] = (
    ("pomegranate", greens.half_pomegranate(), 0.24, 1),
    ("lime", greens.citrus("#7aa83a", "#c5dc7a"), 0.15, 2),
    ("lemon", greens.citrus(), 0.17, 2),
    ("orange", greens.citrus("#ea8a1f", "#f5b04a"), 0.2, 2),
    ("avocado", greens.avocado(), 0.24, 1),
    ("chilies", greens.chilli(), 0.24, 2),
    ("chili", greens.chilli(), 0.24, 2),
    ("chilli", greens.chilli("#4f8a2c"), 0.24, 2),
    ("red onion", greens.half_onion(), 0.2, 1),
    ("tomato", greens.cherry_tomato(), 0.12, 3),
    ("garlic", greens.garlic(), 0.15, 1),
    ("star anise", greens.star_anise(), 0.11, 2),
    ("cinnamon", greens.cinnamon(), 0.26, 2),
    ("mint", greens.leaf(greens.MINT), 0.13, 4),
    ("basil", greens.leaf(greens.BASIL), 0.13, 4),
    ("cilantro", greens.sprig(), 0.17, 3),
    ("coriander", greens.sprig(), 0.17, 3),
    ("parsley", greens.sprig(), 0.17, 3),
    ("dill", greens.frond(), 0.22, 3),
    ("cucumber", greens.cucumber_slice(), 0.13, 3),
    ("mushroom", greens.mushroom(), 0.14, 2),
    ("pistachio", greens.nut("#9ab04a"), 0.06, 7),
    ("almond", greens.nut("#b8793f"), 0.07, 6),
    ("walnut", greens.nut("#c99a62"), 0.09, 4),
    ("cashew", greens.nut("#ecd2a0"), 0.07, 5),
    ("date", sweets.date(), 0.11, 3),
    ("banana", greens.banana_slice(), 0.13, 3),
    ("mango", sweets.mango_slice(), 0.2, 3),
    ("onion", greens.half_onion("#c9a24a"), 0.2, 1),
    ("bay", greens.leaf("#7a8a4a", width=0.26), 0.15, 2),
)


def lay_props(canvas: Canvas, recipe: Mapping[str, Any], cuisine: Cuisine, x: float, y: float, radius: float) -> None:
    """Lay two or three ingredients of the recipe into the corners that the plate leaves free."""
    named = " ".join(str(line.get("name", "")) for line in recipe.get("ingredients", ())).lower()
    chosen = [entry for entry in INGREDIENTS if entry[0] in named][:6]
    canvas.chance.shuffle(chosen)
    for (_, item, size, count), spot in zip(chosen, _free_spots(canvas, x, y, radius), strict=False):
        _strew(canvas, item, spot, radius * size, count)


def _free_spots(canvas: Canvas, x: float, y: float, radius: float) -> list[Point]:
    """Return places near the picture's corners, well apart, in the order to use them."""
    width, height = canvas.width, canvas.height
    inset = height * 0.14
    spots = [(inset, inset), (width - inset, height - inset), (width - inset, inset), (inset, height - inset)]
    if width > 2 * height:
        spots += [(width * 0.16, height * 0.5), (width * 0.86, height * 0.5)]
    free = [spot for spot in spots if math.dist(spot, (x, y)) > radius * 1.28]
    canvas.chance.shuffle(free)
    return free[: 3 if width < 2 * height else 5]


def _strew(canvas: Canvas, item: Item, spot: Point, size: float, count: int) -> None:
    chance = canvas.chance
    start = chance.uniform(0, 360)
    for i in range(count):
        away = 0.0 if count == 1 else size * (1.15 if count < 4 else 1.5)
        angle = math.radians(start + 360 * i / count + chance.uniform(-20, 20))
        canvas_x, canvas_y = spot[0] + away * math.cos(angle), spot[1] + away * math.sin(angle)
        item(canvas, canvas_x, canvas_y, size * chance.uniform(0.9, 1.1), chance.uniform(0, 360))
