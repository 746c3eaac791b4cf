"""Uploaded bytes to pixels: upright, in sRGB, opaque, with nothing else of the file left."""

import io
import struct

from PIL import Image, ImageCms, ImageOps

from core.images.rejections import (
    MAX_PIXELS,
    TOO_MANY_PIXELS,
    BrokenPicture,
    PictureRejected,
    PictureTooLarge,
    UnsupportedPicture,
)

PAPER = (255, 255, 255)
"""Shows through where a picture is transparent."""

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


def decode_picture(content: bytes, *, max_pixels: int = MAX_PIXELS) -> Image.Image:
    """Return the picture as RGB, turned as its EXIF orientation says, the first frame if it is animated.

    Raises UnsupportedPicture when the content itself (not its name) is no PNG, JPEG, WebP or GIF,
    PictureTooLarge before decoding when its header announces more than `max_pixels`,
    BrokenPicture when it cannot be decoded to the end.
    """
    kind = sniff_format(content)
    if kind is None:
        raise UnsupportedPicture
    try:
        with Image.open(io.BytesIO(content), formats=[kind]) as image:
            _refuse_bomb(image, max_pixels)
            image.load()
            return _flatten(_to_srgb(ImageOps.exif_transpose(image)))
    except PictureRejected:
        raise
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


def _refuse_bomb(image: Image.Image, max_pixels: int) -> None:
    if image.width * image.height > max_pixels:
        raise PictureTooLarge(TOO_MANY_PIXELS)


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
