"""Pictures: checks, storage and addresses."""

from core.images.bucket import BucketMediaStorage, MediaUnavailable
from core.images.media import LocalMediaStorage, MediaStorage
from core.images.rejections import (
    MAX_PICTURE_BYTES,
    BrokenPicture,
    PictureRejected,
    PictureTooLarge,
    UnsupportedPicture,
)
from core.images.renditions import Ratio, picture_url
from core.images.storage import media_storage
from core.images.store import StoredPicture, store_picture

__all__ = [
    "MAX_PICTURE_BYTES",
    "BrokenPicture",
    "BucketMediaStorage",
    "LocalMediaStorage",
    "MediaStorage",
    "MediaUnavailable",
    "PictureRejected",
    "PictureTooLarge",
    "Ratio",
    "StoredPicture",
    "UnsupportedPicture",
    "media_storage",
    "picture_url",
    "store_picture",
]
