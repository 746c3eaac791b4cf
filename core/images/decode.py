"""Uploaded bytes to pixels: upright, in sRGB, opaque, with nothing else of the file left."""

import io
import math
import struct
from dataclasses import dataclass
from typing import Self

from PIL import ExifTags, Image, ImageCms, ImageOps

from core.images.jpeg_scans import count_scans
from core.images.rejections import (
    MAX_PIXELS,
    MAX_PIXELS_DECODED_WHOLE,
    TOO_MANY_PIXELS,
    BrokenPicture,
    PictureRejected,
    PictureTooLarge,
    UnsupportedPicture,
)

PAPER = (255, 255, 255)
"""Shows through where a picture is transparent."""

TURNED_SIDEWAYS = range(5, 9)
"""EXIF orientations that swap width and height."""
SPARE = 2
"""A picture is shrunk in whole steps to no less than twice the wanted size; the last step is resampled properly."""
_AVERAGED_MODES = frozenset({"L", "LA", "RGB", "RGBA", "CMYK"})
"""Whose pixels can be averaged as they are; those of a palette cannot."""

_SRGB = ImageCms.createProfile("sRGB")

# What Pillow's decoders are known to raise on damaged input.
_DECODER_FAILURES = (
    OSError,
    SyntaxError,
    ValueError,
    EOFError,
    IndexError,
    KeyError,
    TypeError,
    struct.error,
    MemoryError,
)


@dataclass(frozen=True)
class Size:
    """Width and height in pixels."""

    width: int
    height: int

    @classmethod
    def of(cls, image: Image.Image) -> Self:
        return cls(image.width, image.height)

    def turned(self) -> "Size":
        return Size(self.height, self.width)

    def times_in(self, other: "Size") -> int:
        """Return how often this fits into the other in both directions, at least once."""
        return max(1, min(other.width // self.width, other.height // self.height))


def decode_picture(content: bytes, *, wanted: Size) -> Image.Image:
    """Return the middle of the picture in the wanted shape as RGB, upright by its EXIF orientation, of an animation the
    first frame.

    A picture of more than SPARE times the wanted size may come out smaller than it is, but never below that: shrinking
    and cutting come before everything that copies, so that memory is bounded.
    Raises UnsupportedPicture when the content itself (not its name) is no PNG, JPEG, WebP or GIF,
    PictureTooLarge before decoding when its header announces more than MAX_PIXELS (or MAX_PIXELS_DECODED_WHOLE),
    BrokenPicture when it cannot be decoded to the end, or is a JPEG of more than MAX_SCANS scans.
    """
    kind = sniff_format(content)
    if kind is None:
        raise UnsupportedPicture
    scans = count_scans(content) if kind == "JPEG" else None
    try:
        with Image.open(io.BytesIO(content), formats=[kind]) as image:
            _refuse_bomb(image, scans)
            enough = Size(wanted.width * SPARE, wanted.height * SPARE)
            if image.getexif().get(ExifTags.Base.Orientation) in TURNED_SIDEWAYS:
                enough = enough.turned()
            _shrink_while_decoding(image, enough)
            image.load()
            small = _cut_and_shrink(image, enough)
        ImageOps.exif_transpose(small, in_place=True)
        return _flatten(_to_srgb(small))
    except PictureRejected:
        raise
    except (Image.DecompressionBombError, Image.DecompressionBombWarning) as error:
        raise PictureTooLarge(TOO_MANY_PIXELS) from error
    except _DECODER_FAILURES as error:
        raise BrokenPicture from error


def upright_size(content: bytes) -> Size:
    """Return the size that the picture has when it is shown upright, as its header says.

    Raises UnsupportedPicture or BrokenPicture.
    """
    kind = sniff_format(content)
    if kind is None:
        raise UnsupportedPicture
    try:
        with Image.open(io.BytesIO(content), formats=[kind]) as image:
            size = Size.of(image)
            return size.turned() if image.getexif().get(ExifTags.Base.Orientation) in TURNED_SIDEWAYS else size
    except (Image.DecompressionBombError, Image.DecompressionBombWarning) as error:
        raise PictureTooLarge(TOO_MANY_PIXELS) from error
    except _DECODER_FAILURES as error:
        raise BrokenPicture from error


def sniff_format(content: bytes) -> str | None:
    """Return Pillow's name of the format that the content begins with, or None for anything not accepted."""
    if content.startswith(b"\x89PNG\r\n\x1a\n"):
        return "PNG"
    if content.startswith(b"\xff\xd8\xff"):
        return "JPEG"
    if content.startswith((b"GIF87a", b"GIF89a")):
        return "GIF"
    if content[:4] == b"RIFF" and content[8:12] == b"WEBP":
        return "WEBP"
    return None


def _refuse_bomb(image: Image.Image, scans: int | None) -> None:
    # Of several scans the decoder keeps the whole picture until the last one.
    is_shrunk_while_decoding = scans == 1 and not image.info.get("progressive")
    if image.width * image.height > (MAX_PIXELS if is_shrunk_while_decoding else MAX_PIXELS_DECODED_WHOLE):
        raise PictureTooLarge(TOO_MANY_PIXELS)


def _shrink_while_decoding(image: Image.Image, enough: Size) -> None:
    """Make a JPEG's decoder leave out what is not needed. Other formats ignore it."""
    times = enough.times_in(Size.of(image))
    image.draft(None, (image.width // times, image.height // times))


def _cut_and_shrink(image: Image.Image, enough: Size) -> Image.Image:
    """Return the middle in the shape of `enough`, averaged over squares of pixels."""
    box, times = _middle(Size.of(image), enough), enough.times_in(Size.of(image))
    if times > 1 and (image.mode not in _AVERAGED_MODES or "transparency" in image.info):
        image = image.convert("RGBA" if image.has_transparency_data else "RGB")
    return image.reduce(times, box) if times > 1 else image.crop(box)


def _middle(whole: Size, shape: Size) -> tuple[int, int, int, int]:
    """Return left, top, right and bottom of the largest box of this shape."""
    width = min(whole.width, math.ceil(whole.height * shape.width / shape.height))
    height = min(whole.height, math.ceil(whole.width * shape.height / shape.width))
    left, top = (whole.width - width) // 2, (whole.height - height) // 2
    return left, top, left + width, top + height


def _to_srgb(image: Image.Image) -> Image.Image:
    """Apply the embedded colour profile, if any: phones save wide-gamut colours that look dull without it."""
    profile = image.info.get("icc_profile")
    if not profile or image.mode not in {"RGB", "CMYK", "L"}:
        return image
    try:
        source = ImageCms.ImageCmsProfile(io.BytesIO(profile))
        return ImageCms.profileToProfile(image, source, _SRGB, outputMode="RGB") or image
    except (ImageCms.PyCMSError, OSError):
        return image  # A profile that cannot be read, or is for another colour space, changes nothing.


def _flatten(image: Image.Image) -> Image.Image:
    if not image.has_transparency_data:
        return image.convert("RGB")
    layer = image.convert("RGBA")
    opaque = Image.new("RGB", layer.size, PAPER)
    opaque.paste(layer, mask=layer.getchannel("A"))
    return opaque
