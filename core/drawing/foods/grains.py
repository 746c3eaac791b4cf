"""Rice, couscous, bulgur, and everything that is sprinkled."""

import math
from collections.abc import Sequence

from core.drawing import shapes
from core.drawing.canvas import Canvas
from core.drawing.colour import lighter, mix
from core.drawing.foods.arrange import Layer
from core.drawing.shapes import polar
from core.drawing.well import Well

BASMATI = ("#f3e6c4", "#f3e6c4", "#f0dcae")
SAFFRON_RICE = ("#f4e8ca", "#f2dfae", "#eda92c", "#f0bb4a")
TOMATO_RICE = ("#d9662c", "#cf5524", "#e07f3a")
BROWN_RICE = ("#c99a5b", "#bd8748", "#d9b071")
COUSCOUS = ("#e6c071", "#dcb05a", "#efcf8b")
BULGUR = ("#b5763a", "#a8672e", "#c88b4e")

_DEEP = "#a06a24"
"""The shade between grains: rice in shadow is golden, never grey."""

_SLICES = 7
_TONES = 4


def grains(
    colours: Sequence[str] = BASMATI,
    *,
    length: float = 0.075,
    reach: float = 0.86,
    count: int = 3400,
    fill: bool = False,
) -> Layer:
    """A mound of grains, brighter towards the light. `length` 0 makes round grains (couscous).

    Painted in slices from the plate upwards: each slice first its shadow, then its grains by tone.
    """

    def paint(canvas: Canvas, well: Well) -> None:
        chance, r = canvas.chance, well.r * (1.04 if fill else reach)
        stretch_x, stretch_y = well.rx / well.r, well.ry / well.r
        body = shapes.blob(
            chance, well.x, well.y, r * stretch_x, r * stretch_y, rough=0.0 if fill else 0.035, points=16
        )
        if not fill:
            canvas.path(body, "#1c100b", opacity=0.28, transform=f"translate({r * 0.03:.1f} {r * 0.05:.1f})")
        canvas.path(body, canvas.domed(mix(colours[0], _DEEP, 0.4), 0.12))
        canvas.open_group(clip_path=canvas.clip(body)) if fill else canvas.open_group()
        width, dash = r * (0.019 if length else 0.034), r * length
        for height in range(_SLICES):
            limit = r * (1.0 - 0.14 * height / _SLICES)
            lines: dict[tuple[int, str], list[str]] = {}
            for _ in range(count // _SLICES):
                distance, angle = limit * math.sqrt(chance.random()), chance.uniform(0, 360)
                dx, dy = polar(0, 0, distance, angle)
                # The dome: a grain is as bright as its slope faces the light above left.
                facing = 0.5 - 0.42 * (dx + 1.2 * dy) / (1.56 * r) + chance.uniform(-0.22, 0.22)
                tone = min(_TONES - 1, max(0, int(facing * _TONES)))
                lx, ly = polar(0, 0, dash / 2, chance.uniform(0, 180))
                x, y = well.x + dx * stretch_x, well.y + dy * stretch_y
                lines.setdefault((tone, chance.choice(colours)), []).append(
                    f"M{x - lx:.1f} {y - ly:.1f}l{2 * lx:.1f} {2 * ly + 0.01:.2f}"
                )
            everything = "".join("".join(group) for group in lines.values())
            canvas.strokes(
                everything,
                "#6a3c10",
                width * 1.15,
                opacity=0.26,
                transform=f"translate({width * 0.3:.1f} {width * 0.5:.1f})",
            )
            for (tone, colour), group in sorted(lines.items()):
                toned = (mix(colour, _DEEP, 0.42), mix(colour, _DEEP, 0.18), colour, lighter(colour, 0.45))[tone]
                canvas.strokes("".join(group), toned, width)
        canvas.close_group()

    return paint


def sprinkle(
    colours: Sequence[str],
    count: int = 60,
    *,
    length: float = 0.03,
    width: float = 0.022,
    reach: float = 0.7,
    clumps: int = 0,
) -> Layer:
    """Small things strewn over: seeds, spice, nuts, shreds. With `clumps` they fall in so many handfuls."""

    def paint(canvas: Canvas, well: Well) -> None:
        chance, r = canvas.chance, well.r
        centres = shapes.scatter(chance, 0, 0, r * reach * 0.8, clumps, r * 0.2) if clumps else [(0.0, 0.0)]
        spread = r * reach * (0.3 if clumps else 1.0)
        lines: dict[str, list[str]] = {}
        for _ in range(count):
            cx, cy = chance.choice(centres)
            px, py = polar(cx, cy, spread * (chance.random() ** (0.8 if clumps else 0.5)), chance.uniform(0, 360))
            lx, ly = polar(0, 0, r * length * chance.uniform(0.4, 1), chance.uniform(0, 180))
            x, y = well.x + px * well.rx / r, well.y + py * well.ry / r
            lines.setdefault(chance.choice(list(colours)), []).append(
                f"M{x - lx:.1f} {y - ly:.1f}l{2 * lx:.1f} {2 * ly + 0.01:.2f}"
            )
        everything = "".join("".join(group) for group in lines.values())
        canvas.strokes(
            everything,
            "#1c100b",
            r * width,
            opacity=0.3,
            transform=f"translate({r * width * 0.25:.1f} {r * width * 0.45:.1f})",
        )
        for colour, group in sorted(lines.items()):
            canvas.strokes("".join(group), colour, r * width)
            highlight = "".join(group)
            canvas.strokes(
                highlight,
                lighter(colour, 0.4),
                r * width * 0.35,
                opacity=0.7,
                transform=f"translate({-r * width * 0.15:.1f} {-r * width * 0.2:.1f})",
            )

    return paint
