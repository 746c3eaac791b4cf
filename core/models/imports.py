"""Imports that staff have uploaded at their desk."""

from enum import StrEnum
from typing import Any

from sqlalchemy import BigInteger, CheckConstraint, ForeignKey, Index, text
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.orm import Mapped, mapped_column, relationship

from core.models.base import Base, CreatedAt, Instant, Key, Line
from core.models.users import User

MAX_FILE_NAME = 200
COUNTS = ("created", "updated", "unchanged", "refused", "duplicates", "doubtful", "published")
"""The columns that count records. In a check they say what an import would come to."""


class ImportState(StrEnum):
    """States of an import, in their order; FAILED may follow any of the first four, DISCARDED only CHECKED."""

    UPLOADED = "uploaded"
    CHECKING = "checking"
    CHECKED = "checked"
    """Waits for staff to confirm it."""
    IMPORTING = "importing"
    DONE = "done"
    FAILED = "failed"
    DISCARDED = "discarded"
    """Staff did not want it; the file goes with the worker's next run."""


SETTLED = (ImportState.DONE, ImportState.FAILED, ImportState.DISCARDED)
"""Nothing follows these states."""


class ImportJob(Base):
    """A file that was uploaded, what a check found in it, and how far its import is.

    The file and the results of its records are in `core.imports.files`, under `file_key`.
    Source: docs/product/staff.md#import-desk.
    """

    __tablename__ = "import_jobs"
    __table_args__ = (
        CheckConstraint(f"length(file_name) BETWEEN 1 AND {MAX_FILE_NAME}", name="file_name"),
        CheckConstraint("file_key ~ '^[0-9a-f]{32}$'", name="file_key"),
        CheckConstraint("size_bytes > 0", name="size_bytes"),
        CheckConstraint("length(format) <= 200", name="format"),
        CheckConstraint(
            "state IN ('uploaded', 'checking', 'checked', 'importing', 'done', 'failed', 'discarded')",
            name="state",
        ),
        CheckConstraint(" AND ".join(f"{name} >= 0" for name in (*COUNTS, "records_done")), name="counts"),
        CheckConstraint("(state IN ('done', 'failed', 'discarded')) = (finished_at IS NOT NULL)", name="finished_at"),
        CheckConstraint("length(problem) <= 1000", name="problem"),
        Index("ix_import_jobs_waiting", "id", postgresql_where=text("state IN ('uploaded', 'checking', 'importing')")),
        Index("ix_import_jobs_files", "changed_at", postgresql_where=text("file_deleted_at IS NULL")),
    )

    id: Mapped[Key]
    actor_id: Mapped[int | None] = mapped_column(BigInteger, ForeignKey("users.id", ondelete="SET NULL"), index=True)
    """Who uploaded it; None once their account is deleted."""
    file_name: Mapped[Line]
    file_key: Mapped[Line] = mapped_column(unique=True)
    size_bytes: Mapped[int] = mapped_column(BigInteger)
    format: Mapped[Line] = mapped_column(server_default="")
    """The systems that have written it; empty until a record was read."""
    state: Mapped[Line] = mapped_column(server_default=text("'uploaded'"))
    allow_missing_steps: Mapped[bool] = mapped_column(server_default=text("false"))
    publish: Mapped[bool] = mapped_column(server_default=text("false"))
    """Whether what passes is published; otherwise all are drafts. Chosen when it is confirmed."""
    attempts: Mapped[int] = mapped_column(server_default=text("0"))
    """How often the worker has begun with the present state since it last stored results."""
    records_done: Mapped[int] = mapped_column(server_default=text("0"))
    records_total: Mapped[int | None]
    """None until the check has read the whole file."""
    created: Mapped[int] = mapped_column(server_default=text("0"))
    updated: Mapped[int] = mapped_column(server_default=text("0"))
    unchanged: Mapped[int] = mapped_column(server_default=text("0"))
    refused: Mapped[int] = mapped_column(server_default=text("0"))
    duplicates: Mapped[int] = mapped_column(server_default=text("0"))
    doubtful: Mapped[int] = mapped_column(server_default=text("0"))
    """Of those created, updated and unchanged."""
    published: Mapped[int] = mapped_column(server_default=text("0"))
    refusals: Mapped[dict[str, Any]] = mapped_column(JSONB, server_default=text("'{}'"))
    """How many records were refused, by kind of reason."""
    results_bytes: Mapped[int] = mapped_column(BigInteger, server_default=text("0"))
    """So much of the file of results is committed; what comes later was written by a run that was ended."""
    problem: Mapped[Line] = mapped_column(server_default="")
    """A sentence: why it failed, or what of the file could not be read."""
    created_at: Mapped[CreatedAt]
    changed_at: Mapped[CreatedAt]
    """When it reached its present state."""
    finished_at: Mapped[Instant | None]
    file_deleted_at: Mapped[Instant | None]

    actor: Mapped[User | None] = relationship()
