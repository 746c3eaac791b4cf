"""The screens of the site, from `config/screens.json`, which the browser's router reads as well.

An entry of the table has a `path` in React Router's notation (`:name` is one part of the path, `:name?` may be left
out, `*` is every other path), the `title` of the tab (null: the site's own, or one from the page's data), and whether
search engines list it (`indexed`). `ownEndpoint` screens are answered by an endpoint of `api/site/pages.py` that reads
data; `account` screens are those of signing in and up.
"""

import functools
import re
from collections.abc import Mapping
from dataclasses import dataclass

from core.config_files import read_config

NOT_FOUND = "not-found"


@dataclass(frozen=True)
class Screen:
    """One entry of the table."""

    key: str
    path: str
    title: str | None
    is_indexed: bool
    has_own_endpoint: bool

    @property
    def is_in_sitemap(self) -> bool:
        """Whether the sitemap lists the screen itself: indexed, and one page only."""
        return self.is_indexed and not self.has_own_endpoint


@functools.cache
def read_screens() -> Mapping[str, Screen]:
    """Return all screens by key, in the table's order."""
    return {
        key: Screen(key, entry["path"], entry["title"], entry["indexed"], entry.get("ownEndpoint", False))
        for key, entry in read_config("screens").items()
    }


def find_screen(path: str) -> Screen | None:
    """Return the screen that shows at the path, without those that have an endpoint of their own; case counts."""
    return next((screen for screen in _plain_screens() if _pattern(screen.path).fullmatch(path)), None)


@functools.cache
def _plain_screens() -> tuple[Screen, ...]:
    return tuple(screen for screen in read_screens().values() if not screen.has_own_endpoint and screen.path != "*")


@functools.cache
def _pattern(path: str) -> re.Pattern[str]:
    parts = [
        "(?:/[^/]+)?" if part.endswith("?") else "/[^/]+" if part.startswith(":") else "/" + re.escape(part)
        for part in path.strip("/").split("/")
        if part
    ]
    return re.compile("".join(parts) + "/*")
