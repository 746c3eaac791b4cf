"""What waits, as the desks begin with it."""

from datetime import UTC, datetime, timedelta

from sqlalchemy.orm import Session

from core.models import Comment, ContactMessage, ImportJob, Review
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
        "Messages": {"Waiting": 0, "Overdue": None},
        "Imports": {"Waiting": 0, "Overdue": None},
    }


def test_open_messages_and_checked_imports_are_counted(desk: Desk, make: Factory, session: Session) -> None:
    written = {"name": "Amina Cook", "email": "amina@example.org", "subject": "Salam", "message": "Thank you."}
    session.add_all([ContactMessage(**written), ContactMessage(**written, answered_at=HOUR_AGO)])
    for number, state in enumerate(("checked", "checked", "uploaded")):
        session.add(ImportJob(file_name="soups.zip", file_key=f"{number:032x}", size_bytes=1, state=state))
    make.committed()

    overview = desk.get("/overview").json()

    assert (overview["Messages"]["Waiting"], overview["Imports"]["Waiting"]) == (1, 2)
