"""Runs jobs: each one's recipe is stored and its credit settled in one transaction, or its credit is given back.

One process at a time runs jobs. Its lock is a PostgreSQL session of its own: when the process dies, PostgreSQL releases
it, and the next run begins the open jobs anew.
"""

import logging
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait

from sqlalchemy.exc import SQLAlchemyError

from core.advisory_locks import LockSpace, process_lock
from core.db import Database, transaction
from core.generation import queries
from core.generation.failures import HARAM_RESULT, Failure
from core.generation.jobs import advance, fail, finish, lock_running
from core.halal import judge_recipe
from core.images import MediaStorage
from core.models import GenerationJob, JobState, User
from core.recipes.store import store_recipe
from core.recipes.texts import texts_of_input
from worker.generation.pictures import DrawnPictures, draw
from worker.generation.provider import Answer, Ask, NoRecipe, Provider

log = logging.getLogger(__name__)

JOBS_AT_ONCE = 4
LOOK_AGAIN_SECONDS = 0.5
"""How soon a new job is seen while others run."""
MAX_ATTEMPTS = 3
"""A job that ends its process this often is given up."""


def run_jobs(database: Database, provider: Provider, media: MediaStorage) -> int:
    """Run every open job, also those that come meanwhile, and return how many that were.

    0 at once while another process runs jobs.
    """
    with process_lock(database, LockSpace.GENERATION) as is_held:
        return _run_all(database, provider, media) if is_held else 0


def _run_all(database: Database, provider: Provider, media: MediaStorage) -> int:
    last_id, begun = 0, 0
    running: set[Future[None]] = set()
    with ThreadPoolExecutor(JOBS_AT_ONCE, thread_name_prefix="generation") as pool:
        while True:
            job = _next_job(database, last_id) if len(running) < JOBS_AT_ONCE else None
            if job is not None:
                last_id, begun = job.id, begun + 1
                running.add(pool.submit(_run_safely, database, provider, media, job))
            elif running:
                _, running = wait(running, timeout=LOOK_AGAIN_SECONDS, return_when=FIRST_COMPLETED)
            else:
                return begun


def _next_job(database: Database, after_id: int) -> GenerationJob | None:
    with transaction(database) as session:
        return queries.next_job(session, after_id=after_id)


def _run_safely(database: Database, provider: Provider, media: MediaStorage, job: GenerationJob) -> None:
    try:
        _run(database, provider, media, job)
    except SQLAlchemyError as error:
        # By its type alone: its text quotes what was about to be written. The next run tries again.
        log.error("job %d: %s", job.id, type(error).__name__)  # noqa: TRY400
    except Exception:
        log.exception("job %d", job.id)
        _settle_failure(database, job, Failure())


def _run(database: Database, provider: Provider, media: MediaStorage, job: GenerationJob) -> None:
    if job.attempts >= MAX_ATTEMPTS:
        _settle_failure(database, job, Failure())
        return
    if not _advance(database, job, JobState.COMPOSING):
        return
    try:
        answer = provider.generate(_ask(job))
        if not _advance(database, job, JobState.CHECKING):
            return
        _refuse_haram(answer)
    except NoRecipe as refusal:
        _settle_failure(database, job, refusal.failure)
        return
    if not _advance(database, job, JobState.SAVING):
        return
    _save(database, media, job, answer, draw(answer.recipe))


def _ask(job: GenerationJob) -> Ask:
    return Ask(
        cuisine_code=job.cuisine.code,
        cuisine_name=job.cuisine.name,
        category_code=job.category.code,
        category_name=job.category.short_name,
        ingredients=tuple(job.ingredients),
        instructions=job.instructions,
        variation=job.variation,
    )


def _refuse_haram(answer: Answer) -> None:
    verdict = judge_recipe(**texts_of_input(answer.recipe)._asdict())
    if not verdict.is_publishable:
        raise NoRecipe(Failure(code=HARAM_RESULT))


def _save(database: Database, media: MediaStorage, job: GenerationJob, answer: Answer, pictures: DrawnPictures) -> None:
    with transaction(database) as session:
        locked = lock_running(session, job)
        if locked is None:
            return
        recipe, _ = store_recipe(session, answer.recipe, owner=session.get_one(User, job.member_id))
        session.flush()
        pictures.attach(session, recipe, media)
        finish(session, locked, recipe, answer.notes, variation=answer.variation)
    log.info("job %d: recipe %d", job.id, recipe.id)


def _settle_failure(database: Database, job: GenerationJob, failure: Failure) -> None:
    with transaction(database) as session:
        locked = lock_running(session, job)
        if locked is not None:
            fail(session, locked, failure)
    log.info("job %d: %s", job.id, failure.code)


def _advance(database: Database, job: GenerationJob, state: JobState) -> bool:
    with transaction(database) as session:
        return advance(session, job.id, state)
