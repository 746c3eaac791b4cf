"""Bounds how many forms are read at the same time: their files are in memory or in /tmp."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from api.errors import Unavailable
from api.limits import TooManyRequests

MAX_FORMS = 16
"""Of all members."""
MAX_FORMS_OF_MEMBER = 2
"""So that eight members at least would have to send slowly to keep the others from uploading."""
RETRY_AFTER_SECONDS = 2


class FormPlaces:
    """The forms that are being read, by member. Used from one event loop."""

    def __init__(self) -> None:
        self._open: Counter[int] = Counter()

    @contextmanager
    def take(self, member_id: int) -> Iterator[None]:
        """Hold a place while the block lasts.

        Raises at once: TooManyRequests if the member has MAX_FORMS_OF_MEMBER places, Unavailable if all are taken.
        """
        if self._open[member_id] >= MAX_FORMS_OF_MEMBER:
            raise TooManyRequests(retry_after_seconds=RETRY_AFTER_SECONDS)
        if self._open.total() >= MAX_FORMS:
            raise Unavailable(retry_after_seconds=RETRY_AFTER_SECONDS)
        self._open[member_id] += 1
        try:
            yield
        finally:
            self._open[member_id] -= 1
            if not self._open[member_id]:
                del self._open[member_id]
