"""A member's profile picture."""

from typing import BinaryIO

from sqlalchemy.orm import Session

from core.images import MAX_PICTURE_BYTES, LocalMediaStorage, PictureTooLarge, picture_url, store_picture
from core.images.renditions import PROFILE_WIDTH_PX
from core.images.rows import save_image
from core.models import User
from core.quiet_threads import QuietThreads
from core.settings import Settings

_thread = QuietThreads("pictures", 1)


def change_picture(session: Session, member: User, file: BinaryIO, settings: Settings) -> str:
    """Store the picture as the member's portrait and return its address.

    Raises PictureRejected; the member then keeps the former picture.
    """
    content = file.read(MAX_PICTURE_BYTES + 1)
    if len(content) > MAX_PICTURE_BYTES:
        raise PictureTooLarge
    stored = _thread.run(store_picture, LocalMediaStorage(settings.media_dir), content, ratio="avatar")
    member.picture_id = save_image(session, stored, "avatar")
    return picture_url(stored.hash, PROFILE_WIDTH_PX)
