"""The SELECTs behind the back office's generation jobs."""

from sqlalchemy import Select, select
from sqlalchemy.orm import joinedload

from core.models import GenerationJob, JobState, User


def generation_jobs(*, text: str, state: JobState | None) -> Select[GenerationJob]:
    """Return the SELECT of jobs of members whose name or address holds the text, newest first."""
    statement = select(GenerationJob).options(
        joinedload(GenerationJob.member), joinedload(GenerationJob.cuisine), joinedload(GenerationJob.category)
    )
    if text:
        named = User.full_name.icontains(text, autoescape=True) | User.email.icontains(text, autoescape=True)
        statement = statement.where(GenerationJob.member.has(named))
    if state is not None:
        statement = statement.where(GenerationJob.state == state)
    return statement.order_by(GenerationJob.id.desc())
