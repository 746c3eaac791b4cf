"""Decodes strangers' pictures in a process of their own.

Decoders are written in C, and no check of a header foresees what every file costs them. What a picture does to time
and memory ends with its process.
"""

import json
import logging
import os
import subprocess
import sys
from pathlib import Path

from PIL import Image

from core.images import decoding_process
from core.images.decode import Size, sniff_format
from core.images.rejections import BrokenPicture, PictureRejected, PictureTooLarge, UnsupportedPicture
from core.settings import PREFIX

log = logging.getLogger(__name__)

PATIENCE_SECONDS = 60.0
"""Of the clock, for a busy machine; the process's own bound is in seconds of computing."""
_REJECTIONS: dict[str, type[PictureRejected]] = {
    rejection.code: rejection for rejection in (BrokenPicture, PictureTooLarge, UnsupportedPicture)
}
_ROOT = Path(__file__).resolve().parents[2]


class DecodingProcessFailed(RuntimeError):
    """The decoding process could not do its work, whatever the picture. A fault of the site."""


def decode_isolated(content: bytes, *, wanted: Size, patience_seconds: float = PATIENCE_SECONDS) -> Image.Image:
    """Return what decode_picture returns or raise what it raises; the decoder runs in a process of its own.

    Raises BrokenPicture too when the picture exceeds the process's bounds or makes it crash.
    """
    if sniff_format(content) is None:
        raise UnsupportedPicture
    try:
        done = _run(content, wanted, patience_seconds)
    except subprocess.TimeoutExpired:
        log.warning("a picture was given up after %.0f s", patience_seconds)
        raise BrokenPicture from None
    if done.returncode < 0:
        log.warning("a picture's decoder was ended by signal %d", -done.returncode)
        raise BrokenPicture
    if done.returncode > 0:
        raise DecodingProcessFailed(done.stderr.decode(errors="replace"))
    return _read(done.stdout)


def _run(content: bytes, wanted: Size, patience_seconds: float) -> "subprocess.CompletedProcess[bytes]":
    command = [sys.executable, "-m", decoding_process.__name__, str(wanted.width), str(wanted.height)]
    # Without the site's secrets.
    environment = {name: value for name, value in os.environ.items() if not name.startswith(PREFIX)}
    return subprocess.run(  # noqa: S603 -- our own module; the picture goes through standard input
        command, input=content, capture_output=True, timeout=patience_seconds, cwd=_ROOT, env=environment, check=False
    )


def _read(answer: bytes) -> Image.Image:
    line, _, pixels = answer.partition(b"\n")
    head = json.loads(line)
    if "code" in head:
        raise _REJECTIONS[head["code"]](head["sentence"])
    return Image.frombytes("RGB", tuple(head["size"]), pixels)
