"""How each index's documents are read from the database."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy.orm import Session

from core.search.documents import DOCUMENT_VERSION, build_recipe_documents
from core.search.documents.queries import published_ids
from core.search.indexes import Index


@dataclass(frozen=True)
class Projection:
    """Where an index's documents come from."""

    build: Callable[[Session, Sequence[int]], Sequence[Any]]
    """Documents of those ids that the public may find."""
    public_ids: Callable[..., Iterator[Sequence[int]]]
    """All ids that the public may find, in batches."""
    document_version: int


PROJECTIONS = {Index.RECIPES: Projection(build_recipe_documents, published_ids, DOCUMENT_VERSION)}
