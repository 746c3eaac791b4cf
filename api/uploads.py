"""Pictures that come with a form."""

from collections.abc import Iterable
from contextlib import AbstractAsyncContextManager, nullcontext
from typing import Annotated, Any, BinaryIO

from fastapi import File, Request, UploadFile
from pydantic import BeforeValidator

from api.fields import require_file
from api.limits import address_of
from api.slots import PICTURES
from core.images import MAX_PICTURE_BYTES, PictureTooLarge, Ratio, UnsupportedPicture
from core.images.decode import sniff_format
from core.images.isolated import encode_isolated
from core.images.store import EncodedPicture


def _none_if_empty(given: object) -> object:
    # What a browser sends for a file input without a file.
    return None if given == "" else require_file(given)


OptionalPicture = Annotated[UploadFile | None, BeforeValidator(_none_if_empty), File()]


def picture_place(request: Request, uploads: Iterable[UploadFile | None]) -> AbstractAsyncContextManager[Any]:
    """Return a place among the pictures that are encoded, to be held while a form with one is answered.

    Entering it raises Busy.
    """
    return PICTURES.take(address_of(request)) if any(uploads) else nullcontext()


def encode_upload(
    file: BinaryIO, ratio: Ratio, *, is_cut: bool, formats: frozenset[str] | None = None
) -> EncodedPicture:
    """Return the upload in every width of the ratio. `formats`: those that are taken ("PNG"), None for all.

    Raises PictureRejected, unless `is_cut` also for another ratio.
    """
    content = file.read(MAX_PICTURE_BYTES + 1)
    if len(content) > MAX_PICTURE_BYTES:
        raise PictureTooLarge
    if formats is not None and sniff_format(content) not in formats:
        raise UnsupportedPicture
    return encode_isolated(content, ratio=ratio, is_cut=is_cut)
