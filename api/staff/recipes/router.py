"""/staff/recipes: the back office's list, publication and deletion."""

from typing import Annotated

from fastapi import APIRouter, Query

from api.dependencies import RecipeID, SessionDep
from api.errors import errors
from api.staff.fields import Page, ReasonQuery, SearchText
from api.staff.identity import StaffDep
from api.staff.publishing import Published, PublishedOut, PublishIn
from api.staff.recipes import queries, service
from api.staff.recipes.schemas import (
    DeletedOut,
    DependentsOut,
    RecipeOrder,
    RecipePageOut,
    Source,
)
from api.staff.rows import NoSuchRow
from core.audit import Actor
from core.recipes.publication import NotPublishable

router = APIRouter(prefix="/staff/recipes", tags=["staff"])
Code = Annotated[str | None, Query(pattern="^[A-Z]{2,8}$")]


@router.get("")
def list_staff_recipes(
    _staff: StaffDep,
    session: SessionDep,
    search: SearchText = "",
    cuisine: Annotated[Code, Query(alias="Cuisine")] = None,
    category: Annotated[Code, Query(alias="Category")] = None,
    published: Annotated[Published | None, Query(alias="Published")] = None,
    source: Annotated[Source | None, Query(alias="Source")] = None,
    order: Annotated[RecipeOrder, Query(alias="Order")] = RecipeOrder.NEWEST,
    page: Page = 1,
) -> RecipePageOut:
    """List recipes, drafts included. Search takes a part of the title, or the number."""
    statement = queries.recipes(
        text=search.strip(), cuisine=cuisine, category=category, published=published, source=source, order=order
    )
    return service.list_recipes(session, statement, page)


@router.post("/{recipe_id:int}/publish", responses=errors(NoSuchRow, NotPublishable))
def publish_staff_recipe(recipe_id: RecipeID, form: PublishIn, staff: StaffDep, session: SessionDep) -> PublishedOut:
    """Publish a recipe, or make it a draft again."""
    return service.publish(session, Actor(staff), recipe_id, form.publish, form.reason)


@router.get("/{recipe_id:int}/dependents", responses=errors(NoSuchRow))
def show_dependents(recipe_id: RecipeID, _staff: StaffDep, session: SessionDep) -> DependentsOut:
    """Say what goes with the recipe when it is deleted."""
    return service.show_dependents(session, recipe_id)


@router.delete("/{recipe_id:int}", responses=errors(NoSuchRow))
def delete_staff_recipe(recipe_id: RecipeID, reason: ReasonQuery, staff: StaffDep, session: SessionDep) -> DeletedOut:
    """Delete a recipe with its reviews, favorites and views."""
    return service.delete(session, Actor(staff), recipe_id, reason)
