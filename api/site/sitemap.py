"""sitemap.xml: an index of parts, which together list every public page.

Source: docs/product/platform.md#pages-for-programs.
"""

from collections.abc import Iterable, Iterator
from datetime import datetime
from hashlib import sha256
from threading import Condition, Lock
from xml.sax.saxutils import escape

from cachetools import LRUCache, TTLCache, cached
from sqlalchemy import func, select
from sqlalchemy.orm import Session

from api.middleware.compression import PackedText
from api.site.screens import read_screens
from core.models import Blog, Recipe
from core.settings import Settings

PART = 10_000
"""Numbers of recipes or blogs that a part covers: a megabyte. A sitemap may list 50,000. Source: sitemaps.org."""
KEPT_PARTS = 300
"""Those of three million recipes. If fewer are kept than there are, none is found when all are asked for in turn."""
SITEMAP_SECONDS = 60
"""How long a part is kept: it costs a scan of its recipes, which no number of requests may multiply."""
SCREENS = "screens"
TABLES: dict[str, tuple[type[Blog] | type[Recipe], str]] = {"blogs": (Blog, "/blogs/"), "recipes": (Recipe, "/recipe/")}
"""What has parts by number, and how the addresses of its pages begin."""

HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

kept_sitemaps: TTLCache[tuple[str, str], PackedText] = TTLCache(maxsize=KEPT_PARTS, ttl=SITEMAP_SECONDS)


class NoSuchPart(LookupError):
    """The sitemap has no part of this name."""


@cached(kept_sitemaps, key=lambda _, settings: (settings.origin, ""), condition=Condition())
def build_index(session: Session, settings: Settings) -> PackedText:
    """Return the list of parts. It is at most a minute old."""
    entries = [
        f"<sitemap><loc>{escape(settings.origin)}/sitemap-{part}.xml</loc></sitemap>" for part in list_parts(session)
    ]
    return _document("sitemapindex", entries)


@cached(kept_sitemaps, key=lambda _, settings, part: (settings.origin, part), condition=Condition())
def build_part(session: Session, settings: Settings, part: str) -> PackedText:
    """Return a part: the screens, or the published blogs or recipes of a range of numbers. It is at most a minute old.

    Raises NoSuchPart for a name that `build_index` would not list.
    """
    if part == SCREENS:
        return _document("urlset", [_entry(settings, screen) for screen in _listed_screens()])
    kind, _, number = part.rpartition("-")
    # As it is written in the index: one part has one address.
    if kind not in TABLES or not number.isascii() or not number.isdecimal() or number != str(int(number[:9])):
        raise NoSuchPart(part)
    pages = [_entry(settings, path, updated_at) for path, updated_at in read_pages(session, kind, int(number))]
    if not pages:
        raise NoSuchPart(part)
    return _document("urlset", pages)


def list_parts(session: Session) -> Iterator[str]:
    """Yield the names of the parts that have pages."""
    yield SCREENS
    for kind, (model, _) in TABLES.items():
        # A look into the index for each part, however many rows it has.
        last = session.scalar(select(func.max(model.id)).where(model.is_published)) or 0
        number = func.generate_series(0, last // PART).column_valued("number")
        has_pages = select(model.id).where(
            model.is_published, model.id >= number * PART, model.id < (number + 1) * PART
        )
        for found in session.scalars(select(number).where(has_pages.exists()).order_by(number)):
            yield f"{kind}-{found}"


def read_pages(session: Session, kind: str, number: int) -> Iterator[tuple[str, datetime]]:
    """Yield path and last change of the pages of the part of `blogs` or `recipes` with this number."""
    model, beginning = TABLES[kind]
    name = Blog.slug if model is Blog else Recipe.id
    rows = session.execute(
        select(name, model.updated_at)
        .where(model.is_published, model.id >= number * PART, model.id < (number + 1) * PART)
        .order_by(model.id)
    )
    yield from ((f"{beginning}{found}", updated_at) for found, updated_at in rows)


def _listed_screens() -> Iterable[str]:
    return (screen.path for screen in read_screens().values() if screen.is_in_sitemap)


def _entry(settings: Settings, path: str, updated_at: datetime | None = None) -> str:
    changed = f"<lastmod>{updated_at:%Y-%m-%d}</lastmod>" if updated_at else ""
    return f"<url><loc>{escape(settings.origin + path)}</loc>{changed}</url>"


def _document(element: str, entries: Iterable[str]) -> PackedText:
    text = f"{HEAD}<{element} {NAMESPACE}>" + "\n".join(entries) + f"</{element}>\n"
    return keep_sitemap(text.encode())


@cached(LRUCache(maxsize=KEPT_PARTS), key=lambda body: sha256(body).digest(), lock=Lock())
def keep_sitemap(body: bytes) -> PackedText:
    """Return the same object for the same content, so that it is not compressed again every minute."""
    return PackedText.of(body)
