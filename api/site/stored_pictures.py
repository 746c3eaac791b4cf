"""Pictures out of a bucket, under the addresses and with the headers that those of a folder have."""

import hashlib
from http import HTTPStatus

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.staticfiles import NotModifiedResponse
from starlette.types import Receive, Scope, Send

from api.limits import address_of
from api.site.files import IMMUTABLE
from api.slots import Slots
from core.images.bucket import WEBP, BucketMediaStorage
from core.images.renditions import hash_in

AT_ONCE, WAITING = 50, 1_000
AT_ONCE_OF_ONE_VISITOR, WAITING_OF_ONE_VISITOR = 20, 480
"""Of one address, which a school may share; a page has about as many pictures."""


class StoredPictures:
    """Answers GET and HEAD of renditions from the bucket; what can't be a rendition's path is not asked for.

    At most AT_ONCE are fetched at a time, so that a crowd of visitors opens a bounded number of connections. One
    visitor, who may ask for pictures that do not exist, leaves places for the others.
    """

    def __init__(self, storage: BucketMediaStorage) -> None:
        self._storage = storage
        self._slots = Slots(
            running=AT_ONCE,
            running_of_one_caller=AT_ONCE_OF_ONE_VISITOR,
            waiting=WAITING,
            of_one_caller=AT_ONCE_OF_ONE_VISITOR + WAITING_OF_ONE_VISITOR,
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send the picture, or 304 where the client has it. Raises HTTPException, Busy or MediaUnavailable."""
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(HTTPStatus.METHOD_NOT_ALLOWED)
        path = scope["path"].removeprefix(scope["root_path"]).removeprefix("/")
        if hash_in(path) is None:
            raise HTTPException(HTTPStatus.NOT_FOUND)
        response = await self._answer(path, Request(scope))
        await response(scope, receive, send)

    async def _answer(self, path: str, request: Request) -> Response:
        # A path never has another content, so it is its own version.
        etag = f'"{hashlib.sha256(path.encode()).hexdigest()[:32]}"'
        headers = {"Cache-Control": IMMUTABLE, "ETag": etag}
        if etag in request.headers.get("if-none-match", ""):
            return NotModifiedResponse(Headers(headers))
        async with self._slots.take(address_of(request)):
            content = await self._storage.read_async(path)
        if content is None:
            raise HTTPException(HTTPStatus.NOT_FOUND)
        return Response(content, media_type=WEBP, headers=headers)
