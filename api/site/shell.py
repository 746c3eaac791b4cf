"""The frontend's HTML shell, with meta tags put into its head."""

import re
from functools import lru_cache
from html import escape
from pathlib import Path

from api.site import served
from api.site.detail import Detail
from api.site.meta import PageMeta
from api.site.opening import Opening
from core.settings import Settings

FALLBACK_SHELL = (
    "<!doctype html><html lang=en><head><title>Sufra</title></head>"
    "<body><p>The site is being built. Please try again in a moment.</p></body></html>"
)
SHELL = "index.html"
DEFAULT_TAGS = re.compile(r"<title>[^<]*</title>|<meta\s+name=\"description\"[^>]*>", re.IGNORECASE)
"""The shell's default title and description."""


def render_page(
    settings: Settings,
    meta: PageMeta,
    screen: str,
    *,
    search: str = "",
    detail: Detail | None = None,
    opening: Opening | None = None,
) -> str:
    """Return the shell with the page's title, tags and structured data, and the screen of this key as it begins.

    `search` is the text in the screen's search field, `detail` the recipe or blog of the page, `opening` what a list
    begins with. Every value is escaped.
    """
    shell_built_at, screens_built_at = build_times(settings)
    shell = read_shell(settings.frontend_dist / SHELL, shell_built_at)
    screens = served.read_served_screens(settings.frontend_dist / served.FILE, screens_built_at)
    page = served.serve_screen(shell, screens.get(screen), screen, search=search, detail=detail, opening=opening)
    return DEFAULT_TAGS.sub("", page).replace("</head>", render_head(meta) + "</head>", 1)


def render_head(meta: PageMeta) -> str:
    """Return the tags of the page's head."""
    tags = [f"<title>{escape(meta.title)}</title>", f'<meta name="description" content="{escape(meta.description)}">']
    tags += [f'<meta property="{escape(name)}" content="{escape(value)}">' for name, value in meta.open_graph.items()]
    tags += [f'<meta name="{escape(name)}" content="{escape(value)}">' for name, value in meta.twitter.items()]
    if meta.canonical_url:
        tags.append(f'<link rel="canonical" href="{escape(meta.canonical_url)}">')
    if meta.is_hidden:
        tags.append('<meta name="robots" content="noindex">')
    if meta.structured_data:
        tags.append(f'<script type="application/ld+json">{served.script_json(meta.structured_data)}</script>')
    return "".join(tags)


def build_times(settings: Settings) -> tuple[float, float]:
    """Return when the build wrote the shell and the served screens, 0 for what is not there."""
    return modified_at(settings.frontend_dist / SHELL), modified_at(settings.frontend_dist / served.FILE)


def modified_at(file: Path) -> float:
    """Return when the file was written, 0 where there is none."""
    return file.stat().st_mtime if file.is_file() else 0.0


@lru_cache(maxsize=4)
def read_shell(file: Path, written_at: float) -> str:
    """Return the shell, read once per build."""
    return file.read_text("utf-8") if written_at else FALLBACK_SHELL
