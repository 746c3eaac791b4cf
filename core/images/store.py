"""From uploaded bytes to the WebP renditions that the site shows."""

import hashlib
import io
from dataclasses import dataclass

from PIL import Image, ImageOps

from core.images.decode import Size, decode_picture
from core.images.media import MediaStorage
from core.images.placeholder import encode_blurhash
from core.images.renditions import FORMATS, Format, Ratio, media_path

_QUALITY = 82


@dataclass(frozen=True)
class StoredPicture:
    """What the database stores of a picture: enough for its addresses, its size on the page and its placeholder.

    `width_px` and `height_px` are those of the largest rendition; `widths` are valid arguments of `picture_url`.
    """

    hash: str
    width_px: int
    height_px: int
    blurhash: str
    widths: tuple[int, ...]


def store_picture(media: MediaStorage, content: bytes, *, ratio: Ratio) -> StoredPicture:
    """Store a picture in every width of its ratio and return what the database stores of it.

    The middle of the picture is kept when its shape is another. A source smaller than a width is not
    enlarged: that rendition then holds the largest one possible, so every address exists. The same content
    and ratio always give the same hash and paths; what is already stored is not written again.
    Raises UnsupportedPicture, PictureTooLarge or BrokenPicture. Source: docs/product/platform.md#pictures.
    """
    shape, largest_px = FORMATS[ratio], FORMATS[ratio].widths[-1]
    picture = _crop(decode_picture(content, wanted=Size(largest_px, shape.height_for(largest_px))), shape)
    picture_hash = hash_picture(content, ratio)
    for width_px in FORMATS[ratio].widths:
        path = media_path(picture_hash, width_px)
        if not media.has(path):
            media.write(path, _encode_webp(_shrink(picture, FORMATS[ratio], width_px)))

    largest = _shrink(picture, FORMATS[ratio], FORMATS[ratio].widths[-1])
    return StoredPicture(
        hash=picture_hash,
        width_px=largest.width,
        height_px=largest.height,
        blurhash=encode_blurhash(picture),
        widths=FORMATS[ratio].widths,
    )


def hash_picture(content: bytes, ratio: Ratio) -> str:
    """Return 32 hexadecimal digits for this content in this ratio.

    The ratio is part of it: one upload can be both preview and banner, and both have a rendition 800 wide.
    """
    return hashlib.sha256(ratio.encode() + b"\0" + content).hexdigest()[:32]


def _crop(picture: Image.Image, shape: Format) -> Image.Image:
    width = min(picture.width, picture.height * shape.width_parts // shape.height_parts) or 1
    return ImageOps.fit(picture, (width, min(picture.height, shape.height_for(width))))


def _shrink(picture: Image.Image, shape: Format, width_px: int) -> Image.Image:
    if picture.width <= width_px:
        return picture
    return picture.resize((width_px, shape.height_for(width_px)), Image.Resampling.LANCZOS, reducing_gap=3.0)


def _encode_webp(picture: Image.Image) -> bytes:
    buffer = io.BytesIO()
    # A fresh image's `info` is empty, and nothing is passed on: no EXIF, no profile, no comment survives.
    picture.save(buffer, "WEBP", quality=_QUALITY, method=4, exif=b"", icc_profile=b"", xmp=b"")
    return buffer.getvalue()
