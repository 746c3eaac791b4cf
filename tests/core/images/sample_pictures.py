"""Pictures made for the tests, as the bytes of an upload."""

import io
import struct
from typing import Any

from PIL import Image

START_OF_SCAN, END_OF_IMAGE = b"\xff\xda", b"\xff\xd9"
"""Markers of a JPEG."""
RED, GREEN, BLUE = (200, 30, 40), (30, 160, 60), (30, 60, 200)


def encode(image: Image.Image, kind: str = "PNG", **options: Any) -> bytes:
    buffer = io.BytesIO()
    image.save(buffer, kind, **options)
    return buffer.getvalue()


def halves(width: int, height: int) -> Image.Image:
    """Red on the left, blue on the right."""
    image = Image.new("RGB", (width, height), RED)
    image.paste(BLUE, (width // 2, 0, width, height))
    return image


def is_close(got: Any, expected: tuple[int, int, int]) -> bool:
    """WebP is lossy; a channel may be off by a little."""
    return all(abs(a - b) < 16 for a, b in zip(got, expected, strict=True))


def with_scans(count: int) -> bytes:
    """A progressive JPEG whose last scan is repeated until there are so many scans."""
    content = encode(halves(64, 48), "JPEG", progressive=True)
    *_, last = content.rpartition(START_OF_SCAN)
    scan = START_OF_SCAN + last.removesuffix(END_OF_IMAGE)
    return content.removesuffix(END_OF_IMAGE) + scan * (count - content.count(START_OF_SCAN)) + END_OF_IMAGE


def one_scan_per_colour(width: int, height: int) -> bytes:
    """A grey sequential JPEG with a scan for each of its three components, of which a decoder keeps everything."""
    head = encode(Image.new("RGB", (16, 16)), "JPEG", subsampling=0).partition(START_OF_SCAN)[0]
    size = struct.pack(">BHH", 8, 16, 16)
    head = head.replace(size, struct.pack(">BHH", 8, height, width))
    blocks = -(-width // 8) * -(-height // 8)
    # The same grey as in the block before, and nothing else, in the standard's codes: 00 1010 and, of a colour, 00 00.
    scans = (_scan(1, 0x00, "001010" * blocks), _scan(2, 0x11, "0000" * blocks), _scan(3, 0x11, "0000" * blocks))
    return head + b"".join(scans) + END_OF_IMAGE


def _scan(component: int, tables: int, bits: str) -> bytes:
    padded = bits + "1" * (-len(bits) % 8)
    header = struct.pack(">HBBBBBB", 8, 1, component, tables, 0, 63, 0)
    return START_OF_SCAN + header + int(padded, 2).to_bytes(len(padded) // 8)
