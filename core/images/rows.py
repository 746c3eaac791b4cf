"""The database rows of stored pictures."""

from sqlalchemy import ColumnElement, func, select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.orm import Session

from core.images.renditions import Ratio, picture_url
from core.images.store import StoredPicture
from core.models import Image


def save_image(session: Session, stored: StoredPicture, kind: Ratio) -> int:
    """Return the id of the picture's row. The same picture has one row, however often it is stored.

    Until the transaction ends its files are claimed and the row is locked; its `created_at` is the time of the last
    call. Write the files after it.
    """
    session.execute(select(func.pg_advisory_xact_lock(_claim(stored.hash))))
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


def url_of(image: Image | None, width_px: int) -> str | None:
    """Return the address of the picture's rendition, relative to the site; None where there is no picture."""
    return picture_url(image.hash, width_px) if image else None


def try_to_claim(session: Session, picture_hash: str) -> bool:
    """Claim a picture's files until the transaction ends; False while another transaction saves or deletes them."""
    is_claimed: bool = session.scalars(select(func.pg_try_advisory_xact_lock(_claim(picture_hash)))).one()
    return is_claimed


def _claim(picture_hash: str) -> ColumnElement[int]:
    return func.hashtextextended(picture_hash, 0)
