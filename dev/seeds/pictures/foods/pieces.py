"""Meat, fish, eggs, vegetables in pieces: what is picked up with a fork."""


from dev.seeds.pictures import shapes
from dev.seeds.pictures.canvas import Canvas
from dev.seeds.pictures.colour import darker, lighter, mix
from dev.seeds.pictures.foods.arrange import Item
from dev.seeds.pictures.foods.brush import body, capsule, freckle, gleam, tint
from dev.seeds.pictures.shapes import polar

MEAT, CHICKEN, LAMB, GOLDEN, CHAR = "#8a4526", "#cf8640", "#7a3d24", "#d89537", "#3b1c10"


def chunk(colour: str = MEAT, *, rough: float = 0.2, glaze: str | None = None, char: bool = True) -> Item:
    """A cube or scrap of meat, paneer, tofu, potato, pumpkin."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        tone = tint(canvas, colour, 0.12)
        outline = shapes.blob(canvas.chance, x, y, r, r * 0.78, rough=rough, turn=turn, points=7)
        body(canvas, outline, tone, r, relief=0.3)
        canvas.open_group(clip_path=canvas.clip(outline))
        if char:
            freckle(canvas, x, y, r, mix(tone, CHAR, 0.6), 5, size=0.2, opacity=0.45)
        face = shapes.blob(canvas.chance, x - r * 0.18, y - r * 0.22, r * 0.62, r * 0.46, rough=rough, turn=turn, points=7)
        canvas.path(face, lighter(tone, 0.25), opacity=0.4)
        if glaze:
            canvas.path(shapes.blob(canvas.chance, x + r * 0.2, y + r * 0.25, r * 0.7, r * 0.4, rough=0.3, turn=turn), glaze, opacity=0.35)
        canvas.close_group()
        gleam(canvas, x, y, r)

    return paint


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
        body(canvas, shapes.blob(canvas.chance, x, y, r, rough=0.06, turn=turn, points=14), darker(tone, 0.22), r, relief=0.2, lift=0.1)
        canvas.path(shapes.blob(canvas.chance, x - r * 0.02, y - r * 0.03, r * 0.86, rough=0.07, turn=turn, points=13), canvas.domed(tone, 0.24))
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
        canvas.strokes(f"M{bx + r * 0.04:.1f} {by + r * 0.06:.1f}L{ex + r * 0.04:.1f} {ey + r * 0.06:.1f}", "#1c100b", r * 0.15, opacity=0.3)
        canvas.strokes(f"M{bx:.1f} {by:.1f}L{ex:.1f} {ey:.1f}", "#f0e0c2", r * 0.13)
        for side in (-1, 1):
            kx, ky = shapes.turned([(r * 1.0, side * r * 0.07)], x, y, turn)[0]
            canvas.circle(kx, ky, r * 0.09, canvas.domed("#f0e0c2", 0.2))
        tone = tint(canvas, colour, 0.08)
        points = [(-0.92, 0.04), (-0.72, -0.42), (-0.2, -0.52), (0.25, -0.27), (0.6, -0.14), (0.66, 0), (0.6, 0.14), (0.22, 0.26), (-0.25, 0.48), (-0.75, 0.42)]
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


def fillet(colour: str = "#d9a05a", *, grill: bool = False) -> Item:
    """A piece of fish, a breast, a steak, a schnitzel."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        tone = tint(canvas, colour, 0.06)
        outline = capsule(x, y, r, r * 0.46, turn, bend=0.12, wave=0.05, bumps=4)
        body(canvas, outline, tone, r, relief=0.26, lift=0.08)
        canvas.open_group(clip_path=canvas.clip(outline))
        freckle(canvas, x, y, r, darker(tone, 0.35), 26, size=0.07, opacity=0.4, squeeze=0.6, turn=turn)
        freckle(canvas, x - r * 0.05, y - r * 0.08, r, lighter(tone, 0.5), 14, size=0.07, opacity=0.5, squeeze=0.5, turn=turn)
        if grill:
            lines = ""
            for i in range(-3, 4):
                (x1, y1), (x2, y2) = shapes.turned([(i * r * 0.26 - r * 0.14, -r * 0.6), (i * r * 0.26 + r * 0.14, r * 0.6)], x, y, turn)
                lines += f"M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}"
            canvas.strokes(lines, CHAR, r * 0.05, opacity=0.55)
        canvas.close_group()

    return paint


def fish(colour: str = "#c98a4a") -> Item:
    """A whole grilled fish, its head to the left before turning."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        points = [(-1.0, 0.02), (-0.8, -0.2), (-0.35, -0.34), (0.2, -0.25), (0.62, -0.09), (0.98, -0.27), (0.88, 0.0), (1.0, 0.26), (0.62, 0.1), (0.2, 0.26), (-0.35, 0.34), (-0.8, 0.22)]
        outline = shapes.smooth(shapes.turned([(px * r, py * r) for px, py in points], x, y, turn))
        body(canvas, outline, colour, r, relief=0.3, lift=0.06, dome=False)
        canvas.open_group(clip_path=canvas.clip(outline))
        for i in range(4):
            cut = shapes.turned([((i * 0.24 - 0.42) * r, -0.26 * r), ((i * 0.24 - 0.34) * r, 0), ((i * 0.24 - 0.42) * r, 0.26 * r)], x, y, turn)
            canvas.strokes(shapes.smooth(cut, closed=False), CHAR, r * 0.05, opacity=0.6)
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
            canvas.strokes(f"M{x + dx * 0.65:.1f} {y + dy * 0.65:.1f}L{x + dx * 1.35:.1f} {y + dy * 1.35:.1f}", "#fbd9c0", r * 0.07, opacity=0.8)
        canvas.strokes(shapes.smooth([polar(x, y, r * 0.68, turn + a) for a in range(0, 181, 30)], closed=False), "#fff1e0", r * 0.06, opacity=0.5)
        tail = polar(*spine[-1], r * 0.3, turn + 300)
        canvas.strokes(f"M{spine[-1][0]:.1f} {spine[-1][1]:.1f}L{tail[0]:.1f} {tail[1]:.1f}", "#c9482b", r * 0.18)

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
        body(canvas, capsule(x, y, r, r * 0.76, turn, bumps=4), "#fdf7ea", r, relief=0.12)
        canvas.circle(x, y, r * 0.42, canvas.domed("#f0a52c", 0.22))
        gleam(canvas, x, y, r * 0.5)

    return paint


def strip(colour: str, *, width: float = 0.2, bend: float = 0.25, gloss: float = 0.35) -> Item:
    """Pepper, carrot, fried onion, beef in strips, chips."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        tone = tint(canvas, colour, 0.1)
        arch = bend * canvas.chance.uniform(-1, 1)
        points = shapes.turned([(-r, 0), (0, r * arch), (r, 0)], x, y, turn)
        line = shapes.smooth(points, closed=False)
        canvas.strokes(line, "#1c100b", r * width * 2, opacity=0.28, transform=f"translate({r * 0.07:.1f} {r * 0.12:.1f})")
        canvas.strokes(line, darker(tone, 0.2), r * width * 2)
        canvas.strokes(line, tone, r * width * 1.5, transform=f"translate({-r * 0.02:.1f} {-r * 0.03:.1f})")
        canvas.strokes(line, lighter(tone, 0.6), r * width * 0.35, opacity=gloss, transform=f"translate({-r * 0.05:.1f} {-r * 0.08:.1f})")

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
            vein = shapes.turned([(i * r * 0.3 - r * 0.1, -w * 0.85), (i * r * 0.3 + r * 0.1, 0), (i * r * 0.3 - r * 0.02, w * 0.85)], x, y, turn)
            canvas.strokes(shapes.smooth(vein, closed=False), lighter(tone, 0.35), w * 0.07, opacity=0.55)
        cx, cy = shapes.turned([(0, -w * 0.4)], x, y, turn)[0]
        canvas.path(capsule(cx, cy, r * 0.7, w * 0.12, turn, bumps=4), "#fbf7d8", opacity=0.35)

    return paint


def chickpea(colour: str = "#e0b66a") -> Item:
    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        tone = tint(canvas, colour, 0.1)
        body(canvas, shapes.blob(canvas.chance, x, y, r, r * 0.88, rough=0.07, turn=turn, points=7), tone, r, relief=0.32)
        gleam(canvas, x, y, r, opacity=0.6)

    return paint


def floret(colour: str = "#f0e3bf") -> Item:
    """Cauliflower or broccoli."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        canvas.path(shapes.disc(x + r * 0.15, y + r * 0.22, r * 0.9), "#1c100b", opacity=0.25)
        for i in range(9):
            px, py = (x, y) if i == 8 else polar(x, y, r * 0.56, turn + 45 * i)
            canvas.path(shapes.blob(canvas.chance, px, py, r * 0.42, rough=0.14, points=8), canvas.domed(tint(canvas, colour, 0.1), 0.28))
        freckle(canvas, x, y, r, darker(colour, 0.3), 20, size=0.05, opacity=0.4)

    return paint


