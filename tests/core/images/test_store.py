from pathlib import Path

import blurhash
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageCms

from core.images import LocalMediaStorage, StoredPicture, picture_url, store_picture
from tests.core.images.sample_pictures import BLUE, GREEN, RED, encode, halves, is_close


@pytest.fixture
def media(tmp_path: Path) -> LocalMediaStorage:
    return LocalMediaStorage(tmp_path)


def open_rendition(media: LocalMediaStorage, stored: StoredPicture, width: int) -> Image.Image:
    path = picture_url(stored.hash, width).removeprefix("/media/")
    return Image.open(media.directory / path)


@pytest.mark.parametrize(
    ("ratio", "sizes"),
    [
        ("4:3", [(400, 300), (800, 600), (1200, 900)]),
        ("20:9", [(800, 360), (1600, 720)]),
        ("avatar", [(96, 96), (256, 256)]),
    ],
)
def test_every_width_of_the_ratio_is_stored_as_webp(media: LocalMediaStorage, ratio, sizes) -> None:
    stored = store_picture(media, encode(halves(2000, 1500)), ratio=ratio)

    assert stored.widths == tuple(width for width, _ in sizes)
    assert (stored.width_px, stored.height_px) == sizes[-1]
    for width, height in sizes:
        with open_rendition(media, stored, width) as rendition:
            assert rendition.format == "WEBP"
            assert rendition.size == (width, height)


def test_a_small_source_is_never_enlarged_yet_every_address_exists(media: LocalMediaStorage) -> None:
    stored = store_picture(media, encode(halves(600, 450)), ratio="4:3")

    assert (stored.width_px, stored.height_px) == (600, 450)
    for width, size in [(400, (400, 300)), (800, (600, 450)), (1200, (600, 450))]:
        with open_rendition(media, stored, width) as rendition:
            assert rendition.size == size


@given(width=st.integers(1, 60), height=st.integers(1, 60), ratio=st.sampled_from(["4:3", "20:9", "avatar"]))
def test_pictures_of_any_shape_are_stored(tmp_path_factory: pytest.TempPathFactory, width, height, ratio) -> None:
    media = LocalMediaStorage(tmp_path_factory.mktemp("media"))

    stored = store_picture(media, encode(Image.new("RGB", (width, height), GREEN)), ratio=ratio)

    assert stored.width_px <= width
    assert stored.height_px <= height
    with open_rendition(media, stored, stored.widths[0]) as rendition:
        assert is_close(rendition.getpixel((0, 0)), GREEN)


def test_the_middle_of_another_shape_is_kept(media: LocalMediaStorage) -> None:
    wide = Image.new("RGB", (900, 300), GREEN)
    wide.paste(RED, (0, 0, 200, 300))
    wide.paste(BLUE, (700, 0, 900, 300))

    stored = store_picture(media, encode(wide), ratio="4:3")

    with open_rendition(media, stored, 400) as rendition:
        assert rendition.getcolors() is not None
        assert is_close(rendition.getpixel((5, 150)), GREEN)
        assert is_close(rendition.getpixel((395, 150)), GREEN)


def test_storing_again_changes_no_file(media: LocalMediaStorage) -> None:
    content = encode(halves(1200, 900))
    first = store_picture(media, content, ratio="4:3")
    before = {path: path.stat().st_mtime_ns for path in media.directory.rglob("*.webp")}

    assert store_picture(media, content, ratio="4:3") == first
    assert {path: path.stat().st_mtime_ns for path in media.directory.rglob("*.webp")} == before


def test_a_rendition_that_was_lost_is_made_again(media: LocalMediaStorage) -> None:
    content = encode(halves(1200, 900))
    stored = store_picture(media, content, ratio="4:3")
    lost = media.directory / picture_url(stored.hash, 800).removeprefix("/media/")
    lost.unlink()

    store_picture(media, content, ratio="4:3")

    assert lost.is_file()


def test_one_upload_can_be_preview_and_banner(media: LocalMediaStorage) -> None:
    content = encode(halves(1600, 1200))

    preview = store_picture(media, content, ratio="4:3")
    banner = store_picture(media, content, ratio="20:9")

    with open_rendition(media, preview, 800) as a, open_rendition(media, banner, 800) as b:
        assert (a.size, b.size) == ((800, 600), (800, 360))


def test_exif_orientation_is_applied_and_metadata_dropped(media: LocalMediaStorage) -> None:
    exif = Image.Exif()
    exif[0x0112] = 6  # turn right to see it upright
    exif[0x010F] = "Camera with a serial number"
    sideways = halves(900, 1200)

    stored = store_picture(media, encode(sideways, "JPEG", exif=exif, comment=b"at home"), ratio="4:3")

    with open_rendition(media, stored, 1200) as rendition:
        assert rendition.size == (1200, 900)
        assert is_close(rendition.getpixel((600, 100)), RED)
        assert is_close(rendition.getpixel((600, 800)), BLUE)
        assert not rendition.getexif()
        assert not {"exif", "xmp", "icc_profile", "comment"} & rendition.info.keys()


def test_transparency_becomes_paper(media: LocalMediaStorage) -> None:
    stored = store_picture(media, encode(Image.new("RGBA", (400, 300), (0, 0, 0, 0))), ratio="4:3")

    with open_rendition(media, stored, 400) as rendition:
        assert rendition.mode == "RGB"
        assert is_close(rendition.getpixel((200, 150)), (255, 255, 255))


def test_cmyk_is_converted(media: LocalMediaStorage) -> None:
    stored = store_picture(media, encode(Image.new("CMYK", (400, 300), (0, 255, 255, 0)), "JPEG"), ratio="4:3")

    with open_rendition(media, stored, 400) as rendition:
        red, green, blue = rendition.getpixel((200, 150))
        assert red > 200
        assert green < 60
        assert blue < 60


def test_an_unreadable_colour_profile_is_ignored(media: LocalMediaStorage) -> None:
    stored = store_picture(media, encode(halves(400, 300), "JPEG", icc_profile=b"nonsense"), ratio="4:3")

    with open_rendition(media, stored, 400) as rendition:
        assert is_close(rendition.getpixel((50, 150)), RED)


def test_a_readable_colour_profile_is_applied(media: LocalMediaStorage) -> None:
    profile = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    stored = store_picture(media, encode(halves(400, 300), "PNG", icc_profile=profile), ratio="4:3")

    with open_rendition(media, stored, 400) as rendition:
        assert is_close(rendition.getpixel((50, 150)), RED)
        assert "icc_profile" not in rendition.info


@pytest.mark.parametrize("kind", ["GIF", "WEBP", "PNG"])
def test_of_an_animation_the_first_frame_is_kept(media: LocalMediaStorage, kind: str) -> None:
    frames = [Image.new("RGB", (400, 300), colour) for colour in (GREEN, BLUE)]
    content = encode(frames[0], kind, save_all=True, append_images=frames[1:], duration=100)

    stored = store_picture(media, content, ratio="4:3")

    with open_rendition(media, stored, 400) as rendition:
        assert getattr(rendition, "n_frames", 1) == 1
        assert is_close(rendition.getpixel((200, 150)), GREEN)


def test_the_blurhash_looks_like_the_picture(media: LocalMediaStorage) -> None:
    stored = store_picture(media, encode(halves(1200, 900)), ratio="4:3")

    assert len(stored.blurhash) == 28
    rows = blurhash.decode(stored.blurhash, 32, 24)
    left, right = rows[12][2], rows[12][29]
    assert left[0] > left[2]
    assert right[2] > right[0]
