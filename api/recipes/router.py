"""GET /recipes/…: what readers ask for. The list is in api.search, since only the engine answers it."""

from collections.abc import Sequence

from fastapi import APIRouter

from api.auth.identity import ReaderDep
from api.dependencies import RecipeID, SessionDep
from api.errors import errors
from api.recipes import service
from api.recipes.schemas import RecipeDetailOut
from core.recipes.cards import RecipeCard

router = APIRouter(prefix="/recipes", tags=["recipes"])


@router.get("/top-12")
def list_popular(session: SessionDep) -> Sequence[RecipeCard]:
    """The home page's twelve recipes."""
    return service.list_popular(session)


@router.get("/{recipe_id:int}", responses=errors(service.RecipeNotFound))
def get_recipe(recipe_id: RecipeID, session: SessionDep, reader: ReaderDep) -> RecipeDetailOut:
    """A recipe with its ingredients, steps and tags. Drafts only for their owner and for staff."""
    return service.show_recipe(service.get_readable_recipe(session, recipe_id, reader))
