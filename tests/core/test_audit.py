"""The audit log: what the commands write into it, and what it keeps of whom."""

from datetime import UTC, datetime

import pytest
from sqlalchemy import select
from sqlalchemy.orm import Session
from typer.testing import CliRunner

from cli.main import app
from core.audit import COMMAND_LINE, Action, Actor, SubjectKind, former_names, record
from core.db import Database
from core.lookups.load import load_lookups
from core.models import AuditEntry, KnownIngredient, Review
from tests.factories import Factory

pytestmark = pytest.mark.usefixtures("published")


def only_entry(session: Session) -> AuditEntry:
    session.rollback()
    return session.scalars(select(AuditEntry)).one()


def sufra(*words: object) -> None:
    done = CliRunner().invoke(app, [str(word) for word in words])
    assert done.exit_code == 0, done.output


def test_only_what_differs_is_kept(make: Factory, session: Session) -> None:
    staff = make.member(is_staff=True)

    record(
        session,
        Actor(staff),
        Action.CHANGE,
        SubjectKind.CUISINE,
        7,
        before={"name": "Turkish", "code": "TR"},
        after={"name": "Anatolian", "code": "TR"},
        reason=" As they say. ",
    )
    session.commit()

    entry = only_entry(session)
    assert (entry.before, entry.after) == ({"name": "Turkish"}, {"name": "Anatolian"})
    assert (entry.actor_id, entry.via, entry.reason) == (staff.id, "desk", "As they say.")


def test_the_commands_decisions_are_recorded_without_an_actor(
    make: Factory, session: Session, database: Database
) -> None:
    held = {"state": "held", "moderated_at": datetime.now(UTC)}
    review = Review(recipe=make.recipe(), member=make.member(), rating=2, review_text="www.example.com", **held)
    session.add(review)
    make.committed()

    sufra("moderate", "reject", "review", review.id, "--reason", "An advertisement.")

    entry = only_entry(session)
    assert (entry.via, entry.actor_id, entry.action) == ("command_line", None, "reject")
    assert (entry.subject_kind, entry.subject_id) == ("review", review.id)
    assert (entry.before, entry.after) == ({"state": "held"}, {"state": "rejected"})
    assert entry.reason == "An advertisement."


def test_changes_of_an_account_are_recorded_without_what_is_personal(
    make: Factory, session: Session, database: Database
) -> None:
    member = make.member(email="amina@example.org")
    make.committed()

    sufra("users", "set", "amina@example.org", "--staff", "--name", "Amina Yusuf")

    entry = only_entry(session)
    assert (entry.subject_kind, entry.subject_id) == ("user", member.id)
    assert entry.before == {"is_staff": False}
    assert entry.after == {"is_staff": True, "name": "new"}


def test_a_change_that_changes_nothing_is_no_entry(make: Factory, session: Session, database: Database) -> None:
    make.member(email="amina@example.org")
    make.committed()

    sufra("users", "set", "amina@example.org", "--no-staff")

    session.rollback()
    assert session.scalars(select(AuditEntry)).all() == []


def test_a_renamed_ingredient_does_not_come_back_with_its_old_name(session: Session) -> None:
    load_lookups(session)
    ingredient = session.scalars(select(KnownIngredient).limit(1)).one()
    old = ingredient.name
    names = {"before": {"name": old}, "after": {"name": "Something new"}}
    record(session, COMMAND_LINE, Action.CHANGE, SubjectKind.INGREDIENT, ingredient.id, **names)
    ingredient.name = "Something new"
    session.flush()

    load_lookups(session)

    assert former_names(session, SubjectKind.INGREDIENT) == {old}
    assert session.scalars(select(KnownIngredient).where(KnownIngredient.name == old)).all() == []
