"""The state of search, and what staff do about it."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy.orm import Session

from api.staff.search_care import queries
from api.staff.search_care.schemas import (
    ExtensionIn,
    FamilyOut,
    FindingsOut,
    HealthOut,
    IndexHealthOut,
    JobIn,
    JobOut,
    RunOut,
    SynonymsOut,
)
from core.audit import Action, Actor, SubjectKind, record
from core.errors import DomainError
from core.models import SearchCheck, SearchJobKind, SearchSynonym, User
from core.search.config import shipped_families
from core.search.indexes import search_indexes
from core.search.jobs import ask_for, latest_jobs
from core.search.own_synonyms import add_synonym, change_synonym, delete_synonym, extend_synonym, own_synonyms
from core.settings import Settings


class NoSuchIndex(DomainError):
    """No index has this name."""

    status = 404
    code = "no_such_index"
    sentence = "There is no index of this name."


def show_health(session: Session) -> HealthOut:
    """Return every index as the worker last found it, and the latest jobs."""
    checks, runs = queries.checks(session), queries.runs(session)
    return HealthOut(
        indexes=[
            _health_of(
                session, name, checks.get(name), [RunOut.model_validate(run) for run in runs if run.index_name == name]
            )
            for name in search_indexes()
        ],
        jobs=[JobOut.model_validate(job) for job in latest_jobs(session)],
    )


def ask_for_job(session: Session, asked: JobIn, staff: User) -> JobOut:
    """Return the job that does this, a new one or the one that is under way. Raises NoSuchIndex."""
    if asked.index_name not in search_indexes():
        raise NoSuchIndex
    job = ask_for(session, asked.kind, asked.index_name)
    if asked.kind != SearchJobKind.CHECK:
        done = {"index": asked.index_name, "job": asked.kind.value}
        record(session, Actor(staff), Action.START, SubjectKind.INDEX, job.id, before={}, after=done)
    return JobOut.model_validate(job)


def show_synonyms(session: Session, settings: Settings) -> SynonymsOut:
    """Return all families; one that several indexes share stands there once."""
    shipped: list[Sequence[str]] = []
    for name in search_indexes():
        shipped += [words for words in shipped_families(settings.search_config_dir, name) if words not in shipped]
    return SynonymsOut(own=[FamilyOut.model_validate(one) for one in own_synonyms(session)], shipped=shipped)


def add_family(session: Session, words: Sequence[str], staff: User, settings: Settings) -> FamilyOut:
    """Store a family of staff. Raises SynonymsRefused."""
    return _recorded(session, add_synonym(session, words, settings.search_config_dir), staff, Action.CREATE, before={})


def extend_family(session: Session, asked: ExtensionIn, staff: User, settings: Settings) -> FamilyOut:
    """Store that a word means the same as another. Raises SynonymsRefused."""
    family = extend_synonym(session, asked.word, same_as=asked.same_as, config_dir=settings.search_config_dir)
    return _recorded(session, family, staff, Action.CHANGE, before={})


def change_family(session: Session, number: int, words: Sequence[str], staff: User, settings: Settings) -> FamilyOut:
    """Give a family other words. Raises SynonymNotFound and SynonymsRefused."""
    before = next((list(one.words) for one in own_synonyms(session) if one.id == number), [])
    family = change_synonym(session, number, words, settings.search_config_dir)
    return _recorded(session, family, staff, Action.CHANGE, before={"words": before})


def delete_family(session: Session, number: int, staff: User) -> None:
    """Delete a family. Raises SynonymNotFound."""
    words = {"words": list(delete_synonym(session, number).words)}
    record(session, Actor(staff), Action.DELETE, SubjectKind.SYNONYM, number, before=words, after={})


def _recorded(
    session: Session, family: SearchSynonym, staff: User, action: Action, *, before: dict[str, Any]
) -> FamilyOut:
    session.refresh(family)
    after = {"words": list(family.words)}
    record(session, Actor(staff), action, SubjectKind.SYNONYM, family.id, before=before, after=after)
    return FamilyOut.model_validate(family)


def _health_of(session: Session, name: str, check: SearchCheck | None, runs: Sequence[RunOut]) -> IndexHealthOut:
    waiting = queries.waiting_of(session, name)
    return IndexHealthOut(
        name=name,
        waiting=waiting.changes,
        oldest_seconds=waiting.oldest_seconds,
        checked_at=check.checked_at if check else None,
        problem=check.problem if check else None,
        findings=_findings_of(check.findings) if check and check.findings else None,
        runs=runs,
    )


def _findings_of(found: dict[str, Any]) -> FindingsOut:
    parked = [{"id": document_id, "reason": reason} for document_id, reason in found["parked"]]
    return FindingsOut.model_validate({**found, "parked": parked})
