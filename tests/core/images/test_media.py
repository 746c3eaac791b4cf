from pathlib import Path

import pytest

from core.images import LocalMediaStorage, picture_url


def test_what_is_written_is_found_under_its_path(tmp_path: Path) -> None:
    media = LocalMediaStorage(tmp_path)

    media.write("ab/picture.webp", b"content")

    assert media.has("ab/picture.webp")
    assert (tmp_path / "ab" / "picture.webp").read_bytes() == b"content"
    assert media.read("ab/picture.webp") == b"content"


def test_what_is_not_there_reads_as_none(tmp_path: Path) -> None:
    assert LocalMediaStorage(tmp_path).read("ab/picture.webp") is None


def test_a_failed_write_leaves_nothing_behind(tmp_path: Path) -> None:
    media = LocalMediaStorage(tmp_path)
    (tmp_path / "ab" / "picture.webp").mkdir(parents=True)

    with pytest.raises(OSError, match="picture"):
        media.write("ab/picture.webp", b"content")

    assert [path.name for path in (tmp_path / "ab").iterdir()] == ["picture.webp"]


@pytest.mark.parametrize("path", ["../secret", "/etc/passwd", "ab/../../secret", "", "."])
def test_a_path_that_leaves_the_directory_is_refused(tmp_path: Path, path: str) -> None:
    media = LocalMediaStorage(tmp_path / "media")

    with pytest.raises(ValueError, match="not a path inside"):
        media.write(path, b"content")


def test_a_picture_has_one_address_per_width() -> None:
    assert picture_url("ab12" + "0" * 28, 800) == f"/media/ab/ab12{'0' * 28}-800.webp"
