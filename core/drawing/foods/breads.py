"""Breads: flat, rolled, ringed, puffed."""

from core.drawing import shapes
from core.drawing.canvas import Canvas
from core.drawing.colour import darker, lighter, mix
from core.drawing.foods.arrange import Item
from core.drawing.foods.brush import body, freckle, tint
from core.drawing.shapes import polar

BREAD, CRUST, BLISTER, DOUGH = "#e6bf82", "#cf9448", "#8f5526", "#f2e2c2"


def flatbread(colour: str = BREAD, *, blisters: int = 26, squeeze: float = 1.0, rim: bool = False) -> Item:
    """Naan, roti, paratha, pita: blistered, a little uneven."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        tone = tint(canvas, colour, 0.05)
        outline = shapes.blob(canvas.chance, x, y, r, r * squeeze, rough=0.025, turn=turn, points=18)
        body(canvas, outline, tone, r, relief=0.2, lift=0.05)
        canvas.open_group(clip_path=canvas.clip(outline))
        if rim:
            canvas.path(outline, "none", stroke=darker(tone, 0.2), stroke_width=f"{r * 0.12:.1f}", opacity=0.5)
        freckle(canvas, x, y, r * 1.15, lighter(tone, 0.5), 14, size=0.2, opacity=0.35, squeeze=squeeze, turn=turn)
        freckle(
            canvas, x, y, r * 1.15, mix(tone, BLISTER, 0.5), blisters, size=0.1, opacity=0.4, squeeze=squeeze, turn=turn
        )
        freckle(canvas, x, y, r * 1.1, BLISTER, blisters // 2, size=0.055, opacity=0.75, squeeze=squeeze, turn=turn)
        canvas.close_group()

    return paint


def layered_bread(colour: str = "#dda95a") -> Item:
    """A bread or pastry wound in a spiral: paratha, burek, scallion pancake."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        flatbread(colour, blisters=14)(canvas, x, y, r, turn)
        line = shapes.smooth([polar(x, y, r * (0.9 - 0.84 * i / 40), turn + 27 * i) for i in range(41)], closed=False)
        canvas.strokes(line, darker(colour, 0.4), r * 0.045, opacity=0.4)
        canvas.strokes(
            line, lighter(colour, 0.45), r * 0.03, opacity=0.6, transform=f"translate({-r * 0.02:.1f} {-r * 0.025:.1f})"
        )

    return paint


def coil(colour: str = "#c98a3c", *, turns: float = 3.0) -> Item:
    """A rolled pastry laid in a snail: burek, m'hanncha."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        steps = int(turns * 16)
        points = [polar(x, y, r * (0.87 - 0.8 * i / steps), turn + 22.5 * i) for i in range(steps + 1)]
        line, width = shapes.smooth(points, closed=False), r * 0.255
        canvas.path(shapes.disc(x + r * 0.05, y + r * 0.08, r * 1.02), "#1c100b", opacity=0.35)
        canvas.path(shapes.disc(x, y, r * 0.97), darker(colour, 0.5))
        canvas.strokes(line, darker(colour, 0.28), width)
        canvas.strokes(line, colour, width * 0.8, transform=f"translate({-r * 0.01:.1f} {-r * 0.015:.1f})")
        canvas.strokes(
            line,
            lighter(colour, 0.35),
            width * 0.3,
            opacity=0.6,
            transform=f"translate({-r * 0.03:.1f} {-r * 0.04:.1f})",
        )
        flakes = "".join(
            shapes.blob(
                canvas.chance,
                *canvas.chance.choice(points),
                r * 0.06,
                r * 0.025,
                rough=0.3,
                turn=canvas.chance.uniform(0, 180),
                points=6,
            )
            for _ in range(46)
        )
        canvas.path(flakes, BLISTER, opacity=0.45)

    return paint


def ring_bread(colour: str = "#b8672a") -> Item:
    """A sesame ring: simit, bagel."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        mid, width = r * 0.74, r * 0.46
        canvas.circle(
            x + r * 0.06, y + r * 0.1, mid, "none", stroke="#1c100b", stroke_width=f"{width:.1f}", opacity=0.35
        )
        canvas.circle(x, y, mid, "none", stroke=darker(colour, 0.25), stroke_width=f"{width:.1f}")
        canvas.circle(x - r * 0.01, y - r * 0.02, mid, "none", stroke=colour, stroke_width=f"{width * 0.8:.1f}")
        canvas.circle(
            x - r * 0.02,
            y - r * 0.04,
            mid * 0.98,
            "none",
            stroke=lighter(colour, 0.3),
            stroke_width=f"{width * 0.3:.1f}",
            opacity=0.6,
        )
        twists = ""
        for i in range(13):
            a = turn + 360 * i / 13
            p, q = polar(x, y, mid - width * 0.42, a), polar(x, y, mid + width * 0.42, a + 20)
            twists += f"M{p[0]:.1f} {p[1]:.1f}L{q[0]:.1f} {q[1]:.1f}"
        canvas.strokes(twists, darker(colour, 0.45), r * 0.03, opacity=0.5)
        seeds: dict[str, str] = {"#f6e3b8": "", "#e3c385": ""}
        for _ in range(150):
            px, py = polar(x, y, mid + canvas.chance.uniform(-0.42, 0.42) * width, canvas.chance.uniform(0, 360))
            lx, ly = polar(0, 0, r * 0.018, canvas.chance.uniform(0, 180))
            seeds[canvas.chance.choice(list(seeds))] += f"M{px - lx:.1f} {py - ly:.1f}l{2 * lx:.1f} {2 * ly:.1f}"
        for tone, lines in seeds.items():
            canvas.strokes(lines, tone, r * 0.032)

    return paint


def bun(colour: str = "#c4813a", *, dust: str | None = None, puff: float = 0.05) -> Item:
    """A round or puffed piece of fried or baked dough: puri, mandazi, scone, burger bun."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        tone = tint(canvas, colour, 0.06)
        outline = shapes.blob(canvas.chance, x, y, r, rough=puff, turn=turn, points=9)
        body(canvas, outline, tone, r, relief=0.34, lift=0.14)
        canvas.open_group(clip_path=canvas.clip(outline))
        freckle(canvas, x, y, r, darker(tone, 0.3), 10, size=0.13, opacity=0.3)
        canvas.path(
            shapes.blob(canvas.chance, x - r * 0.24, y - r * 0.28, r * 0.46, r * 0.36, rough=0.15),
            lighter(tone, 0.45),
            opacity=0.5,
        )
        if dust:
            freckle(canvas, x, y, r, dust, 60, size=0.05, opacity=0.7)
        canvas.close_group()

    return paint


def stamped_bread(colour: str = "#cf9448") -> Item:
    """A Central Asian tandoor bread: a puffed, glazed rim around a flat middle that a stamp has pricked."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        outline = shapes.blob(canvas.chance, x, y, r, rough=0.012, turn=turn, points=20)
        body(canvas, outline, colour, r, relief=0.34, lift=0.12)
        middle = lighter(colour, 0.42)
        canvas.path(shapes.disc(x + r * 0.015, y + r * 0.02, r * 0.6), darker(colour, 0.3), opacity=0.6)
        canvas.path(shapes.disc(x, y, r * 0.58), canvas.domed(middle, 0.12))
        rings = ((0.14, 6), (0.27, 12), (0.4, 12), (0.5, 24))
        pricks = "".join(
            shapes.disc(*polar(x, y, r * reach, turn + 360 * i / count), r * 0.019)
            for reach, count in rings
            for i in range(count)
        )
        canvas.path(pricks, darker(colour, 0.45))
        freckle(canvas, x, y, r * 0.5, "#3a261c", 40, size=0.025, opacity=0.85)
        freckle(canvas, x, y, r * 0.9, "#f6e6bf", 60, size=0.02, opacity=0.9)

    return paint
