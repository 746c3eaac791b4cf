"""/recipes/…review…: what members say of a recipe."""

from collections.abc import Sequence

from fastapi import APIRouter

from api import limits
from api.auth.identity import MemberDep, ReaderDep
from api.dependencies import RecipeID, SessionDep
from api.errors import errors
from api.limits import TooManyRequests, count_call
from api.recipes.service import RecipeNotFound
from api.reviews import service
from api.reviews.schemas import ReviewIn, ReviewOut, SubmittedOut
from core.reviews.submit import InvalidReview

router = APIRouter(prefix="/recipes", tags=["reviews"])


@router.get("/reviews/{recipe_id:int}", responses=errors(RecipeNotFound))
def list_reviews(recipe_id: RecipeID, session: SessionDep, reader: ReaderDep) -> Sequence[ReviewOut]:
    """The approved reviews of a recipe, newest first, at most 200."""
    return service.list_reviews(session, recipe_id, reader)


@router.post("/submit-review", responses=errors(RecipeNotFound, InvalidReview, TooManyRequests))
def submit_review(form: ReviewIn, member: MemberDep, session: SessionDep) -> SubmittedOut:
    """Review a recipe. It replaces the member's former review and appears once it is approved."""
    count_call(limits.REVIEWS, str(member.id))
    service.submit(session, member, form)
    return SubmittedOut(submitted=True)
