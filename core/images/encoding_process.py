"""`python -m core.images.encoding_process RATIO [whole]`: encodes a picture in all widths of its ratio, bounded.

Reads the picture from standard input and writes one line of JSON to standard output: `stored`, a StoredPicture, and
`files`, the length of each file by path, with the files behind it; or `code` and `sentence` of a PictureRejected. With
`whole`, a picture of another ratio is one. core.images.isolated starts it.
"""

import contextlib
import json
import resource
import sys
from dataclasses import asdict
from typing import cast

from core.images.rejections import PictureRejected
from core.images.renditions import Ratio
from core.images.store import encode_picture

CPU_SECONDS = 5
"""The slowest pictures that are accepted take about one."""
MAX_MEMORY_BYTES = 512 * 1024 * 1024
"""Of addresses. The largest picture that is accepted takes 300 MB, libraries included."""


def bound_process(*, cpu_seconds: int = CPU_SECONDS, memory_bytes: int = MAX_MEMORY_BYTES) -> None:
    """Let the kernel end this process beyond so much time, and refuse it more memory. It leaves no core dump."""
    bounds = {
        resource.RLIMIT_CPU: (cpu_seconds, cpu_seconds + 1),
        resource.RLIMIT_AS: (memory_bytes, memory_bytes),
        resource.RLIMIT_CORE: (0, 0),
    }
    for kind, bound in bounds.items():
        # Not every system knows every bound; macOS has none for addresses.
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(kind, bound)


WHOLE = "whole"


def main(ratio: Ratio, *options: str) -> None:
    """Encode standard input as a picture of this ratio."""
    bound_process()
    try:
        picture = encode_picture(sys.stdin.buffer.read(), ratio=ratio, is_cut=WHOLE not in options)
    except PictureRejected as rejection:
        _answer({"code": rejection.code, "sentence": rejection.shown})
    else:
        lengths = {path: len(content) for path, content in picture.files.items()}
        _answer({"stored": asdict(picture.stored), "files": lengths}, *picture.files.values())


def _answer(head: dict[str, object], *contents: bytes) -> None:
    sys.stdout.buffer.write(b"".join([json.dumps(head).encode(), b"\n", *contents]))


if __name__ == "__main__":
    main(cast("Ratio", sys.argv[1]), *sys.argv[2:])
