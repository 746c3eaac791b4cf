"""What comes at the end: syrup pastries, puddings, cookies, cream."""

from collections.abc import Sequence

from core.drawing import shapes
from core.drawing.canvas import Canvas
from core.drawing.colour import darker, lighter, mix
from core.drawing.foods.arrange import Item, Layer
from core.drawing.foods.brush import body, capsule, freckle, gleam, tint
from core.drawing.shapes import polar
from core.drawing.well import Well

PISTACHIO = ("#7f9b3a", "#99b04e", "#6a8430", "#b9c76f")


def diamond(
    colour: str = "#cf8f35", *, topping: Sequence[str] = PISTACHIO, almond: bool = False, layers: bool = True
) -> Item:
    """A lozenge of baklava or semolina cake, glossy with syrup."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        tone = tint(canvas, colour, 0.06)
        corners = [(-r, 0), (0, -r * 0.6), (r, 0), (0, r * 0.6)]
        outline = shapes.polygon(shapes.turned(corners, x, y, turn))
        body(canvas, outline, darker(tone, 0.35), r, relief=0.1, lift=0.08, dome=False)
        top = shapes.polygon(
            shapes.turned([(px * 0.97 - r * 0.015, py * 0.95 - r * 0.03) for px, py in corners], x, y, turn)
        )
        canvas.path(top, canvas.lit(tone, 0.32), stroke=darker(tone, 0.2), stroke_width=f"{r * 0.02:.1f}")
        if layers:
            lines = ""
            for share in (-0.5, -0.17, 0.17, 0.5):
                (ax, ay), (bx, by) = shapes.turned(
                    [(share * r - r * 0.36, -r * 0.33 * (1 + share)), (share * r + r * 0.36, r * 0.33 * (1 - share))],
                    x,
                    y,
                    turn,
                )
                lines += f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}"
            canvas.strokes(lines, lighter(tone, 0.4), r * 0.022, opacity=0.5)
        if almond:
            outline = shapes.smooth(
                shapes.turned(
                    [(-r * 0.3, 0), (-r * 0.08, -r * 0.13), (r * 0.3, 0), (-r * 0.08, r * 0.13)], x, y, turn + 30
                )
            )
            body(canvas, outline, "#f3dfb4", r * 0.3, relief=0.2)
        else:
            crumbs: dict[str, str] = {}
            for px, py in shapes.scatter(canvas.chance, x, y, r * 0.27, 26):
                tone = canvas.chance.choice(list(topping))
                crumbs[tone] = crumbs.get(tone, "") + shapes.blob(canvas.chance, px, py, r * 0.055, rough=0.3, points=5)
            canvas.circle(x + r * 0.02, y + r * 0.03, r * 0.29, "#1c100b", opacity=0.18)
            for shade, crumb in crumbs.items():
                canvas.path(crumb, shade)
        gleam(canvas, x - r * 0.2, y - r * 0.05, r * 0.6, opacity=0.6)

    return paint


def cookie(colour: str = "#c98f4e", *, chips: str | None = "#3f2214", dust: bool = False) -> Item:
    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        tone = tint(canvas, colour, 0.06)
        outline = shapes.blob(canvas.chance, x, y, r, rough=0.04, turn=turn, points=13)
        body(canvas, outline, tone, r, relief=0.26, lift=0.08)
        freckle(canvas, x, y, r, darker(tone, 0.25), 14, size=0.12, opacity=0.35)
        freckle(canvas, x, y, r, lighter(tone, 0.5), 12, size=0.09, opacity=0.4)
        if chips:
            for px, py in shapes.scatter(canvas.chance, x, y, r * 0.78, 10, r * 0.26):
                size = r * canvas.chance.uniform(0.09, 0.15)
                body(
                    canvas,
                    shapes.blob(canvas.chance, px, py, size, size * 0.85, rough=0.22, points=6),
                    chips,
                    size,
                    relief=0.35,
                )
        if dust:
            freckle(canvas, x, y, r * 1.1, "#fffaf0", 90, size=0.045, opacity=0.75)

    return paint


def moulded_cookie(colour: str = "#e3bd83") -> Item:
    """Maamoul: pressed in a carved mould, dusted with sugar."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        tone = tint(canvas, colour, 0.05)
        edge = [polar(x, y, r * (1.0 if i % 2 else 0.93), turn + 11.25 * i) for i in range(32)]
        body(canvas, shapes.smooth(edge), tone, r, relief=0.26, lift=0.14)
        canvas.circle(x, y, r * 0.76, "none", stroke=darker(tone, 0.25), stroke_width=f"{r * 0.04:.1f}")
        for share, points in ((0.68, 8), (0.4, 8)):
            outline = shapes.star(x, y, r * share, points, 0.62, turn)
            canvas.path(
                outline,
                "none",
                stroke=darker(tone, 0.35),
                stroke_width=f"{r * 0.055:.1f}",
                stroke_linejoin="round",
                opacity=0.8,
            )
            canvas.path(
                outline,
                "none",
                stroke=lighter(tone, 0.6),
                stroke_width=f"{r * 0.03:.1f}",
                stroke_linejoin="round",
                transform=f"translate({r * 0.025:.1f} {r * 0.03:.1f})",
            )
        canvas.circle(x, y, r * 0.13, darker(tone, 0.2))
        freckle(canvas, x, y, r * 1.15, "#fffdf6", 70, size=0.045, opacity=0.75)

    return paint


def shreds(
    colours: Sequence[str] = ("#e0862a", "#d6731c", "#eb9c3f", "#c9641a"), *, reach: float = 0.98, count: int = 900
) -> Layer:
    """Kunafa: fine golden shreds pressed into a round."""

    def paint(canvas: Canvas, well: Well) -> None:
        chance, r = canvas.chance, well.r * reach
        canvas.path(shapes.disc(well.x, well.y, r), canvas.domed(colours[0], 0.25))
        for _ in range(8):
            lines = ""
            for _ in range(count // 8):
                px, py = polar(well.x, well.y, r * 0.95 * chance.random() ** 0.5, chance.uniform(0, 360))
                (ax, ay), (bx, by) = (
                    polar(px, py, r * 0.07, chance.uniform(0, 360)),
                    polar(px, py, r * 0.04, chance.uniform(0, 360)),
                )
                lines += f"M{ax:.1f} {ay:.1f}Q{px:.1f} {py:.1f} {bx:.1f} {by:.1f}"
            tone = chance.choice(list(colours))
            canvas.strokes(
                lines,
                darker(tone, 0.4),
                r * 0.014,
                opacity=0.35,
                transform=f"translate({r * 0.006:.1f} {r * 0.01:.1f})",
            )
            canvas.strokes(lines, tint(canvas, tone, 0.15), r * 0.012)

    return paint


def cuts(colour: str, *, count: int = 4, width: float = 0.016) -> Layer:
    """Lines of a knife through a round or a tray."""

    def paint(canvas: Canvas, well: Well) -> None:
        lines = ""
        for i in range(count):
            dx, dy = polar(0, 0, 1, 180 * i / count + 12)
            dx, dy = dx * well.rx, dy * well.ry
            lines += f"M{well.x + dx:.1f} {well.y + dy:.1f}L{well.x - dx:.1f} {well.y - dy:.1f}"
        canvas.strokes(lines, colour, well.r * width, opacity=0.55)

    return paint


def checks(colour: str, *, columns: int = 4, rows: int = 3, width: float = 0.02) -> Layer:
    """A rectangular bake cut into squares."""

    def paint(canvas: Canvas, well: Well) -> None:
        lines = ""
        for i in range(1, columns):
            x = well.x - well.rx + 2 * well.rx * i / columns
            lines += f"M{x:.1f} {well.y - well.ry * 0.97:.1f}V{well.y + well.ry * 0.97:.1f}"
        for j in range(1, rows):
            y = well.y - well.ry + 2 * well.ry * j / rows
            lines += f"M{well.x - well.rx * 0.97:.1f} {y:.1f}H{well.x + well.rx * 0.97:.1f}"
        canvas.strokes(lines, colour, well.r * width, opacity=0.6)
        canvas.strokes(
            lines,
            "#fff3dc",
            well.r * width * 0.4,
            opacity=0.5,
            transform=f"translate({well.r * 0.014:.1f} {well.r * 0.014:.1f})",
        )

    return paint


def rosettes(colour: str = "#f8eedb") -> Layer:
    """Piped rounds of cream all over a rectangular dish."""

    def paint(canvas: Canvas, well: Well) -> None:
        columns, rows = 8, 6
        for j in range(rows):
            for i in range(columns):
                x = well.x + (i - (columns - 1) / 2) * 2 * well.rx * 0.94 / columns
                y = well.y + (j - (rows - 1) / 2) * 2 * well.ry * 0.94 / rows
                r = well.rx / columns * 1.02
                canvas.path(shapes.disc(x + r * 0.14, y + r * 0.22, r), "#1c100b", opacity=0.34)
                canvas.path(shapes.blob(canvas.chance, x, y, r, rough=0.04), canvas.domed(colour, 0.2))
                canvas.path(shapes.disc(x - r * 0.2, y - r * 0.24, r * 0.5, r * 0.42), "#fffdf6", opacity=0.8)

    return paint


def cocoa(colour: str = "#4f2c1a", *, count: int = 900) -> Layer:
    """A dusting from a sieve."""

    def paint(canvas: Canvas, well: Well) -> None:
        canvas.open_group(clip_path=canvas.clip(well.outline(0.98)))
        canvas.path(well.outline(0.98), colour, opacity=0.76)
        for size, opacity in ((0.008, 0.8), (0.014, 0.5)):
            dust = ""
            for _ in range(count):
                x = well.x + canvas.chance.uniform(-1, 1) * well.rx
                y = well.y + canvas.chance.uniform(-1, 1) * well.ry
                dust += f"M{x:.1f} {y:.1f}h.01"
            canvas.strokes(dust, colour, well.r * size * 2, opacity=opacity)
        canvas.close_group()

    return paint


def mango_slice(colour: str = "#f6ae2a") -> Item:
    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        tone = tint(canvas, colour, 0.06)
        outline = capsule(x, y, r, r * 0.24, turn, bend=0.14, bumps=4)
        body(canvas, outline, tone, r * 0.4, relief=0.3, lift=0.2, dome=False)
        line = shapes.turned([(-r * 0.75, -r * 0.02), (0, r * 0.06), (r * 0.75, -r * 0.02)], x, y, turn)
        canvas.strokes(shapes.smooth(line, closed=False), lighter(tone, 0.6), r * 0.04, opacity=0.6)

    return paint


def banana(colour: str = "#f0c65a") -> Item:
    """A length of cooked banana."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        tone = tint(canvas, colour, 0.07)
        body(
            canvas,
            capsule(x, y, r, r * 0.4, turn, bend=0.12, bumps=4),
            tone,
            r * 0.6,
            relief=0.28,
            lift=0.16,
            dome=False,
        )
        freckle(canvas, x, y, r, "#a8742a", 7, size=0.06, opacity=0.45, squeeze=0.35, turn=turn)
        cx, cy = shapes.turned([(r * 0.86, 0)], x, y, turn)[0]
        canvas.path(capsule(cx, cy, r * 0.3, r * 0.14, turn + 90, bumps=3), mix(tone, "#fff6df", 0.5))

    return paint


def date(colour: str = "#5c2c16") -> Item:
    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        body(canvas, capsule(x, y, r, r * 0.5, turn, bumps=4), tint(canvas, colour, 0.1), r, relief=0.36, lift=0.14)
        for side in (-0.2, 0.1):
            line = shapes.turned([(-r * 0.7, r * side), (0, r * side * 1.6), (r * 0.7, r * side)], x, y, turn)
            canvas.strokes(shapes.smooth(line, closed=False), lighter(colour, 0.35), r * 0.06, opacity=0.5)

    return paint


def scoop(colour: str = "#fdf3dc") -> Item:
    """A ball of ice cream or a spoon of clotted cream."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        body(canvas, shapes.blob(canvas.chance, x, y, r, rough=0.08, points=12), colour, r, relief=0.2, lift=0.12)
        for reach in (0.7, 0.4):
            arc = [polar(x, y, r * reach, turn + a) for a in range(0, 200, 25)]
            canvas.strokes(shapes.smooth(arc, closed=False), darker(colour, 0.14), r * 0.06, opacity=0.5)
        gleam(canvas, x, y, r, opacity=0.8)

    return paint
