"""From uploaded bytes to the WebP renditions that the site shows."""

import hashlib
import io
from dataclasses import dataclass
from typing import Protocol

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


class Decoder(Protocol):
    """Turns content into pixels, as core.images.decode.decode_picture does."""

    def __call__(self, content: bytes, *, wanted: Size) -> Image.Image: ...


@dataclass(frozen=True)
class PreparedPicture:
    """A picture that is decoded and cut. Nothing of it is in the media storage until `write_to`."""

    stored: StoredPicture
    shape: Format
    picture: Image.Image

    def write_to(self, media: MediaStorage) -> None:
        """Store the picture in every width of its shape. What is already stored is not written again."""
        for width_px in self.shape.widths:
            path = media_path(self.stored.hash, width_px)
            if not media.has(path):
                media.write(path, _encode_webp(_shrink(self.picture, self.shape, width_px)))


def store_picture(media: MediaStorage, content: bytes, *, ratio: Ratio) -> StoredPicture:
    """Store a picture in every width of its ratio and return what the database stores of it. See prepare_picture."""
    prepared = prepare_picture(content, ratio=ratio)
    prepared.write_to(media)
    return prepared.stored


def prepare_picture(content: bytes, *, ratio: Ratio, decode: Decoder = decode_picture) -> PreparedPicture:
    """Return a picture in the shape of its ratio.

    The middle of the picture is kept when its shape is another. A source smaller than a width is not
    enlarged: that rendition then holds the largest one possible, so every address exists. The same content
    and ratio always give the same hash and paths.
    Raises UnsupportedPicture, PictureTooLarge or BrokenPicture. Source: docs/product/platform.md#pictures.
    """
    shape = FORMATS[ratio]
    largest_px = shape.widths[-1]
    picture = _crop(decode(content, wanted=Size(largest_px, shape.height_for(largest_px))), shape)
    largest = _shrink(picture, shape, largest_px)
    stored = StoredPicture(
        hash=hash_picture(content, ratio),
        width_px=largest.width,
        height_px=largest.height,
        blurhash=encode_blurhash(picture),
        widths=shape.widths,
    )
    return PreparedPicture(stored, shape, picture)


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
