"""The life of an import: uploaded, checked, confirmed, imported. Source: docs/product/staff.md#import-desk."""

from collections.abc import Sequence
from datetime import UTC, datetime

from sqlalchemy import select
from sqlalchemy.orm import Session, joinedload

from core.audit import Action, Actor, SubjectKind, record
from core.errors import DomainError
from core.models import ImportJob, ImportState, User
from core.models.imports import COUNTS, MAX_FILE_NAME, SETTLED


class ImportNotFound(DomainError):
    """There is no such import."""

    status = 404
    code = "import_not_found"
    sentence = "There is no such import."


class ImportNotChecked(DomainError):
    """Only an import that was checked, and not confirmed or discarded yet, can be confirmed or discarded."""

    status = 409
    code = "import_not_checked"
    sentence = "This import was confirmed or discarded already, or its check isn't finished."


def create_job(
    session: Session, actor: User, *, file_name: str, file_key: str, size_bytes: int, allow_missing_steps: bool
) -> ImportJob:
    """Store an uploaded file as an import that waits for its check. The worker is told after the commit. Flushes."""
    job = ImportJob(
        actor_id=actor.id,
        file_name=_shown_name(file_name),
        file_key=file_key,
        size_bytes=size_bytes,
        allow_missing_steps=allow_missing_steps,
    )
    session.add(job)
    session.flush()
    return job


def _shown_name(name: str) -> str:
    """Return the last part of a file's name, without characters that can't be shown."""
    last = name.replace("\\", "/").rpartition("/")[2]
    return "".join(sign for sign in last if sign.isprintable()).strip()[:MAX_FILE_NAME] or "upload"


def get_job(session: Session, job_id: int) -> ImportJob:
    """Return the import. Raises ImportNotFound."""
    job = session.scalar(select(ImportJob).where(ImportJob.id == job_id).options(joinedload(ImportJob.actor)))
    if job is None:
        raise ImportNotFound
    return job


def list_jobs(session: Session, *, before: int | None, limit: int) -> Sequence[ImportJob]:
    """Return imports, the newest first; `before` is the number of the last one of the page before."""
    statement = select(ImportJob).options(joinedload(ImportJob.actor)).order_by(ImportJob.id.desc()).limit(limit)
    return session.scalars(statement.where(ImportJob.id < before) if before else statement).all()


def confirm(session: Session, actor: User, job_id: int, *, publish: bool) -> ImportJob:
    """Let a checked import be imported. Of two confirmations at once the second raises ImportNotChecked. Flushes."""
    job = _checked_job(session, job_id)
    record(
        session,
        Actor(actor),
        Action.CREATE,
        SubjectKind.IMPORT,
        job.id,
        before={},
        after={"file_name": job.file_name, "publish": publish},
    )
    job.publish = publish
    move(job, ImportState.IMPORTING)
    session.flush()
    return job


def discard(session: Session, actor: User, job_id: int) -> ImportJob:
    """Settle a checked import that is not wanted; the worker deletes its file after the commit. Flushes.

    Raises ImportNotFound and ImportNotChecked.
    """
    job = _checked_job(session, job_id)
    before = {"file_name": job.file_name}
    record(session, Actor(actor), Action.DELETE, SubjectKind.IMPORT, job.id, before=before, after={})
    move(job, ImportState.DISCARDED)
    session.flush()
    return job


def _checked_job(session: Session, job_id: int) -> ImportJob:
    """Return an import that waits for staff, locked: of two decisions at once the second finds it decided."""
    job = session.scalar(select(ImportJob).where(ImportJob.id == job_id).with_for_update())
    if job is None:
        raise ImportNotFound
    if job.state != ImportState.CHECKED:
        raise ImportNotChecked
    return job


def move(job: ImportJob, state: ImportState, problem: str = "") -> None:
    """Give the job a state. With one in which records are gone through, counting begins anew."""
    job.state, job.changed_at, job.attempts = state, datetime.now(UTC), 0
    job.problem = problem[:1000]
    job.finished_at = job.changed_at if state in SETTLED else None
    if state in (ImportState.CHECKING, ImportState.IMPORTING):
        job.records_done = job.results_bytes = 0
        job.refusals = {}
        for name in COUNTS:
            setattr(job, name, 0)
