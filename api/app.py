"""Puts the application together."""

import contextlib
from collections.abc import AsyncIterator, Iterator
from functools import partial
from typing import Any

from fastapi import APIRouter, FastAPI
from fastapi.routing import APIRoute

from api import health
from api.auth.router import router as auth
from api.blogs.router import router as blogs
from api.comments.router import router as comments
from api.contact.router import router as contact
from api.database import close_database
from api.editor.router import router as editor
from api.errors import register_error_answers
from api.favorites.recent import RecentFavorites
from api.favorites.router import router as favorites
from api.generator.router import router as generator
from api.lookups.router import router as lookups
from api.middleware.body_limit import BodyLimit, form_paths, upload_paths
from api.middleware.compression import Compression
from api.middleware.head_requests import HeadRequests
from api.middleware.own_cookies import OwnCookies
from api.middleware.path_limit import PathLimit
from api.middleware.request_id import RequestId
from api.middleware.security_headers import SecurityHeaders
from api.middleware.unexpected_errors import UnexpectedErrors
from api.observation.observers import request_observers
from api.observation.request_log import RequestLog
from api.openapi import describe
from api.recipes.router import router as recipes
from api.reviews.router import router as reviews
from api.search.gateway_router import router as gateway
from api.search.router import router as search
from api.search.similar import router as similar
from api.search.state import open_search
from api.shortlinks.router import router as shortlinks
from api.site.mount import FILE_PATHS, mount_site
from api.site.opening import Openings
from api.staff.page_cookie import page_cookie_name
from api.staff.routers import STAFF_ROUTERS
from api.users.browser import cookie_name
from api.users.router import router as users
from api.view_counts.gathered import GatheredViews
from api.view_counts.router import router as views
from core.settings import get_settings
from core.traces import sending_traces

API_PATH = "/api/v1.0"
FEATURES: tuple[APIRouter, ...] = (
    *(search, similar, gateway, views, lookups, recipes, favorites, reviews, editor, generator),
    *(shortlinks, blogs, comments, contact, auth, users),
    *STAFF_ROUTERS,
)
"""Routes are tried in this order: what is asked most comes first."""
ROUTERS = (*((API_PATH, feature) for feature in FEATURES), ("", health.router))
"""Every router behind its path prefix."""


@contextlib.asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    """Open what all requests share, and close it at the end."""
    with sending_traces(get_settings(), "api"):
        async with open_search(get_settings()) as search_state:
            app.state.search = search_state
            yield
    close_database()
    health.close_checks()


def operation_id(route: APIRoute) -> str:
    """Return the function's name: stable names for generated clients."""
    return route.name


def create_api() -> FastAPI:
    """Return the API alone, without anything that needs settings."""
    app = FastAPI(
        title="Sufra",
        version="1.0",
        summary="Halal recipes from world cuisines.",
        # api.site.docs has the document and its page.
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
        generate_unique_id_function=operation_id,
        lifespan=lifespan,
    )
    register_error_answers(app)
    app.state.recent_favorites = RecentFavorites()
    app.state.views = GatheredViews()
    for prefix, router in ROUTERS:
        app.include_router(router, prefix=prefix)
    return app


def create_app() -> FastAPI:
    """Return the site: API, pictures, pages."""
    app = create_api()
    app.state.openings = Openings()
    app.openapi = partial(describe, app, ROUTERS)  # type: ignore[method-assign]  # FastAPI's documented way
    mount_site(app, get_settings())
    # The last one added is the outermost.
    app.add_middleware(BodyLimit, forms=form_paths(_routes()), uploads=upload_paths(_routes()))
    app.add_middleware(Compression, public_calls=(f"{API_PATH}/search/",))
    app.add_middleware(HeadRequests, own=FILE_PATHS)  # outside: HEAD has the length that GET would have
    app.add_middleware(OwnCookies, names=(cookie_name(get_settings()), page_cookie_name(get_settings())))
    app.add_middleware(PathLimit)
    app.add_middleware(UnexpectedErrors)
    app.add_middleware(SecurityHeaders)
    app.add_middleware(RequestLog, observers=request_observers(get_settings()))
    if get_settings().traces_url is not None:
        from api.observation.traces import TracedRequests

        app.add_middleware(TracedRequests)
    app.add_middleware(RequestId)
    return app


def _routes() -> Iterator[tuple[str, APIRoute]]:
    for prefix, router in ROUTERS:
        yield from ((prefix, route) for route in router.routes if isinstance(route, APIRoute))


def describe_api() -> dict[str, Any]:
    """Return the OpenAPI document."""
    return describe(create_api(), ROUTERS)
