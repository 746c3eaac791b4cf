"""/recipes/…-favorite: what a member has saved."""

from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response

from api import limits
from api.auth.identity import MemberDep, signed_token
from api.dependencies import RecipeID, SessionDep
from api.errors import Unavailable, errors
from api.favorites import service
from api.favorites.recent import RecentDep
from api.favorites.schemas import FavoriteIn, FavoriteOut
from api.limits import TooManyRequests, address_of, count_call
from api.recipes.service import RecipeNotFound
from core.accounts.tokens import Claims

router = APIRouter(prefix="/recipes", tags=["favorites"])


# Asynchronous and without a session: a page of cards asks eighteen times. See api.favorites.recent.
@router.get("/is-favorite/{recipe_id:int}", responses=errors(Unavailable))
async def is_favorite(
    recipe_id: RecipeID,
    request: Request,
    response: Response,
    claims: Annotated[Claims, Depends(signed_token)],
    recent: RecentDep,
) -> FavoriteOut:
    """Whether the member has saved the recipe; false for one that does not exist."""
    response.headers["Cache-Control"] = "no-store"
    return FavoriteOut(is_favorite=recipe_id in await recent.of(claims, address_of(request)))


@router.post("/add-favorite", responses=errors(RecipeNotFound, TooManyRequests))
def add_favorite(form: FavoriteIn, member: MemberDep, session: SessionDep, recent: RecentDep) -> FavoriteOut:
    """Save a recipe. A second time changes nothing."""
    count_call(limits.FAVORITES, str(member.id))
    service.add_favorite(session, member, form.recipe_id, recent)
    return FavoriteOut(is_favorite=True)


@router.post("/remove-favorite", responses=errors(RecipeNotFound, TooManyRequests))
def remove_favorite(form: FavoriteIn, member: MemberDep, session: SessionDep, recent: RecentDep) -> FavoriteOut:
    """Take a recipe off the list. A second time changes nothing."""
    count_call(limits.FAVORITES, str(member.id))
    service.remove_favorite(session, member, form.recipe_id, recent)
    return FavoriteOut(is_favorite=False)
