"""The sufra: the cloth that covers the picture, star by star, and the light on it."""

from core.drawing import shapes
from core.drawing.canvas import Canvas
from core.drawing.colour import darker, lighter, mix
from core.drawing.cuisines import Cuisine, Ink, Layer
from core.drawing.shapes import Point

_GLAZES = 3


def spread_cloth(canvas: Canvas, cuisine: Cuisine, *, quiet: float = 0.0) -> None:
    """Cover the sheet with the cuisine's tiles. `quiet` (0 to 1) draws all colours nearer to the ground."""
    tile = cuisine.tile * canvas.height
    inks = _mix_inks(cuisine, quiet)
    canvas.add(f'<rect width="{canvas.width}" height="{canvas.height}" fill="{inks["cross"]}"/>')
    turn = (45.0 if cuisine.diagonal else 0.0) + canvas.chance.uniform(-7, 7)
    stars, crosses = _place_tiles(canvas, tile, turn)
    canvas.open_group(fill_rule="evenodd")
    for layer in cuisine.cross:
        _stamp(canvas, layer, crosses, tile, turn, inks)
    for layer in cuisine.star:
        _stamp(canvas, layer, stars, tile, turn, inks)
    canvas.close_group()


def _mix_inks(cuisine: Cuisine, quiet: float) -> dict[Ink, str]:
    """The cloth is seen behind food: one deep ground, and everything on it drawn towards that ground."""
    ground = darker(cuisine.ground, 0.12)
    return {
        "ground": darker(cuisine.ground, 0.3),
        "second": mix(cuisine.second, ground, 0.25 + quiet),
        "line": mix(cuisine.line, ground, 0.42 + quiet),
        "accent": mix(cuisine.accent, ground, 0.3 + quiet),
        "cross": mix(ground, cuisine.second, 0.1),
    }


def _place_tiles(canvas: Canvas, tile: float, turn: float) -> tuple[list[Point], list[Point]]:
    """Return the middles and the corners of all tiles that can be seen."""
    middle = (
        canvas.width / 2 + canvas.chance.uniform(-0.5, 0.5) * tile,
        canvas.height / 2 + canvas.chance.uniform(-0.5, 0.5) * tile,
    )
    reach = int((canvas.width + canvas.height) / 2 / tile) + 2
    steps = range(-reach, reach + 1)

    def visible(offset: float) -> list[Point]:
        grid = shapes.turned([((i + offset) * tile, (j + offset) * tile) for i in steps for j in steps], *middle, turn)
        return [(x, y) for x, y in grid if -tile < x < canvas.width + tile and -tile < y < canvas.height + tile]

    return visible(0.0), visible(0.5)


def _stamp(canvas: Canvas, layer: Layer, places: list[Point], tile: float, turn: float, inks: dict[Ink, str]) -> None:
    """Print one figure at every place, in three glazes: hand-painted tiles are never quite alike."""
    colour = inks[layer.ink]
    for glaze, printed in enumerate((darker(colour, 0.07), colour, lighter(colour, 0.07))):
        outline = "".join(
            layer.motif(*shapes.turned([place], 0, 0, -turn)[0], layer.size * tile / 2)
            for number, place in enumerate(places)
            if (number * 7 + number // 3) % _GLAZES == glaze
        )
        if outline:
            canvas.path(outline, printed, transform=f"rotate({turn:.2f})")
