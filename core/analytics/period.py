"""A stretch of days, and the one before it."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Self

from core.errors import DomainError

MAX_DAYS = 5 * 366
FIRST_DAY = date(2000, 1, 1)
LAST_DAY = date(2100, 12, 31)
DEFAULT_DAYS = 30


class InvalidPeriod(DomainError):
    """The period ends before it begins, is too long, or lies outside all that can be counted."""

    code = "invalid_period"
    sentence = "The period has to begin before it ends, and may be five years long."


@dataclass(frozen=True)
class Period:
    """Days (UTC), the first and the last included."""

    first: date
    last: date

    @classmethod
    def of(cls, first: date | None, last: date | None, *, today: date | None = None) -> Self:
        """Return the period; without an end it ends today, without a beginning it is 30 days long.

        Raises InvalidPeriod when it ends before it begins, has more than five years, or leaves 2000 to 2100.
        """
        last = last or today or datetime.now(UTC).date()
        if not FIRST_DAY <= last <= LAST_DAY:
            raise InvalidPeriod("The period has to lie between 2000 and 2100.")
        first = first or last - timedelta(days=DEFAULT_DAYS - 1)
        if first < FIRST_DAY:
            raise InvalidPeriod("The period has to lie between 2000 and 2100.")
        if first > last:
            raise InvalidPeriod("The period has to begin before it ends.")
        if (last - first).days >= MAX_DAYS:
            raise InvalidPeriod("The period may be five years long.")
        return cls(first, last)

    @property
    def length(self) -> int:
        """How many days it has."""
        return (self.last - self.first).days + 1

    @property
    def before(self) -> "Period":
        """The equally long period that ends on the day before."""
        return Period(self.first - timedelta(days=self.length), self.first - timedelta(days=1))

    def days(self) -> Iterator[date]:
        """Yield its days in order."""
        return (self.first + timedelta(days=number) for number in range(self.length))
