"""The form of the blog editor."""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Form, Request, UploadFile

from api.errors import raises
from api.slots import Busy
from api.uploads import OptionalPicture, encode_upload, picture_place
from core.blogs.drafts import RULES, BlogDraft, parse_draft
from core.images.store import EncodedPicture

FORMATS = frozenset({"PNG", "JPEG"})
LONGEST_READ = 10_000
"""The rules behind it refuse earlier, with their own sentences."""
LONGEST_CONTENT = 10 * RULES["content"]["maxCharacters"]
"""As sent: what an editor pastes is cleaned before it is measured."""

Line = Annotated[str, Form(max_length=LONGEST_READ)]


@dataclass(frozen=True)
class BlogForm:
    """What came from the editor."""

    title: str
    excerpt: str
    content: str
    tags: str
    version: str | None
    file: UploadFile | None

    def draft(self, *, has_image: bool) -> BlogDraft:
        """Return the texts. `has_image`: the blog has a picture already. Raises InvalidBlog."""
        return parse_draft(
            title=self.title,
            excerpt=self.excerpt,
            content=self.content,
            tags=self.tags,
            has_image=has_image or self.file is not None,
        )

    def encode_image(self) -> EncodedPicture | None:
        """Return the new featured image, None if there is none. Raises PictureRejected."""
        return encode_upload(self.file.file, "16:9", is_cut=False, formats=FORMATS) if self.file else None


@raises(Busy)
async def blog_form(
    request: Request,
    title: Annotated[Line, Form(alias="Title")] = "",
    excerpt: Annotated[Line, Form(alias="Excerpt")] = "",
    content: Annotated[str, Form(alias="Content", max_length=LONGEST_CONTENT, description="HTML.")] = "",
    tags: Annotated[Line, Form(alias="Tags", description="Separated by commas.")] = "",
    version: Annotated[
        str | None,
        Form(alias="Version", max_length=100, description="The one that was read; 409 if it is another now."),
    ] = None,
    is_published: Annotated[
        str | None, Form(alias="Is_Published", max_length=10, description="Ignored: publication has its own call.")
    ] = None,
    file: OptionalPicture = None,
) -> AsyncIterator[BlogForm]:
    """Yield the form. With a picture, a place among those that are encoded is held. Raises Busy."""
    async with picture_place(request, [file]):
        yield BlogForm(title, excerpt, content, tags, version, file)


BlogFormDep = Annotated[BlogForm, Depends(blog_form, scope="function")]
