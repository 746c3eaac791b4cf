"""Eggs, cheese, pulses and vegetables in pieces."""

from core.drawing import shapes
from core.drawing.canvas import Canvas
from core.drawing.colour import SHADOW, darker, lighter, mix
from core.drawing.foods.arrange import Item
from core.drawing.foods.brush import body, capsule, freckle, gleam, tint
from core.drawing.shapes import polar


def cube(colour: str = "#f6ebd2") -> Item:
    """A cut cube seen a little from the side: tofu, paneer, feta."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        tone = tint(canvas, colour, 0.05)
        square = [(-0.78, -0.78), (0.78, -0.78), (0.78, 0.78), (-0.78, 0.78)]
        corners = shapes.turned([(px * r, py * r) for px, py in square], x, y, turn % 90)
        side = shapes.polygon([(px + r * 0.1, py + r * 0.2) for px, py in corners])
        edge = f"{r * 0.22:.1f}"
        canvas.path(side, SHADOW, opacity=0.25, transform=f"translate({r * 0.14:.1f} {r * 0.2:.1f})")
        shade = mix(tone, "#a8702c", 0.4)
        canvas.path(side, shade, stroke=shade, stroke_width=edge, stroke_linejoin="round")
        face = canvas.lit(tone, 0.14)
        canvas.path(shapes.polygon(corners), face, stroke=tone, stroke_width=edge, stroke_linejoin="round")
        gleam(canvas, x, y, r, opacity=0.6)

    return paint


def egg(*, yolk: str = "#f2a01e", crisp: bool = True) -> Item:
    """A fried or poached egg."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        outline = shapes.blob(canvas.chance, x, y, r, rough=0.12, points=11)
        body(canvas, outline, "#fbf4e4", r, relief=0.12, lift=0.05)
        if crisp:
            canvas.path(outline, "none", stroke="#d9a860", stroke_width=f"{r * 0.04:.1f}", opacity=0.6)
        yx, yy = x + r * 0.06, y - r * 0.04
        canvas.circle(yx + r * 0.03, yy + r * 0.06, r * 0.4, "#b98a4a", opacity=0.4)
        canvas.circle(yx, yy, r * 0.38, canvas.domed(yolk, 0.3))
        gleam(canvas, yx, yy, r * 0.45, opacity=0.85)
        freckle(canvas, x, y, r, "#3a2a1c", 9, size=0.025, opacity=0.7)

    return paint


def half_egg() -> Item:
    """A boiled egg cut in half."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        outline = shapes.blob(canvas.chance, x, y, r, r * 0.78, rough=0.015, turn=turn, points=12)
        body(canvas, outline, "#fdf7ea", r, relief=0.12)
        canvas.circle(x, y, r * 0.46, canvas.domed("#f0a52c", 0.22))
        gleam(canvas, x, y, r * 0.5)

    return paint


def strip(colour: str, *, width: float = 0.2, bend: float = 0.25, gloss: float = 0.35) -> Item:
    """Pepper, carrot, fried onion, beef in strips, chips."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        tone = tint(canvas, colour, 0.1)
        arch = bend * canvas.chance.uniform(-1, 1)
        points = shapes.turned([(-r, 0), (0, r * arch), (r, 0)], x, y, turn)
        line = shapes.smooth(points, closed=False)
        canvas.strokes(
            line, "#1c100b", r * width * 2, opacity=0.28, transform=f"translate({r * 0.07:.1f} {r * 0.12:.1f})"
        )
        canvas.strokes(line, darker(tone, 0.2), r * width * 2)
        canvas.strokes(line, tone, r * width * 1.5, transform=f"translate({-r * 0.02:.1f} {-r * 0.03:.1f})")
        canvas.strokes(
            line,
            lighter(tone, 0.6),
            r * width * 0.35,
            opacity=gloss,
            transform=f"translate({-r * 0.05:.1f} {-r * 0.08:.1f})",
        )

    return paint


def stuffed(skin: str, filling: str) -> Item:
    """Half an aubergine, a pepper, a courgette, with its filling."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        body(canvas, capsule(x, y, r, r * 0.42, turn, bumps=4), skin, r, relief=0.3, lift=0.08, dome=False)
        canvas.path(capsule(x, y, r * 0.86, r * 0.31, turn, bumps=4), darker(filling, 0.3))
        for px, py in shapes.scatter(canvas.chance, 0, 0, 1, 26):
            cx, cy = shapes.turned([(px * r * 0.74, py * r * 0.24)], x, y, turn)[0]
            tone = tint(canvas, filling, 0.2)
            canvas.path(shapes.blob(canvas.chance, cx, cy, r * 0.085, rough=0.25, points=6), canvas.domed(tone, 0.3))
        sx, sy = shapes.turned([(-r * 1.04, 0)], x, y, turn)[0]
        canvas.circle(sx, sy, r * 0.08, "#5f7a35")

    return paint


def leafy_roll(colour: str = "#66752f") -> Item:
    """Stuffed vine leaf, cabbage roll, dolma."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        tone = tint(canvas, colour, 0.1)
        w = r * 0.34
        outline = capsule(x, y, r, w, turn, bumps=5, wave=0.03)
        body(canvas, outline, tone, w, relief=0.3, lift=0.3, dome=False)
        for i in (-2, -1, 0, 1, 2):
            vein = shapes.turned(
                [(i * r * 0.3 - r * 0.1, -w * 0.85), (i * r * 0.3 + r * 0.1, 0), (i * r * 0.3 - r * 0.02, w * 0.85)],
                x,
                y,
                turn,
            )
            canvas.strokes(shapes.smooth(vein, closed=False), lighter(tone, 0.35), w * 0.07, opacity=0.55)
        cx, cy = shapes.turned([(0, -w * 0.4)], x, y, turn)[0]
        canvas.path(capsule(cx, cy, r * 0.7, w * 0.12, turn, bumps=4), "#fbf7d8", opacity=0.35)

    return paint


def chickpea(colour: str = "#e0b66a") -> Item:
    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        tone = tint(canvas, colour, 0.1)
        body(
            canvas, shapes.blob(canvas.chance, x, y, r, r * 0.88, rough=0.07, turn=turn, points=7), tone, r, relief=0.32
        )
        gleam(canvas, x, y, r, opacity=0.6)

    return paint


def floret(colour: str = "#f0e3bf") -> Item:
    """Cauliflower or broccoli."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        canvas.path(shapes.disc(x + r * 0.15, y + r * 0.22, r * 0.9), "#1c100b", opacity=0.25)
        for i in range(9):
            px, py = (x, y) if i == 8 else polar(x, y, r * 0.56, turn + 45 * i)
            canvas.path(
                shapes.blob(canvas.chance, px, py, r * 0.42, rough=0.14, points=8),
                canvas.domed(tint(canvas, colour, 0.1), 0.28),
            )
        freckle(canvas, x, y, r, darker(colour, 0.3), 20, size=0.05, opacity=0.4)

    return paint
