"""Which tasks a transaction publishes, and when."""

import pytest
from sqlalchemy import update
from sqlalchemy.orm import Session

from core.models import ContactMessage, Mail, MailKind, Recipe, User
from core.queue import Task
from tests.factories import Factory


@pytest.fixture
def recipe(make: Factory, published: list[Task]) -> Recipe:
    """A committed recipe; what its commit published is forgotten."""
    made = make.recipe()
    make.committed()
    published.clear()
    return made


def test_a_changed_recipe_publishes_a_drain(recipe: Recipe, session: Session, published: list[Task]) -> None:
    recipe.short_title = "Shorba"
    session.commit()

    assert published == [Task.DRAIN_INDEXES]


def test_a_bulk_update_publishes_a_drain(recipe: Recipe, session: Session, published: list[Task]) -> None:
    session.execute(update(Recipe).values(difficulty="Hard"))
    session.commit()

    assert published == [Task.DRAIN_INDEXES]


def test_a_changed_owner_publishes_a_drain(recipe: Recipe, session: Session, published: list[Task]) -> None:
    session.execute(update(User).values(full_name="Zainab Baker"))
    session.commit()

    assert published == [Task.DRAIN_INDEXES]


def test_an_enqueued_mail_publishes_the_sending(session: Session, published: list[Task]) -> None:
    message = ContactMessage(name="Amina Cook", email="amina@example.org", subject="Salt", message="How much?")
    session.add(message)
    session.flush()
    session.add(Mail(kind=MailKind.CONTACT, contact_message_id=message.id))
    session.commit()

    assert published == [Task.SEND_MAILS]


def test_nothing_is_published_before_the_commit(recipe: Recipe, session: Session, published: list[Task]) -> None:
    recipe.short_title = "Shorba"
    session.flush()

    assert published == []


def test_a_released_savepoint_publishes_nothing_by_itself(
    recipe: Recipe, session: Session, published: list[Task]
) -> None:
    with session.begin_nested():
        recipe.short_title = "Shorba"
    assert published == []

    session.commit()
    assert published == [Task.DRAIN_INDEXES]


def test_a_rolled_back_transaction_publishes_nothing(recipe: Recipe, session: Session, published: list[Task]) -> None:
    recipe.short_title = "Shorba"
    session.flush()
    session.rollback()
    session.commit()

    assert published == []


def test_reading_publishes_nothing(recipe: Recipe, session: Session, published: list[Task]) -> None:
    session.refresh(recipe)
    session.commit()

    assert published == []
