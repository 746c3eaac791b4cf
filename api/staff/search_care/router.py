"""/staff/search/…: the state of the indexes, jobs, synonyms, and why a recipe isn't found."""

from collections.abc import Sequence
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Request

from api.dependencies import SessionDep, SettingsDep
from api.errors import errors
from api.search.state import search_state
from api.staff.identity import StaffDep, current_staff
from api.staff.search_care import service
from api.staff.search_care.explain import explain_recipes, hashes_from
from api.staff.search_care.schemas import (
    DeletedOut,
    ExplainedOut,
    ExtensionIn,
    FamilyIn,
    FamilyOut,
    HealthOut,
    JobIn,
    JobOut,
    SynonymsOut,
)
from api.staff.search_care.service import NoSuchIndex
from core.search.indexes.recipes import INDEX as RECIPES
from core.search.own_synonyms import SynonymNotFound
from core.search.synonyms import SynonymsRefused

router = APIRouter(prefix="/staff/search", tags=["staff"], dependencies=[Depends(current_staff, scope="function")])

SynonymID = Annotated[int, Path(description="A family's number.", examples=[1])]


@router.get("/health")
def show_health(session: SessionDep) -> HealthOut:
    """Every index with its rows and documents, what waits, what failed, what differs; and the latest jobs."""
    return service.show_health(session)


@router.post("/jobs", responses=errors(NoSuchIndex))
def ask_for_job(form: JobIn, session: SessionDep, staff: StaffDep) -> JobOut:
    """Have the worker rebuild or reconcile an index, apply its settings, or look at it.

    What is under way already is not started again: the answer is that job.
    """
    return service.ask_for_job(session, form, staff)


@router.get("/synonyms")
def show_synonyms(session: SessionDep, settings: SettingsDep) -> SynonymsOut:
    """Families of staff and shipped ones."""
    return service.show_synonyms(session, settings)


@router.post("/synonyms", responses=errors(SynonymsRefused))
def add_family(form: FamilyIn, session: SessionDep, staff: StaffDep, settings: SettingsDep) -> FamilyOut:
    """Add a family. It is in force as soon as the worker has applied the settings, which takes seconds."""
    return service.add_family(session, form.words, staff, settings)


@router.post("/synonyms/extend", responses=errors(SynonymsRefused))
def extend_family(form: ExtensionIn, session: SessionDep, staff: StaffDep, settings: SettingsDep) -> FamilyOut:
    """Let a word mean the same as another: in the family that has the other, else in a new one."""
    return service.extend_family(session, form, staff, settings)


@router.put("/synonyms/{synonym_id:int}", responses=errors(SynonymNotFound, SynonymsRefused))
def change_family(
    synonym_id: SynonymID, form: FamilyIn, session: SessionDep, staff: StaffDep, settings: SettingsDep
) -> FamilyOut:
    """Give a family other words."""
    return service.change_family(session, synonym_id, form.words, staff, settings)


@router.delete("/synonyms/{synonym_id:int}", responses=errors(SynonymNotFound))
def delete_family(synonym_id: SynonymID, session: SessionDep, staff: StaffDep) -> DeletedOut:
    """Delete a family of staff."""
    service.delete_family(session, synonym_id, staff)
    return DeletedOut(deleted=True)


@router.get("/explain")
def explain(
    request: Request,
    session: SessionDep,
    recipe: Annotated[
        str, Query(alias="Recipe", max_length=300, description="A number, a slug or words of a title.")
    ] = "",
) -> Sequence[ExplainedOut]:
    """Why search finds a recipe, or does not; at most ten recipes."""
    state = search_state(request)
    return explain_recipes(session, recipe, hashes_from(state.engine, state.indexes[RECIPES.name].uid))
