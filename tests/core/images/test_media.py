"""What every storage of pictures does, a folder and a bucket alike; and what is special of each."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from core.images import BucketMediaStorage, LocalMediaStorage, MediaStorage, MediaUnavailable, picture_url
from core.images.bucket import Bucket
from dev.ports import free_port
from tests import buckets


@pytest.fixture(scope="module")
def storage_url() -> Iterator[str]:
    """The address of an S3-compatible server."""
    with buckets.running() as url:
        yield url


@pytest.fixture(params=["folder", "bucket"])
def media(request: pytest.FixtureRequest, tmp_path: Path) -> MediaStorage:
    """An empty storage of each kind."""
    if request.param == "folder":
        return LocalMediaStorage(tmp_path)
    return BucketMediaStorage(buckets.make_bucket(request.getfixturevalue("storage_url")))


def test_what_is_written_is_found_under_its_path(media: MediaStorage) -> None:
    media.write("ab/picture.webp", b"content")

    assert media.has("ab/picture.webp")
    assert media.read("ab/picture.webp") == b"content"


def test_what_is_not_there_reads_as_none(media: MediaStorage) -> None:
    assert not media.has("ab/picture.webp")
    assert media.read("ab/picture.webp") is None


def test_writing_again_replaces(media: MediaStorage) -> None:
    media.write("ab/picture.webp", b"content")
    media.write("ab/picture.webp", b"another")

    assert media.read("ab/picture.webp") == b"another"


def test_what_is_deleted_is_gone(media: MediaStorage) -> None:
    media.write("ab/picture.webp", b"content")

    media.delete("ab/picture.webp")
    media.delete("ab/picture.webp")

    assert media.read("ab/picture.webp") is None


def test_only_what_was_written_before_the_instant_is_listed(media: MediaStorage) -> None:
    for number in range(3):
        media.write(f"a{number}/picture.webp", b"content")
    now = datetime.now(UTC)

    assert list(media.paths_written_before(now - timedelta(hours=1))) == []
    listed = media.paths_written_before(now + timedelta(hours=1))
    assert sorted(listed) == ["a0/picture.webp", "a1/picture.webp", "a2/picture.webp"]


@pytest.mark.parametrize("path", ["../secret", "/etc/passwd", "ab/../../secret", "", "."])
def test_a_path_that_leaves_the_storage_is_refused(media: MediaStorage, path: str) -> None:
    with pytest.raises(ValueError, match="path"):
        media.write(path, b"content")


def test_a_failed_write_leaves_nothing_behind(tmp_path: Path) -> None:
    media = LocalMediaStorage(tmp_path)
    (tmp_path / "ab" / "picture.webp").mkdir(parents=True)

    with pytest.raises(OSError, match="picture"):
        media.write("ab/picture.webp", b"content")

    assert [path.name for path in (tmp_path / "ab").iterdir()] == ["picture.webp"]


def test_a_bucket_that_does_not_answer_is_told_without_its_secret() -> None:
    away = Bucket(f"http://127.0.0.1:{free_port()}", "pictures", buckets.KEY, buckets.SECRET, buckets.REGION)

    with pytest.raises(MediaUnavailable, match="the storage of pictures can't be used") as told:
        BucketMediaStorage(away).read("ab/picture.webp")

    assert buckets.SECRET not in str(told.value)


def test_a_bucket_that_is_not_there_is_told_as_a_failure_when_written_to(storage_url: str) -> None:
    missing = Bucket(storage_url, "no-such-bucket", buckets.KEY, buckets.SECRET, buckets.REGION)

    with pytest.raises(MediaUnavailable):
        BucketMediaStorage(missing).write("ab/picture.webp", b"content")


def test_a_picture_has_one_address_per_width() -> None:
    assert picture_url("ab12" + "0" * 28, 800) == f"/media/ab/ab12{'0' * 28}-800.webp"
