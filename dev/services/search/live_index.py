"""An index: what is kept of it, and the view that searches have of it."""

from __future__ import annotations

from dataclasses import dataclass

from dev.services.search.store.index_rows import IndexRow
from dev.services.search.view import View


@dataclass(frozen=True)
class LiveIndex:
    """It never changes; the catalog shows another one instead, and a search stays with the one it began with."""

    row: IndexRow
    view: View
