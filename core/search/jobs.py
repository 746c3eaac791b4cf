"""Work on indexes that staff ask for and the worker runs. Source: docs/product/staff.md#search-health."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

from sqlalchemy import delete, exists, func, select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.orm import Session

from core.models import SearchJob, SearchJobKind, SearchJobState, SearchRun
from core.search.indexes import search_indexes

LATELY = timedelta(hours=1)
JOBS_ARE_KEPT = timedelta(days=30)
LONGEST_OUTCOME = 1000
OPEN = (SearchJobState.QUEUED, SearchJobState.RUNNING)


def ask_for(session: Session, kind: SearchJobKind, index_name: str) -> SearchJob:
    """Return the job that does this: the one that waits or runs already, or a new one.

    Settings that are being applied were read before; asking for them again makes a job that follows.
    The transaction's commit tells the worker.
    """
    # An insert that meets an open job waits for nothing and changes nothing, so that two calls at once find one job.
    session.execute(insert(SearchJob).values(kind=kind, index_name=index_name).on_conflict_do_nothing())
    states = (SearchJobState.QUEUED,) if kind == SearchJobKind.SETTINGS else OPEN
    return session.scalars(
        select(SearchJob)
        .where(SearchJob.kind == kind, SearchJob.index_name == index_name, SearchJob.state.in_(states))
        .order_by(SearchJob.id.desc())
    ).first() or ask_for(session, kind, index_name)


def has_run_lately(session: Session, kind: SearchJobKind, index_name: str, *, within: timedelta = LATELY) -> bool:
    """Return whether such a job waits, runs, or ended lately: within the last hour unless told otherwise."""
    since = datetime.now(UTC) - within
    latest = select(SearchJob.id).where(SearchJob.kind == kind, SearchJob.index_name == index_name)
    return session.scalar(latest.where(func.coalesce(SearchJob.finished_at, func.now()) > since).limit(1)) is not None


def latest_jobs(session: Session, *, limit: int = 20) -> Sequence[SearchJob]:
    """Return the latest jobs, the newest first."""
    return session.scalars(select(SearchJob).order_by(SearchJob.id.desc()).limit(limit)).all()


def ask_for_rebuilds(session: Session) -> None:
    """Ask for a rebuild of every index, in place of all that was asked for and is not done."""
    session.execute(delete(SearchJob).where(SearchJob.state.in_(OPEN)))
    for name in search_indexes():
        ask_for(session, SearchJobKind.REBUILD, name)


def names_to_rebuild(session: Session) -> set[str]:
    """Return the names of the indexes for which a rebuild was asked that is not done.

    A rebuild or a reconciliation since then, from wherever it was started, is as good.
    """
    done_since = exists().where(
        SearchRun.index_name == SearchJob.index_name,
        SearchRun.kind.in_((SearchJobKind.REBUILD, SearchJobKind.RECONCILE)),
        SearchRun.finished_at > SearchJob.asked_at,
    )
    return set(
        session.scalars(
            select(SearchJob.index_name).where(
                SearchJob.kind == SearchJobKind.REBUILD, SearchJob.state != SearchJobState.DONE, ~done_since
            )
        )
    )


def next_job(session: Session) -> SearchJob | None:
    """Return the job that is to run next.

    The caller is the only one that runs jobs, so one that is marked as running was left by a worker that died: it comes
    first.
    """
    return session.scalars(
        select(SearchJob)
        .where(SearchJob.state.in_(OPEN))
        .order_by((SearchJob.state == SearchJobState.RUNNING).desc(), SearchJob.id)
        .limit(1)
    ).first()


def start(session: Session, job: SearchJob, *, total: int | None) -> None:
    """Mark the job as running, from the beginning, and count the attempt."""
    job.state, job.done, job.total, job.started_at = SearchJobState.RUNNING, 0, total, datetime.now(UTC)
    job.attempts += 1


def finish(session: Session, job: SearchJob, outcome: str, *, is_done: bool) -> None:
    """Mark the job as done or failed, and say how it ended."""
    job.state = SearchJobState.DONE if is_done else SearchJobState.FAILED
    job.outcome, job.finished_at = outcome[:LONGEST_OUTCOME], datetime.now(UTC)


def record_run(session: Session, index_name: str, kind: str, outcome: str) -> None:
    """Remember when an index was last drained, rebuilt or reconciled, and how that ended."""
    values = {"index_name": index_name, "kind": kind, "finished_at": datetime.now(UTC), "outcome": outcome}
    statement = insert(SearchRun).values(values)
    session.execute(
        statement.on_conflict_do_update(
            index_elements=["index_name", "kind"],
            set_={"finished_at": statement.excluded.finished_at, "outcome": statement.excluded.outcome},
        )
    )


def delete_old_jobs(session: Session) -> int:
    """Delete jobs that ended a month ago; return how many."""
    statement = delete(SearchJob).where(SearchJob.finished_at < datetime.now(UTC) - JOBS_ARE_KEPT)
    return len(session.execute(statement.returning(SearchJob.id)).all())
