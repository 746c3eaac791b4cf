"""How many matches PostgreSQL reads for a search: all that an answer counts, or few while that takes too long.

Source: docs/decisions/0022-search-without-its-engine.md.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from psycopg.errors import QueryCanceled
from sqlalchemy import event
from sqlalchemy.exc import OperationalError
from sqlalchemy.orm import Session

from api.search.standby.answers import Standby

FEW = 200
"""Matches that a search reads and counts while PostgreSQL is slow. Each may cost a read from the disk."""
FEW_TOGETHER = 400
"""Matches of all searches that are only counted, as where a text is shortened."""
SLOW_SECONDS = 30.0
"""How long searches read few matches after one that took too long."""
WHOLE_SECONDS = 1.0
"""A search that has taken so long begins no further statement; a statement of its own may take as long as any."""


class OutOfTime(Exception):
    """A search took too long."""


class Effort:
    """Whether searches read few matches. Used from one event loop."""

    def __init__(self, *, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._small_until = clock()

    @property
    def is_small(self) -> bool:
        """Whether few matches are to be read."""
        return self._clock() < self._small_until

    def make_small(self) -> None:
        """Read few matches for a while."""
        self._small_until = self._clock() + SLOW_SECONDS


def with_few_matches(standby: Standby) -> Standby:
    """Return the index as it is searched while PostgreSQL is slow."""
    shape = replace(standby.shape, max_total=min(FEW, standby.shape.max_total))
    return replace(standby, shape=shape, most_counted=FEW_TOGETHER)


@contextmanager
def time_limit(session: Session, seconds: float) -> Iterator[None]:
    """Begin no statement of the session after so many seconds.

    Raises OutOfTime, also where PostgreSQL ends a statement for the time that it takes.
    """
    until = time.monotonic() + seconds

    def check(_: Any) -> None:
        if time.monotonic() > until:
            raise OutOfTime

    event.listen(session, "do_orm_execute", check)
    try:
        yield
    except OperationalError as error:
        if isinstance(error.orig, QueryCanceled):
            raise OutOfTime from error
        raise
    finally:
        event.remove(session, "do_orm_execute", check)
