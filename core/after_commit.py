"""Publishes tasks once a transaction is committed.

No service and no endpoint asks for it: the tables that a transaction writes decide. A write to `mails` publishes
SEND_MAILS, one to `reviews` or `comments` CHECK_TEXTS, one to `generation_jobs` GENERATE_RECIPES, one to `search_jobs`
RUN_SEARCH_JOBS, one to `import_jobs` RUN_IMPORTS, one to a table that search documents are built from DRAIN_INDEXES.
Writes by SQL text are not seen here; beat finds their work within seconds.
"""

from collections.abc import Iterable

from sqlalchemy import event
from sqlalchemy.orm import ORMExecuteState, Session, UOWTransaction

from core.models import Comment, GenerationJob, ImportJob, Mail, Review, SearchJob
from core.queue import Task, get_publisher
from core.search.capture import watched_tables

TASKS = "tasks_after_commit"
"""Key of `Session.info`: the tasks to publish when the session's transaction is committed."""


class PublishingSession(Session):
    """A session that publishes the tasks its committed writes call for."""


def _tasks_of(tables: Iterable[str]) -> set[Task]:
    written = set(tables)
    tasks = set()
    if Mail.__tablename__ in written:
        tasks.add(Task.SEND_MAILS)
    if SearchJob.__tablename__ in written:
        tasks.add(Task.RUN_SEARCH_JOBS)
    if ImportJob.__tablename__ in written:
        tasks.add(Task.RUN_IMPORTS)
    if {Review.__tablename__, Comment.__tablename__} & written:
        # The trigger that keeps ratings writes to `recipes`, which no session sees.
        tasks |= {Task.CHECK_TEXTS, Task.DRAIN_INDEXES}
    if GenerationJob.__tablename__ in written:
        tasks.add(Task.GENERATE_RECIPES)
    if written & watched_tables():
        tasks.add(Task.DRAIN_INDEXES)
    return tasks


def _collect(session: Session, tables: Iterable[str]) -> None:
    session.info.setdefault(TASKS, set()).update(_tasks_of(tables))


@event.listens_for(PublishingSession, "after_flush")
def _collect_flushed(session: Session, _: UOWTransaction) -> None:
    rows = [*session.new, *session.dirty, *session.deleted]
    _collect(session, {row.__tablename__ for row in rows})


@event.listens_for(PublishingSession, "do_orm_execute")
def _collect_executed(state: ORMExecuteState) -> None:
    if (state.is_insert or state.is_update or state.is_delete) and state.bind_mapper is not None:
        _collect(state.session, [state.bind_mapper.class_.__tablename__])


@event.listens_for(PublishingSession, "after_commit")
def _publish(session: Session) -> None:
    if session.in_nested_transaction():  # a savepoint was released; its transaction is still open
        return
    for task in session.info.pop(TASKS, ()):
        get_publisher().publish(task)


@event.listens_for(PublishingSession, "after_rollback")
def _drop(session: Session) -> None:
    session.info.pop(TASKS, None)
