"""What waits at desks other than moderation."""

from typing import Any

from sqlalchemy import Select, func, select

from core.models import ContactMessage, ImportJob, ImportState


def open_messages() -> Select[Any]:
    """Count messages that are not marked as answered."""
    return select(func.count()).select_from(ContactMessage).where(ContactMessage.answered_at.is_(None))


def checked_imports() -> Select[Any]:
    """Count files that were checked and wait to be confirmed or discarded."""
    return select(func.count()).select_from(ImportJob).where(ImportJob.state == ImportState.CHECKED)
