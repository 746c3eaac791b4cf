"""What is drawn in lines or spilled: zigzags, lattices, stripes, a spill of sauce; and paper under food."""

from core.drawing import shapes
from core.drawing.canvas import Canvas
from core.drawing.colour import SHADOW, darker, lighter
from core.drawing.foods.arrange import Layer
from core.drawing.shapes import Point
from core.drawing.well import Well


def zigzag(
    colour: str = "#fdf6e6", *, strokes: int = 6, reach: float = 0.7, width: float = 0.035, turn: float = 20.0
) -> Layer:
    """A sauce drawn to and fro from a bottle."""

    def paint(canvas: Canvas, well: Well) -> None:
        points: list[Point] = []
        for i in range(strokes + 1):
            across = (i / strokes * 2 - 1) * reach
            half = (max(0.0, 1 - across * across)) ** 0.5 * reach
            points.append((across * well.rx, (half if i % 2 else -half) * well.ry))
        _pipe(canvas, well, shapes.smooth(shapes.turned(points, well.x, well.y, turn), closed=False), colour, width)

    return paint


def lattice(
    colour: str = "#fdf6e6", *, lines: int = 7, reach: float = 0.7, width: float = 0.02, turn: float = 25.0
) -> Layer:
    """Two crossed sets of lines inside a round."""

    def paint(canvas: Canvas, well: Well) -> None:
        for slope in (turn, turn + 90):
            outline = ""
            for i in range(lines):
                across = ((i + 0.5) / lines * 2 - 1) * reach
                half = (reach * reach - across * across) ** 0.5
                ends = [(-half * well.rx, across * well.ry), (half * well.rx, across * well.ry)]
                (ax, ay), (bx, by) = shapes.turned(ends, well.x, well.y, slope)
                outline += f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}"
            _pipe(canvas, well, outline, colour, width)

    return paint


def stripes(
    colour: str = "#7a4420", *, lines: int = 5, reach: float = 0.8, width: float = 0.06, turn: float = 0.0
) -> Layer:
    """Bands of something dusted through the fingers."""

    def paint(canvas: Canvas, well: Well) -> None:
        for i in range(lines):
            across = ((i + 0.5) / lines * 2 - 1) * reach
            half = (reach * reach - across * across) ** 0.5
            grains = ""
            for _ in range(130):
                along, off = canvas.chance.uniform(-half, half), canvas.chance.gauss(0, width / 2)
                spot = [(along * well.rx, (across + off) * well.ry)]
                px, py = shapes.turned(spot, well.x, well.y, turn)[0]
                grains += f"M{px:.1f} {py:.1f}h.01"
            canvas.strokes(grains, colour, well.r * 0.018, opacity=0.85)

    return paint


def _pipe(canvas: Canvas, well: Well, outline: str, colour: str, width: float) -> None:
    w = well.r * width
    canvas.strokes(outline, SHADOW, w * 1.1, opacity=0.28, transform=f"translate({w * 0.25:.1f} {w * 0.45:.1f})")
    canvas.strokes(outline, darker(colour, 0.1), w)
    canvas.strokes(outline, colour, w * 0.75)
    canvas.strokes(
        outline, lighter(colour, 0.7), w * 0.25, opacity=0.7, transform=f"translate({-w * 0.15:.1f} {-w * 0.2:.1f})"
    )


def spill(
    colour: str,
    *,
    at: Point = (0, 0),
    across: float = 0.6,
    down: float = 0.4,
    turn: float = 0.0,
    thick: float = 0.5,
) -> Layer:
    """A sauce poured over or beside food: a flat shape with a wandering edge. `across`, `down`: half sizes."""

    def paint(canvas: Canvas, well: Well) -> None:
        chance = canvas.chance
        x, y = well.x + at[0] * well.rx, well.y + at[1] * well.ry
        rx, ry = well.rx * across, well.ry * down
        outline = shapes.blob(chance, x, y, rx, ry, rough=0.1, turn=turn, points=13)
        lift = well.r * 0.02
        canvas.path(outline, SHADOW, opacity=0.26, transform=f"translate({lift:.1f} {lift * 1.6:.1f})")
        canvas.path(outline, canvas.lit(colour, 0.16))
        canvas.open_group(clip_path=canvas.clip(outline))
        for px, py in shapes.scatter(chance, 0, 0, 1, int(8 + 34 * thick)):
            size = min(rx, ry) * chance.uniform(0.08, 0.24)
            tone = chance.choice([lighter(colour, 0.22), darker(colour, 0.2)])
            spot = shapes.blob(
                chance, x + px * rx, y + py * ry, size, size * 0.55, rough=0.25, turn=chance.uniform(0, 180)
            )
            canvas.path(spot, tone, opacity=0.16 + 0.26 * thick)
        canvas.close_group()
        shine = shapes.blob(chance, x - rx * 0.42, y - ry * 0.5, rx * 0.2, ry * 0.07, rough=0.2, turn=turn - 14)
        canvas.path(shine, "#fffaf0", opacity=0.5)

    return paint


def paper(colour: str = "#f0e4cb", *, reach: float = 1.05) -> Layer:
    """A sheet of baking paper, folded open, with the creases of the parcel."""

    def paint(canvas: Canvas, well: Well) -> None:
        chance = canvas.chance
        corners = [
            (-1, -0.8),
            (-0.3, -0.98),
            (0.4, -0.86),
            (1, -0.9),
            (0.9, 0.0),
            (1, 0.84),
            (0.1, 0.95),
            (-0.96, 0.88),
        ]
        points = [
            (
                well.x + px * well.rx * reach * chance.uniform(0.94, 1),
                well.y + py * well.ry * reach * chance.uniform(0.94, 1),
            )
            for px, py in corners
        ]
        outline = shapes.polygon(points)
        canvas.path(outline, SHADOW, opacity=0.3, transform=f"translate({well.r * 0.03:.1f} {well.r * 0.05:.1f})")
        canvas.path(outline, canvas.lit(colour, 0.2))
        middle = (well.x + chance.uniform(-0.1, 0.1) * well.rx, well.y + chance.uniform(-0.1, 0.1) * well.ry)
        for number, (point, after) in enumerate(zip(points, points[1:] + points[:1], strict=True)):
            tone = darker(colour, 0.14) if number % 2 else lighter(colour, 0.4)
            canvas.path(shapes.polygon([middle, point, after]), tone, opacity=0.35)

    return paint
