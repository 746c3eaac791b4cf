"""Pictures out of a bucket, under the addresses and with the headers that those of a folder have."""

import hashlib
from http import HTTPStatus

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import NotModifiedResponse
from starlette.types import Receive, Scope, Send

from api.site.files import IMMUTABLE
from api.slots import Slots
from core.images.bucket import WEBP, BucketMediaStorage
from core.images.renditions import hash_in

AT_ONCE, WAITING = 50, 1_000


class StoredPictures:
    """Answers GET and HEAD of renditions from the bucket; what can't be a rendition's path is not asked for.

    At most AT_ONCE are fetched at a time, so that a crowd of visitors opens a bounded number of connections.
    """

    def __init__(self, storage: BucketMediaStorage) -> None:
        self._storage = storage
        self._slots = Slots(running=AT_ONCE, waiting=WAITING, of_one_caller=AT_ONCE + WAITING)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send the picture, or 304 where the client has it. Raises HTTPException, Busy or MediaUnavailable."""
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(HTTPStatus.METHOD_NOT_ALLOWED)
        path = scope["path"].removeprefix(scope["root_path"]).removeprefix("/")
        if hash_in(path) is None:
            raise HTTPException(HTTPStatus.NOT_FOUND)
        response = await self._answer(path, Headers(scope=scope))
        await response(scope, receive, send)

    async def _answer(self, path: str, asked: Headers) -> Response:
        # A path never has another content, so it is its own version.
        etag = f'"{hashlib.sha256(path.encode()).hexdigest()[:32]}"'
        headers = {"Cache-Control": IMMUTABLE, "ETag": etag}
        if etag in asked.get("if-none-match", ""):
            return NotModifiedResponse(Headers(headers))
        async with self._slots.take(""):
            content = await self._storage.read_async(path)
        if content is None:
            raise HTTPException(HTTPStatus.NOT_FOUND)
        return Response(content, media_type=WEBP, headers=headers)
