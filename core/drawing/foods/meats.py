"""Meat, poultry, fish: in lumps, minced, on skewers, whole."""

from core.drawing import shapes
from core.drawing.canvas import Canvas
from core.drawing.colour import darker, lighter, mix
from core.drawing.foods.arrange import Item
from core.drawing.foods.brush import body, capsule, freckle, gleam, tint
from core.drawing.shapes import polar

MEAT, CHICKEN, LAMB, GOLDEN, CHAR = "#8a4526", "#cf8640", "#7a3d24", "#d89537", "#3b1c10"


_CRUMB = 0.02
"""A lump smaller than this share of the picture's height is drawn without fibres: they would not be seen."""


def chunk(colour: str = MEAT, *, rough: float = 0.2, glaze: str | None = None, char: bool = True) -> Item:
    """A lump of meat, chicken, potato, pumpkin: an upper face in the light, sides in shade."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        chance = canvas.chance
        tone = tint(canvas, colour, 0.12)
        corners = 5 if rough > 0.15 else 6
        outline = shapes.pebble(chance, x, y, r, r * 0.8, turn=turn, corners=corners)
        body(canvas, outline, darker(tone, 0.1), r, relief=0.3)
        face = shapes.pebble(chance, x - r * 0.12, y - r * 0.17, r * 0.74, r * 0.58, turn=turn, corners=corners)
        if r < canvas.height * _CRUMB:
            canvas.path(face, lighter(tone, 0.2), opacity=0.6)
            return
        canvas.open_group(clip_path=canvas.clip(outline))
        canvas.path(face, lighter(tone, 0.2), opacity=0.6)
        if char:
            _draw_fibres(canvas, x, y, r, turn, mix(tone, CHAR, 0.55))
            freckle(canvas, x, y, r, mix(tone, CHAR, 0.6), 4, size=0.18, opacity=0.4)
        if glaze:
            sheen = shapes.blob(chance, x + r * 0.2, y + r * 0.25, r * 0.7, r * 0.4, rough=0.3, turn=turn)
            canvas.path(sheen, glaze, opacity=0.35)
        canvas.close_group()
        gleam(canvas, x, y, r, opacity=0.5)

    return paint


def _draw_fibres(canvas: Canvas, x: float, y: float, r: float, turn: float, colour: str) -> None:
    lines = ""
    for _ in range(7):
        along, across = canvas.chance.uniform(-0.8, 0.4) * r, canvas.chance.uniform(-0.6, 0.6) * r
        length = canvas.chance.uniform(0.25, 0.6) * r
        start, end = shapes.turned([(along, across), (along + length, across * 0.8)], x, y, turn)
        lines += f"M{start[0]:.1f} {start[1]:.1f}L{end[0]:.1f} {end[1]:.1f}"
    canvas.strokes(lines, colour, r * 0.05, opacity=0.45)


def ball(colour: str = MEAT, *, spots: str | None = None, gloss: float = 0.55, count: int = 9) -> Item:
    """Kofta, falafel, gulab jamun, luqaimat, dumplings of dough."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        tone = tint(canvas, colour, 0.07)
        outline = shapes.blob(canvas.chance, x, y, r * 0.95, rough=0.035, points=10)
        body(canvas, outline, tone, r, relief=0.34, lift=0.18)
        if spots:
            freckle(canvas, x, y, r, spots, count, size=0.09, opacity=0.6)
        canvas.path(shapes.disc(x - r * 0.26, y - r * 0.32, r * 0.4, r * 0.3), lighter(tone, 0.5), opacity=0.3)
        gleam(canvas, x, y, r, opacity=gloss)

    return paint


def patty(colour: str = "#7b4124", *, seeds: str = "#d9b27a") -> Item:
    """A flat round of minced meat or potato, crisp at the edge."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        tone = tint(canvas, colour, 0.07)
        body(
            canvas,
            shapes.blob(canvas.chance, x, y, r, rough=0.06, turn=turn, points=14),
            darker(tone, 0.22),
            r,
            relief=0.2,
            lift=0.1,
        )
        canvas.path(
            shapes.blob(canvas.chance, x - r * 0.02, y - r * 0.03, r * 0.86, rough=0.07, turn=turn, points=13),
            canvas.domed(tone, 0.24),
        )
        freckle(canvas, x, y, r, darker(tone, 0.4), 16, size=0.1, opacity=0.5)
        freckle(canvas, x, y, r, seeds, 10, size=0.05, opacity=0.85)
        freckle(canvas, x, y, r, "#4f7a35", 8, size=0.06, opacity=0.85)
        freckle(canvas, x - r * 0.2, y - r * 0.25, r * 0.6, "#fff3dc", 5, size=0.09, opacity=0.35)

    return paint


def kebab(colour: str = "#85452a", *, skewer: bool = True, half_width: float = 0.17) -> Item:
    """Minced meat pressed on a skewer, with finger marks and char."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        if skewer:
            _skewer(canvas, x, y, r * 1.32, turn)
        tone = tint(canvas, colour, 0.07)
        w = r * half_width
        body(canvas, capsule(x, y, r, w, turn, wave=0.09, bumps=8), tone, w, relief=0.3, lift=0.3, dome=False)
        for i in range(-3, 4):
            cx, cy = shapes.turned([(i * r * 0.26, 0)], x, y, turn)[0]
            groove = shapes.turned([(-w * 0.12, -w * 0.72), (w * 0.12, 0), (-w * 0.08, w * 0.75)], cx, cy, turn)
            canvas.strokes(shapes.smooth(groove, closed=False), darker(tone, 0.5), w * 0.2, opacity=0.5)
            light = shapes.turned([(-r * 0.09, -w * 0.45), (r * 0.02, -w * 0.52)], cx, cy, turn)
            canvas.strokes(shapes.smooth(light, closed=False), "#ffe9c9", w * 0.13, opacity=0.5)
        freckle(canvas, x, y, r, CHAR, 10, size=0.045, opacity=0.5, squeeze=half_width, turn=turn)
        freckle(canvas, x, y, r, "#5d8a3c", 8, size=0.022, opacity=0.9, squeeze=half_width, turn=turn)

    return paint


def shashlik(*colours: str) -> Item:
    """Cubes on a skewer, in these colours by turns (meat, pepper, onion …)."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        _skewer(canvas, x, y, r * 1.3, turn)
        count = 6
        for i in range(count):
            cx, cy = shapes.turned([((i - (count - 1) / 2) * r * 0.34, 0)], x, y, turn)[0]
            tone = tint(canvas, colours[i % len(colours)], 0.08)
            size = r * 0.2
            outline = shapes.blob(canvas.chance, cx, cy, size * 0.92, size * 1.05, rough=0.12, turn=turn, points=8)
            body(canvas, outline, tone, size, relief=0.3)
            freckle(canvas, cx, cy, size, CHAR, 3, size=0.2, opacity=0.45)
            gleam(canvas, cx, cy, size)

    return paint


def _skewer(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
    (x1, y1), (x2, y2) = shapes.turned([(-r, 0), (r, 0)], x, y, turn)
    line = f"M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}"
    canvas.strokes(line, "#1c100b", r * 0.035, opacity=0.35, transform=f"translate({r * 0.02:.1f} {r * 0.035:.1f})")
    canvas.strokes(line, "#8d8a86", r * 0.032)
    canvas.strokes(line, "#e9e5dd", r * 0.012)


def drumstick(colour: str = CHICKEN) -> Item:
    """A roast chicken leg, the bone to the right before turning."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        (bx, by), (ex, ey) = shapes.turned([(r * 0.3, 0), (r * 0.98, 0)], x, y, turn)
        canvas.strokes(
            f"M{bx + r * 0.04:.1f} {by + r * 0.06:.1f}L{ex + r * 0.04:.1f} {ey + r * 0.06:.1f}",
            "#1c100b",
            r * 0.15,
            opacity=0.3,
        )
        canvas.strokes(f"M{bx:.1f} {by:.1f}L{ex:.1f} {ey:.1f}", "#f0e0c2", r * 0.13)
        for side in (-1, 1):
            kx, ky = shapes.turned([(r * 1.0, side * r * 0.07)], x, y, turn)[0]
            canvas.circle(kx, ky, r * 0.09, canvas.domed("#f0e0c2", 0.2))
        tone = tint(canvas, colour, 0.08)
        points = [
            (-0.92, 0.04),
            (-0.72, -0.42),
            (-0.2, -0.52),
            (0.25, -0.27),
            (0.6, -0.14),
            (0.66, 0),
            (0.6, 0.14),
            (0.22, 0.26),
            (-0.25, 0.48),
            (-0.75, 0.42),
        ]
        outline = shapes.smooth(shapes.turned([(px * r, py * r) for px, py in points], x, y, turn))
        body(canvas, outline, tone, r, relief=0.34, lift=0.08)
        canvas.open_group(clip_path=canvas.clip(outline))
        cx, cy = shapes.turned([(-r * 0.3, 0)], x, y, turn)[0]
        freckle(canvas, cx, cy, r * 0.62, darker(tone, 0.45), 14, size=0.13, opacity=0.4)
        freckle(canvas, cx - r * 0.1, cy - r * 0.14, r * 0.4, lighter(tone, 0.5), 6, size=0.16, opacity=0.4)
        freckle(canvas, cx, cy, r * 0.7, "#4d2b12", 12, size=0.03, opacity=0.8)
        canvas.close_group()
        gleam(canvas, cx, cy, r * 0.6, opacity=0.6)

    return paint


def fillet(colour: str = "#d9a05a", *, grill: bool = False, flakes: bool = False) -> Item:
    """A piece of fish, a breast, a steak, a schnitzel."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        tone = tint(canvas, colour, 0.06)
        outline = capsule(x, y, r, r * 0.46, turn, bend=0.12, wave=0.05, bumps=4)
        body(canvas, outline, tone, r, relief=0.26, lift=0.08)
        canvas.open_group(clip_path=canvas.clip(outline))
        freckle(canvas, x, y, r, darker(tone, 0.35), 26, size=0.07, opacity=0.4, squeeze=0.6, turn=turn)
        freckle(
            canvas,
            x - r * 0.05,
            y - r * 0.08,
            r,
            lighter(tone, 0.5),
            14,
            size=0.07,
            opacity=0.5,
            squeeze=0.5,
            turn=turn,
        )
        if grill:
            lines = ""
            for i in range(-3, 4):
                (x1, y1), (x2, y2) = shapes.turned(
                    [(i * r * 0.26 - r * 0.14, -r * 0.6), (i * r * 0.26 + r * 0.14, r * 0.6)], x, y, turn
                )
                lines += f"M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}"
            canvas.strokes(lines, CHAR, r * 0.05, opacity=0.55)
        if flakes:
            _draw_flakes(canvas, x, y, r, turn, tone)
        canvas.close_group()

    return paint


def _draw_flakes(canvas: Canvas, x: float, y: float, r: float, turn: float, colour: str) -> None:
    """The curved leaves that cooked fish falls into, and its browned edge."""
    edge = capsule(x, y, r, r * 0.46, turn, bend=0.12, wave=0.05, bumps=4)
    canvas.path(edge, "none", stroke="#b8742e", stroke_width=f"{r * 0.13:.1f}", opacity=0.4)
    for i in range(-3, 4):
        arc = [(i * 0.25 - 0.1, -0.5), (i * 0.25 + 0.1, -0.12), (i * 0.25 + 0.12, 0.2), (i * 0.25 - 0.06, 0.6)]
        curve = shapes.smooth(shapes.turned([(px * r, py * r) for px, py in arc], x, y, turn), closed=False)
        canvas.strokes(curve, darker(colour, 0.3), r * 0.03, opacity=0.55)
        shift = f"translate({r * 0.03:.1f} {r * 0.02:.1f})"
        canvas.strokes(curve, lighter(colour, 0.7), r * 0.03, opacity=0.8, transform=shift)


def fish(colour: str = "#c98a4a", *, grill: bool = True) -> Item:
    """A whole fish, grilled or steamed, its head to the left before turning."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        points = [
            (-1.0, 0.02),
            (-0.8, -0.2),
            (-0.35, -0.34),
            (0.2, -0.25),
            (0.62, -0.09),
            (0.98, -0.27),
            (0.88, 0.0),
            (1.0, 0.26),
            (0.62, 0.1),
            (0.2, 0.26),
            (-0.35, 0.34),
            (-0.8, 0.22),
        ]
        outline = shapes.smooth(shapes.turned([(px * r, py * r) for px, py in points], x, y, turn))
        body(canvas, outline, colour, r, relief=0.3, lift=0.06, dome=False)
        canvas.open_group(clip_path=canvas.clip(outline))
        for i in range(4):
            cut = shapes.turned(
                [((i * 0.24 - 0.42) * r, -0.26 * r), ((i * 0.24 - 0.34) * r, 0), ((i * 0.24 - 0.42) * r, 0.26 * r)],
                x,
                y,
                turn,
            )
            canvas.strokes(
                shapes.smooth(cut, closed=False), CHAR if grill else darker(colour, 0.4), r * 0.05, opacity=0.6
            )
            canvas.strokes(shapes.smooth(cut, closed=False), "#f3ddb6", r * 0.02, opacity=0.8)
        gill = shapes.turned([(-0.62 * r, -0.24 * r), (-0.54 * r, 0), (-0.62 * r, 0.24 * r)], x, y, turn)
        canvas.strokes(shapes.smooth(gill, closed=False), darker(colour, 0.5), r * 0.025, opacity=0.7)
        freckle(canvas, x, y, r, lighter(colour, 0.5), 40, size=0.03, opacity=0.5, squeeze=0.35, turn=turn)
        canvas.close_group()
        ex, ey = shapes.turned([(-0.78 * r, -0.06 * r)], x, y, turn)[0]
        canvas.circle(ex, ey, r * 0.04, "#fff5e0")
        canvas.circle(ex, ey, r * 0.022, "#2a1a14")

    return paint


def prawn(colour: str = "#ee8a5c") -> Item:
    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        spine = [polar(x, y, r * 0.58, turn + a) for a in range(-20, 221, 24)]
        line = shapes.smooth(spine, closed=False)
        canvas.strokes(line, "#1c100b", r * 0.52, opacity=0.28, transform=f"translate({r * 0.08:.1f} {r * 0.13:.1f})")
        canvas.strokes(line, darker(colour, 0.12), r * 0.5)
        canvas.strokes(line, colour, r * 0.4)
        for px, py in spine[1:-2]:
            dx, dy = px - x, py - y
            canvas.strokes(
                f"M{x + dx * 0.65:.1f} {y + dy * 0.65:.1f}L{x + dx * 1.35:.1f} {y + dy * 1.35:.1f}",
                "#fbd9c0",
                r * 0.07,
                opacity=0.8,
            )
        canvas.strokes(
            shapes.smooth([polar(x, y, r * 0.68, turn + a) for a in range(0, 181, 30)], closed=False),
            "#fff1e0",
            r * 0.06,
            opacity=0.5,
        )
        tail = polar(*spine[-1], r * 0.3, turn + 300)
        canvas.strokes(f"M{spine[-1][0]:.1f} {spine[-1][1]:.1f}L{tail[0]:.1f} {tail[1]:.1f}", "#c9482b", r * 0.18)

    return paint
