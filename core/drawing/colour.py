"""Colours as `#rrggbb`, mixed the way paint looks rather than the way numbers add up (OKLab)."""

from functools import lru_cache

CREAM = "#f8f0e0"
INK = "#241a16"
SHADOW = "#1c100b"
LIGHT = "#fff6df"


@lru_cache(maxsize=4096)
def mix(first: str, second: str, share: float) -> str:
    """Return `first` with `share` (0 to 1) of `second` in it."""
    pairs = zip(_to_oklab(first), _to_oklab(second), strict=True)
    return _to_hex([a + (b - a) * share for a, b in pairs])


def lighter(colour: str, amount: float) -> str:
    """Return the colour under more of the warm light of the scene."""
    return mix(colour, LIGHT, amount)


def darker(colour: str, amount: float) -> str:
    """Return the colour in more of the warm shadow of the scene."""
    return mix(colour, SHADOW, amount)


def shades(colour: str, spread: float = 0.12) -> list[str]:
    """Return five neighbours of a colour, dark to light: nothing in a kitchen has one colour only."""
    return [
        darker(colour, spread),
        darker(colour, spread / 2),
        colour,
        lighter(colour, spread / 2),
        lighter(colour, spread),
    ]


@lru_cache(maxsize=4096)
def _to_oklab(colour: str) -> tuple[float, float, float]:
    channels = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    cone_l = (0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b) ** (1 / 3)
    cone_m = (0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b) ** (1 / 3)
    cone_s = (0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b) ** (1 / 3)
    return (
        0.2104542553 * cone_l + 0.7936177850 * cone_m - 0.0040720468 * cone_s,
        1.9779984951 * cone_l - 2.4285922050 * cone_m + 0.4505937099 * cone_s,
        0.0259040371 * cone_l + 0.7827717662 * cone_m - 0.8086757660 * cone_s,
    )


def _to_hex(lab: list[float]) -> str:
    lightness, a, b = lab
    cone_l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
    cone_m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
    cone_s = (lightness - 0.0894841775 * a - 1.2914855480 * b) ** 3
    linear = (
        4.0767416621 * cone_l - 3.3077115913 * cone_m + 0.2309699292 * cone_s,
        -1.2684380046 * cone_l + 2.6097574011 * cone_m - 0.3413193965 * cone_s,
        -0.0041960863 * cone_l - 0.7034186147 * cone_m + 1.7076147010 * cone_s,
    )
    channels = [12.92 * c if c <= 0.0031308 else 1.055 * c ** (1 / 2.4) - 0.055 for c in (max(0.0, c) for c in linear)]
    return "#" + "".join(f"{round(min(1.0, c) * 255):02x}" for c in channels)
