"""A recipe's picture, which is read when it is wanted: an unchanged recipe needs none."""

import base64
import binascii
from collections.abc import Callable
from dataclasses import dataclass

from core.images import MAX_PICTURE_BYTES, BrokenPicture, PictureTooLarge


@dataclass(frozen=True, slots=True)
class Picture:
    """`read` returns the bytes as the file has them, or raises PictureRejected.

    `held_bytes` is how much memory it takes until then.
    """

    read: Callable[[], bytes]
    held_bytes: int = 0


def embedded_picture(text: str) -> Picture:
    """Return the picture that a document holds as base64, also as a `data:` address."""
    return Picture(lambda: _decoded(text), held_bytes=len(text))


def _decoded(text: str) -> bytes:
    _, _, packed = text.rpartition(",") if text.startswith("data:") else ("", "", text)
    if len(packed) // 4 * 3 > MAX_PICTURE_BYTES + 4:
        raise PictureTooLarge
    try:
        return base64.b64decode(packed)
    except (binascii.Error, ValueError) as error:
        raise BrokenPicture from error
