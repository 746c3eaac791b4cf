"""Pictures in S3-compatible storage, which all hosts share."""

import contextlib
import errno
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from functools import lru_cache

import obstore
from obstore.exceptions import BaseError, InvalidPathError
from obstore.store import S3Store

WEBP = "image/webp"
CONNECT_SECONDS = 1
REQUEST_SECONDS = 5
RETRIES = 2


class MediaUnavailable(OSError):
    """The storage of pictures does not answer, or refuses; an OSError, as a folder that can't be written to raises."""

    def __init__(self, cause: Exception) -> None:
        # The first line: those below repeat it in the client's own form.
        reason = str(cause).partition("\n")[0]
        super().__init__(errno.EIO, f"the storage of pictures can't be used: {reason}")


@dataclass(frozen=True)
class Bucket:
    """Where a bucket is, and the key that may read, write, delete and list it."""

    url: str
    """The storage's address, without the bucket: http(s)://host[:port]."""
    name: str
    key: str
    secret: str = field(repr=False)
    region: str


@dataclass(frozen=True)
class BucketMediaStorage:
    """Files in a bucket. Raises MediaUnavailable within seconds if that can't be used, and ValueError for a path with
    parts such as `..`."""

    bucket: Bucket

    def has(self, path: str) -> bool:
        with _told():
            try:
                obstore.head(self._store, _checked(path))
            except FileNotFoundError:
                return False
            return True

    def read(self, path: str) -> bytes | None:
        with _told():
            try:
                return bytes(obstore.get(self._store, _checked(path)).bytes())
            except FileNotFoundError:
                return None

    async def read_async(self, path: str) -> bytes | None:
        """Do the same as `read` without a thread."""
        with _told():
            try:
                found = await obstore.get_async(self._store, _checked(path))
                return bytes(await found.bytes_async())
            except FileNotFoundError:
                return None

    def write(self, path: str, content: bytes) -> None:
        with _told():
            obstore.put(self._store, _checked(path), content, attributes={"Content-Type": WEBP}, use_multipart=False)

    def delete(self, path: str) -> None:
        with _told(), contextlib.suppress(FileNotFoundError):
            obstore.delete(self._store, _checked(path))

    def paths_written_before(self, instant: datetime) -> Iterator[str]:
        with _told():
            for page in obstore.list(self._store):
                yield from (found["path"] for found in page if found["last_modified"] < instant)

    @property
    def _store(self) -> S3Store:
        return _open(self.bucket)


@lru_cache(maxsize=4)
def _open(bucket: Bucket) -> S3Store:
    return S3Store(
        bucket.name,
        endpoint=bucket.url,
        access_key_id=bucket.key,
        secret_access_key=bucket.secret,
        region=bucket.region,
        # Most servers other than Amazon's have no host name for each bucket.
        virtual_hosted_style_request=False,
        client_options={
            "allow_http": bucket.url.startswith("http://"),
            "connect_timeout": timedelta(seconds=CONNECT_SECONDS),
            "timeout": timedelta(seconds=REQUEST_SECONDS),
        },
        retry_config={"max_retries": RETRIES, "retry_timeout": timedelta(seconds=REQUEST_SECONDS)},
    )


def _checked(path: str) -> str:
    if not path or path.startswith("/"):
        raise ValueError(f"{path!r} is not a path inside the bucket")
    return path


@contextmanager
def _told() -> Iterator[None]:
    try:
        yield
    except InvalidPathError as error:
        raise ValueError(str(error)) from None
    # What is not found where a call does not allow for it is the bucket.
    except (BaseError, FileNotFoundError) as error:
        raise MediaUnavailable(error) from error
