"""Popularity is written only where it changes, since each change builds a search document anew."""

import pytest
from sqlalchemy import select, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from core.db import Database, transaction
from core.models import Recipe, SearchOutboxEntry
from tests.factories import Factory
from worker.popularity import ranking
from worker.popularity.ranking import rank_popular


def waiting(session: Session) -> list[int]:
    return sorted(session.scalars(select(SearchOutboxEntry.document_id).distinct()))


def forget_waiting(session: Session) -> None:
    session.execute(text("DELETE FROM search_outbox"))
    session.commit()


def test_another_mean_of_ratings_changes_only_recipes_with_reviews(
    make: Factory, session: Session, database: Database
) -> None:
    plain = [make.recipe() for _ in range(3)]
    rated = make.recipe(rating_average=5, rating_count=50)
    make.committed()
    rank_popular(database)
    session.execute(text("UPDATE recipes SET rating_average = 1 WHERE id = :id"), {"id": rated.id})
    session.execute(text("INSERT INTO recipe_view_days VALUES (:id, current_date, 9)"), {"id": plain[0].id})
    forget_waiting(session)

    rank_popular(database)

    assert plain[1].id not in waiting(session)
    assert plain[2].id not in waiting(session)
    assert plain[0].id in waiting(session)


def test_nothing_new_writes_nothing(make: Factory, session: Session, database: Database) -> None:
    make.recipe(rating_average=4.5, rating_count=3)
    make.recipe()
    make.committed()
    rank_popular(database)
    forget_waiting(session)

    assert rank_popular(database) == 0
    assert waiting(session) == []


def test_a_well_rated_recipe_comes_before_one_without_reviews(
    make: Factory, session: Session, database: Database
) -> None:
    plain, good, bad = make.recipe(), make.recipe(rating_average=5, rating_count=9), make.recipe()
    bad.rating_average, bad.rating_count = 1, 9
    make.committed()

    rank_popular(database)

    session.expire_all()
    ordered = session.scalars(select(Recipe.id).order_by(Recipe.popularity.desc())).all()
    assert ordered == [good.id, plain.id, bad.id]


def test_popularity_is_written_in_batches(
    make: Factory, session: Session, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second batch fails; the first one is committed, and its recipes are not locked any more."""
    first, second = make.recipe(), make.recipe()
    make.committed()
    monkeypatch.setattr(ranking, "BATCH", 1)
    session.execute(text(f"ALTER TABLE recipes ADD CONSTRAINT full_disk CHECK (id <> {second.id} OR popularity = 0)"))
    session.commit()
    try:
        with pytest.raises(IntegrityError):
            rank_popular(database)
    finally:
        session.execute(text("ALTER TABLE recipes DROP CONSTRAINT full_disk"))
        session.commit()

    assert popularity_of(session, first) > 0
    assert popularity_of(session, second) == 0
    assert rank_popular(database) == 1


def test_a_recipe_that_another_transaction_has_locked_is_left_to_the_next_run(
    make: Factory, session: Session, database: Database
) -> None:
    edited, other = make.recipe(), make.recipe()
    make.committed()
    with transaction(database) as editing:
        editing.execute(text("UPDATE recipes SET short_title = 'Harira' WHERE id = :id"), {"id": edited.id})
        assert rank_popular(database) == 1

    assert popularity_of(session, edited) == 0
    assert popularity_of(session, other) > 0
    assert rank_popular(database) == 1


def popularity_of(session: Session, recipe: Recipe) -> int:
    session.rollback()
    session.refresh(recipe)
    return recipe.popularity
