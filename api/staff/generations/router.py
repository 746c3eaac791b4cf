"""/staff/generations: members' requests for recipes."""

from typing import Annotated

from fastapi import APIRouter, Query

from api.dependencies import SessionDep
from api.staff.fields import Page, SearchText
from api.staff.generations import queries, service
from api.staff.generations.schemas import GenerationPageOut
from api.staff.identity import StaffDep
from core.models import JobState

router = APIRouter(prefix="/staff/generations", tags=["staff"])


@router.get("")
def list_staff_generations(
    _staff: StaffDep,
    session: SessionDep,
    search: SearchText = "",
    state: Annotated[JobState | None, Query(alias="State")] = None,
    page: Page = 1,
) -> GenerationPageOut:
    """List requests for recipes, newest first. Search takes a part of the member's name or address."""
    return service.list_generations(session, queries.generation_jobs(text=search.strip(), state=state), page)
