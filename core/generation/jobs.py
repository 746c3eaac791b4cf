"""The states of a job: queued, running, done or failed. Nothing here commits.

Each step moves the credit in its own transaction. Code that changes a job's outcome locks the member first: deleting an
account takes the same order.
"""

from collections.abc import Sequence
from datetime import UTC, datetime

from sqlalchemy.orm import Session

from core.accounts.queries import lock_user
from core.credits.ledger import move_credits
from core.generation import queries
from core.generation.failures import Failure
from core.generation.requests import GenerationRequest
from core.mail.enqueue import enqueue_generation
from core.models import CreditReason, GenerationJob, JobState, Recipe, User

PRICE = 1
"""Credits of one recipe."""


def request_generation(session: Session, member: User, request: GenerationRequest) -> GenerationJob:
    """Store a job and reserve its credit; return the member's running job of an equal request if there is one.

    Raises InsufficientCredits.
    """
    # Requests of one member follow each other from here on.
    lock_user(session, member.id)
    running = queries.running_job(session, member.id, request.hash)
    if running is not None:
        return running
    job = GenerationJob(
        member_id=member.id,
        cuisine_id=request.cuisine.id,
        category_id=request.category.id,
        ingredients=list(request.ingredients),
        instructions=request.instructions,
        request_hash=request.hash,
        variation=queries.next_variation(session, member.id, request.hash),
    )
    session.add(job)
    session.flush()
    move_credits(session, member, -PRICE, CreditReason.GENERATION, generation_job_id=job.id)
    return job


def advance(session: Session, job_id: int, state: JobState) -> bool:
    """Say how far the job has come; False if its outcome stands or it is gone."""
    job = queries.lock_job(session, job_id)
    if job is None:
        return False
    job.state = state
    if state is JobState.COMPOSING:
        job.attempts += 1
    return True


def lock_running(session: Session, job: GenerationJob) -> GenerationJob | None:
    """Return the job with its member and itself locked, or None if its outcome stands or it is gone."""
    lock_user(session, job.member_id)
    return queries.lock_job(session, job.id)


def finish(
    session: Session, job: GenerationJob, recipe: Recipe, notes: Sequence[str], *, variation: int | None = None
) -> None:
    """Settle a locked job: its recipe is stored, the credit spent, the mail queued.

    `variation` is given when the recipe is of another one than was asked for.
    """
    job.variation = job.variation if variation is None else variation
    job.recipe_id = recipe.id
    job.notes = list(notes)
    _end(session, job, JobState.DONE)


def fail(session: Session, job: GenerationJob, failure: Failure) -> None:
    """End a locked job without a recipe: the credit is given back and the mail queued."""
    job.failure_code = failure.code
    job.failure_text = failure.says
    job.nearest = failure.nearest
    job.notes = list(failure.notes)
    _end(session, job, JobState.FAILED)
    member = session.get_one(User, job.member_id)
    move_credits(session, member, PRICE, CreditReason.REFUND, generation_job_id=job.id)


def _end(session: Session, job: GenerationJob, state: JobState) -> None:
    job.state = state
    job.finished_at = datetime.now(UTC)
    session.flush()
    enqueue_generation(session, job)
