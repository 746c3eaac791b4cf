"""The recipes that a member has asked the generator for."""

from collections.abc import Iterator
from datetime import datetime

from sqlalchemy import delete, select
from sqlalchemy.orm import Session, joinedload

from core.models import GenerationJob, User
from core.own_data.kind import Kind
from core.own_data.pictures import Pictures
from core.own_data.rows import ROWS_AT_ONCE
from core.wire import WireModel


class OwnGeneration(WireModel):
    """A request and its outcome. The recipe itself is among the recipes."""

    cuisine_name: str
    category_name: str
    ingredients: list[str]
    instructions_text: str
    state: str
    recipe_id: int | None
    failure: str | None
    notes: list[str]
    created_at: datetime
    finished_at: datetime | None


def _export(session: Session, user: User, _: Pictures) -> Iterator[WireModel]:
    asked = (
        select(GenerationJob)
        .where(GenerationJob.member_id == user.id)
        .options(joinedload(GenerationJob.cuisine), joinedload(GenerationJob.category))
        .order_by(GenerationJob.id)
    )
    for job in session.scalars(asked, execution_options=ROWS_AT_ONCE):
        yield OwnGeneration(
            cuisine_name=job.cuisine.name,
            category_name=job.category.short_name,
            ingredients=job.ingredients,
            instructions_text=job.instructions,
            state=job.state,
            recipe_id=job.recipe_id,
            failure=job.failure_text,
            notes=job.notes,
            created_at=job.created_at,
            finished_at=job.finished_at,
        )


def _remove(session: Session, user: User) -> None:
    session.execute(delete(GenerationJob).where(GenerationJob.member_id == user.id))


GENERATIONS = Kind(
    name="generations",
    about="What you have asked the recipe generator for, and what came of it.",
    belongs_by=(GenerationJob.member_id,),
    export=_export,
    remove=_remove,
)
