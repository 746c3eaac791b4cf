"""From uploaded bytes to the WebP renditions that the site shows."""

import hashlib
import io
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from PIL import Image, ImageOps

from core.images.decode import Size, decode_picture, upright_size
from core.images.media import MediaStorage
from core.images.placeholder import encode_blurhash
from core.images.rejections import RATIO_TOLERANCE, WRONG_RATIO, WRONG_WIDTH, WrongShape
from core.images.renditions import FORMATS, Format, Ratio, media_path

_QUALITY = 75


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


@dataclass(frozen=True)
class EncodedPicture:
    """A picture in every width of its ratio. Nothing of it is in the media storage until `write_to`."""

    stored: StoredPicture
    files: Mapping[str, bytes]
    """WebP by path in the storage."""

    def write_to(self, media: MediaStorage) -> None:
        """Store the files. What is already stored is not written again."""
        for path, content in self.files.items():
            if not media.has(path):
                media.write(path, content)


def store_picture(media: MediaStorage, content: bytes, *, ratio: Ratio) -> StoredPicture:
    """Store a picture in every width of its ratio and return what the database stores of it. See encode_picture."""
    encoded = encode_picture(content, ratio=ratio, is_stored=media.has)
    encoded.write_to(media)
    return encoded.stored


def encode_picture(
    content: bytes, *, ratio: Ratio, is_cut: bool = True, is_stored: Callable[[str], bool] = lambda path: False
) -> EncodedPicture:
    """Return a picture in every width of its ratio, except those whose paths are stored already.

    The middle of the picture is kept when its shape is another; unless `is_cut`, that raises WrongShape, and so does a
    width that the ratio does not take. A source
    smaller than a width is not enlarged: that rendition then holds the largest one possible, so every address exists.
    The same content and ratio always give the same hash and paths.
    Raises UnsupportedPicture, PictureTooLarge or BrokenPicture. Source: docs/product/platform.md#pictures.
    """
    shape = FORMATS[ratio]
    if not is_cut:
        _refuse_other_shape(upright_size(content), ratio)
    largest_px = shape.widths[-1]
    picture = _crop(decode_picture(content, wanted=Size(largest_px, shape.height_for(largest_px))), shape)
    largest = _shrink(picture, shape, largest_px)
    stored = StoredPicture(
        hash=hash_picture(content, ratio),
        width_px=largest.width,
        height_px=largest.height,
        blurhash=encode_blurhash(picture),
        widths=shape.widths,
    )
    paths = {width_px: media_path(stored.hash, width_px) for width_px in shape.widths}
    files = {
        path: _encode_webp(_shrink(picture, shape, width_px)) for width_px, path in paths.items() if not is_stored(path)
    }
    return EncodedPicture(stored, files)


def hash_picture(content: bytes, ratio: Ratio) -> str:
    """Return 32 hexadecimal digits for this content in this ratio.

    The ratio is part of it: one upload can be both preview and banner, and both have a rendition 800 wide.
    """
    return hashlib.sha256(ratio.encode() + b"\0" + content).hexdigest()[:32]


def _refuse_other_shape(size: Size, ratio: Ratio) -> None:
    shape, found = FORMATS[ratio], size.width / size.height
    if shape.source_widths and not shape.source_widths[0] <= size.width <= shape.source_widths[1]:
        least, most = shape.source_widths
        raise WrongShape(WRONG_WIDTH.format(least=least, most=most, width=size.width))
    wanted = shape.width_parts / shape.height_parts
    if abs(found - wanted) > RATIO_TOLERANCE:
        raise WrongShape(WRONG_RATIO.format(ratio=ratio, found=f"{found:.2f}", wanted=f"{wanted:.2f}"))


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
