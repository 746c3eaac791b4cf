"""Asks for recipes, and waits for them without holding a thread or a connection."""

import asyncio
from datetime import UTC, datetime, timedelta
from typing import cast

from sqlalchemy.orm import Session
from starlette.concurrency import run_in_threadpool

from api import limits
from api.auth.identity import authenticate
from api.database import database_slot, get_database
from api.generator import queries
from api.generator.errors import GenerationFailed, GenerationSlow, error_of
from api.generator.schemas import GenerateIn, GenerationOut, NearestOut, ShownState
from api.limits import count_call
from core.db import transaction
from core.generation.jobs import request_generation
from core.generation.queries import newest_job
from core.generation.requests import read_request
from core.models import GenerationJob, User
from core.settings import Settings

WAIT_SECONDS = 110.0
FIRST_LOOK_SECONDS = 0.1
LATER_LOOKS_SECONDS = 1.0
SHOWN_FOR = timedelta(days=1)


async def generate(form: GenerateIn, *, token: str, visitor: str, settings: Settings) -> int:
    """Store the request as a job, wait for its outcome, and return the recipe's id.

    Raises NotAuthenticated, TooManyRequests, InvalidRequest, HaramRequest and InsufficientCredits before anything is
    stored; afterwards NoDishFound, HaramResult, GenerationFailed, or GenerationSlow while the job goes on.
    """
    async with database_slot(visitor):
        job_id = await run_in_threadpool(_request, form, token, settings)
    return await _outcome(job_id, visitor)


def show_newest(session: Session, member: User) -> GenerationOut | None:
    """Return the member's newest job of the last day, or None: every visit of the screen asks, mostly without one."""
    job = newest_job(session, member.id, since=datetime.now(UTC) - SHOWN_FOR)
    if job is None:
        return None
    return GenerationOut(
        id=job.id,
        state=cast("ShownState", job.state.capitalize()),
        started_at=job.created_at,
        recipe_id=job.recipe_id,
        message=job.failure_text,
        nearest=_nearest(session, job),
        notes=job.notes,
    )


def _request(form: GenerateIn, token: str, settings: Settings) -> int:
    # A transaction of its own, committed before the wait: the worker has to see the job.
    with transaction(get_database()) as session:
        member = authenticate(session, token, settings)
        count_call(limits.GENERATIONS, str(member.id))
        request = read_request(
            session,
            cuisine_id=form.cuisine_id,
            category_id=form.category_id,
            ingredients=form.ingredients,
            instructions=form.instructions_text or "",
        )
        return request_generation(session, member, request).id


async def _outcome(job_id: int, visitor: str) -> int:
    pause = FIRST_LOOK_SECONDS
    deadline = asyncio.get_running_loop().time() + WAIT_SECONDS
    while True:
        await asyncio.sleep(pause)
        async with database_slot(visitor):
            job = await run_in_threadpool(_read, job_id)
        if job is None or (not job.is_running and job.recipe_id is None):
            # Gone with the account, or its recipe was deleted: nothing is left to show.
            raise error_of(job) if job else GenerationFailed
        if job.recipe_id is not None:
            return job.recipe_id
        if asyncio.get_running_loop().time() > deadline:
            raise GenerationSlow
        pause = min(pause * 1.3, LATER_LOOKS_SECONDS)


def _read(job_id: int) -> GenerationJob | None:
    with transaction(get_database()) as session:
        return session.get(GenerationJob, job_id)


def _nearest(session: Session, job: GenerationJob) -> NearestOut | None:
    if job.nearest is None:
        return None
    ids = queries.ids_of_codes(session, job.nearest["cuisine_code"], job.nearest["category_code"])
    return NearestOut(cuisine_id=ids[0], category_id=ids[1], title=job.nearest["title"]) if ids else None
