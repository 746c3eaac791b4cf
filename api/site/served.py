"""What a screen looks like before its data is there, drawn by the frontend's build.

With it the first paint does not wait for scripts; the app then takes its place.
Source: docs/decisions/0013-first-paint.md; frontend/scripts/served-pages.mjs writes the file.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from html import escape
from pathlib import Path

import orjson
from pydantic import BaseModel

FILE = Path(".vite") / "served-pages.json"
EMPTY_ROOT = '<div id="root"></div>'


class Links(BaseModel):
    """Files that the screen needs beside those of every screen."""

    scripts: Sequence[str] = ()
    styles: Sequence[str] = ()


class ServedScreen(BaseModel):
    """A screen's HTML, with `{search}` where the searched text stands."""

    html: str
    links: Links


def serve_screen(page: str, screen: ServedScreen | None, key: str, *, search: str = "") -> str:
    """Return the page with the screen in its root and the screen's files in its head."""
    if screen is None:
        return page
    body = screen.html.replace("{search}", escape(search))
    return page.replace("</head>", render_links(screen.links) + "</head>", 1).replace(
        EMPTY_ROOT, f'<div id="root" data-screen="{key}">{body}</div>', 1
    )


def render_links(links: Links) -> str:
    """Return the tags for the files, as the frontend's loader would add them."""
    styles = [f'<link rel="stylesheet" crossorigin href="{escape(path)}">' for path in links.styles]
    scripts = [f'<link rel="modulepreload" crossorigin href="{escape(path)}">' for path in links.scripts]
    return "".join(styles + scripts)


@lru_cache(maxsize=2)
def read_served_screens(file: Path, written_at: float) -> Mapping[str, ServedScreen]:
    """Return the screens by key, read once per build; none where the build has drawn none."""
    if not written_at:
        return {}
    return {key: ServedScreen.model_validate(screen) for key, screen in orjson.loads(file.read_bytes()).items()}
