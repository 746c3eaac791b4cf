"""GET /recipes/full-url/{shortCode}: where a short link leads."""

from typing import Annotated

from fastapi import APIRouter, Path

from api.dependencies import SessionDep, SettingsDep
from api.errors import NotFound, errors
from api.shortlinks.queries import public_recipe_id
from core.wire import WireModel

router = APIRouter(prefix="/recipes", tags=["short links"])

ShortCode = Annotated[str, Path(max_length=120, description="A recipe's slug or short code.", examples=["lentil-soup"])]


class FullURLOut(WireModel):
    """The address behind a short link."""

    full_url: str


class LinkNotFound(NotFound):
    """No published recipe answers to this code."""

    code = "link_not_found"
    sentence = "This link doesn't lead anywhere."


@router.get("/full-url/{short_code}", responses=errors(LinkNotFound))
def get_full_url(short_code: ShortCode, session: SessionDep, settings: SettingsDep) -> FullURLOut:
    """The recipe's full address, built from the configured public address whatever the Host header says."""
    recipe_id = public_recipe_id(session, short_code)
    if recipe_id is None:
        raise LinkNotFound
    return FullURLOut(full_url=f"{settings.origin}/recipe/{recipe_id}")
