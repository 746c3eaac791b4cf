"""Generation jobs as staff see them."""

from sqlalchemy import Select
from sqlalchemy.orm import Session

from api.staff.generations.schemas import GenerationPageOut, GenerationRowOut
from api.staff.paging import read_page
from core.models import GenerationJob, JobState


def list_generations(session: Session, statement: Select[GenerationJob], page: int) -> GenerationPageOut:
    """Return a page of jobs."""
    rows, place = read_page(session, statement, page)
    return GenerationPageOut(**place, rows=[_show_row(job) for job in rows])


def _show_row(job: GenerationJob) -> GenerationRowOut:
    return GenerationRowOut(
        id=job.id,
        member_id=job.member_id,
        member_name=job.member.full_name,
        cuisine_name=job.cuisine.display_name,
        category_name=job.category.short_name,
        ingredients=job.ingredients,
        instructions=job.instructions,
        state=JobState(job.state),
        attempts=job.attempts,
        recipe_id=job.recipe_id,
        failure_code=job.failure_code,
        failure_text=job.failure_text,
        created_at=job.created_at,
        finished_at=job.finished_at,
    )
