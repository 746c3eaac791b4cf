"""The declarative base and the column types that tables share."""

from datetime import datetime
from decimal import Decimal
from typing import Annotated

from sqlalchemy import BigInteger, DateTime, Identity, MetaData, Numeric, Table, Text, func
from sqlalchemy.orm import DeclarativeBase, mapped_column

NAMES = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}

Key = Annotated[int, mapped_column(BigInteger, Identity(always=False), primary_key=True)]
Line = Annotated[str, mapped_column(Text)]
"""Text of one line; its bounds are check constraints."""
CreatedAt = Annotated[datetime, mapped_column(DateTime(timezone=True), server_default=func.now())]
UpdatedAt = Annotated[datetime, mapped_column(DateTime(timezone=True), server_default=func.now(), onupdate=func.now())]
Instant = Annotated[datetime, mapped_column(DateTime(timezone=True))]
Grams = Annotated[Decimal, mapped_column(Numeric(8, 2))]
Rating = Annotated[Decimal, mapped_column(Numeric(8, 2))]
"""Stars, 0 to 5; the bounds are check constraints."""
Amount = Annotated[Decimal, mapped_column(Numeric(10, 3))]


class Base(DeclarativeBase):
    """Every table's base: constraints get names from one scheme."""

    metadata = MetaData(naming_convention=NAMES)


def table_of(model: type[Base]) -> Table:
    """Return the model's table, for statements of SQLAlchemy Core. Raises TypeError where it is no single table."""
    if not isinstance(model.__table__, Table):
        raise TypeError(model)
    return model.__table__
