"""Pictures made for the tests, as the bytes that somebody would upload."""

import io
from typing import Any

from PIL import Image

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
