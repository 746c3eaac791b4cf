"""What every piece of food has in common: a shadow, a lit body, spots, a gleam."""

from core.drawing import shapes
from core.drawing.canvas import Canvas
from core.drawing.colour import SHADOW, darker, lighter
from core.drawing.shapes import Point


def body(
    canvas: Canvas, outline: str, colour: str, r: float, *, relief: float = 0.25, lift: float = 0.16, dome: bool = True
) -> None:
    """Paint a shape lying on something: `lift` is how far its shadow falls, as a share of r."""
    canvas.path(outline, SHADOW, opacity=0.2, transform=f"translate({r * lift:.1f} {r * lift * 1.6:.1f})")
    canvas.path(outline, SHADOW, opacity=0.32, transform=f"translate({r * lift * 0.45:.1f} {r * lift * 0.75:.1f})")
    canvas.path(outline, canvas.domed(colour, relief) if dome else canvas.lit(colour, relief))


def freckle(
    canvas: Canvas,
    x: float,
    y: float,
    r: float,
    colour: str,
    count: int = 8,
    *,
    size: float = 0.14,
    opacity: float = 0.5,
    squeeze: float = 1.0,
    turn: float = 0.0,
) -> None:
    """Paint spots inside a round (or, with `squeeze`, narrow and turned) piece."""
    spots = [(px, py * squeeze) for px, py in shapes.scatter(canvas.chance, 0, 0, r * 0.78, count)]
    outline = "".join(
        shapes.blob(canvas.chance, px, py, r * size * canvas.chance.uniform(0.5, 1.2), rough=0.3, points=6)
        for px, py in shapes.turned(spots, x, y, turn)
    )
    canvas.path(outline, colour, opacity=opacity)


def gleam(canvas: Canvas, x: float, y: float, r: float, *, opacity: float = 0.55, reach: float = 0.5) -> None:
    """Paint the small light that makes a piece juicy, above left of its middle."""
    cx, cy = x - r * reach * 0.62, y - r * reach * 0.75
    canvas.path(
        shapes.blob(canvas.chance, cx, cy, r * 0.2, r * 0.1, rough=0.2, turn=-38, points=7), "#fffaf0", opacity=opacity
    )


def capsule(
    x: float,
    y: float,
    half_length: float,
    half_width: float,
    turn: float,
    *,
    bend: float = 0.0,
    wave: float = 0.0,
    bumps: int = 6,
) -> str:
    """Return a long round-ended outline; `wave` makes its sides bumpy (share of the width), `bend` curves it."""
    upper: list[Point] = []
    lower: list[Point] = []
    for i in range(bumps * 2 + 1):
        share = i / (bumps * 2) * 2 - 1
        taper = (1 - abs(share) ** 4) ** 0.5
        thick = half_width * taper * (1 + (wave if i % 2 else -wave))
        arch = half_length * bend * (1 - share * share)
        upper.append((share * half_length, arch - thick))
        lower.append((share * half_length, arch + thick))
    return shapes.smooth(shapes.turned(upper + lower[::-1][1:-1], x, y, turn))


def tint(canvas: Canvas, colour: str, spread: float = 0.1) -> str:
    """Return a neighbour of the colour: pieces from one pan are alike, not the same."""
    amount = canvas.chance.choice((-1.0, -0.5, 0.0, 0.5, 1.0)) * spread
    return lighter(colour, amount) if amount > 0 else darker(colour, -amount)
