"""What the import desk does."""

from collections.abc import Iterator
from typing import Literal

from sqlalchemy.orm import Session

from api.database import get_database
from api.staff.imports.schemas import ImportOut, ImportsOut, Outcome, RecordOut, RecordsOut
from core.db import make_session
from core.imports import jobs
from core.imports.files import ImportFiles
from core.imports.results import as_csv, as_json, read_page
from core.models import ImportJob, User

IMPORTS_AT_ONCE = 20
RECORDS_AT_ONCE = 50
ReportFormat = Literal["csv", "json"]


def store_upload(
    uploader: User, *, file_name: str, file_key: str, size_bytes: int, allow_missing_steps: bool
) -> ImportOut:
    """Store an uploaded file as an import, in a transaction of its own."""
    with make_session(get_database()) as session, session.begin():
        job = jobs.create_job(
            session,
            uploader,
            file_name=file_name,
            file_key=file_key,
            size_bytes=size_bytes,
            allow_missing_steps=allow_missing_steps,
        )
        session.refresh(job)
        return ImportOut.of(job)


def list_imports(session: Session, *, before: int | None) -> ImportsOut:
    """Return a page of imports."""
    found = jobs.list_jobs(session, before=before, limit=IMPORTS_AT_ONCE + 1)
    shown = found[:IMPORTS_AT_ONCE]
    return ImportsOut(
        imports=[ImportOut.of(job) for job in shown],
        next_before=shown[-1].id if len(found) > IMPORTS_AT_ONCE else None,
    )


def list_records(
    session: Session, files: ImportFiles, import_id: int, *, outcome: Outcome | None, kind: str | None, after: int
) -> RecordsOut:
    """Return a page of an import's records. Raises ImportNotFound."""
    job = jobs.get_job(session, import_id)
    path = files.results(job.file_key)
    page = read_page(path, at=after, end=job.results_bytes, limit=RECORDS_AT_ONCE, result=outcome, kind=kind)
    return RecordsOut(records=[RecordOut.of(line) for line in page.results], next_after=page.next_at)


def report_of(job: ImportJob, files: ImportFiles, form: ReportFormat) -> Iterator[bytes]:
    """Yield the report on all records of an import."""
    write = as_csv if form == "csv" else as_json
    return write(files.results(job.file_key), end=job.results_bytes)
