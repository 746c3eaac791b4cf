"""Pictures beside the rows of the back office."""

from typing import cast

from core.images.renditions import FORMATS, Ratio
from core.images.rows import url_of
from core.models import Image


def thumbnail_url(image: Image | None) -> str | None:
    """Return the address of the picture's smallest rendition; None where there is no picture."""
    return url_of(image, FORMATS[cast("Ratio", image.kind)].widths[0]) if image else None
