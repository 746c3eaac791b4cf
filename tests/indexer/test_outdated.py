"""What the worker of another release has written into this release's index is found and built again."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from sqlalchemy import select
from sqlalchemy.orm import Session

from core.models import SearchOutboxEntry
from core.search.indexes.recipes import INDEX as RECIPES
from core.settings import Settings
from indexer.checks import check_index
from indexer.context import IndexerContext
from indexer.drain import drain
from indexer.outdated import count_outdated
from tests.factories import Factory

OTHER = replace(
    RECIPES,
    document_version=RECIPES.document_version - 1,
    build=lambda session, ids: [
        {**document, "Document_Version": RECIPES.document_version - 1} for document in RECIPES.build(session, ids)
    ],
)
"""The index as the release before declares it."""


def waiting(session: Session) -> list[tuple[int, bool]]:
    """Document and kind of every row that waits."""
    session.rollback()
    return [(row.document_id, row.is_bulk) for row in session.scalars(select(SearchOutboxEntry))]


@pytest.fixture
def spoilt(make: Factory, session: Session, context: IndexerContext, uid: str) -> int:
    """A recipe whose document the other release's worker has written, beside two of this release."""
    spoilt, *_ = [make.recipe(f"Soup {number}") for number in range(3)]
    make.committed()
    drain(context, RECIPES, uid)
    spoilt.description = "Edited while the release starts."
    session.commit()
    drain(context, OTHER, uid)
    return spoilt.id


def test_a_check_has_a_document_of_another_release_built_again(
    spoilt: int, session: Session, context: IndexerContext, uid: str, settings: Settings,
    outbox_runner: Callable[[], int],
) -> None:  # fmt: skip
    check_index(context, RECIPES, settings)

    assert waiting(session) == [(spoilt, True)]
    outbox_runner()
    assert count_outdated(context, RECIPES, uid) == 0


def test_a_document_that_waits_is_not_asked_for_again(
    spoilt: int, session: Session, context: IndexerContext, settings: Settings
) -> None:
    check_index(context, RECIPES, settings)
    check_index(context, RECIPES, settings)

    assert waiting(session) == [(spoilt, True)]


def test_the_other_release_leaves_the_index_of_this_one_alone(
    spoilt: int, session: Session, context: IndexerContext, settings: Settings
) -> None:
    check_index(context, OTHER, settings)

    assert waiting(session) == []
