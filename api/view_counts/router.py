"""GET /recipes/mark-viewed/{id}: a view, counted without a write to the database."""

import hashlib
import hmac
import logging

from fastapi import APIRouter, Request
from redis import RedisError

from api.cross_site import REFUSE_CROSS_SITE
from api.dependencies import MAX_ID, RecipeID, SessionDep, SettingsDep
from api.errors import errors
from api.limits import address_of, network_of
from api.recipes.queries import is_public
from api.recipes.service import RecipeNotFound
from core.counters.recipe_views import count_view
from core.redis import get_redis
from core.settings import Settings
from core.wire import WireModel

log = logging.getLogger(__name__)
router = APIRouter(prefix="/recipes", tags=["recipes"])


class ViewOut(WireModel):
    """Whether the view counted: one does per address and recipe in 30 minutes, and 120 per address in ten minutes."""

    counted: bool


@router.get("/mark-viewed/{recipe_id:int}", responses=errors(RecipeNotFound), dependencies=[REFUSE_CROSS_SITE])
def mark_viewed(recipe_id: RecipeID, request: Request, session: SessionDep, settings: SettingsDep) -> ViewOut:
    """Count a view. While Redis is away nothing is counted and the answer is 200 all the same."""
    if not (0 < recipe_id <= MAX_ID and is_public(session, recipe_id)):
        raise RecipeNotFound
    visitor = address_of(request)
    network = network_of(visitor)
    try:
        is_counted = count_view(
            get_redis(),
            recipe_id=recipe_id,
            visitor=_keyed_hash(visitor, settings),
            network=_keyed_hash(network, settings) if network else None,
        )
    except RedisError as error:
        log.warning("view of recipe %d not counted: %s", recipe_id, type(error).__name__)
        return ViewOut(counted=False)
    return ViewOut(counted=is_counted)


def _keyed_hash(address: str, settings: Settings) -> str:
    # Nothing but the address tells visitors apart, since they may send any header. It can't be turned back.
    secret = settings.secret_key.get_secret_value().encode()
    return hmac.new(secret, address.encode(errors="surrogatepass"), hashlib.sha256).hexdigest()[:24]
