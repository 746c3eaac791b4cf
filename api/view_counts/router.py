"""GET /recipes/mark-viewed/{id}, GET /blogs/mark-viewed/{id}: views, counted without a write to the database."""

import hashlib
import hmac
import logging

from fastapi import APIRouter, Request
from redis import RedisError

from api.blogs.queries import is_public as is_public_blog
from api.blogs.service import BlogNotFound
from api.cross_site import REFUSE_CROSS_SITE
from api.dependencies import MAX_ID, BlogID, RecipeID, SessionDep, SettingsDep
from api.errors import errors
from api.limits import address_of, network_of
from api.recipes.queries import is_public as is_public_recipe
from api.recipes.service import RecipeNotFound
from core.counters.views import Viewed, count_view
from core.redis import get_redis
from core.settings import Settings
from core.wire import WireModel

log = logging.getLogger(__name__)
router = APIRouter()


class ViewOut(WireModel):
    """Whether the view counted: one does per address and recipe or blog in 30 minutes, and 120 per address in ten
    minutes."""

    counted: bool


@router.get(
    "/recipes/mark-viewed/{recipe_id:int}",
    tags=["recipes"],
    responses=errors(RecipeNotFound),
    dependencies=[REFUSE_CROSS_SITE],
)
def mark_viewed(recipe_id: RecipeID, request: Request, session: SessionDep, settings: SettingsDep) -> ViewOut:
    """Count a view. While Redis is away nothing is counted and the answer is 200 all the same."""
    if not (0 < recipe_id <= MAX_ID and is_public_recipe(session, recipe_id)):
        raise RecipeNotFound
    return _count(Viewed.RECIPE, recipe_id, request, settings)


@router.get(
    "/blogs/mark-viewed/{blog_id:int}",
    tags=["blogs"],
    responses=errors(BlogNotFound),
    dependencies=[REFUSE_CROSS_SITE],
)
def mark_blog_viewed(blog_id: BlogID, request: Request, session: SessionDep, settings: SettingsDep) -> ViewOut:
    """Count a view of a blog, as that of a recipe."""
    if not (0 < blog_id <= MAX_ID and is_public_blog(session, blog_id)):
        raise BlogNotFound
    return _count(Viewed.BLOG, blog_id, request, settings)


def _count(kind: Viewed, item_id: int, request: Request, settings: Settings) -> ViewOut:
    visitor = address_of(request)
    network = network_of(visitor)
    try:
        is_counted = count_view(
            get_redis(),
            kind,
            item_id=item_id,
            visitor=_keyed_hash(visitor, settings),
            network=_keyed_hash(network, settings) if network else None,
        )
    except RedisError as error:
        log.warning("view of %s %d not counted: %s", kind, item_id, type(error).__name__)
        return ViewOut(counted=False)
    return ViewOut(counted=is_counted)


def _keyed_hash(address: str, settings: Settings) -> str:
    # Nothing but the address tells visitors apart, since they may send any header. It can't be turned back.
    secret = settings.secret_key.get_secret_value().encode()
    return hmac.new(secret, address.encode(errors="surrogatepass"), hashlib.sha256).hexdigest()[:24]
