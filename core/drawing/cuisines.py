"""Each cuisine's own tile, in the colours that the site uses too. All tiles are stars and crosses: one family.

The colours and the star's shape come from config/motifs.json. The figures inside a tile do not: the site draws five
light paths of 100 units, pictures draw up to ten layers at the size of the picture.
"""

from dataclasses import dataclass
from typing import Literal

from core.config_files import read_config
from core.drawing import motifs
from core.drawing.motifs import Motif

_MOTIFS = read_config("motifs")
_STAR = _MOTIFS["star"]

Ink = Literal["ground", "second", "line", "accent", "cross"]


@dataclass(frozen=True)
class Layer:
    """One figure of a tile: its radius as a share of half the tile, and which of the colours it has."""

    motif: Motif
    size: float
    ink: Ink


@dataclass(frozen=True)
class Cuisine:
    """A palette and a tile. `star` is painted in the middle of every tile, `cross` where four tiles meet."""

    ground: str
    second: str
    accent: str
    star: tuple[Layer, ...]
    cross: tuple[Layer, ...] = ()
    line: str = "#f6ecd8"
    tile: float = 0.17
    """Width of a tile as a share of the picture's height."""
    diagonal: bool = False


def _palette(code: str, *, swapped: bool = False) -> tuple[str, str, str]:
    """The cuisine's ground, second and accent. `swapped`: its accent covers more of a cloth than its figure does."""
    ground, figure, accent = (_MOTIFS["cuisines"][code][name] for name in ("ground", "figure", "accent"))
    return (ground, accent, figure) if swapped else (ground, figure, accent)


def _khatim(
    depth: float = _STAR["ratio"], points: int = _STAR["points"], ink: Ink = "ground", turn: float = 0.0
) -> tuple[Layer, ...]:
    """The star itself with its light joint: tips touch those of the next tile."""
    return (
        Layer(motifs.star(points, depth, turn), 1.0, "line"),
        Layer(motifs.star(points, depth, turn), 0.93, ink),
    )


_DOT = Layer(motifs.disc(), 0.09, "line")

CUISINES: dict[str, Cuisine] = {
    "TR": Cuisine(  # İznik: tulips around an eight-pointed star
        *_palette("TR"),
        (
            *_khatim(),
            Layer(motifs.star(8, _STAR["ratio"], 22.5), 0.74, "line"),
            Layer(motifs.tulips(4, 45), 0.66, "second"),
            Layer(motifs.petals(4, 0.2), 0.66, "ground"),
            Layer(motifs.disc(), 0.13, "accent"),
        ),
        (Layer(motifs.petals(4, 0.26), 0.46, "line"), Layer(motifs.disc(), 0.12, "accent")),
    ),
    "PER": Cuisine(  # twelve-pointed stars of a dome's inside
        *_palette("PER"),
        (
            *_khatim(0.62, 12, turn=0),
            Layer(motifs.star(12, 0.7, 15), 0.66, "accent"),
            Layer(motifs.petals(6, 0.26), 0.56, "line"),
            Layer(motifs.disc(), 0.15, "second"),
        ),
        (Layer(motifs.star(4, 0.5), 0.4, "line"), Layer(motifs.star(4, 0.5), 0.28, "accent")),
    ),
    "IND": Cuisine(  # a marigold garland on plum
        *_palette("IND"),
        (
            *_khatim(0.8),
            Layer(motifs.scallops(12), 0.7, "second"),
            Layer(motifs.petals(12, 0.17), 0.6, "accent"),
            Layer(motifs.disc(), 0.2, "ground"),
            _DOT,
        ),
        (Layer(motifs.petals(4, 0.3, 45), 0.44, "ground"), Layer(motifs.bosses(4, 0.2, 0.9), 0.34, "line")),
    ),
    "NAF": Cuisine(  # zellij: sharp stars, small stones
        *_palette("NAF"),
        (
            *_khatim(0.6),
            Layer(motifs.star(8, 0.6, 22.5), 0.68, "line"),
            Layer(motifs.star(8, 0.6, 22.5), 0.59, "accent"),
            Layer(motifs.star(8, 0.55), 0.36, "ground"),
        ),
        (
            Layer(motifs.square(45), 0.44, "line"),
            Layer(motifs.square(45), 0.35, "ground"),
            Layer(motifs.square(0), 0.2, "accent"),
        ),
    ),
    "PAK": Cuisine(  # roses in a Mughal garden
        *_palette("PAK"),
        (
            *_khatim(0.7),
            Layer(motifs.scallops(8, 22.5), 0.64, "line"),
            Layer(motifs.scallops(8, 22.5), 0.55, "second"),
            Layer(motifs.petals(8, 0.2), 0.5, "ground"),
            Layer(motifs.disc(), 0.12, "accent"),
        ),
        (Layer(motifs.petals(4, 0.22, 45), 0.5, "ground"), Layer(motifs.disc(), 0.1, "accent")),
    ),
    "ME": Cuisine(  # woven sand and pomegranate
        *_palette("ME"),
        (
            *_khatim(turn=22.5),
            Layer(motifs.star(8, _STAR["ratio"]), 0.7, "second"),
            Layer(motifs.star(8, 0.5), 0.58, "ground"),
            Layer(motifs.bosses(8, 0.1, 0.86, 22.5), 0.6, "line"),
            Layer(motifs.disc(), 0.14, "line"),
        ),
        (Layer(motifs.plus(0.3), 0.42, "ground"), _DOT),
    ),
    "SEA": Cuisine(  # kawung batik: four ovals in a cross
        *_palette("SEA", swapped=True),
        (
            *_khatim(0.72, 8),
            Layer(motifs.petals(4, 0.62, 45, 0.1), 0.8, "line"),
            Layer(motifs.petals(4, 0.46, 45, 0.2), 0.72, "ground"),
            Layer(motifs.bosses(4, 0.08, 0.5, 45), 0.8, "accent"),
            Layer(motifs.star(4, 0.4), 0.3, "accent"),
        ),
        (Layer(motifs.star(8, 0.5), 0.36, "accent"), Layer(motifs.disc(), 0.1, "ground")),
    ),
    "CHIN": Cuisine(  # lattice windows and clouds
        *_palette("CHIN", swapped=True),
        (
            *_khatim(0.9, 4, turn=0),
            Layer(motifs.square(45), 0.62, "line"),
            Layer(motifs.square(45), 0.55, "ground"),
            Layer(motifs.fan(4, 0, 2), 0.52, "accent"),
            Layer(motifs.square(0), 0.15, "line"),
        ),
        (Layer(motifs.square(0), 0.3, "line"), Layer(motifs.square(0), 0.2, "accent")),
        diagonal=True,
    ),
    "AFG": Cuisine(  # lapis and apricot
        *_palette("AFG"),
        (
            *_khatim(0.66, 6, turn=30),
            Layer(motifs.star(6, 0.58, 0), 0.66, "line"),
            Layer(motifs.star(6, 0.58, 0), 0.56, "accent"),
            Layer(motifs.star(6, 0.58, 30), 0.34, "second"),
        ),
        (Layer(motifs.star(6, 0.58), 0.4, "ground"), _DOT),
    ),
    "CAS": Cuisine(  # suzani: embroidered rings
        *_palette("CAS", swapped=True),
        (
            *_khatim(0.85, 8),
            Layer(motifs.scallops(10), 0.74, "line"),
            Layer(motifs.scallops(10), 0.66, "ground"),
            Layer(motifs.disc(), 0.42, "accent"),
            Layer(motifs.petals(8, 0.2), 0.38, "ground"),
            _DOT,
        ),
        (Layer(motifs.petals(4, 0.24), 0.48, "line"), Layer(motifs.petals(4, 0.15), 0.4, "accent")),
    ),
    "EAF": Cuisine(  # plaited baskets in ochre and forest green
        *_palette("EAF"),
        (
            *_khatim(0.6, 4, turn=0),
            Layer(motifs.star(4, 0.6, 0), 0.74, "second"),
            Layer(motifs.star(4, 0.6, 45), 0.6, "line"),
            Layer(motifs.star(4, 0.6, 45), 0.5, "accent"),
            Layer(motifs.plus(0.22), 0.26, "line"),
        ),
        (Layer(motifs.star(4, 0.5, 0), 0.46, "ground"), Layer(motifs.star(4, 0.5, 45), 0.26, "line")),
    ),
    "WAF": Cuisine(  # indigo wax print with mango suns
        *_palette("WAF"),
        (
            *_khatim(0.8, 12),
            Layer(motifs.star(16, 0.7), 0.76, "accent"),
            Layer(motifs.disc(), 0.5, "line"),
            Layer(motifs.rings(2), 0.42, "ground"),
        ),
        (Layer(motifs.star(4, 0.35, 45), 0.5, "ground"), Layer(motifs.disc(), 0.12, "line")),
    ),
    "BAL": Cuisine(  # kilim: stepped diamonds
        *_palette("BAL", swapped=True),
        (
            *_khatim(),
            Layer(motifs.steps(4), 0.66, "line"),
            Layer(motifs.steps(4), 0.56, "ground"),
            Layer(motifs.steps(3), 0.34, "accent"),
            Layer(motifs.steps(2), 0.16, "second"),
        ),
        (Layer(motifs.steps(3), 0.42, "accent"), Layer(motifs.steps(2), 0.2, "second")),
    ),
    "MED": Cuisine(  # lemon flowers on the blue of the sea
        *_palette("MED"),
        (
            *_khatim(0.7),
            Layer(motifs.petals(8, 0.26), 0.72, "line"),
            Layer(motifs.petals(8, 0.16), 0.62, "second"),
            Layer(motifs.disc(), 0.15, "ground"),
        ),
        (Layer(motifs.petals(4, 0.28, 45), 0.48, "accent"), Layer(motifs.disc(), 0.12, "line")),
    ),
    "IT": Cuisine(  # majolica
        *_palette("IT", swapped=True),
        (
            *_khatim(0.78, 8, turn=22.5),
            Layer(motifs.scallops(8), 0.7, "line"),
            Layer(motifs.petals(4, 0.34, 45), 0.62, "ground"),
            Layer(motifs.petals(4, 0.24), 0.56, "second"),
            Layer(motifs.disc(), 0.14, "accent"),
        ),
        (Layer(motifs.scallops(6), 0.36, "line"), Layer(motifs.disc(), 0.16, "accent")),
    ),
    "MEX": Cuisine(  # talavera
        *_palette("MEX", swapped=True),
        (
            *_khatim(0.74),
            Layer(motifs.petals(8, 0.3, 22.5), 0.78, "accent"),
            Layer(motifs.scallops(8), 0.5, "line"),
            Layer(motifs.petals(8, 0.22), 0.44, "second"),
            Layer(motifs.disc(), 0.12, "accent"),
        ),
        (
            Layer(motifs.petals(4, 0.34), 0.5, "line"),
            Layer(motifs.petals(4, 0.22), 0.42, "accent"),
            Layer(motifs.disc(), 0.1, "ground"),
        ),
    ),
    "US": Cuisine(  # a quilt: the Ohio star
        *_palette("US", swapped=True),
        (
            *_khatim(0.54, 8, turn=0),
            Layer(motifs.star(4, 0.72, 45), 0.62, "line"),
            Layer(motifs.star(4, 0.72, 45), 0.54, "second"),
            Layer(motifs.square(45), 0.3, "line"),
            Layer(motifs.square(0), 0.2, "ground"),
        ),
        (
            Layer(motifs.square(45), 0.5, "line"),
            Layer(motifs.square(45), 0.42, "second"),
            Layer(motifs.star(4, 0.4, 0), 0.4, "line"),
        ),
    ),
    "UK": Cuisine(  # encaustic floor tiles
        *_palette("UK"),
        (
            *_khatim(),
            Layer(motifs.disc(), 0.62, "line"),
            Layer(motifs.petals(4, 0.4), 0.62, "ground"),
            Layer(motifs.petals(4, 0.22, 45), 0.6, "second"),
            Layer(motifs.disc(), 0.12, "accent"),
        ),
        (Layer(motifs.petals(4, 0.3, 45), 0.46, "line"), Layer(motifs.petals(4, 0.18, 45), 0.4, "ground")),
    ),
    "TH": Cuisine(  # gold flames on orchid
        *_palette("TH"),
        (
            *_khatim(0.62, 8),
            Layer(motifs.tulips(8), 0.78, "second"),
            Layer(motifs.petals(8, 0.16, 22.5), 0.54, "line"),
            Layer(motifs.disc(), 0.14, "accent"),
        ),
        (Layer(motifs.tulips(4, 45), 0.5, "ground"), Layer(motifs.star(4, 0.5), 0.2, "line")),
    ),
    "JP": Cuisine(  # indigo waves and persimmon
        *_palette("JP"),
        (
            *_khatim(0.82, 6, turn=0),
            Layer(motifs.petals(6, 0.3, 0), 0.74, "line"),
            Layer(motifs.petals(6, 0.2, 0), 0.66, "ground"),
            Layer(motifs.petals(6, 0.2, 30), 0.7, "second"),
            _DOT,
        ),
        (Layer(motifs.fan(4, 45, 2), 0.42, "line"),),
    ),
}
