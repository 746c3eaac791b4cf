"""Onion, garlic, chilli, spices, nuts: what gives flavour, on the plate and beside it."""

from core.drawing import shapes
from core.drawing.canvas import Canvas
from core.drawing.colour import darker, lighter
from core.drawing.foods.arrange import Item
from core.drawing.foods.brush import body, capsule, tint
from core.drawing.shapes import polar


def cucumber_slice() -> Item:
    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        body(canvas, shapes.disc(x, y, r), "#3f7a38", r, relief=0.2, lift=0.1)
        canvas.circle(x, y, r * 0.88, canvas.domed("#cfe3a0", 0.15))
        seeds = "".join(shapes.disc(*polar(x, y, r * 0.4, turn + 45 * i), r * 0.09, r * 0.05) for i in range(8))
        canvas.path(seeds, "#f1f2cd")

    return paint


def onion_ring(colour: str = "#a8456f") -> Item:
    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        for share in (1.0, 0.66):
            canvas.circle(
                x + r * 0.06,
                y + r * 0.1,
                r * share,
                "none",
                stroke="#1c100b",
                stroke_width=f"{r * 0.12:.1f}",
                opacity=0.25,
            )
            canvas.circle(x, y, r * share, "none", stroke=colour, stroke_width=f"{r * 0.12:.1f}")
            canvas.circle(x, y, r * share * 0.96, "none", stroke="#f6e3ea", stroke_width=f"{r * 0.08:.1f}")

    return paint


def chilli(colour: str = "#c9281c", *, whole: bool = True) -> Item:
    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        if not whole:
            canvas.circle(x + r * 0.1, y + r * 0.16, r, "#1c100b", opacity=0.28)
            canvas.circle(x, y, r, tint(canvas, colour, 0.08))
            canvas.circle(x, y, r * 0.68, lighter(colour, 0.55))
            canvas.circle(x, y, r * 0.28, "#f4e2a4")
            return
        points = [(-0.9, -0.1), (-0.5, -0.19), (0.2, -0.12), (0.98, 0.16), (0.2, 0.1), (-0.5, 0.14), (-0.88, 0.1)]
        outline = shapes.smooth(shapes.turned([(px * r, py * r) for px, py in points], x, y, turn))
        body(canvas, outline, tint(canvas, colour, 0.06), r, relief=0.3, lift=0.06, dome=False)
        shine = shapes.turned([(-r * 0.6, -r * 0.09), (0, -r * 0.07), (r * 0.5, r * 0.03)], x, y, turn)
        canvas.strokes(shapes.smooth(shine, closed=False), "#fff3e6", r * 0.035, opacity=0.6)
        stem = shapes.turned([(-r * 0.88, 0), (-r * 1.1, -r * 0.04), (-r * 1.25, -r * 0.16)], x, y, turn)
        canvas.strokes(shapes.smooth(stem, closed=False), "#5b7a33", r * 0.08)

    return paint


def nut(colour: str = "#e3bd83") -> Item:
    """An almond, a cashew, a pine kernel."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        tone = tint(canvas, colour, 0.1)
        points = [(-1.0, 0), (-0.4, -0.42), (0.4, -0.38), (1.0, 0), (0.4, 0.4), (-0.4, 0.44)]
        body(
            canvas,
            shapes.smooth(shapes.turned([(px * r, py * r) for px, py in points], x, y, turn)),
            tone,
            r,
            relief=0.24,
        )
        (ax, ay), (bx, by) = shapes.turned([(-r * 0.6, -r * 0.05), (r * 0.6, -r * 0.03)], x, y, turn)
        canvas.strokes(f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}", darker(tone, 0.3), r * 0.08, opacity=0.6)

    return paint


def mushroom() -> Item:
    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        points = [
            (-1, 0.1),
            (-0.7, -0.6),
            (0, -0.9),
            (0.7, -0.6),
            (1, 0.1),
            (0.4, 0.25),
            (0.3, 0.9),
            (-0.3, 0.9),
            (-0.4, 0.25),
        ]
        body(
            canvas,
            shapes.smooth(shapes.turned([(px * r, py * r) for px, py in points], x, y, turn)),
            "#c9a583",
            r,
            relief=0.25,
        )
        inner = shapes.turned([(-0.6 * r, 0), (-0.4 * r, -0.4 * r), (0.4 * r, -0.4 * r), (0.6 * r, 0)], x, y, turn)
        canvas.path(shapes.smooth(inner), "#f0e0c8")

    return paint


def star_anise() -> Item:
    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        outline = "".join(
            shapes.smooth(
                [
                    polar(x, y, r * 0.1, turn + 45 * i),
                    polar(x, y, r * 0.6, turn + 45 * i - 15),
                    polar(x, y, r, turn + 45 * i),
                    polar(x, y, r * 0.6, turn + 45 * i + 15),
                ]
            )
            for i in range(8)
        )
        body(canvas, outline, "#7a4424", r, relief=0.3, lift=0.1, dome=False)
        for i in range(8):
            canvas.circle(*polar(x, y, r * 0.6, turn + 45 * i), r * 0.09, "#d99a55")
        canvas.circle(x, y, r * 0.12, "#4a2614")

    return paint


def cinnamon() -> Item:
    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        body(canvas, capsule(x, y, r, r * 0.14, turn, bumps=4), "#9a5a2f", r, relief=0.3, lift=0.08, dome=False)
        for side in (-0.05, 0.06):
            (ax, ay), (bx, by) = shapes.turned([(-r * 0.93, r * side), (r * 0.93, r * side)], x, y, turn)
            canvas.strokes(f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}", "#5f3116", r * 0.025, opacity=0.7)

    return paint


def garlic() -> Item:
    """A head of garlic lying on its side, its neck to the right before turning."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        points = [
            (-0.86, 0),
            (-0.72, -0.5),
            (-0.2, -0.74),
            (0.3, -0.5),
            (0.62, -0.17),
            (1.15, -0.1),
            (1.15, 0.1),
            (0.62, 0.17),
            (0.3, 0.5),
            (-0.2, 0.74),
            (-0.72, 0.5),
        ]
        outline = shapes.smooth(shapes.turned([(px * r, py * r) for px, py in points], x, y, turn))
        body(canvas, outline, "#f4eadb", r, relief=0.2, lift=0.12)
        for side in (-0.62, -0.22, 0.22, 0.62):
            rib = shapes.turned(
                [
                    (-r * 0.8, r * side * 0.35),
                    (-r * 0.2, r * side * 0.95),
                    (r * 0.36, r * side * 0.55),
                    (r * 0.75, r * side * 0.12),
                ],
                x,
                y,
                turn,
            )
            canvas.strokes(shapes.smooth(rib, closed=False), "#b98a96", r * 0.045, opacity=0.55)
        rx, ry = shapes.turned([(-r * 0.84, 0)], x, y, turn)[0]
        canvas.circle(rx, ry, r * 0.13, "#cdb592")

    return paint


def half_onion(colour: str = "#9c3b66") -> Item:
    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        body(
            canvas,
            shapes.blob(canvas.chance, x, y, r, r * 0.94, rough=0.03, turn=turn),
            colour,
            r,
            relief=0.3,
            lift=0.12,
        )
        for share in (0.9, 0.72, 0.54, 0.36, 0.2):
            canvas.circle(
                x, y, r * share, "#f7e9ee", stroke=colour, stroke_width=f"{r * 0.035:.1f}", stroke_opacity=0.6
            )

    return paint
