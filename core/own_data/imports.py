"""The imports that a member has uploaded as staff."""

from collections.abc import Iterator
from datetime import datetime

from sqlalchemy import select, update
from sqlalchemy.orm import Session

from core.models import ImportJob, User
from core.own_data.kind import Kind
from core.own_data.pictures import Pictures
from core.own_data.rows import ROWS_AT_ONCE
from core.wire import WireModel


class OwnImport(WireModel):
    """An import, without the recipes: those belong to the site."""

    file_name: str
    size_bytes: int
    state: str
    created_at: datetime
    finished_at: datetime | None


def _export(session: Session, user: User, _: Pictures) -> Iterator[WireModel]:
    uploaded = select(ImportJob).where(ImportJob.actor_id == user.id).order_by(ImportJob.id)
    for job in session.scalars(uploaded, execution_options=ROWS_AT_ONCE):
        yield OwnImport.model_validate(job)


def _remove(session: Session, user: User) -> None:
    session.execute(update(ImportJob).where(ImportJob.actor_id == user.id).values(actor_id=None))


IMPORTS = Kind(
    name="staff-imports",
    about="The files that you have uploaded to the import desk as staff.",
    belongs_by=(ImportJob.actor_id,),
    export=_export,
    remove=_remove,
)
