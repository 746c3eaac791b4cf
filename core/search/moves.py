"""Which engine answers searches, while an index is kept on two of them.

A row of `search_moves` says so for each index. Parts whose settings name the old engine ask the new one once the row is
switched; parts whose settings name the new one ask that anyway, and keep the old one in step.
"""

from sqlalchemy import delete, select, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.orm import Session

from core.models import SearchMove
from core.search.index import SearchIndex
from core.settings import Settings


def configured_url(settings: Settings) -> str:
    """Return the address of the engine that the settings name."""
    return str(settings.search_url).rstrip("/")


def serving_url(session: Session, configured: str) -> str:
    """Return the address of the engine that answers searches, for a part whose settings name the `configured` one."""
    moved = select(SearchMove.to_url).where(SearchMove.from_url == configured, SearchMove.is_switched).limit(1)
    return session.scalar(moved) or configured


def mirror_url(session: Session, index: SearchIndex, primary_url: str) -> str | None:
    """Return the address of the other engine that has the index in step with this one; None if there is none."""
    move = session.get(SearchMove, index.name)
    if move is None or not move.is_in_step or primary_url not in (move.from_url, move.to_url):
        return None
    return move.to_url if primary_url == move.from_url else move.from_url


def in_step(session: Session, index: SearchIndex, *, from_url: str, to_url: str) -> None:
    """Note that the second engine has the index as the first one has it. Call it under the index's lock."""
    values = {"from_url": from_url, "to_url": to_url, "is_in_step": True, "is_switched": False}
    statement = insert(SearchMove).values(index_name=index.name, **values)
    session.execute(statement.on_conflict_do_update(index_elements=["index_name"], set_=values))


def fell_behind(session: Session, index: SearchIndex) -> None:
    """Note that one of the two engines misses changes: no further change is written to it."""
    session.execute(update(SearchMove).where(SearchMove.index_name == index.name).values(is_in_step=False))


def names_in_step(session: Session, *, from_url: str, to_url: str) -> set[str]:
    """Return the names of the indexes that both engines have in step."""
    rows = select(SearchMove.index_name).where(
        SearchMove.from_url == from_url, SearchMove.to_url == to_url, SearchMove.is_in_step
    )
    return set(session.scalars(rows))


def current_move(session: Session) -> SearchMove | None:
    """Return a row of the move that is under way; all rows name the same two engines."""
    return session.scalar(select(SearchMove).limit(1))


def switch(session: Session, *, is_switched: bool) -> None:
    """Let the second engine answer searches, or the first one again."""
    session.execute(update(SearchMove).values(is_switched=is_switched))


def end(session: Session) -> None:
    """Forget the move: each part uses the engine that its settings name, alone."""
    session.execute(delete(SearchMove))
