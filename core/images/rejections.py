"""Why content is not accepted as a picture."""

from core.config_files import read_config
from core.errors import DomainError

_RULES = read_config("fields")["picture"]

MAX_PICTURE_BYTES: int = _RULES["maxBytes"]
"""As sent."""
MAX_PIXELS: int = _RULES["maxPixels"]
"""What a 40-megapixel camera makes: of JPEG, which is shrunk while it is decoded."""
MAX_PIXELS_DECODED_WHOLE: int = _RULES["maxPixelsDecodedWhole"]
"""Of everything else; decoded with transparency, that is 64 MB."""
TOO_MANY_PIXELS: str = _RULES["tooManyPixels"]

RATIO_TOLERANCE: float = _RULES["ratioTolerance"]
"""How far width divided by height may be from the ratio of the place."""
WRONG_RATIO: str = _RULES["wrongRatio"]
WRONG_WIDTH: str = _RULES["wrongWidth"]


class PictureRejected(DomainError):
    """The content can't be stored as a picture."""

    code = "picture_rejected"


class UnsupportedPicture(PictureRejected):
    """The content is no PNG, JPEG, WebP or GIF, whatever its name and type say."""

    status = 415
    code = "picture_unsupported"
    sentence = _RULES["unsupported"]


class PictureTooLarge(PictureRejected):
    """The picture has more bytes or more pixels than allowed."""

    status = 413
    code = "picture_too_large"
    sentence = _RULES["tooManyBytes"]


class BrokenPicture(PictureRejected):
    """The content begins like a picture but can't be decoded to its end."""

    code = "picture_broken"
    sentence = _RULES["broken"]


class WrongShape(PictureRejected):
    """The picture's width, or its ratio of width to height, is not that of its place."""

    code = "picture_wrong_shape"
    sentence = _RULES["wrongShape"]
