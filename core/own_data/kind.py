"""One kind of a member's data."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from sqlalchemy.orm import InstrumentedAttribute, Session

from core.models import User
from core.own_data.pictures import Pictures
from core.wire import WireModel


@dataclass(frozen=True)
class Kind:
    """A kind of data: by which columns it belongs to a member, how it is exported, what becomes of it in the end."""

    name: str
    """Of its file: `<name>.json`."""
    about: str
    """For the README of the archive, on one line."""
    belongs_by: tuple[InstrumentedAttribute[Any], ...]
    """The columns with the member's id or email address."""
    export: Callable[[Session, User, Pictures], Iterator[WireModel]]
    """Yields the entries of the file, row by row. Nothing of other people, no hash and no key."""
    remove: Callable[[Session, User], None]
    """Deletes the member's rows when the account ends, or takes out of them what is personal. Commits nothing."""
    is_one: bool = False
    """Whether the file is its single entry instead of a list."""
