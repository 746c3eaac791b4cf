"""What waits, as the desks begin with it."""

from datetime import UTC, datetime, timedelta

from sqlalchemy.orm import Session

from core.models import Comment, Review
from tests.api.staff.desk import Desk
from tests.factories import Factory

HOUR_AGO = datetime.now(UTC) - timedelta(hours=1)


def test_what_waits_is_counted_and_what_is_overdue_too(desk: Desk, make: Factory, session: Session) -> None:
    recipe, blog, member = make.recipe(), make.blog(), make.member()
    session.add(Review(recipe=recipe, member=member, rating=5, review_text="Good.", created_at=HOUR_AGO))
    session.add(Review(recipe=make.recipe(), member=member, rating=5))
    session.add(Review(recipe=make.recipe(), member=member, rating=5, state="approved", moderated_at=HOUR_AGO))
    session.add(Comment(blog=blog, member=member, comment_text="Good."))
    make.recipe(is_published=False)
    make.recipe(is_published=False, source_key="an import")
    make.committed()

    assert desk.get("/overview").json() == {
        "Reviews": {"Waiting": 2, "Overdue": 1},
        "Comments": {"Waiting": 1, "Overdue": 0},
        "Recipes": {"Waiting": 1, "Overdue": None},
    }
