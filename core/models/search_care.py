"""What staff do with search indexes, and what is known of their state."""

from enum import StrEnum
from typing import Any

from sqlalchemy import CheckConstraint, Index, Text, text
from sqlalchemy.dialects.postgresql import ARRAY, JSONB
from sqlalchemy.orm import Mapped, mapped_column

from core.models.base import Base, CreatedAt, Instant, Key, Line, UpdatedAt

INDEX_NAME = "index_name ~ '^[a-z][a-z0-9]{0,29}$'"


class SearchJobKind(StrEnum):
    """What staff can have done to an index."""

    REBUILD = "rebuild"
    RECONCILE = "reconcile"
    SETTINGS = "settings"
    CHECK = "check"
    """Look at its state anew."""


class SearchJobState(StrEnum):
    """How far a job has come."""

    QUEUED = "queued"
    RUNNING = "running"
    DONE = "done"
    FAILED = "failed"


def _one_of(kinds: type[StrEnum]) -> str:
    return ", ".join(f"'{kind}'" for kind in kinds)


class SearchJob(Base):
    """Work on an index that staff asked for; the worker runs it and writes its progress here.

    Of one kind and index one job waits or runs at a time. Only settings may wait behind a run that has already read the
    older ones.
    """

    __tablename__ = "search_jobs"
    __table_args__ = (
        CheckConstraint(INDEX_NAME, name="index_name"),
        CheckConstraint(f"kind IN ({_one_of(SearchJobKind)})", name="kind"),
        CheckConstraint(f"state IN ({_one_of(SearchJobState)})", name="state"),
        CheckConstraint("(state IN ('done', 'failed')) = (finished_at IS NOT NULL)", name="finished_at"),
        CheckConstraint("done >= 0 AND total >= 0", name="progress"),
        CheckConstraint("length(outcome) <= 1000", name="outcome"),
        Index(
            "uq_search_jobs_open",
            "index_name",
            "kind",
            unique=True,
            postgresql_where=text("state = 'queued' OR (state = 'running' AND kind <> 'settings')"),
        ),
    )

    id: Mapped[Key]
    index_name: Mapped[Line]
    kind: Mapped[SearchJobKind] = mapped_column(Text)
    state: Mapped[SearchJobState] = mapped_column(Text, server_default=SearchJobState.QUEUED.value)
    done: Mapped[int] = mapped_column(server_default=text("0"))
    """Documents so far."""
    total: Mapped[int | None]
    attempts: Mapped[int] = mapped_column(server_default=text("0"))
    """How often the worker has begun it."""
    outcome: Mapped[Line] = mapped_column(server_default="")
    """A sentence: what was done, or why it failed."""
    asked_at: Mapped[CreatedAt]
    started_at: Mapped[Instant | None]
    finished_at: Mapped[Instant | None]


class SearchRun(Base):
    """The last time that an index was drained, rebuilt or reconciled, from wherever it was started."""

    __tablename__ = "search_runs"
    __table_args__ = (
        CheckConstraint(INDEX_NAME, name="index_name"),
        CheckConstraint("kind IN ('drain', 'rebuild', 'reconcile')", name="kind"),
    )

    index_name: Mapped[Line] = mapped_column(primary_key=True)
    kind: Mapped[Line] = mapped_column(primary_key=True)
    finished_at: Mapped[Instant]
    outcome: Mapped[Line]


class SearchCheck(Base):
    """What the worker last found an index to be like."""

    __tablename__ = "search_checks"
    __table_args__ = (CheckConstraint(INDEX_NAME, name="index_name"),)

    index_name: Mapped[Line] = mapped_column(primary_key=True)
    checked_at: Mapped[Instant]
    problem: Mapped[Line | None]
    """Why the engine could not be asked."""
    findings: Mapped[dict[str, Any]] = mapped_column(JSONB)
    """The fields of `indexer.status.IndexStatus`; what was found last where there is a problem."""


class SearchSynonym(Base):
    """A family of words that mean the same, made by staff; it joins those of `search-config`.

    Source: docs/product/search.md#synonyms-of-staff.
    """

    __tablename__ = "search_synonyms"
    __table_args__ = (CheckConstraint("cardinality(words) BETWEEN 2 AND 20", name="words"),)

    id: Mapped[Key]
    words: Mapped[list[str]] = mapped_column(ARRAY(Text))
    created_at: Mapped[CreatedAt]
    updated_at: Mapped[UpdatedAt]
