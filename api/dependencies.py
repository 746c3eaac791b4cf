"""Dependencies that endpoints share."""

from collections.abc import AsyncIterator, Iterator
from typing import Annotated

from fastapi import Depends, Path, Request
from sqlalchemy.orm import Session
from starlette.convertors import IntegerConvertor, register_url_convertor

from api.database import database_slot, get_database
from api.errors import Unavailable, raises
from api.limits import address_of
from core.db import make_session
from core.settings import Settings, get_settings

MAX_ID = 2**63 - 1


class ShortInteger(IntegerConvertor):
    """The `int` of paths, of at most 19 digits: Python refuses to parse thousands of them."""

    regex = "[0-9]{1,19}"


register_url_convertor("int", ShortInteger())


async def hold_slot(request: Request) -> AsyncIterator[None]:
    """Wait for a place among the requests that use the database, before any thread does."""
    async with database_slot(address_of(request)):
        yield


SlotDep = Annotated[None, Depends(hold_slot, scope="function")]


@raises(Unavailable)
def open_session(_slot: SlotDep) -> Iterator[Session]:
    """Yield a session whose transaction is committed once the endpoint has returned, or rolled back if it raised."""
    with make_session(get_database()) as session, session.begin():
        yield session


async def provide_settings() -> Settings:
    """Return the settings; asynchronous, since FastAPI runs any other function in a thread."""
    return get_settings()


# scope="function": the default commits after the client has its answer, when it is too late to say that it failed.
SessionDep = Annotated[Session, Depends(open_session, scope="function")]
SettingsDep = Annotated[Settings, Depends(provide_settings)]
RecipeID = Annotated[int, Path(description="A recipe's number.", examples=[1])]
BlogID = Annotated[int, Path(description="A blog's number.", examples=[1])]
