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

from api.recipes.schemas import RecipeDetailOut
from api.site.opening import Opening, render_opening
from api.site.recipe_screen import render_recipe

UNSAFE_IN_SCRIPT = {ord("<"): "\\u003c", ord(">"): "\\u003e", ord("&"): "\\u0026", 0x2028: "\\u2028", 0x2029: "\\u2029"}
FILE = Path(".vite") / "served-pages.json"
RECIPES_CALL = "/api/v1.0/recipes"
EMPTY_ROOT = '<div id="root"></div>'


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
    """The screen with its data, for Jinja: of a recipe's page, and of a list with the pictures of its first cards."""
    links: Links


def serve_screen(
    page: str,
    screen: ServedScreen | None,
    key: str,
    *,
    search: str = "",
    recipe: RecipeDetailOut | None = None,
    opening: Opening | None = None,
) -> str:
    """Return the page with the screen in its root and the screen's files in its head.

    What a call would answer also stands there as JSON, so that the app has it at once.
    """
    if screen is None:
        return page
    data = ""
    if recipe and screen.template:
        body = render_recipe(screen.template, recipe)
        data = render_answer(f"{RECIPES_CALL}/{recipe.id}", recipe.model_dump_json(by_alias=True))
    elif opening and screen.template:
        body = render_opening(screen.template, opening).replace("{search}", "")
        data = render_answer(opening.call, opening.body.decode())
    else:
        html = screen.searched if search and screen.searched else screen.html
        body = html.replace("{search}", escape(search))
    return page.replace("</head>", render_links(screen.links) + "</head>", 1).replace(
        EMPTY_ROOT, f'<div id="root" data-screen="{key}">{body}</div>{data}', 1
    )


def render_answer(call: str, body: str) -> str:
    """Return the JSON answer to the call with this path. Read by `shared/api/served-answer.ts`."""
    return f'<script type="application/json" data-call="{call}">{in_script(body)}</script>'


def in_script(json: str) -> str:
    """Return the same JSON without what could end the script element it stands in."""
    return json.translate(UNSAFE_IN_SCRIPT)


def script_json(data: object) -> str:
    """Return JSON that can't end the script element it stands in."""
    return in_script(orjson.dumps(data).decode())


def render_links(links: Links) -> str:
    """Return the tags for the files, as the frontend's loader would add them."""
    styles = [f'<link rel="stylesheet" crossorigin href="{escape(path)}">' for path in links.styles]
    scripts = [
        f'<link rel="modulepreload" fetchpriority="low" crossorigin href="{escape(path)}">' for path in links.scripts
    ]
    return "".join(styles + scripts)


@lru_cache(maxsize=2)
def read_served_screens(file: Path, written_at: float) -> Mapping[str, ServedScreen]:
    """Return the screens by key, read once per build; none where the build has drawn none."""
    if not written_at:
        return {}
    return {key: ServedScreen.model_validate(screen) for key, screen in orjson.loads(file.read_bytes()).items()}
