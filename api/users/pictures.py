"""A member's profile picture."""

from typing import BinaryIO

from sqlalchemy.orm import Session

from api.uploads import encode_upload
from core.images import media_storage, picture_url
from core.images.renditions import PROFILE_WIDTH_PX
from core.images.rows import save_image
from core.models import User
from core.settings import Settings


def change_picture(session: Session, member: User, file: BinaryIO, settings: Settings) -> str:
    """Store the picture as the member's portrait and return its address.

    Raises PictureRejected; the member then keeps the former picture.
    """
    encoded = encode_upload(file, "avatar", is_cut=True)
    # The row first: while this transaction holds it, worker.pictures does not delete the files.
    member.picture_id = save_image(session, encoded.stored, "avatar")
    encoded.write_to(media_storage(settings))
    return picture_url(encoded.stored.hash, PROFILE_WIDTH_PX)
