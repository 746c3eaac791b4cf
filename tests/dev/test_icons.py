"""The icons of the installed app."""

import io

from PIL import Image, ImageChops, ImageStat

from dev.icons import PUBLIC, draw_icons


def open_picture(png: bytes) -> Image.Image:
    """Return the picture in memory."""
    return Image.open(io.BytesIO(png)).convert("RGBA")


def test_the_committed_icons_are_the_ones_that_are_drawn() -> None:
    for name, png in draw_icons().items():
        committed, drawn = open_picture((PUBLIC / name).read_bytes()), open_picture(png)
        assert max(ImageStat.Stat(ImageChops.difference(committed, drawn)).mean) < 4, name


def test_a_masked_icon_reaches_the_edges() -> None:
    corner = open_picture(draw_icons()["icon-maskable-512.png"]).getpixel((0, 0))

    assert corner == (0xA3, 0x24, 0x3B, 255)
