"""Takes an uploaded file: its bytes go to the disk as they come, and no database connection waits for them."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

from fastapi import Depends, Request
from starlette.concurrency import run_in_threadpool

from api import limits
from api.auth.identity import Credentials, NotAuthenticated, authenticate, signed_token
from api.database import get_database
from api.dependencies import SettingsDep
from api.errors import Unavailable, raises
from api.limits import TooManyRequests, count_call
from api.staff.identity import NotStaff
from core.accounts.tokens import Claims
from core.db import make_session
from core.errors import DomainError
from core.imports.files import ImportFiles
from core.models import User

PIECE_BYTES = 1 << 20
RETRY_SECONDS = 60


log = logging.getLogger(__name__)


class NoRoomForUpload(Unavailable):
    """The file can't be stored: the disk is full or broken. Trying again later makes sense."""

    code = "no_room_for_upload"
    sentence = "The file can't be stored right now. Please try again later."


class EmptyUpload(DomainError):
    """The body has no bytes."""

    code = "empty_upload"
    sentence = "That file is empty."


@contextmanager
def storing() -> Iterator[None]:
    """Raise NoRoomForUpload for what the disk refuses inside the block."""
    try:
        yield
    except OSError as error:
        log.error("an upload can't be stored: %s", error.strerror)  # noqa: TRY400
        raise NoRoomForUpload(retry_after_seconds=RETRY_SECONDS) from error


@raises(NotStaff, NotAuthenticated, TooManyRequests)
def current_uploader(
    credentials: Credentials, settings: SettingsDep, _: Annotated[Claims, Depends(signed_token)]
) -> User:
    """Return the signed-in member of staff, without a transaction that lasts as long as the upload.

    Raises NotAuthenticated (401), NotStaff (403) and TooManyRequests (429).
    """
    if credentials is None:
        raise NotAuthenticated
    with make_session(get_database()) as session:
        user = authenticate(session, credentials.credentials, settings)
    if not user.is_staff:
        raise NotStaff
    count_call(limits.IMPORTS, str(user.id))
    return user


UploaderDep = Annotated[User, Depends(current_uploader)]


async def keep_body(request: Request, files: ImportFiles, key: str) -> int:
    """Write the request's body into the file of an import and return its length.

    BodyLimit bounds length and time. Raises EmptyUpload.
    """
    size_bytes, held = 0, bytearray()
    with await run_in_threadpool(files.upload(key).open, "wb") as file:
        async for chunk in request.stream():
            held += chunk
            size_bytes += len(chunk)
            if len(held) >= PIECE_BYTES:
                await run_in_threadpool(file.write, bytes(held))
                held.clear()
        await run_in_threadpool(file.write, bytes(held))
    if not size_bytes:
        raise EmptyUpload
    return size_bytes
