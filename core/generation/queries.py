"""The SELECTs behind generation."""

from datetime import datetime

from sqlalchemy import func, select
from sqlalchemy.orm import Session, joinedload

from core.models import GenerationJob, JobState
from core.models.generation import RUNNING


def running_job(session: Session, member_id: int, request_hash: str) -> GenerationJob | None:
    """Return the member's job of an equal request whose outcome is open."""
    return session.scalar(
        select(GenerationJob).where(
            GenerationJob.member_id == member_id,
            GenerationJob.request_hash == request_hash,
            GenerationJob.state.in_(RUNNING),
        )
    )


def next_variation(session: Session, member_id: int, request_hash: str) -> int:
    """Return the variation after the last one that the member has had of equal requests; 0 for the first recipe."""
    last = session.scalar(
        select(func.max(GenerationJob.variation)).where(
            GenerationJob.member_id == member_id,
            GenerationJob.request_hash == request_hash,
            GenerationJob.state == JobState.DONE,
        )
    )
    return 0 if last is None else last + 1


def newest_job(session: Session, member_id: int, *, since: datetime) -> GenerationJob | None:
    """Return the member's last job, unless it is older."""
    return session.scalar(
        select(GenerationJob)
        .where(GenerationJob.member_id == member_id, GenerationJob.created_at >= since)
        .order_by(GenerationJob.id.desc())
        .limit(1)
    )


def next_job(session: Session, *, after_id: int) -> GenerationJob | None:
    """Return the oldest job whose outcome is open, of those after this one."""
    return session.scalar(
        select(GenerationJob)
        .where(GenerationJob.id > after_id, GenerationJob.state.in_(RUNNING))
        .order_by(GenerationJob.id)
        .limit(1)
        .options(joinedload(GenerationJob.cuisine), joinedload(GenerationJob.category))
    )


def lock_job(session: Session, job_id: int) -> GenerationJob | None:
    """Return the job as it is now, locked until the transaction ends; None once its outcome stands or it is gone."""
    return session.scalar(
        select(GenerationJob)
        .where(GenerationJob.id == job_id, GenerationJob.state.in_(RUNNING))
        .with_for_update()
        .execution_options(populate_existing=True)
    )
