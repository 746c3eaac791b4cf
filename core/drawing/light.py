"""The light of the scene, laid over the finished picture: it comes from above left, the far corners darken."""

from functools import lru_cache

from PIL import Image, ImageChops

Rgb = tuple[int, int, int]
_NEUTRAL = (128, 128, 128)

MOODS: dict[str, tuple[Rgb, Rgb]] = {
    # mood: where the light falls, where it does not reach (128 changes nothing, 255 brightens, 0 darkens)
    "warm": ((196, 168, 128), (44, 30, 40)),
    "fresh": ((190, 184, 164), (64, 60, 66)),
    "dark": ((178, 146, 108), (22, 14, 22)),
    "sweet": ((200, 172, 160), (60, 44, 54)),
}


def shine_on(picture: Image.Image, mood: str) -> Image.Image:
    """Return the RGB picture in the light of a mood; an unknown mood is warm."""
    return ImageChops.soft_light(picture, _light_map(picture.size, mood if mood in MOODS else "warm"))


@lru_cache(maxsize=16)
def _light_map(size: tuple[int, int], mood: str) -> Image.Image:
    width, height = size
    bright, dim = MOODS[mood]
    falloff = Image.radial_gradient("L")  # 0 in the middle, 255 at the corners of 256 by 256
    light = Image.new("RGB", size, _NEUTRAL)
    shade = falloff.point(lambda level: max(0, level - 70) * 255 // 185)
    _lay(light, dim, shade, middle=(0.4, 0.36), spread=(width * 1.45, height * 1.5))
    _lay(light, bright, ImageChops.invert(falloff), middle=(0.16, 0.06), spread=(width * 1.5, width * 1.5))
    return light


def _lay(
    light: Image.Image, colour: Rgb, strength: Image.Image, *, middle: tuple[float, float], spread: tuple[float, float]
) -> None:
    """Lay a colour over the map, as strong as the mask says; `middle` is a share of the map, `spread` pixels."""
    across, down = (round(side) for side in spread)
    corner = (round(light.width * middle[0]) - across // 2, round(light.height * middle[1]) - down // 2)
    light.paste(colour, corner, strength.resize((across, down), Image.Resampling.BICUBIC))
