"""POST /user/upload-profile-pic: what is a picture, and what leaves the old one where it was."""

import io
import struct
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from httpx2 import Response
from PIL import Image

from api.app import API_PATH
from core.models import User
from core.settings import Settings
from tests.api.auth.steps import fetch, post, token_of
from tests.api.errors import assert_error
from tests.core.images.sample_pictures import BLUE, GREEN, RED, encode, halves, is_close, with_scans
from tests.core.images.test_rejections import png_of
from tests.factories import Factory

LARGEST = 2_097_152
Upload = Callable[..., Response]
SELECT_AN_IMAGE = "Please select an image file"
TOO_MANY_PIXELS = (
    "The picture has too many pixels; at most 40 megapixels are accepted, or 16 unless it is a baseline JPEG."
)
TOO_LARGE = "Image file is too large. Maximum size is 2MB."
HTML = b"<!doctype html><script>alert(1)</script>"
SVG = b"<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>"


@pytest.fixture
def member(make: Factory) -> User:
    member = make.member(picture=make.image(kind="avatar"))
    make.committed()
    return member


@pytest.fixture
def upload(client: TestClient, member: User) -> Upload:
    """Sends a file as the member's picture."""
    headers = {"Authorization": f"Bearer {token_of(member)}"}

    def send(content: bytes, *, name: str = "me.png", kind: str = "image/png", field: str = "file") -> Response:
        return client.post(f"{API_PATH}/user/upload-profile-pic", files={field: (name, content, kind)}, headers=headers)

    return send


def shown(client: TestClient, member: User) -> str:
    """The picture on the member's dashboard."""
    return str(fetch(client, "/user/my-profile", token=token_of(member)).json()["Profile_Pic"])


def downloaded(client: TestClient, response: Response) -> Image.Image:
    """The picture at the address that the upload answered."""
    assert response.status_code == 200, response.text
    served = client.get(response.json()["Profile_Pic"])
    assert served.headers["Content-Type"] == "image/webp"
    return Image.open(io.BytesIO(served.content))


def padded(length: int) -> bytes:
    """A sound PNG of exactly this many bytes: a chunk of text in it is as long as it takes."""
    png = encode(halves(64, 64))
    body = b"Comment\x00" + b"x" * (length - len(png) - 12 - 8)
    chunk = struct.pack(">I", len(body)) + b"tEXt" + body + struct.pack(">I", zlib.crc32(b"tEXt" + body))
    return png[:-12] + chunk + png[-12:]


def test_a_new_picture_is_on_the_dashboard(client: TestClient, member: User, upload: Upload) -> None:
    old = shown(client, member)

    response = upload(encode(halves(600, 400)))

    assert shown(client, member) == response.json()["Profile_Pic"] != old
    assert downloaded(client, response).size == (256, 256)


def test_the_same_picture_of_two_members_is_stored_once(make: Factory, client: TestClient, upload: Upload) -> None:
    other = make.member()
    make.committed()
    first = upload(encode(halves(64, 64)))

    second = client.post(
        f"{API_PATH}/user/upload-profile-pic",
        files={"file": ("me.png", encode(halves(64, 64)), "image/png")},
        headers={"Authorization": f"Bearer {token_of(other)}"},
    )

    assert second.json() == first.json()


@pytest.mark.parametrize(
    ("content", "status", "sentence"),
    [
        (b"", 415, SELECT_AN_IMAGE),
        (HTML, 415, SELECT_AN_IMAGE),
        (SVG, 415, SELECT_AN_IMAGE),
        (b"GIF89a" + HTML, 400, "The picture is damaged or incomplete."),
        (encode(halves(600, 400))[:400], 400, "The picture is damaged or incomplete."),
        (with_scans(1000), 400, "The picture is damaged or incomplete."),
        (png_of(20_000, 20_000), 413, TOO_MANY_PIXELS),
        (padded(LARGEST + 1), 413, TOO_LARGE),
        (padded(3_000_000), 413, TOO_LARGE),
        (bytes(9_000_000), 413, TOO_LARGE),
    ],
    ids=["nothing", "html", "svg", "gif of html", "truncated", "1000 scans", "bomb", "a byte more", "3 MB", "9 MB"],
)
def test_what_is_refused_leaves_the_old_picture(
    client: TestClient, member: User, upload: Upload, content: bytes, status: int, sentence: str
) -> None:
    old = shown(client, member)

    response = upload(content)

    assert_error(response, status)
    assert response.json()["Error"] == sentence
    assert shown(client, member) == old


def test_two_megabytes_to_the_byte_are_accepted(upload: Upload) -> None:
    assert len(padded(LARGEST)) == LARGEST
    assert upload(padded(LARGEST)).status_code == 200


@pytest.mark.parametrize(("name", "kind"), [("me.html", "text/html"), ("../../etc/passwd", ""), ("x" * 500, "x/y")])
def test_only_the_content_tells_what_is_a_picture(upload: Upload, name: str, kind: str) -> None:
    assert upload(encode(halves(64, 64)), name=name, kind=kind).status_code == 200


def test_another_fields_name_is_refused(upload: Upload) -> None:
    assert_error(upload(encode(halves(64, 64)), field="picture"), 422)


def test_json_is_no_upload(client: TestClient, member: User) -> None:
    assert_error(post(client, "/user/upload-profile-pic", {"file": "me.png"}, token=token_of(member)), 422)


@pytest.mark.parametrize("form", [{"data": {"file": "me.png"}}, {"files": {"file": (None, "me.png")}}])
def test_a_text_in_the_files_place_is_no_picture(client: TestClient, member: User, form: dict[str, object]) -> None:
    response = client.post(
        f"{API_PATH}/user/upload-profile-pic", headers={"Authorization": f"Bearer {token_of(member)}"}, **form
    )

    assert_error(response, 422)
    assert response.json()["Error"] == SELECT_AN_IMAGE


def test_of_two_files_one_becomes_the_picture(client: TestClient, member: User) -> None:
    files = [("file", ("a.png", encode(halves(64, 64)))), ("file", ("b.png", encode(halves(96, 96))))]

    response = client.post(
        f"{API_PATH}/user/upload-profile-pic", files=files, headers={"Authorization": f"Bearer {token_of(member)}"}
    )

    assert response.status_code == 200
    assert shown(client, member) == response.json()["Profile_Pic"]


def test_of_an_animation_the_first_frame_is_kept(client: TestClient, upload: Upload) -> None:
    frames = [Image.new("RGB", (64, 64), colour) for colour in (RED, GREEN, BLUE)]

    kept = downloaded(client, upload(encode(frames[0], "GIF", save_all=True, append_images=frames[1:])))

    assert not getattr(kept, "is_animated", False)
    assert is_close(kept.convert("RGB").getpixel((32, 32)), RED)


def test_a_picture_for_print_is_accepted(client: TestClient, upload: Upload) -> None:
    printed = encode(Image.new("CMYK", (64, 64), (0, 255, 255, 0)), "JPEG")

    red, green, blue = downloaded(client, upload(printed)).convert("RGB").getpixel((32, 32))

    assert red > 200 > 60 > max(green, blue)


def test_a_phones_picture_stands_upright_and_says_nothing_of_the_phone(client: TestClient, upload: Upload) -> None:
    exif = Image.Exif()
    exif[0x0112], exif[0x010F] = 6, "Phone"  # turn by 90 degrees; who made it

    kept = downloaded(client, upload(encode(halves(64, 64), "JPEG", exif=exif)))

    assert is_close(kept.convert("RGB").getpixel((32, 8)), RED)
    assert is_close(kept.convert("RGB").getpixel((32, 56)), BLUE)
    assert not kept.getexif()


def test_a_refused_picture_leaves_no_file(upload: Upload, settings: Settings) -> None:
    before = files_in(settings.media_dir)

    upload(png_of(20_000, 20_000))
    upload(HTML)

    assert files_in(settings.media_dir) == before


def files_in(folder: Path) -> set[Path]:
    """Every file below a folder."""
    return {path for path in folder.rglob("*") if path.is_file()}
