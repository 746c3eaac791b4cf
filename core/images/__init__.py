"""Pictures: checks, storage and addresses."""

from core.images.media import LocalMediaStorage, MediaStorage
from core.images.rejections import (
    MAX_PICTURE_BYTES,
    BrokenPicture,
    PictureRejected,
    PictureTooLarge,
    UnsupportedPicture,
)
from core.images.renditions import Ratio, picture_url
from core.images.store import StoredPicture, store_picture

__all__ = [
    "MAX_PICTURE_BYTES",
    "BrokenPicture",
    "LocalMediaStorage",
    "MediaStorage",
    "PictureRejected",
    "PictureTooLarge",
    "Ratio",
    "StoredPicture",
    "UnsupportedPicture",
    "picture_url",
    "store_picture",
]
