"""Popularity is written only where it changes, since each change builds a search document anew."""

from sqlalchemy import select, text
from sqlalchemy.orm import Session

from core.models import Recipe, SearchOutboxEntry
from tests.factories import Factory
from worker.popularity.ranking import rank_popular


def waiting(session: Session) -> list[int]:
    return sorted(session.scalars(select(SearchOutboxEntry.document_id).distinct()))


def test_another_mean_of_ratings_changes_only_recipes_with_reviews(make: Factory, session: Session) -> None:
    plain = [make.recipe() for _ in range(3)]
    rated = make.recipe(rating_average=5, rating_count=50)
    make.committed()
    rank_popular(session)
    session.execute(text("DELETE FROM search_outbox"))
    session.execute(text("UPDATE recipes SET rating_average = 1 WHERE id = :id"), {"id": rated.id})
    session.execute(text("INSERT INTO recipe_view_days VALUES (:id, current_date, 9)"), {"id": plain[0].id})
    session.execute(text("DELETE FROM search_outbox"))

    rank_popular(session)

    assert plain[1].id not in waiting(session)
    assert plain[2].id not in waiting(session)
    assert plain[0].id in waiting(session)


def test_nothing_new_writes_nothing(make: Factory, session: Session) -> None:
    make.recipe(rating_average=4.5, rating_count=3)
    make.recipe()
    make.committed()
    rank_popular(session)
    session.execute(text("DELETE FROM search_outbox"))

    assert rank_popular(session) == 0
    assert waiting(session) == []


def test_a_well_rated_recipe_comes_before_one_without_reviews(make: Factory, session: Session) -> None:
    plain, good, bad = make.recipe(), make.recipe(rating_average=5, rating_count=9), make.recipe()
    bad.rating_average, bad.rating_count = 1, 9
    make.committed()

    rank_popular(session)

    session.expire_all()
    ordered = session.scalars(select(Recipe.id).order_by(Recipe.popularity.desc())).all()
    assert ordered == [good.id, plain.id, bad.id]
