"""What the browser loads before anybody can do anything."""

import gzip
import re
from pathlib import Path

SCRIPTS = re.compile(r'(?:src|href)="(/[^"]+\.js)"')


def first_load_kilobytes(dist: Path) -> float:
    """Return the gzipped size in kB of the scripts that index.html names, preloads included."""
    names = set(SCRIPTS.findall((dist / "index.html").read_text("utf-8")))
    return sum(len(gzip.compress((dist / name.lstrip("/")).read_bytes(), 9)) for name in names) / 1000
