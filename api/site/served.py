"""What a screen looks like before its data is there, drawn by the frontend's build.

With it the first paint does not wait for scripts; the app then takes its place.
Source: docs/decisions/0013-first-paint.md; frontend/scripts/served-pages.mjs writes the file.
"""

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from html import escape
from pathlib import Path

import orjson
from pydantic import BaseModel

from api.site.detail import Detail
from api.site.opening import CARD_SIZES, Answer, Opening, render_opening
from api.site.pictures import Source

UNSAFE_IN_SCRIPT = ("<", ">", "&", "\u2028", "\u2029")
FILE = Path(".vite") / "served-pages.json"
SCRIPTS = '<template id="scripts">'
"""In it the shell keeps the app's scripts until the first paint. See frontend/public/start.js."""
EMPTY_ROOT = '<div id="root"></div>'
VIEWPORT = re.compile(r'<meta name="viewport"[^>]*>')
"""Until it is read a phone assumes a width of 980 px, and a picture's `sizes` choose a larger rendition than needed."""


class Links(BaseModel):
    """Files that the screen needs beside those of every screen."""

    scripts: Sequence[str] = ()
    styles: Sequence[str] = ()


class ServedScreen(BaseModel):
    """A screen's HTML, with `{search}` where the searched text stands."""

    html: str
    searched: str | None = None
    """Of a screen that changes with the searched text: how it looks with one."""
    template: str | None = None
    """The screen with its data, for Jinja: of a recipe's or a blog's page, of a list with the pictures of its first
    cards, of the generator with its choices."""
    links: Links


def serve_screen(
    page: str,
    screen: ServedScreen | None,
    key: str,
    *,
    search: str = "",
    detail: Detail | None = None,
    opening: Opening | None = None,
) -> str:
    """Return the page with the screen in its root and the screen's files in its head.

    What a call would answer also stands there as JSON, so that the app has it at once.
    """
    if screen is None:
        return page
    data = ""
    if detail and screen.template:
        body = detail.render(screen.template)
        data = render_answer(detail.answer)
    elif opening and screen.template:
        body = render_opening(screen.template, opening).replace("{search}", "")
        data = "".join(map(render_answer, opening.answers))
    else:
        html = screen.searched if search and screen.searched else screen.html
        body = html.replace("{search}", escape(search))
    picture = render_preload(opening.pictures[0], key) if opening and opening.pictures else ""
    return (
        VIEWPORT.sub(lambda viewport: viewport[0] + picture, page, count=1)
        .replace("</head>", render_styles(screen.links) + "</head>", 1)
        .replace(EMPTY_ROOT, f'<div id="root" data-screen="{key}">{body}</div>{data}', 1)
        .replace(SCRIPTS, SCRIPTS + render_scripts(screen.links), 1)
    )


def render_answer(answer: Answer) -> str:
    """Return a call's answer as JSON. Read by `shared/api/served-answer.ts`."""
    return f'<script type="application/json" data-call="{answer.call}">{in_script(answer.body.decode())}</script>'


def in_script(json: str) -> str:
    """Return the same JSON without what could end the script element it stands in."""
    for character in UNSAFE_IN_SCRIPT:  # five passes in C; one of str.translate takes twenty times as long
        json = json.replace(character, f"\\u{ord(character):04x}")
    return json


def script_json(data: object) -> str:
    """Return JSON that can't end the script element it stands in."""
    return in_script(orjson.dumps(data).decode())


def render_preload(picture: Source | None, key: str) -> str:
    """Return the tag that has the browser fetch a list's first picture at once, ahead of the fonts."""
    if picture is None:
        return ""
    # The tiles of the home page show the picture too, in one width.
    widths = f' imagesrcset="{escape(picture.srcset)}" imagesizes="{escape(CARD_SIZES)}"' if key != "home" else ""
    return f'<link rel="preload" as="image" fetchpriority="high" href="{escape(picture.url)}"{widths}>'


def render_styles(links: Links) -> str:
    """Return the tags for the screen's style sheets, as the frontend's loader would add them."""
    return "".join(f'<link rel="stylesheet" crossorigin href="{escape(path)}">' for path in links.styles)


def render_scripts(links: Links) -> str:
    """Return the tags for the screen's scripts, which stand among the shell's own and wait with them."""
    return "".join(f'<link rel="modulepreload" crossorigin href="{escape(path)}">' for path in links.scripts)


@lru_cache(maxsize=2)
def read_served_screens(file: Path, written_at: float) -> Mapping[str, ServedScreen]:
    """Return the screens by key, read once per build; none where the build has drawn none."""
    if not written_at:
        return {}
    return {key: ServedScreen.model_validate(screen) for key, screen in orjson.loads(file.read_bytes()).items()}
