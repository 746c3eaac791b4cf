"""/staff/imports: upload a file, see what importing it would come to, confirm or discard it, follow it."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request
from fastapi.responses import StreamingResponse
from starlette.concurrency import run_in_threadpool

from api.dependencies import MAX_ID, SessionDep, SettingsDep
from api.errors import errors
from api.limits import TooManyRequests
from api.middleware.body_limit import BINARY_BODY, UploadTooLarge
from api.staff.identity import StaffDep
from api.staff.imports import service
from api.staff.imports.schemas import ConfirmIn, ImportOut, ImportsOut, Outcome, RecordsOut
from api.staff.imports.upload import EmptyUpload, NoRoomForUpload, UploaderDep, keep_body, storing
from core.imports import jobs
from core.imports.files import ImportFiles
from core.imports.jobs import ImportNotChecked, ImportNotFound

router = APIRouter(prefix="/staff/imports", tags=["staff"])

ImportID = Annotated[int, Path(description="An import's number.", examples=[1])]
MEDIA_TYPES: dict[service.ReportFormat, str] = {"csv": "text/csv; charset=utf-8", "json": "application/json"}
BINARY = {"schema": {"type": "string", "format": "binary"}}
REPORT: dict[int | str, dict[str, Any]] = {
    200: {"content": {"text/csv": BINARY, "application/json": {"schema": {"type": "array", "items": {}}}}}
}


@router.post(
    "",
    responses=errors(TooManyRequests, EmptyUpload, UploadTooLarge, NoRoomForUpload),
    openapi_extra={"requestBody": {"required": True, "content": BINARY_BODY}},
)
async def upload_import(
    request: Request,
    uploader: UploaderDep,
    settings: SettingsDep,
    file_name: Annotated[str, Query(alias="File_Name", max_length=500)] = "upload",
    allow_missing_steps: Annotated[bool, Query(alias="Allow_Missing_Steps")] = False,
) -> ImportOut:
    """Take a file of at most 200 MB as the body; the worker checks it next, and imports it once that is confirmed."""
    files = ImportFiles.of(settings)
    with storing():
        key = await run_in_threadpool(files.new_key)
    try:
        with storing():
            size_bytes = await keep_body(request, files, key)
        return await run_in_threadpool(
            service.store_upload,
            uploader,
            file_name=file_name,
            file_key=key,
            size_bytes=size_bytes,
            allow_missing_steps=allow_missing_steps,
        )
    except BaseException:
        # Also when the client has left; what a killed process leaves goes after a day.
        files.delete(key)
        raise


@router.get("")
def list_imports(
    _: StaffDep, session: SessionDep, before: Annotated[int | None, Query(alias="Before", ge=0, le=MAX_ID)] = None
) -> ImportsOut:
    """Twenty imports, the newest first."""
    return service.list_imports(session, before=before)


@router.get("/{import_id:int}", responses=errors(ImportNotFound))
def show_import(import_id: ImportID, _: StaffDep, session: SessionDep) -> ImportOut:
    """One import: its state, how far it is, and its counts."""
    return ImportOut.of(jobs.get_job(session, import_id))


@router.get("/{import_id:int}/records", responses=errors(ImportNotFound))
def list_import_records(
    import_id: ImportID,
    _: StaffDep,
    session: SessionDep,
    settings: SettingsDep,
    outcome: Annotated[Outcome | None, Query(alias="Outcome")] = None,
    kind: Annotated[str | None, Query(alias="Kind", max_length=100)] = None,
    after: Annotated[int, Query(alias="After", ge=0, le=MAX_ID)] = 0,
) -> RecordsOut:
    """Records of the file with what becomes of them, those with an outcome, or refused for a kind of reason."""
    files = ImportFiles.of(settings)
    return service.list_records(session, files, import_id, outcome=outcome, kind=kind, after=after)


@router.post("/{import_id:int}/confirm", responses=errors(ImportNotFound, ImportNotChecked))
def confirm_import(import_id: ImportID, form: ConfirmIn, staff: StaffDep, session: SessionDep) -> ImportOut:
    """Import a file that was checked. Of two confirmations the second answers 409."""
    return ImportOut.of(jobs.confirm(session, staff, import_id, publish=form.publish))


@router.delete("/{import_id:int}", responses=errors(ImportNotFound, ImportNotChecked))
def discard_import(import_id: ImportID, staff: StaffDep, session: SessionDep) -> ImportOut:
    """Discard a checked file that is not wanted, and delete it. The import stays in the list."""
    return ImportOut.of(jobs.discard(session, staff, import_id))


@router.get("/{import_id:int}/report", response_class=StreamingResponse, responses={**REPORT, **errors(ImportNotFound)})
def download_import_report(
    import_id: ImportID,
    _: StaffDep,
    session: SessionDep,
    settings: SettingsDep,
    form: Annotated[service.ReportFormat, Query(alias="Form")] = "csv",
) -> StreamingResponse:
    """The result for each record, as CSV or JSON."""
    job = jobs.get_job(session, import_id)
    return StreamingResponse(
        service.report_of(job, ImportFiles.of(settings), form),
        media_type=MEDIA_TYPES[form],
        headers={
            "Cache-Control": "no-store",
            "Content-Disposition": f'attachment; filename="import-{job.id}.{form}"',
        },
    )
