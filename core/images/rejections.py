"""Why content is not accepted as a picture."""

from core.errors import DomainError

MAX_PICTURE_BYTES = 2_097_152
"""2 MB, as sent."""


class PictureRejected(DomainError):
    """The content can't be stored as a picture."""

    code = "picture_rejected"


class UnsupportedPicture(PictureRejected):
    """The content is no PNG, JPEG, WebP or GIF, whatever its name and type say."""

    status = 415
    code = "picture_unsupported"
    sentence = "Please select an image file"


class PictureTooLarge(PictureRejected):
    """The picture has more bytes or more pixels than allowed."""

    status = 413
    code = "picture_too_large"
    sentence = "Image file is too large. Maximum size is 2MB."


class BrokenPicture(PictureRejected):
    """The content begins like a picture but can't be decoded to its end."""

    code = "picture_broken"
    sentence = "The picture is damaged or incomplete."
