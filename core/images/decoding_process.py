"""`python -m core.images.decoding_process WIDTH HEIGHT`: decodes one picture within bounds.

Reads the picture from standard input and writes one line of JSON to standard output: `size` with the pixels behind it,
or `code` and `sentence` of a PictureRejected. core.images.isolated starts it.
"""

import contextlib
import json
import resource
import sys

from core.images.decode import Size, decode_picture
from core.images.rejections import PictureRejected

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


def main(width: int, height: int) -> None:
    """Decode standard input for a picture of this size."""
    bound_process()
    try:
        picture = decode_picture(sys.stdin.buffer.read(), wanted=Size(width, height))
    except PictureRejected as rejection:
        _answer({"code": rejection.code, "sentence": rejection.shown}, b"")
    else:
        _answer({"size": picture.size}, picture.tobytes())


def _answer(head: dict[str, object], pixels: bytes) -> None:
    sys.stdout.buffer.write(json.dumps(head).encode() + b"\n" + pixels)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
