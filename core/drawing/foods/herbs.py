"""Herbs and salad leaves."""

from core.drawing import shapes
from core.drawing.canvas import Canvas
from core.drawing.colour import darker, lighter
from core.drawing.foods.arrange import Item
from core.drawing.foods.brush import body, tint
from core.drawing.shapes import Point, polar

PARSLEY, MINT, BASIL, DILL, LETTUCE = "#4b8a35", "#3f8f4f", "#3f7d33", "#6c9a4a", "#86b04c"


def leaf(colour: str = MINT, *, width: float = 0.42) -> Item:
    """One leaf with its rib: mint, basil, bay."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        tone = tint(canvas, colour, 0.14)
        root, tip = shapes.turned([(-r, 0), (r, 0)], x, y, turn)
        left, right = shapes.turned([(-r * 0.1, -r * width * 2), (-r * 0.1, r * width * 2)], x, y, turn)
        half = _curve(root, left, tip)
        whole = half + _curve(tip, right, root).replace("M", "L", 1)
        canvas.path(whole, "#1c100b", opacity=0.3, transform=f"translate({r * 0.1:.1f} {r * 0.17:.1f})")
        canvas.path(whole, darker(tone, 0.1))
        canvas.path(half, lighter(tone, 0.2))
        canvas.strokes(f"M{root[0]:.1f} {root[1]:.1f}L{tip[0]:.1f} {tip[1]:.1f}", lighter(tone, 0.45), r * 0.07)

    return paint


def _curve(start: Point, bend: Point, end: Point) -> str:
    return f"M{start[0]:.1f} {start[1]:.1f}Q{bend[0]:.1f} {bend[1]:.1f} {end[0]:.1f} {end[1]:.1f}"


def sprig(colour: str = PARSLEY, *, lobes: int = 3) -> Item:
    """A tuft of parsley or coriander: leaflets on a short stem, each with three soft lobes."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        tone = tint(canvas, colour, 0.14)
        leaflets, veins = [], ""
        for i in range(lobes):
            angle = turn + (i - (lobes - 1) / 2) * 74 + canvas.chance.uniform(-9, 9)
            size = r * (0.62 if i * 2 == lobes - 1 else 0.52)
            root = polar(x, y, r * 0.12, angle)
            edge = [polar(*root, size * reach, angle + off) for off, reach in _LOBES]
            leaflets.append(shapes.smooth([root, *edge]))
            veins += "".join(
                "M{:.1f} {:.1f}L{:.1f} {:.1f}".format(*root, *polar(*root, size * 1.1, angle + off))
                for off in (-32, 0, 32)
            )
        outline = "".join(leaflets)
        stem = shapes.turned([(-r, r * 0.16), (-r * 0.4, r * 0.04), (r * 0.1, 0)], x, y, turn)
        canvas.path(outline, "#1c100b", opacity=0.3, transform=f"translate({r * 0.09:.1f} {r * 0.15:.1f})")
        canvas.strokes(shapes.smooth(stem, closed=False), darker(tone, 0.05), r * 0.07)
        for i, leaflet in enumerate(leaflets):
            canvas.path(leaflet, canvas.lit(darker(tone, 0.1) if i % 2 else tone, 0.3))
        canvas.strokes(veins, lighter(tone, 0.4), r * 0.035, opacity=0.7)

    return paint


# The edge of a leaflet: (degrees from its rib, reach as a share of its length).
_LOBES = (
    (-82, 0.55),
    (-64, 0.92),
    (-44, 0.98),
    (-30, 0.8),
    (-14, 1.12),
    (0, 1.3),
    (14, 1.12),
    (30, 0.8),
    (44, 0.98),
    (64, 0.92),
    (82, 0.55),
)


def frond(colour: str = DILL) -> Item:
    """A feather of dill."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        lines = ""
        (x1, y1), (x2, y2) = shapes.turned([(-r, 0), (r, 0)], x, y, turn)
        lines += f"M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}"
        for i in range(9):
            px, py = x1 + (x2 - x1) * (0.2 + i * 0.09), y1 + (y2 - y1) * (0.2 + i * 0.09)
            for side in (-38, 38):
                qx, qy = polar(px, py, r * 0.5 * (1 - i / 12), turn + side)
                lines += f"M{px:.1f} {py:.1f}L{qx:.1f} {qy:.1f}"
        canvas.strokes(lines, "#1c100b", r * 0.06, opacity=0.25, transform=f"translate({r * 0.06:.1f} {r * 0.1:.1f})")
        canvas.strokes(lines, tint(canvas, colour, 0.12), r * 0.055)

    return paint


def lettuce(colour: str = LETTUCE) -> Item:
    """A frilled salad leaf."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        tone = tint(canvas, colour, 0.14)
        points = [
            polar(x, y, r * (1.0 if i % 2 else 0.8) * canvas.chance.uniform(0.9, 1.1), turn + i * 18) for i in range(20)
        ]
        outline = shapes.smooth(points)
        body(canvas, outline, tone, r, relief=0.3, lift=0.1, dome=False)
        root = polar(x, y, r * 0.8, turn + 180)
        veins = "".join(
            f"M{root[0]:.1f} {root[1]:.1f}Q{x:.1f} {y:.1f} {px:.1f} {py:.1f}"
            for px, py in (polar(x, y, r * 0.75, turn + a) for a in (-50, -20, 12, 45))
        )
        canvas.strokes(veins, lighter(tone, 0.45), r * 0.045, opacity=0.8)

    return paint
