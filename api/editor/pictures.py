"""The pictures of a recipe: a preview for cards and a banner for its page."""

from collections.abc import AsyncIterator, Iterator
from typing import Annotated, NamedTuple

from fastapi import Depends, Request, UploadFile

from api.errors import raises
from api.slots import Busy
from api.uploads import OptionalPicture, encode_upload, picture_place
from core.images import Ratio
from core.images.store import EncodedPicture


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
                yield ratio, encode_upload(upload.file, ratio, is_cut=False)


@raises(Busy)
async def given_pictures(
    request: Request, preview_image: OptionalPicture = None, banner_image: OptionalPicture = None
) -> AsyncIterator[GivenPictures]:
    """Yield the form's pictures. With one, a place among those that are encoded is held. Raises Busy."""
    given = GivenPictures(preview_image, banner_image)
    async with picture_place(request, given):
        yield given


PicturesDep = Annotated[GivenPictures, Depends(given_pictures, scope="function")]
