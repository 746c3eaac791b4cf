"""How many scans a JPEG has, read from its markers alone.

Each scan of a JPEG goes over the whole picture again: 36 bytes of it cost as much as all the pixels.
"""

import re

from core.images.rejections import BrokenPicture

MAX_SCANS = 30
"""Programs write 10 scans of a progressive picture, and at most 18."""
MAX_SEGMENTS = 500
"""A colour profile of two megabytes has 32. Pillow copies what it has read for each further one."""

_MARKER = re.compile(rb"\xff([^\x00\xd0-\xd7\xff])")
"""Neither a byte 0xFF of compressed data (0x00 follows it), nor a restart marker, nor filling in front of a marker.

Decoders look for the next marker in the same way, inside of compressed data and behind it.
"""
_START_OF_SCAN, _END_OF_IMAGE = 0xDA, 0xD9
_HAVE_LENGTH = frozenset({*range(0xC0, 0xD0), *range(0xDA, 0xDE), *range(0xE0, 0xF0), 0xFE}) - {0xC8}
"""Frames, tables, scans, data of applications, comments. Behind any other marker a decoder skips nothing."""


def count_scans(content: bytes) -> int:
    """Return the number of scans up to the end of the image, which may be missing.

    Raises BrokenPicture for more than MAX_SCANS scans or MAX_SEGMENTS segments.
    """
    scans = position = 0
    for _ in range(MAX_SEGMENTS):
        found = _MARKER.search(content, position)
        if found is None or found[1][0] == _END_OF_IMAGE:
            return scans
        position = found.end()
        if found[1][0] in _HAVE_LENGTH:
            position += int.from_bytes(content[position : position + 2])
        scans += found[1][0] == _START_OF_SCAN
        if scans > MAX_SCANS:
            break
    raise BrokenPicture
