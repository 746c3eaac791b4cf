"""The picture that a shared link shows when the page has none of its own: the sufra, spread."""

import io

from PIL import Image

from core.drawing.canvas import Canvas
from core.drawing.cloth import spread_cloth
from core.drawing.cuisines import CUISINES
from core.drawing.light import shine_on
from core.drawing.menu import choose_dish
from core.drawing.render import rasterize
from core.drawing.vessels import set_vessel

WIDTH_PX, HEIGHT_PX = 1200, 630
_SEED = 1001

# What is on the table: its name, the cuisine of its vessel, its middle and radius in pixels.
_TABLE = (
    ("hummus", "ME", 196, 140, 176),
    ("baklava", "TR", 1046, 128, 186),
    ("tomato soup", "NAF", 1010, 520, 166),
    ("tabbouleh", "MED", 214, 516, 170),
    ("biryani", "IND", 610, 318, 268),
)


def draw_share_card() -> bytes:
    """Return the share card as PNG, 1200×630, without words. Always the same bytes.

    In 256 colours: chat apps leave out pictures above some 300 kB.
    """
    canvas = Canvas(WIDTH_PX, HEIGHT_PX, _SEED)
    spread_cloth(canvas, CUISINES["ME"])
    for name, cuisine, x, y, radius in _TABLE:
        dish = choose_dish({"short_title": name}).composition
        well = set_vessel(canvas, dish.vessels[0], CUISINES[cuisine], x, y, radius)
        for layer in dish.layers:
            layer(canvas, well)
    picture = shine_on(rasterize(canvas.to_svg(), WIDTH_PX, HEIGHT_PX), "warm")
    buffer = io.BytesIO()
    picture.quantize(256, dither=Image.Dither.FLOYDSTEINBERG).save(buffer, "PNG", optimize=True)
    return buffer.getvalue()
