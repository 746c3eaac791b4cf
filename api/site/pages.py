"""The pages: the frontend's shell with the meta tags that scripts would add too late.

Source: docs/product/platform.md#pages-for-programs.
"""

import contextlib
import logging
from collections.abc import Callable, Coroutine, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse, PlainTextResponse, RedirectResponse
from fastapi.routing import APIRoute
from sqlalchemy.exc import OperationalError
from sqlalchemy.exc import TimeoutError as PoolExhausted
from starlette.exceptions import HTTPException

from api.blogs.service import BlogNotFound, find_blog, show_blog
from api.database import RETRY_SECONDS
from api.dependencies import SessionDep, SettingsDep
from api.errors import Unavailable
from api.middleware.compression import KeptText, PackedText, kept_response
from api.recipes.service import RecipeNotFound, get_public_recipe, show_recipe
from api.shortlinks.queries import public_recipe_id
from api.site.blog_meta import blog_meta
from api.site.blog_screen import blog_detail
from api.site.files import SUFFIXES, TopFiles
from api.site.list_meta import chosen_filters, list_screen_meta, recipe_list_meta, unlisted_meta
from api.site.meta import SITE_TITLE, TAGLINE, PageMeta, not_found_meta, screen_meta
from api.site.opening import Opening, openings, recipe_list_opening
from api.site.recipe_meta import recipe_meta
from api.site.recipe_screen import recipe_detail
from api.site.screens import NOT_FOUND, Screen, find_screen
from api.site.shell import build_times, render_page
from api.site.sitemap import SITEMAP_SECONDS, NoSuchPart, build_index, build_part
from api.slots import IN_SITEMAP_SLOT
from core.blogs.store import RESERVED_SLUGS
from core.search.text import MAX_TEXT_LENGTH
from core.settings import Settings, get_settings

log = logging.getLogger(__name__)


class PageRoute(APIRoute):
    """An endpoint that answers the shell with 503 while the database is away: a browser shows no JSON."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """Return the handler, with that answer."""
        handle = super().get_route_handler()

        async def handle_page(request: Request) -> Response:
            try:
                return await handle(request)
            except DATABASE_ERRORS as error:
                log.warning("a page without the database: %s", type(error).__name__)
                return _unavailable_page(get_settings())

        return handle_page


router = APIRouter(include_in_schema=False, route_class=PageRoute)

PAGE_CACHING = "no-cache"
"""Browsers ask each time: the names of a page's assets change with each release."""
DATABASE_ERRORS = (Unavailable, OperationalError, PoolExhausted)


def page(settings: Settings, meta: PageMeta, screen: str, *, status: int) -> Response:
    """Return a screen's page with these meta tags."""
    return _html(render_page(settings, meta, screen), status)


def _html(content: str, status: int = 200) -> Response:
    return HTMLResponse(content, status_code=status, headers={"Cache-Control": PAGE_CACHING})


@lru_cache(maxsize=32)
def _keep_screen(screen: Screen, opening: Opening | None, settings: Settings, built_at: Sequence[float]) -> KeptText:
    # Alike for all visitors until the first answer or the build changes.
    meta = list_screen_meta(screen, opening, settings)
    return KeptText(render_page(settings, meta, screen.key, opening=opening).encode())


def not_found_page(settings: Settings, screen: str = NOT_FOUND) -> Response:
    """Return the app with status 404; `screen` is the one that says so."""
    return page(settings, not_found_meta(settings), screen, status=404)


def _unavailable_page(settings: Settings) -> Response:
    answer = page(settings, PageMeta(title=SITE_TITLE, description=TAGLINE, is_hidden=True), "recipe", status=503)
    answer.headers["Cache-Control"] = "no-store"
    answer.headers["Retry-After"] = str(RETRY_SECONDS)
    return answer


@router.get("/recipe/{recipe_id:int}")
def recipe_page(recipe_id: int, session: SessionDep, settings: SettingsDep) -> Response:
    """A recipe's page; 404 with the app's screen for what isn't public."""
    try:
        recipe = show_recipe(get_public_recipe(session, recipe_id))
    except RecipeNotFound:
        return not_found_page(settings, "recipe")
    return _html(render_page(settings, recipe_meta(recipe, settings), "recipe", detail=recipe_detail(recipe)))


@router.get("/blogs/{slug}")
def blog_page(slug: str, session: SessionDep, settings: SettingsDep) -> Response:
    """A blog's page; 404 with the app's screen for what isn't public."""
    if slug in RESERVED_SLUGS:
        screen = find_screen(f"/blogs/{slug}")
        if screen:
            return page(settings, screen_meta(screen, settings), screen.key, status=200)
        return not_found_page(settings, "blog")
    try:
        blog = find_blog(session, slug, None)
    except BlogNotFound:
        return not_found_page(settings, "blog")
    detail = blog_detail(show_blog(blog))
    return _html(render_page(settings, blog_meta(blog, settings), "blog", detail=detail))


@router.get("/s/{code}")
def short_link(code: str, session: SessionDep, settings: SettingsDep) -> Response:
    """Lead straight to the recipe, for people and for programs that preview links and run no script."""
    recipe_id = public_recipe_id(session, code)
    if recipe_id is None:
        return not_found_page(settings, "short-link")
    return RedirectResponse(f"{settings.origin}/recipe/{recipe_id}", status_code=302)


@router.get("/create-blog")
async def new_blog() -> Response:
    """Lead to the editor: a new blog has both addresses."""
    return RedirectResponse("/blogs/create", status_code=302)


@router.get("/robots.txt")
async def robots(settings: SettingsDep) -> Response:
    """What crawlers may read: every page, no API."""
    return PlainTextResponse(f"User-agent: *\nDisallow: /api/\nSitemap: {settings.origin}/sitemap.xml\n")


@router.get("/sitemap.xml", dependencies=[IN_SITEMAP_SLOT])
def sitemap(request: Request, session: SessionDep, settings: SettingsDep) -> Response:
    """The parts that list every public page."""
    return _xml(request, build_index(session, settings))


@router.get("/sitemap-{part}.xml", dependencies=[IN_SITEMAP_SLOT])
def sitemap_part(part: str, request: Request, session: SessionDep, settings: SettingsDep) -> Response:
    """Some of the public pages; 404 with the app's screen for a part that the index doesn't list."""
    try:
        kept = build_part(session, settings, part)
    except NoSuchPart:
        return not_found_page(settings)
    return _xml(request, kept)


def _xml(request: Request, kept: PackedText) -> Response:
    return kept_response(request.scope, kept, "application/xml", cache_control=f"public, max-age={SITEMAP_SECONDS}")


# Asynchronous, so that it needs no thread: a look at the disk's folder is short, and threads may be scarce.
@router.get("/{path:path}")
async def any_page(path: str, request: Request, settings: SettingsDep) -> Response:
    """A screen of the app, a file of the build's top folder, or the app's not-found screen with its status."""
    if path.startswith("api/"):
        raise HTTPException(404)
    screen = find_screen("/" + path)
    if screen:
        if screen.key == "recipes" and request.url.query:
            return await _asked_list(screen, request, settings)
        opening = await openings(request).of(screen.key, request)
        kept = _keep_screen(screen, opening, settings, build_times(settings))
        return kept_response(request.scope, kept, "text/html", cache_control=PAGE_CACHING)
    # A file of the top folder has no folder in its name; looking up many folders would hold the event loop.
    with contextlib.suppress(OSError, ValueError):
        file = settings.frontend_dist.resolve() / path
        if "/" not in path and is_public_file(file, settings):
            return TopFiles(directory=settings.frontend_dist).file_response(file, file.stat(), request.scope)
    return not_found_page(settings)


async def _asked_list(screen: Screen, request: Request, settings: Settings) -> Response:
    search = request.query_params.get("search", "")[:MAX_TEXT_LENGTH]
    chosen = chosen_filters(request.query_params)
    if search:
        meta = unlisted_meta(screen, settings)
    else:
        found = await recipe_list_opening(request, chosen) if chosen else None
        meta = recipe_list_meta(found, chosen, settings)
    return _html(render_page(settings, meta, screen.key, search=search))


def is_public_file(file: Path, settings: Settings) -> bool:
    """Tell whether the path is a file right inside the build's top folder, such as the icon, and not the shell."""
    is_own = file.suffix not in (".html", *SUFFIXES.values())
    return is_own and file.resolve().parent == settings.frontend_dist.resolve() and file.is_file()
