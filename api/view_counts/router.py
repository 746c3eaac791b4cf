"""GET /recipes/mark-viewed/{id}, GET /blogs/mark-viewed/{id}: views, counted without a write to the database."""

import hmac

from fastapi import APIRouter, Request, Response

from api.blogs.service import BlogNotFound
from api.cross_site import FromAnotherSite, is_cross_site
from api.dependencies import MAX_ID, BlogID, RecipeID
from api.errors import Unavailable, errors
from api.limits import address_of, network_of
from api.recipes.service import RecipeNotFound
from api.view_counts.gathered import GatheredViews
from core.counters.views import View, Viewed
from core.errors import DomainError
from core.settings import get_settings
from core.wire import WireModel

router = APIRouter()


class ViewOut(WireModel):
    """Whether the view counted: one does per address and recipe or blog in 30 minutes, and 120 per address in ten
    minutes."""

    counted: bool


# Two answers: to make a model of each would take longer than all the rest.
COUNTED, NOT_COUNTED = (ViewOut(counted=counted).model_dump_json(by_alias=True) for counted in (True, False))


@router.get(
    "/recipes/mark-viewed/{recipe_id:int}",
    tags=["recipes"],
    response_model=ViewOut,
    responses=errors(RecipeNotFound, FromAnotherSite, Unavailable),
)
async def mark_viewed(recipe_id: RecipeID, request: Request) -> Response:
    """Count a view. While Redis is away nothing is counted and the answer is 200 all the same."""
    return await _count(Viewed.RECIPE, recipe_id, request, RecipeNotFound)


@router.get(
    "/blogs/mark-viewed/{blog_id:int}",
    tags=["blogs"],
    response_model=ViewOut,
    responses=errors(BlogNotFound, FromAnotherSite, Unavailable),
)
async def mark_blog_viewed(blog_id: BlogID, request: Request) -> Response:
    """Count a view of a blog, as that of a recipe."""
    return await _count(Viewed.BLOG, blog_id, request, BlogNotFound)


async def _count(kind: Viewed, item_id: int, request: Request, not_found: type[DomainError]) -> Response:
    if is_cross_site(request):
        raise FromAnotherSite
    if not 0 < item_id <= MAX_ID:
        raise not_found
    views: GatheredViews = request.app.state.views
    is_counted = await views.count(_view(kind, item_id, address_of(request)))
    if is_counted is None:
        raise not_found
    return Response(COUNTED if is_counted else NOT_COUNTED, media_type="application/json")


def _view(kind: Viewed, item_id: int, visitor: str) -> View:
    secret = get_settings().secret_key.get_secret_value().encode()
    network = network_of(visitor)
    return View(kind, item_id, _keyed_hash(visitor, secret), _keyed_hash(network, secret) if network else "")


def _keyed_hash(address: str, secret: bytes) -> str:
    # Nothing but the address tells visitors apart, since they may send any header. It can't be turned back.
    return hmac.digest(secret, address.encode(errors="surrogatepass"), "sha256").hex()[:24]
