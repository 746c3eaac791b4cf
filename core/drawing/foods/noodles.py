"""Noodles and pasta."""

from collections.abc import Sequence

from core.drawing import shapes
from core.drawing.canvas import Canvas
from core.drawing.colour import darker, lighter
from core.drawing.foods.arrange import Item, Layer
from core.drawing.foods.brush import body, capsule, freckle, tint
from core.drawing.shapes import polar
from core.drawing.well import Well


def noodles(
    colours: Sequence[str] = ("#e9c883", "#dfb567", "#f3d9a0"),
    *,
    count: int = 90,
    reach: float = 0.8,
    width: float = 0.042,
) -> Layer:
    """A nest of strands, each a bow around the middle, later ones over earlier ones."""

    def paint(canvas: Canvas, well: Well) -> None:
        chance, r = canvas.chance, well.r * reach
        canvas.path(
            shapes.blob(chance, well.x, well.y, r * 0.98, rough=0.05, points=12), darker(colours[0], 0.5), opacity=0.9
        )
        for batch in range(count // 3):
            lines = ""
            for _ in range(3):
                start, middle = chance.uniform(0, 360), chance.uniform(0.1, 0.95)
                sweep = chance.uniform(60, 190)
                points = [
                    polar(well.x, well.y, r * min(1.0, middle * chance.uniform(0.86, 1.14)), start + sweep * k / 4)
                    for k in range(5)
                ]
                lines += shapes.smooth(points, closed=False)
            tone = tint(canvas, chance.choice(list(colours)), 0.1 + 0.06 * (1 - 3 * batch / count))
            w = well.r * width
            canvas.strokes(
                lines, "#5a3210", w * 1.25, opacity=0.35, transform=f"translate({w * 0.25:.1f} {w * 0.4:.1f})"
            )
            canvas.strokes(lines, tone, w)
            canvas.strokes(
                lines,
                lighter(tone, 0.55),
                w * 0.28,
                opacity=0.55,
                transform=f"translate({-w * 0.15:.1f} {-w * 0.2:.1f})",
            )

    return paint


def penne(colour: str = "#e9b96a") -> Item:
    """A cut tube of pasta in its sauce."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        tone, w = tint(canvas, colour, 0.1), r * 0.25
        points = [(-r, -w), (r * 0.75, -w), (r, w), (-r * 0.75, w)]
        body(canvas, shapes.polygon(shapes.turned(points, x, y, turn)), tone, w, relief=0.3, lift=0.3, dome=False)
        for share in (-0.5, 0.05, 0.55):
            (ax, ay), (bx, by) = shapes.turned([(-r * 0.85, w * share), (r * 0.8, w * share)], x, y, turn)
            canvas.strokes(f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}", darker(tone, 0.22), w * 0.12, opacity=0.5)
        ex, ey = shapes.turned([(r * 0.87, 0)], x, y, turn)[0]
        canvas.path(capsule(ex, ey, w * 1.02, w * 0.42, turn + 77, bumps=3), darker(tone, 0.5))
        freckle(canvas, x, y, r * 0.9, "#b8281c", 5, size=0.12, opacity=0.55, squeeze=0.25, turn=turn)

    return paint
