"""What is poured or spread: sauces, soups, dips, yoghurt, syrup, baked tops."""

import math

from core.drawing import shapes
from core.drawing.canvas import Canvas
from core.drawing.colour import SHADOW, darker, lighter, mix
from core.drawing.foods.arrange import Layer
from core.drawing.shapes import polar, scatter
from core.drawing.well import Well


def pool(colour: str, *, reach: float = 1.0, thick: float = 0.5, oil: str | None = None, edge: float = 0.0) -> Layer:
    """A sauce. `thick` (0 soup, 1 stew) is how uneven its surface is; `oil` the colour of droplets on it."""

    def paint(canvas: Canvas, well: Well) -> None:
        chance = canvas.chance
        rx, ry = well.rx * reach, well.ry * reach
        if edge:
            outline = shapes.blob(chance, well.x, well.y, rx, ry, rough=edge, points=14)
            canvas.path(
                outline, "#1c100b", opacity=0.25, transform=f"translate({well.r * 0.015:.1f} {well.r * 0.03:.1f})"
            )
        else:
            outline = well.outline(reach)
        stops = [
            (0, lighter(colour, 0.12), 1.0),
            (0.6, colour, 1.0),
            (0.92, darker(colour, 0.16), 1.0),
            (1, darker(colour, 0.4), 1.0),
        ]
        canvas.path(outline, canvas.radial(stops, 0.45, 0.42, 0.6))
        canvas.open_group(clip_path=canvas.clip(outline))
        for px, py in scatter(chance, 0, 0, 1, int(12 + 46 * thick)):
            size = well.r * chance.uniform(0.05, 0.16)
            tone = chance.choice(
                [lighter(colour, 0.2), darker(colour, 0.22), lighter(colour, 0.1), darker(colour, 0.12)]
            )
            place = (well.x + px * rx, well.y + py * ry)
            canvas.path(
                shapes.blob(chance, *place, size, size * 0.55, rough=0.25, turn=chance.uniform(0, 180)),
                tone,
                opacity=0.16 + 0.24 * thick,
            )
        if oil:
            _float_oil(canvas, well, oil, reach)
        canvas.close_group()
        if not edge and not well.is_box:
            # The wall of the vessel, up left, keeps the light from its own side of the surface.
            wall = [(0, SHADOW, 0.0), (0.82, SHADOW, 0.0), (0.93, SHADOW, 0.16), (1, SHADOW, 0.42)]
            canvas.path(outline, canvas.radial(wall, 0.54, 0.56, 0.56))
        _shine(canvas, well, reach)

    return paint


def _float_oil(canvas: Canvas, well: Well, colour: str, reach: float) -> None:
    for px, py in scatter(canvas.chance, 0, 0, 0.94 * reach, 34):
        size = well.r * canvas.chance.uniform(0.012, 0.05)
        x, y = well.x + px * well.rx, well.y + py * well.ry
        canvas.circle(x, y, size, colour, opacity=0.5)
        canvas.circle(x - size * 0.3, y - size * 0.35, size * 0.3, lighter(colour, 0.8), opacity=0.8)


def _shine(canvas: Canvas, well: Well, reach: float) -> None:
    """The window in the surface: a broken arc of light along the upper left edge."""
    parts = []
    for start, end in ((196, 236), (243, 251)):
        points = [
            (
                well.x + well.rx * reach * 0.9 * math.cos(math.radians(a)),
                well.y + well.ry * reach * 0.9 * math.sin(math.radians(a)),
            )
            for a in range(start, end + 1, 5)
        ]
        if len(points) > 1:
            parts.append(shapes.smooth(points, closed=False))
    if not well.is_box:
        canvas.strokes("".join(parts), "#fff8e6", well.r * 0.022, opacity=0.5)


def swirl(colour: str = "#fbf3e2", *, turns: float = 2.0, width: float = 0.05, reach: float = 0.55) -> Layer:
    """A thread of cream, yoghurt or pesto drawn in a spiral."""

    def paint(canvas: Canvas, well: Well) -> None:
        start = canvas.chance.uniform(0, 360)
        points = []
        for i in range(int(turns * 12) + 1):
            share = i / (turns * 12)
            px, py = polar(0, 0, reach * (0.08 + 0.92 * share), start + 30 * i)
            points.append((well.x + px * well.rx, well.y + py * well.ry))
        line = shapes.smooth(points, closed=False)
        canvas.strokes(
            line,
            darker(colour, 0.45),
            well.r * width,
            opacity=0.35,
            transform=f"translate({well.r * 0.008:.1f} {well.r * 0.014:.1f})",
        )
        canvas.strokes(line, colour, well.r * width)
        canvas.strokes(
            line,
            lighter(colour, 0.7),
            well.r * width * 0.3,
            opacity=0.7,
            transform=f"translate({-well.r * 0.006:.1f} {-well.r * 0.01:.1f})",
        )

    return paint


def dip(colour: str = "#e3c48c", *, oil: str = "#c99a1e", dust: str = "#a8401f") -> Layer:
    """A spread with the trough that a spoon leaves, oil lying in it and a dust of spice."""

    def paint(canvas: Canvas, well: Well) -> None:
        pool(colour, reach=0.99, thick=0.1)(canvas, well)
        r, x, y = well.r, well.x, well.y
        for reach, tone in (
            (0.86, darker(colour, 0.12)),
            (0.8, lighter(colour, 0.3)),
            (0.7, darker(colour, 0.2)),
            (0.64, lighter(colour, 0.12)),
        ):
            canvas.path(shapes.blob(canvas.chance, x, y, r * reach, rough=0.035, points=12), tone, opacity=0.75)
        trough = [polar(x, y, r * (0.5 - 0.34 * i / 22), 200 + 26 * i) for i in range(23)]
        line = shapes.smooth(trough, closed=False)
        canvas.strokes(line, darker(colour, 0.28), r * 0.17, opacity=0.8)
        canvas.strokes(line, mix(oil, colour, 0.15), r * 0.13)
        canvas.strokes(
            line, lighter(oil, 0.5), r * 0.03, opacity=0.75, transform=f"translate({-r * 0.02:.1f} {-r * 0.025:.1f})"
        )
        for px, py in scatter(canvas.chance, x, y, r * 0.74, 130):
            canvas.circle(px, py, r * canvas.chance.uniform(0.004, 0.012), dust, opacity=0.8)

    return paint


def crust(colour: str = "#d99a3e", *, reach: float = 1.0, spots: str = "#8a4a1c", count: int = 60) -> Layer:
    """A browned top: melted cheese, mash, meringue, custard."""

    def paint(canvas: Canvas, well: Well) -> None:
        outline = well.outline(reach)
        canvas.path(outline, canvas.lit(colour, 0.2))
        canvas.open_group(clip_path=canvas.clip(outline))
        chance = canvas.chance
        for px, py in scatter(chance, 0, 0, 1.35 if well.is_box else 1.0, count):
            x, y, size = well.x + px * well.rx, well.y + py * well.ry, well.r * chance.uniform(0.06, 0.2)
            turn = chance.uniform(0, 180)
            light = chance.random() < 0.5
            tone = lighter(colour, 0.4) if light else mix(colour, spots, 0.6)
            canvas.path(shapes.blob(chance, x, y, size, size * 0.6, rough=0.25, turn=turn), tone, opacity=0.42)
            if not light:
                canvas.path(
                    shapes.blob(chance, x, y, size * 0.5, size * 0.28, rough=0.3, turn=turn), spots, opacity=0.55
                )
        canvas.close_group()

    return paint
