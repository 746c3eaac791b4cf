"""Damaged and dishonest pictures, sent to every operation that takes a form."""

import random
import struct
import zlib
from collections.abc import Iterator

import pytest

from tests.core.images.sample_pictures import encode, halves, with_scans
from tests.hostile.attack import Attack, Header
from tests.hostile.bodies import BOUNDARY, type_of
from tests.hostile.conftest import IGNORED, SendAttack
from tests.hostile.operations import Operation, operations

pytestmark = pytest.mark.filterwarnings(IGNORED)
FORMS = [operation for operation in operations() if operation.content_type.startswith("multipart/")]
DAMAGED_PER_FORMAT = 15


def png_of(width: int, height: int) -> bytes:
    """A PNG that says it is so large, and holds next to nothing."""

    def chunk(kind: bytes, content: bytes) -> bytes:
        return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))

    header = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    body = zlib.compress(b"\x00" * 1000)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", body) + chunk(b"IEND", b"")


def pictures() -> Iterator[tuple[str, bytes]]:
    """Give each picture with its name."""
    chance = random.Random(1)
    for kind in ("PNG", "JPEG", "WEBP", "GIF", "BMP", "TIFF"):
        good = encode(halves(60, 40), kind)
        yield f"good {kind}", good
        for number in range(DAMAGED_PER_FORMAT):
            damaged = bytearray(good)
            for _ in range(chance.randint(1, 8)):
                damaged[chance.randrange(len(damaged))] = chance.randrange(256)
            yield f"damaged {kind} {number}", bytes(damaged[: chance.choice((len(damaged), len(damaged) // 2, 30))])
    for width, height in ((0, 0), (1, 2**31 - 1), (2**31 - 1, 2**31 - 1), (65_535, 65_535), (30_000, 2)):
        yield f"{width}×{height}", png_of(width, height)
    yield "many scans", with_scans(5000)
    yield "script", b'<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    yield "page", b"<!doctype html><script>alert(1)</script>"
    yield "PNG and page", encode(halves(2, 2)) + b"<script>alert(1)</script>"
    yield "PostScript", b"%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 99999 99999\nshowpage\n"
    yield "nothing", b""


@pytest.mark.parametrize("operation", FORMS, ids=lambda operation: operation.label)
def test_a_hostile_picture_gets_a_decent_answer(operation: Operation, send: SendAttack, token: Header) -> None:
    for name, picture in pictures():
        start = f'--{BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n'
        body = start.encode() + picture + f"\r\n--{BOUNDARY}--\r\n".encode()
        headers = [token, (b"content-type", type_of(operation))]
        send(Attack(f"picture {name}", operation.method, operation.path, headers, body))
