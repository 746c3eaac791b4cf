"""The storage of pictures that the settings name."""

from core.images.bucket import Bucket, BucketMediaStorage
from core.images.media import LocalMediaStorage, MediaStorage
from core.settings import Settings


def media_storage(settings: Settings) -> MediaStorage:
    """Return the bucket that the settings name, else the folder."""
    if not settings.media_url:
        return LocalMediaStorage(settings.media_dir)
    return BucketMediaStorage(
        Bucket(
            url=str(settings.media_url).rstrip("/"),
            name=settings.media_bucket,
            key=settings.media_key,
            secret=settings.media_secret.get_secret_value(),
            region=settings.media_region,
        )
    )
