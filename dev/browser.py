"""The browser that browser tests drive: one of the system's packages."""

import os
import shutil

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find_browser() -> str | None:
    """Return the path of a Chromium: SUFRA_BROWSER, else the first on PATH, else None."""
    named = os.environ.get("SUFRA_BROWSER")
    if named:
        return shutil.which(named)
    return next((path for name in NAMES if (path := shutil.which(name))), None)
