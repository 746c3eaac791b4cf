"""Pictures in a process of their own: the same pictures, the same refusals, and what a picture can't take with it."""

import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from core.images import BrokenPicture, PictureRejected, PictureTooLarge, UnsupportedPicture
from core.images.isolated import EncodingProcessFailed, encode_isolated
from core.images.store import encode_picture
from tests.core.images.sample_pictures import encode, halves
from tests.core.images.test_rejections import png_of

PICTURE = encode(halves(600, 400))


@pytest.fixture
def decoder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Puts a shell script in the place of the process that encodes."""

    def put(script: str) -> None:
        path = tmp_path / "decoder"
        path.write_text(f"#!/bin/sh\ncat >/dev/null\n{script}\n")
        path.chmod(0o700)
        monkeypatch.setattr("core.images.isolated.sys.executable", str(path))

    return put


def run_bounded(code: str) -> "subprocess.CompletedProcess[bytes]":
    """Run Python in a process that can bound itself."""
    lines = f"from core.images.encoding_process import bound_process\n{code}"
    return subprocess.run([sys.executable, "-c", lines], capture_output=True, check=False)


def test_the_picture_is_the_same() -> None:
    assert encode_isolated(PICTURE, ratio="avatar") == encode_picture(PICTURE, ratio="avatar")


@pytest.mark.parametrize(
    ("content", "rejection", "sentence"),
    [
        (b"<svg/>", UnsupportedPicture, "Please select an image file"),
        (PICTURE[:400], BrokenPicture, "damaged or incomplete"),
        (png_of(20_000, 20_000), PictureTooLarge, "40 megapixels"),
    ],
)
def test_the_refusal_is_the_same(content: bytes, rejection: type[PictureRejected], sentence: str) -> None:
    with pytest.raises(rejection, match=sentence):
        encode_isolated(content, ratio="avatar")


def test_a_picture_that_takes_too_long_is_given_up(decoder: Callable[[str], None]) -> None:
    decoder("exec sleep 600")

    with pytest.raises(BrokenPicture):
        encode_isolated(PICTURE, ratio="avatar", patience_seconds=0.1)


@pytest.mark.parametrize("name", ["XCPU", "SEGV", "KILL"])
def test_a_picture_that_ends_its_decoder_is_damaged(decoder: Callable[[str], None], name: str) -> None:
    decoder(f"kill -{name} $$")

    with pytest.raises(BrokenPicture):
        encode_isolated(PICTURE, ratio="avatar")


def test_a_decoder_that_does_not_start_is_no_fault_of_the_picture(decoder: Callable[[str], None]) -> None:
    decoder("echo nothing to import >&2; exit 1")

    with pytest.raises(EncodingProcessFailed, match="nothing to import"):
        encode_isolated(PICTURE, ratio="avatar")


def test_the_decoder_does_not_get_the_sites_secrets(
    decoder: Callable[[str], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SUFRA_SECRET_KEY", "a secret")
    decoder(f"env >{tmp_path}/environment; kill -KILL $$")

    with pytest.raises(BrokenPicture):
        encode_isolated(PICTURE, ratio="avatar")

    assert "a secret" not in (tmp_path / "environment").read_text()


def test_the_encoding_process_ends_after_its_seconds_of_computing() -> None:
    done = run_bounded("bound_process(cpu_seconds=1)\nwhile True: pass")

    assert done.returncode == -signal.SIGXCPU


@pytest.mark.skipif(sys.platform == "darwin", reason="macOS has no bound for addresses")
def test_the_encoding_process_gets_no_more_than_its_memory() -> None:
    done = run_bounded("bound_process()\nbytearray(1024 * 1024 * 1024)")

    assert b"MemoryError" in done.stderr


@pytest.mark.skipif(sys.platform == "darwin", reason="macOS has no bound for addresses")
def test_a_picture_that_needs_more_memory_is_refused_as_damaged() -> None:
    decode = "from core.images.decode import Size, decode_picture\nimport sys, io\nfrom PIL import Image\n"
    picture = "file = io.BytesIO()\nImage.new('RGBA', (3000, 3000)).save(file, 'PNG')\n"
    bounded = "bound_process(memory_bytes=80 * 1024 * 1024)\ndecode_picture(file.getvalue(), wanted=Size(256, 256))"

    assert b"BrokenPicture" in run_bounded(decode + picture + bounded).stderr
