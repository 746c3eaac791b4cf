"""/recipes/gener…: recipes made of a member's ingredients."""

from fastapi import APIRouter, Request, Response

from api.auth.identity import MemberDep, TokenDep
from api.dependencies import SessionDep, SettingsDep
from api.errors import Unavailable, errors
from api.generator import service
from api.generator.errors import GenerationFailed, GenerationSlow, HaramResult, NoDishFound
from api.generator.schemas import GeneratedOut, GenerateIn, GenerationOut
from api.limits import TooManyRequests, address_of
from core.credits.ledger import InsufficientCredits
from core.generation.requests import HaramRequest, InvalidRequest

router = APIRouter(prefix="/recipes", tags=["generator"])


@router.post(
    "/generate",
    responses=errors(
        *(InvalidRequest, HaramRequest, InsufficientCredits, TooManyRequests, Unavailable),
        *(NoDishFound, HaramResult, GenerationFailed, GenerationSlow),
    ),
)
async def generate_recipe(
    form: GenerateIn, request: Request, response: Response, token: TokenDep, settings: SettingsDep
) -> GeneratedOut:
    """Generate a recipe for one credit, and wait for it. It goes on when the caller leaves; a mail brings the link.

    An equal request while one runs joins it and costs nothing. A failure gives the credit back.
    """
    response.headers["Cache-Control"] = "no-store"
    recipe_id = await service.generate(form, token=token, visitor=address_of(request), settings=settings)
    return GeneratedOut(recipe_id=recipe_id)


@router.get("/generation")
def show_generation(member: MemberDep, session: SessionDep) -> GenerationOut | None:
    """How far the member's newest request of the last day has come; null without one."""
    return service.show_newest(session, member)
