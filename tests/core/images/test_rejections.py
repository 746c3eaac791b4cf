import contextlib
import struct
import zlib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.images import (
    BrokenPicture,
    LocalMediaStorage,
    PictureRejected,
    PictureTooLarge,
    UnsupportedPicture,
    store_picture,
)
from tests.core.images.sample_pictures import encode, halves


@pytest.fixture
def media(tmp_path: Path) -> LocalMediaStorage:
    return LocalMediaStorage(tmp_path)


def png_of(width: int, height: int) -> bytes:
    """A PNG that announces a size and has next to nothing in it, as a decompression bomb does."""

    def chunk(kind: bytes, body: bytes) -> bytes:
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    pixels = zlib.compress(bytes(64_000))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", pixels) + chunk(b"IEND", b"")


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\x89PNG",
        b"<!doctype html><script>alert(1)</script>",
        b"<svg xmlns='http://www.w3.org/2000/svg' width='400' height='300'/>",
        b"<?xml version='1.0'?><svg xmlns='http://www.w3.org/2000/svg'/>",
        b"%PDF-1.7",
        b"BM" + bytes(100),
        b"II*\x00" + bytes(100),
        b"RIFF\x00\x00\x00\x00AVI " + bytes(100),
        b"\x00\x00\x00\x20ftypavif" + bytes(100),
    ],
)
def test_what_is_no_picture_inside_is_refused_whatever_its_name(media: LocalMediaStorage, content: bytes) -> None:
    with pytest.raises(UnsupportedPicture, match="Please select an image file"):
        store_picture(media, content, ratio="4:3")


@pytest.mark.parametrize("kind", ["PNG", "JPEG", "WEBP", "GIF"])
def test_a_truncated_picture_is_refused(media: LocalMediaStorage, kind: str) -> None:
    content = encode(halves(800, 600), kind)

    with pytest.raises(BrokenPicture):
        store_picture(media, content[: len(content) // 2], ratio="4:3")


def test_a_picture_with_another_format_behind_its_signature_is_refused(media: LocalMediaStorage) -> None:
    with pytest.raises(BrokenPicture):
        store_picture(media, b"GIF89a<script>alert(1)</script>", ratio="4:3")


@pytest.mark.parametrize("side", [6_400, 10_000, 12_000, 20_000])
def test_a_decompression_bomb_is_refused_by_its_header(media: LocalMediaStorage, side: int) -> None:
    with pytest.raises(PictureTooLarge, match="40 megapixels"):
        store_picture(media, png_of(side, side), ratio="4:3")


@pytest.mark.parametrize("content", [b"<svg/>", encode(halves(80, 60))[:100], png_of(20_000, 20_000)])
def test_what_is_refused_leaves_no_file(media: LocalMediaStorage, content: bytes) -> None:
    with pytest.raises(PictureRejected):
        store_picture(media, content, ratio="4:3")

    assert not list(media.directory.iterdir())


@given(
    kind=st.sampled_from(["PNG", "JPEG", "WEBP", "GIF"]),
    position=st.floats(0, 1, exclude_max=True),
    noise=st.binary(min_size=1, max_size=12),
)
def test_damage_anywhere_is_survived_or_named(tmp_path_factory: pytest.TempPathFactory, kind, position, noise) -> None:
    content = bytearray(encode(halves(64, 48), kind))
    at = int(position * len(content))
    content[at : at + len(noise)] = noise

    media = LocalMediaStorage(tmp_path_factory.mktemp("media"))
    with contextlib.suppress(PictureRejected):
        assert store_picture(media, bytes(content), ratio="4:3").width_px > 0
