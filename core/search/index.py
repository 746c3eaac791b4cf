"""What a search index is to this project: a value that names its source, its documents and how it is searched."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Select
from sqlalchemy.orm import Session

from core.settings import Settings

PRIMARY_KEY = "ID"
BOOKKEEPING = frozenset({PRIMARY_KEY, "Document_Version", "Content_Hash"})
"""Attributes that every document has and that only the indexer reads."""

NAME = re.compile(r"[a-z][a-z0-9]{0,29}")


Build = Callable[[Session, Sequence[int]], Sequence[Mapping[str, Any]]]
"""Documents of those of the ids that the public may find."""


@dataclass(frozen=True)
class Watch:
    """A table that documents are built from, and which documents a change of its rows concerns.

    An index has at most one watch per table.
    """

    table: str
    columns: tuple[str, ...]
    """What documents show of a row, and the keys that `document_ids` needs. Other columns change without a trace."""
    document_ids: str
    """A SELECT of document ids from the relation `changed`, which has the `columns` of the changed rows, before and
    after the change."""


@dataclass(frozen=True)
class Relaxing:
    """How a text that no document meets in full is shortened until it finds something."""

    unmeant: tuple[str, ...]
    """Searchable attributes that don't make a word known, such as running text and names of people. A word counts as
    known when any other searchable attribute has it."""
    subjects: tuple[str, ...]
    """Searchable attributes that say what the thing is made of. They decide which of several known words to drop."""
    running_text: tuple[str, ...] = ()
    """Of the unmeant, running text: it is searched only for what nothing else has."""


@dataclass(frozen=True, eq=False)
class SearchIndex:
    """An index: where its documents come from, and what may be asked of it.

    Its engine settings stand in `search-config/<name>/`. Raises ValueError for a name that is not lower-case letters
    and digits (the name is part of trigger names) and for two watches of one table.
    """

    name: str
    """What the public calls it; also its folder in `search-config`."""
    fields: tuple[str, ...]
    """Every attribute of a document."""
    document_version: int
    """Of the builder. An index with documents of another version is rebuilt at the next start."""
    build: Build
    public_ids: Select[int]
    """SELECT of the ids that the public may find, of one column and without an order."""
    title_field: str
    """A rebuild is swapped in only when some documents are found by this attribute's text."""
    shown: tuple[str, ...]
    """Attributes that answers show, searched or not."""
    watches: tuple[Watch, ...]
    sources: str | None = None
    """SELECT of id and of all that the document is built from, as text, for the ids in `:ids`. None: a comparison
    builds every document."""
    relaxing: Relaxing | None = None
    """None: a text that nothing meets in full finds nothing."""
    build_part: Build | None = None
    """Builds only the attributes of `part`, for searches that show no more; None: there is no such shortcut."""
    part: frozenset[str] = frozenset()

    def __post_init__(self) -> None:
        if not NAME.fullmatch(self.name):
            raise ValueError(f"{self.name!r} is no name for an index: lower-case letters and digits, 30 at most")
        tables = [watch.table for watch in self.watches]
        if len(tables) != len(set(tables)):
            raise ValueError(f"the index {self.name} watches a table twice: put both into one SELECT")


def engine_uid(index: SearchIndex, settings: Settings) -> str:
    """Return the index's name on the engine."""
    return f"{settings.search_index_prefix}{index.name}"
