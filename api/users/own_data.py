"""A member's data, to download."""

from datetime import UTC, datetime

from fastapi.responses import StreamingResponse
from sqlalchemy.orm import Session

from core.images import media_storage
from core.models import User
from core.own_data.archive import build_archive
from core.settings import Settings

ZIP = "application/zip"
DESCRIBED = {"content": {ZIP: {"schema": {"type": "string", "format": "binary"}}}}
"""The answer, for OpenAPI."""


class ArchiveResponse(StreamingResponse):
    """A ZIP with everything that Sufra holds of a member."""

    media_type = ZIP


def send_archive(session: Session, member: User, settings: Settings) -> ArchiveResponse:
    """Return the member's data as a file to save. The session is not used any more once this returns."""
    chunks = build_archive(session, member, media=media_storage(settings), origin=settings.origin)
    return ArchiveResponse(
        chunks,
        headers={
            "Cache-Control": "no-store",
            "Content-Disposition": f'attachment; filename="sufra-data-{datetime.now(UTC):%Y-%m-%d}.zip"',
        },
    )
