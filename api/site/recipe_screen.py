"""A recipe's page before its scripts: title, labels, picture and ingredients in the template that the build has drawn.

Source: docs/decisions/0013-first-paint.md; frontend/scripts/served/recipe.mjs makes the template.
"""

import re
from dataclasses import dataclass
from functools import lru_cache
from urllib.parse import urlencode

from jinja2 import Environment, Template

from api.recipes.schemas import RecipeDetailOut
from api.site.ingredients import parts_of
from api.site.labels import notes_of, summary_of
from core.config_files import read_config

RENDITION = re.compile(r"-\d+\.webp$")

_environment = Environment(autoescape=True)


@dataclass(frozen=True)
class Source:
    """A picture's address, and the widths in which the server keeps it as an <img> reads them."""

    url: str
    srcset: str


def render_recipe(template: str, recipe: RecipeDetailOut) -> str:
    """Return the recipe's page; every value is escaped."""
    return _compiled(template).render(
        recipe=recipe,
        picture=_picture(recipe),
        labels=summary_of(recipe.labels) if recipe.labels else None,
        parts=parts_of(recipe.ingredients, notes_of(recipe)),
        count=len(recipe.ingredients),
        steps=len(recipe.instructions),
        cuisine_path=_list_path("cuisine", recipe.cuisine_display_name),
        category_path=_list_path("category", recipe.category_code or recipe.category_name),
    )


@lru_cache(maxsize=2)
def _compiled(template: str) -> Template:
    return _environment.from_string(template)


def _picture(recipe: RecipeDetailOut) -> dict[str, Source] | None:
    """Return what narrow and wide screens show; each takes the other's picture where it has none."""
    card = _source(recipe.image_4_3_url, "4:3")
    banner = _source(recipe.image_20_9_url, "20:9")
    narrow, wide = card or banner, banner or card
    return {"narrow": narrow, "wide": wide} if narrow and wide else None


def _source(url: str | None, ratio: str) -> Source | None:
    if not url:
        return None
    if not RENDITION.search(url):
        return Source(url, url)
    widths: list[int] = read_config("renditions")[ratio]["widthsPx"]
    return Source(url, ", ".join(f"{RENDITION.sub(f'-{width}.webp', url)} {width}w" for width in widths))


def _list_path(name: str, value: str | None) -> str:
    return f"/recipes?{urlencode({name: (value or '').strip()}, safe=',')}"
