"""How large a picture may be, and what it costs while it is decoded."""

import io
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

from core.images import LocalMediaStorage, PictureTooLarge, store_picture
from core.images.decode import Size, decode_picture
from tests.core.images.sample_pictures import BLUE, RED, encode, halves, is_close, one_scan_per_colour

AVATAR = Size(256, 256)
MEGABYTE = 1024 * 1024
ONE_DECODING = """
import resource, sys
from core.images.decode import Size, decode_picture
content = sys.stdin.buffer.read()
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
decode_picture(content, wanted=Size(256, 256))
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before)
"""


def one_colour(mode: str, width: int, height: int, kind: str, **options: object) -> bytes:
    """A picture that is large in pixels and small in bytes."""
    buffer = io.BytesIO()
    Image.new(mode, (width, height), 0).save(buffer, kind, **options)
    return buffer.getvalue()


def peak_megabytes(content: bytes) -> float:
    """How far decoding the picture in a process of its own raises that process's largest memory."""
    done = subprocess.run([sys.executable, "-c", ONE_DECODING], input=content, capture_output=True, check=True)
    return int(done.stdout) * 1024 / MEGABYTE


@pytest.mark.parametrize(
    ("mode", "width", "height", "kind", "options"),
    [
        ("RGBA", 4000, 4000, "PNG", {}),
        ("P", 4000, 4000, "GIF", {}),
        ("RGB", 6300, 6300, "JPEG", {}),
        ("RGB", 40_000, 1000, "JPEG", {}),
        ("CMYK", 6300, 6300, "JPEG", {}),
    ],
)
def test_the_largest_picture_takes_little_memory(
    mode: str, width: int, height: int, kind: str, options: dict[str, object]
) -> None:
    assert peak_megabytes(one_colour(mode, width, height, kind, **options)) < 250


@pytest.mark.parametrize(
    ("mode", "kind", "options"), [("RGBA", "PNG", {}), ("L", "GIF", {}), ("L", "JPEG", {"progressive": True})]
)
def test_what_has_to_be_decoded_whole_may_have_sixteen_megapixels(
    mode: str, kind: str, options: dict[str, object]
) -> None:
    decode_picture(one_colour(mode, 4000, 4000, kind, **options), wanted=AVATAR)
    with pytest.raises(PictureTooLarge, match="16 unless it is a baseline JPEG"):
        decode_picture(one_colour(mode, 4001, 4000, kind, **options), wanted=AVATAR)


def test_a_jpeg_of_several_scans_has_to_be_decoded_whole() -> None:
    assert decode_picture(one_scan_per_colour(4000, 4000), wanted=AVATAR).size == (1000, 1000)
    with pytest.raises(PictureTooLarge, match="16 unless it is a baseline JPEG"):
        decode_picture(one_scan_per_colour(6300, 6300), wanted=AVATAR)


@pytest.mark.parametrize("orientation", range(1, 9))
def test_a_picture_that_is_shrunk_is_still_turned_upright(orientation: int) -> None:
    exif = Image.Exif()
    exif[0x0112] = orientation
    upright = halves(2400, 1800)
    back = {2: 0, 3: 3, 4: 1, 5: 5, 6: 2, 7: 6, 8: 4}  # what a camera did to the upright picture, by Pillow's numbers
    stored = upright.transpose(Image.Transpose(back[orientation])) if orientation > 1 else upright

    decoded = decode_picture(encode(stored, "JPEG", exif=exif), wanted=Size(400, 300))

    assert decoded.size == (1200, 900)
    reference = upright.resize((1200, 900))
    for point in ((100, 100), (1100, 100), (100, 800), (1100, 800)):
        assert is_close(decoded.getpixel(point), reference.getpixel(point))


def test_the_middle_is_cut_before_anything_is_copied(tmp_path: Path) -> None:
    wide = Image.new("RGB", (4000, 1000), RED)
    wide.paste(BLUE, (1400, 0, 2600, 1000))

    stored = store_picture(LocalMediaStorage(tmp_path), encode(wide), ratio="avatar")

    with Image.open(tmp_path / stored.hash[:2] / f"{stored.hash}-256.webp") as rendition:
        assert rendition.size == (256, 256)
        assert all(is_close(rendition.getpixel((x, 128)), BLUE) for x in (4, 128, 251))
