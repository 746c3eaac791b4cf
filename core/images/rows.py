"""The database rows of stored pictures."""

from sqlalchemy import func
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.orm import Session

from core.images.renditions import Ratio
from core.images.store import StoredPicture
from core.models import Image


def save_image(session: Session, stored: StoredPicture, kind: Ratio) -> int:
    """Return the id of the picture's row. The same picture has one row, however often it is stored.

    Until the transaction ends the row is locked; its `created_at` is the time of the last call.
    """
    values = {
        "hash": stored.hash,
        "kind": kind,
        "width_px": stored.width_px,
        "height_px": stored.height_px,
        "blurhash": stored.blurhash,
    }
    stored_again = {"created_at": func.now()}
    statement = insert(Image).values(values).on_conflict_do_update(index_elements=[Image.hash], set_=stored_again)
    return session.scalars(statement.returning(Image.id)).one()
