"""The import desk on the wire. Source: docs/product/staff.md#import-desk."""

from datetime import datetime
from typing import Literal

from core.imports.results import ResultLine
from core.models import ImportJob, ImportState
from core.wire import WireModel

State = Literal["uploaded", "checking", "checked", "importing", "done", "failed", "discarded"]
Outcome = Literal["created", "updated", "unchanged", "refused", "duplicate", "doubtful"]


class ImportOut(WireModel):
    """An import. Until it is confirmed, the counts say what it would come to."""

    id: int
    file_name: str
    size_bytes: int
    format: str
    """The systems that have written the file, comma-separated; empty until a record was read."""
    state: State
    uploaded_by: str | None
    allow_missing_steps: bool
    publish: bool
    records_done: int
    records_total: int | None
    created: int
    updated: int
    unchanged: int
    refused: int
    duplicates: int
    doubtful: int
    published: int
    refusals: dict[str, int]
    """How many records are refused, by kind of reason."""
    problem: str
    """A sentence, if something is wrong with the file or the import has failed; else empty."""
    has_files: bool
    """Whether results and report can still be read; a week after the last step, or once discarded, they are gone."""
    created_at: datetime
    changed_at: datetime
    finished_at: datetime | None

    @classmethod
    def of(cls, job: ImportJob) -> "ImportOut":
        """Return the import as the desk shows it."""
        own = {name: getattr(job, name) for name in cls.model_fields if hasattr(job, name)}
        actor = job.actor.full_name if job.actor else None
        has_files = job.file_deleted_at is None and job.state != ImportState.DISCARDED
        return cls(**own, uploaded_by=actor, has_files=has_files)


class ImportsOut(WireModel):
    """A page of imports, the newest first. `next_before` is the `Before` of the next page, null on the last one."""

    imports: list[ImportOut]
    next_before: int | None


class GuardFindingOut(WireModel):
    """What the halal guard says of one text of the record."""

    text: str
    status: str
    reason: str
    substitute: str | None


class ChangeOut(WireModel):
    """A value that was read otherwise than it stands, or left out."""

    field: str
    found: str
    became: str


class RecordOut(WireModel):
    """The result for one record of the file."""

    file: str
    line: int
    name: str
    result: str
    is_doubtful: bool
    is_published: bool
    kind: str
    reason: str
    lines: list[GuardFindingOut]
    changes: list[ChangeOut]

    @classmethod
    def of(cls, line: ResultLine) -> "RecordOut":
        """Return a line of the results as the desk shows it."""
        return cls.model_validate(line)


class RecordsOut(WireModel):
    """A page of records in the order of the file. `next_after` is the `After` of the next page, null on the last one.

    A page may hold fewer records than the next one.
    """

    records: list[RecordOut]
    next_after: int | None


class ConfirmIn(WireModel):
    """How the records are to be imported."""

    publish: bool
    """Whether recipes that pass are published; else all are drafts."""
