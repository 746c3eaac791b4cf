"""Dependencies that endpoints share."""

from collections.abc import Iterator
from typing import Annotated

from fastapi import Depends, Path
from sqlalchemy.orm import Session

from api.errors import Unavailable, raises
from core.db import make_session
from core.settings import Settings, get_settings

MAX_ID = 2**63 - 1


@raises(Unavailable)
def open_session() -> Iterator[Session]:
    """Yield a session whose transaction is committed once the endpoint has returned, or rolled back if it raised."""
    with make_session() as session, session.begin():
        yield session


# scope="function": the default commits after the client has its answer, when it is too late to say that it failed.
SessionDep = Annotated[Session, Depends(open_session, scope="function")]
SettingsDep = Annotated[Settings, Depends(get_settings)]
RecipeID = Annotated[int, Path(description="A recipe's number.", examples=[1])]
