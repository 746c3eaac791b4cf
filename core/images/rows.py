"""The database rows of stored pictures."""

from sqlalchemy import select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.orm import Session

from core.images.renditions import Ratio
from core.images.store import StoredPicture
from core.models import Image


def save_image(session: Session, stored: StoredPicture, kind: Ratio) -> int:
    """Return the id of the picture's row. The same picture has one row, however often it is stored."""
    values = {
        "hash": stored.hash,
        "kind": kind,
        "width_px": stored.width_px,
        "height_px": stored.height_px,
        "blurhash": stored.blurhash,
    }
    session.execute(insert(Image).values(values).on_conflict_do_nothing(index_elements=[Image.hash]))
    return session.scalars(select(Image.id).where(Image.hash == stored.hash)).one()
