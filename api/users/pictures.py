"""A member's picture: what may be sent, and where it goes."""

from typing import BinaryIO

from sqlalchemy.orm import Session

from api.errors import ApiError
from api.fields import NO_PICTURE
from api.middleware.body_limit import PICTURE_TOO_LARGE
from api.users import queries
from api.users.service import AVATAR_WIDTH_PX
from core.images import (
    BrokenPicture,
    LocalMediaStorage,
    PictureTooLarge,
    UnsupportedPicture,
    picture_url,
    store_picture,
)
from core.models import User
from core.settings import Settings

LARGEST_PICTURE_BYTES = 2_097_152
"""2 MB. Source: spec section 5 (Profile picture)."""


class PictureTooBig(ApiError):
    """More bytes or more pixels than a picture may have."""

    status = 413
    code = "picture_too_large"
    sentence = PICTURE_TOO_LARGE


class NoPicture(ApiError):
    """The content is no picture that browsers show, whatever its name and type say."""

    status = 415
    code = "picture_unsupported"
    sentence = NO_PICTURE


class DamagedPicture(ApiError):
    """The content begins like a picture and can't be read to its end."""

    status = 400
    code = "picture_broken"
    sentence = "The picture is damaged or incomplete."


def change_picture(session: Session, member: User, file: BinaryIO, settings: Settings) -> str:
    """Store the picture as the member's portrait and return its address.

    Raises PictureTooBig, NoPicture or DamagedPicture; the member's picture is then the one it was.
    """
    content = file.read(LARGEST_PICTURE_BYTES + 1)
    if len(content) > LARGEST_PICTURE_BYTES:
        raise PictureTooBig
    try:
        stored = store_picture(LocalMediaStorage(settings.media_dir), content, ratio="avatar")
    except UnsupportedPicture:
        raise NoPicture from None
    except PictureTooLarge as error:
        raise PictureTooBig(str(error)) from None
    except BrokenPicture:
        raise DamagedPicture from None
    member.picture_id = queries.keep_image(session, stored, "avatar")
    return picture_url(stored.hash, AVATAR_WIDTH_PX)
