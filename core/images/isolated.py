"""Decodes and encodes strangers' pictures in a process of their own.

Decoders are written in C, and no check of a header foresees what every file costs them. What a picture does to time
and memory ends with its process. It has a low priority; a thread with one would keep the interpreter's lock from all
others while it waits for a core.
"""

import json
import logging
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from core.images import encoding_process
from core.images.decode import sniff_format
from core.images.encoding_process import WHOLE
from core.images.rejections import BrokenPicture, PictureRejected, PictureTooLarge, UnsupportedPicture, WrongShape
from core.images.renditions import Ratio
from core.images.store import EncodedPicture, StoredPicture
from core.settings import PREFIX

log = logging.getLogger(__name__)

PATIENCE_SECONDS = 60.0
"""Of the clock, for a busy machine; the process's own bound is in seconds of computing."""
NICENESS = 10
_REJECTIONS: dict[str, type[PictureRejected]] = {
    rejection.code: rejection for rejection in (BrokenPicture, PictureTooLarge, UnsupportedPicture, WrongShape)
}
_ROOT = Path(__file__).resolve().parents[2]


class EncodingProcessFailed(RuntimeError):
    """The process could not do its work, whatever the picture. A fault of the site."""


def encode_isolated(
    content: bytes, *, ratio: Ratio, is_cut: bool = True, patience_seconds: float = PATIENCE_SECONDS
) -> EncodedPicture:
    """Return what encode_picture returns or raise what it raises; the work is done in a process of its own.

    Raises BrokenPicture too when the picture exceeds the process's bounds or makes it crash.
    """
    if sniff_format(content) is None:
        raise UnsupportedPicture
    try:
        done = _run(content, [ratio, *([] if is_cut else [WHOLE])], patience_seconds)
    except subprocess.TimeoutExpired:
        log.warning("a picture was given up after %.0f s", patience_seconds)
        raise BrokenPicture from None
    if done.returncode < 0:
        log.warning("a picture's process was ended by signal %d", -done.returncode)
        raise BrokenPicture
    if done.returncode > 0:
        raise EncodingProcessFailed(done.stderr.decode(errors="replace"))
    return _read(done.stdout)


def _run(content: bytes, words: Sequence[str], patience_seconds: float) -> "subprocess.CompletedProcess[bytes]":
    command = ["nice", "-n", str(NICENESS), sys.executable, "-m", encoding_process.__name__, *words]
    # Without the site's secrets.
    environment = {name: value for name, value in os.environ.items() if not name.startswith(PREFIX)}
    return subprocess.run(  # noqa: S603 -- our own module; the picture goes through standard input
        command, input=content, capture_output=True, timeout=patience_seconds, cwd=_ROOT, env=environment, check=False
    )


def _read(answer: bytes) -> EncodedPicture:
    line, _, contents = answer.partition(b"\n")
    head = json.loads(line)
    if "code" in head:
        raise _REJECTIONS[head["code"]](head["sentence"])
    files, start = {}, 0
    for path, length in head["files"].items():
        files[path], start = contents[start : start + length], start + length
    stored = head["stored"]
    return EncodedPicture(StoredPicture(**{**stored, "widths": tuple(stored["widths"])}), files)
