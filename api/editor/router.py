"""/recipes/…: what the recipe editor asks for."""

from typing import Annotated

from fastapi import APIRouter, Depends, Form, Header, Response

from api import limits
from api.auth.identity import MemberDep, signed_token
from api.dependencies import RecipeID, SessionDep, SettingsDep
from api.editor import service
from api.editor.pictures import PicturesDep
from api.editor.schemas import CheckIn, CheckOut, EditableOut, RecipeEditOut, UpdatedOut
from api.errors import errors
from api.limits import TooManyRequests, count_call
from api.recipes.service import RecipeNotFound
from core.images import BrokenPicture, PictureTooLarge, UnsupportedPicture
from core.images.rejections import WrongShape
from core.recipes.edits import InvalidRecipe, RecipeChanged

router = APIRouter(prefix="/recipes", tags=["recipe editor"])

IfMatch = Annotated[str | None, Header(description="The ETag that was read, in place of the form's Version.")]


@router.get("/is-editable/{recipe_id:int}")
def is_editable(recipe_id: RecipeID, member: MemberDep, session: SessionDep) -> EditableOut:
    """Whether the member may edit the recipe; false for one that does not exist."""
    return EditableOut(is_editable=service.is_editable(session, recipe_id, member))


@router.get("/edit/{recipe_id:int}", responses=errors(RecipeNotFound, service.NotEditable))
def open_recipe(recipe_id: RecipeID, member: MemberDep, session: SessionDep, response: Response) -> RecipeEditOut:
    """The recipe as its editor shows it. The ETag is its version."""
    recipe = service.open_recipe(session, recipe_id, member)
    response.headers["ETag"] = f'"{recipe.version}"'
    return recipe


@router.post("/check-ingredients", responses=errors(TooManyRequests))
def check_ingredients(form: CheckIn, member: MemberDep) -> CheckOut:
    """What the halal guard says of ingredient lines, while they are typed. Nothing is stored."""
    count_call(limits.CHECKS, str(member.id))
    return service.check_lines(form)


@router.put(
    "/{recipe_id:int}",
    responses=errors(
        *(RecipeNotFound, service.NotEditable, RecipeChanged, InvalidRecipe, TooManyRequests),
        *(BrokenPicture, UnsupportedPicture, PictureTooLarge, WrongShape),
    ),
    dependencies=[Depends(signed_token)],
)
def save_recipe(
    recipe_id: RecipeID,
    recipe: Annotated[str, Form(description="A RecipeEditIn as JSON.")],
    pictures: PicturesDep,
    member: MemberDep,
    session: SessionDep,
    settings: SettingsDep,
    response: Response,
    if_match: IfMatch = None,
) -> UpdatedOut:
    """Save the whole recipe, with a new preview picture (4:3) and banner (20:9) if they are given.

    Answers 409 if the recipe has changed since the version that `Version` or `If-Match` names.
    """
    form = service.parse_recipe(recipe)
    version = service.save_recipe(
        session,
        recipe_id,
        member,
        form,
        pictures.encode(),
        based_on=form.version or _version_in(if_match),
        settings=settings,
    )
    response.headers["ETag"] = f'"{version}"'
    return UpdatedOut(updated=True, version=version)


def _version_in(if_match: str | None) -> str | None:
    tag = (if_match or "*").strip()
    return None if tag == "*" else tag.removeprefix("W/").strip('"')
