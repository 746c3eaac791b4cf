"""sitemap.xml: every public page."""

from collections.abc import Iterator
from datetime import datetime
from functools import lru_cache
from threading import Condition
from xml.sax.saxutils import escape

from cachetools import TTLCache, cached
from sqlalchemy import select
from sqlalchemy.orm import Session

from api.middleware.compression import KeptText
from api.site.screens import read_screens
from core.models import Blog, Recipe
from core.settings import Settings

MAX_SCREENS, MAX_BLOGS, MAX_RECIPES = 100, 9_900, 40_000
"""Together 50,000: a sitemap may not hold more. Source: sitemaps.org."""
SITEMAP_SECONDS = 60
"""How long one is kept: it costs a scan of all recipes, which no number of requests may multiply."""

kept_sitemaps: TTLCache[str, KeptText] = TTLCache(maxsize=1, ttl=SITEMAP_SECONDS)


@cached(kept_sitemaps, key=lambda _, settings: settings.origin, condition=Condition())
def build_sitemap(session: Session, settings: Settings) -> KeptText:
    """Return the sitemap: screens, then published blogs and recipes from the newest. It is at most a minute old."""
    entries = [f"<url><loc>{escape(settings.origin + path)}</loc></url>" for path in _listed_paths()]
    entries += [
        f"<url><loc>{escape(settings.origin + path)}</loc><lastmod>{updated_at:%Y-%m-%d}</lastmod></url>"
        for path, updated_at in public_pages(session)
    ]
    text = (
        '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
        + "\n".join(entries)
        + "</urlset>\n"
    )
    return keep_sitemap(text.encode())


@lru_cache(maxsize=1)
def keep_sitemap(body: bytes) -> KeptText:
    """Return the same object for the same content, so that it is not compressed again every minute."""
    return KeptText(body)


def public_pages(session: Session) -> Iterator[tuple[str, datetime]]:
    """Yield path and last change of every published blog and recipe."""
    blogs = session.execute(
        select(Blog.slug, Blog.updated_at).where(Blog.is_published).order_by(Blog.id.desc()).limit(MAX_BLOGS)
    )
    yield from ((f"/blogs/{slug}", updated_at) for slug, updated_at in blogs)
    recipes = session.execute(
        select(Recipe.id, Recipe.updated_at).where(Recipe.is_published).order_by(Recipe.id.desc()).limit(MAX_RECIPES)
    )
    yield from ((f"/recipe/{recipe_id}", updated_at) for recipe_id, updated_at in recipes)


def _listed_paths() -> list[str]:
    return [screen.path for screen in read_screens().values() if screen.is_in_sitemap][:MAX_SCREENS]
