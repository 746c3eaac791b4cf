"""The pictures of a recipe: a preview for cards and a banner for its page."""

from collections.abc import AsyncIterator, Iterator
from contextlib import nullcontext
from typing import Annotated, NamedTuple

from fastapi import Depends, File, Request, UploadFile
from pydantic import BeforeValidator

from api.errors import raises
from api.fields import require_file
from api.limits import address_of
from api.slots import PICTURES, Busy
from core.images import MAX_PICTURE_BYTES, PictureTooLarge, Ratio
from core.images.isolated import encode_isolated
from core.images.store import EncodedPicture


def _none_if_empty(given: object) -> object:
    # What a browser sends for a file input without a file.
    return None if given == "" else require_file(given)


OptionalPicture = Annotated[UploadFile | None, BeforeValidator(_none_if_empty), File()]


class GivenPictures(NamedTuple):
    """The pictures that came with a form, None where none did."""

    preview: UploadFile | None
    banner: UploadFile | None

    def encode(self) -> dict[Ratio, EncodedPicture]:
        """Return the given ones in every width, by ratio. Raises PictureRejected, also for another ratio."""
        return dict(self._encode_each())

    def _encode_each(self) -> Iterator[tuple[Ratio, EncodedPicture]]:
        places: tuple[tuple[Ratio, UploadFile | None], ...] = (("4:3", self.preview), ("20:9", self.banner))
        for ratio, upload in places:
            if upload is not None:
                content = upload.file.read(MAX_PICTURE_BYTES + 1)
                if len(content) > MAX_PICTURE_BYTES:
                    raise PictureTooLarge
                yield ratio, encode_isolated(content, ratio=ratio, is_cut=False)


@raises(Busy)
async def given_pictures(
    request: Request, preview_image: OptionalPicture = None, banner_image: OptionalPicture = None
) -> AsyncIterator[GivenPictures]:
    """Yield the form's pictures. With one, a place among those that are encoded is held. Raises Busy."""
    given = GivenPictures(preview_image, banner_image)
    async with PICTURES.take(address_of(request)) if any(given) else nullcontext():
        yield given


PicturesDep = Annotated[GivenPictures, Depends(given_pictures, scope="function")]
