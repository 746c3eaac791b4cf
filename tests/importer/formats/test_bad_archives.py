"""Archives that are damaged, hostile or something else."""

import gzip
import io
import json
import zipfile
from pathlib import Path

import pytest

from core.images import PictureRejected
from importer.reading import FileUnreadable, Found, Reading, Skipped, archive, archives, read_file
from tests.importer.formats import exports
from tests.importer.formats.exports import write, zipped

SOUP = json.dumps(exports.NEXTCLOUD)


def read(path: Path, content: bytes) -> list[Reading]:
    return list(read_file(write(path / "export.zip", content)))


def names(readings: list[Reading]) -> list[str]:
    return [str(reading.recipe["name"]) for reading in readings if isinstance(reading, Found)]


def skipped(readings: list[Reading]) -> dict[str, str]:
    return {reading.member: reading.reason for reading in readings if isinstance(reading, Skipped)}


def encrypted(content: bytes) -> bytes:
    """Set the flag of encryption on every member."""
    changed = bytearray(content)
    for mark, offset in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        at = changed.find(mark)
        while at >= 0:
            changed[at + offset] |= 1
            at = changed.find(mark, at + 4)
    return bytes(changed)


def test_an_empty_archive_is_said_to_be_empty(tmp_path: Path) -> None:
    with pytest.raises(FileUnreadable, match="no recipe in this archive"):
        read(tmp_path, zipped({}))


def test_an_archive_of_pictures_holds_no_recipe(tmp_path: Path) -> None:
    with pytest.raises(FileUnreadable, match="no recipe in this archive"):
        read(tmp_path, zipped({"a.jpg": exports.picture(), "notes.txt": "hello"}))


@pytest.mark.parametrize("share", [0.3, 0.9])
def test_an_archive_that_was_cut_off_is_said_to_be_damaged(tmp_path: Path, share: float) -> None:
    whole = exports.nextcloud_export()

    with pytest.raises(FileUnreadable, match="cut off or damaged"):
        read(tmp_path, whole[: int(len(whole) * share)])


def test_a_damaged_member_loses_no_other(tmp_path: Path) -> None:
    content = bytearray(zipped({"a/recipe.json": SOUP, "b/recipe.json": SOUP}))
    start = content.find(b"recipe.json") + len(b"recipe.json") + 20
    content[start : start + 30] = b"\x00" * 30

    readings = read(tmp_path, bytes(content))

    assert names(readings) == ["Lentil Soup"]
    assert "damaged" in skipped(readings)["a/recipe.json"]


def test_a_password_is_said_with_the_path(tmp_path: Path) -> None:
    path = write(tmp_path / "a.zip", encrypted(zipped({"a/recipe.json": SOUP})))

    readings: list[Reading] = []
    with pytest.raises(FileUnreadable, match="no recipe that can be read"):
        readings.extend(read_file(path))
    assert skipped([next(iter(read_file(path)))]) == {"a/recipe.json": "protected by a password"}


@pytest.mark.parametrize(
    "name", ["../../etc/recipe.json", "/etc/recipe.json", "a\\..\\..\\recipe.json", "C:\\recipe.json"]
)
def test_a_path_that_leads_out_is_skipped(tmp_path: Path, name: str) -> None:
    readings = read(tmp_path, zipped({name: SOUP, "b/recipe.json": SOUP}))

    assert names(readings) == ["Lentil Soup"]
    assert set(skipped(readings).values()) == {"its path leads out of the archive"}


def test_a_huge_member_is_not_held(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archives, "MAX_DOCUMENT_BYTES", 1_000_000)

    readings = read(tmp_path, zipped({"a.json": '{"name": "' + "a" * 3_000_000 + '"}', "b/recipe.json": SOUP}))

    assert names(readings) == ["Lentil Soup"]
    assert skipped(readings) == {"a.json": "longer than 1 MB"}


def test_a_bomb_in_a_gzip_member_is_not_held(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archives, "MAX_DOCUMENT_BYTES", 1_000_000)

    readings = read(tmp_path, zipped({"a": gzip.compress(b"{" + b" " * 3_000_000), "b/recipe.json": SOUP}))

    assert skipped(readings) == {"a": "longer than 1 MB"}


@pytest.mark.parametrize("is_nested", [False, True])
def test_an_archive_that_unpacks_without_end_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_nested: bool
) -> None:
    monkeypatch.setattr(archive, "MAX_UNPACKED_BYTES", 5_000_000)
    members: dict[str, bytes | str] = {f"{number}.json": "[" + " " * 1_000_000 + "]" for number in range(10)}

    with pytest.raises(FileUnreadable, match="unpacks to more than"):
        read(tmp_path, zipped({"inner.zip": zipped(members)} if is_nested else members))


def test_archives_inside_archives_are_read_one_level_deep(tmp_path: Path) -> None:
    inner = zipped({"recipe.json": json.dumps(exports.TANDOOR), "deeper.zip": exports.tandoor_export()})

    assert names(read(tmp_path, zipped({"a.zip": inner}))) == ["Lentil Soup"]


def test_a_directory_without_end_is_refused_before_it_is_read(tmp_path: Path) -> None:
    content = bytearray(zipped({"recipe.json": SOUP}))
    end = content.rfind(b"PK\x05\x06")
    content[end + 12 : end + 16] = (2_000_000_000).to_bytes(4, "little")

    with pytest.raises(FileUnreadable, match="export it in parts"):
        read(tmp_path, bytes(content))


def test_a_picture_that_is_none_is_refused_when_it_is_read(tmp_path: Path) -> None:
    (found,) = read(tmp_path, exports.paprika_export(photo=b"abc"))
    assert isinstance(found, Found)
    assert found.picture
    assert found.picture.read() == b"abc"

    (broken,) = read(
        tmp_path, zipped({"a": gzip.compress(json.dumps({**exports.PAPRIKA, "photo_data": "a"}).encode())})
    )
    assert isinstance(broken, Found)
    assert broken.picture
    with pytest.raises(PictureRejected):
        broken.picture.read()


def test_an_unknown_way_of_packing_is_said(tmp_path: Path) -> None:
    content = bytearray(zipped({"a/recipe.json": SOUP, "b/recipe.json": SOUP}))
    content[8] = content[content.find(b"PK\x01\x02") + 10] = 97

    readings = read(tmp_path, bytes(content))

    assert names(readings) == ["Lentil Soup"]
    assert "unknown way" in skipped(readings)["a/recipe.json"]


def test_bzip2_and_lzma_members_are_read(tmp_path: Path) -> None:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as packed:
        packed.writestr("a/recipe.json", SOUP, zipfile.ZIP_BZIP2)
        packed.writestr("b/recipe.json", SOUP, zipfile.ZIP_LZMA)

    assert len(names(read(tmp_path, buffer.getvalue()))) == 2
