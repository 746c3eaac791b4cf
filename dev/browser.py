"""The browser that browser tests drive: one of the system's packages."""

import os
import shutil

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""The headless shell first: it takes a quarter of the processor time of a whole Chromium, which each page pays for."""


def find_browser() -> str | None:
    """Return the path of a Chromium: SUFRA_BROWSER, else the first on PATH, else None."""
    named = os.environ.get("SUFRA_BROWSER")
    if named:
        return shutil.which(named)
    return next((path for name in NAMES if (path := shutil.which(name))), None)
