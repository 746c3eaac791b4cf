"""What is left of an account whose deletion is due."""

import os
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from redis import Redis
from sqlalchemy import func, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session

from core.accounts.deletion import keep_account, schedule_deletion
from core.accounts.known_addresses import is_known, remember_address
from core.contact import receive_message
from core.db import Database, transaction
from core.generation.failures import Failure
from core.generation.jobs import fail, request_generation
from core.generation.requests import GenerationRequest
from core.mail.enqueue import enqueue_activation, enqueue_password_changed, enqueue_password_reset
from core.models import (
    AccountDeletion,
    AuditEntry,
    AuditVia,
    Base,
    Blog,
    Comment,
    CreditEntry,
    Favorite,
    GenerationJob,
    ImportJob,
    Mail,
    ModerationState,
    Recipe,
    RecipeIngredient,
    RecipeStep,
    Review,
    SearchOutboxEntry,
    User,
)
from core.own_data import removal
from core.own_data.kinds import KINDS
from core.own_data.removal import remove_due_accounts
from core.queue import Task
from core.settings import Settings
from tests.core.own_data.test_kinds import personal_columns
from tests.factories import PASSWORD, Factory

pytestmark = pytest.mark.usefixtures("published")  # no commit sends a message

EMAIL = "Amina@example.org"
LEDGER = "credit_entries.user_id"
"""The numbers stay with the shell: the ledger adds up for good."""
PUBLIC = {"recipes.owner_id", "comments.member_id", "reviews.member_id", "blogs.author_id"}
"""By which columns something of a former member may stay, where others can read it."""


@pytest.fixture
def member(make: Factory, session: Session, settings: Settings, redis_client: Redis) -> User:
    """A member with rows in every table that has any of members, whose deletion is due."""
    member = make.member(email=EMAIL, full_name="Amina Cook", picture=make.image(kind="avatar"), is_master_chef=True)
    fill(make, session, member)
    schedule(session, member, settings)
    return member


def schedule(session: Session, member: User, settings: Settings) -> None:
    """Let the member's deletion be due."""
    session.commit()
    deletion = schedule_deletion(session, member, password=PASSWORD, settings=settings)
    deletion.expires_at = datetime.now(UTC) - timedelta(minutes=1)
    session.commit()


def fill(make: Factory, session: Session, member: User) -> None:
    """Give the member everything that there is, each once in a state that stays and once in one that goes."""
    for is_published in (True, False):
        published_at = datetime.now(UTC) if is_published else None
        make.recipe(owner=member, is_published=is_published, preview_image=make.image())
        post = {"slug": f"salt-{is_published}".lower(), "title": "Salt", "excerpt": "s", "content": "s", "tags": []}
        session.add(Blog(author_id=member.id, is_published=is_published, published_at=published_at, **post))
    for state in ModerationState:
        moderated_at = None if state == ModerationState.PENDING else datetime.now(UTC)
        recipe = make.recipe()
        session.add(Review(recipe_id=recipe.id, member_id=member.id, rating=4, state=state, moderated_at=moderated_at))
        session.add(Favorite(member_id=member.id, recipe_id=recipe.id))
        comment = {"comment_text": "How much?", "state": state, "moderated_at": moderated_at}
        session.add(Comment(blog=make.blog(), member_id=member.id, **comment))
    generation(make, session, member)
    enqueue_activation(session, make.sign_up(EMAIL.lower()))
    enqueue_password_reset(session, make.reset(EMAIL.upper()))
    enqueue_password_changed(session, member)
    session.add(
        AuditEntry(via=AuditVia.DESK, actor_id=member.id, action="publish", subject_kind="recipe", before={}, after={})
    )
    session.add(ImportJob(actor_id=member.id, file_name="soups.zip", file_key="0a" * 16, size_bytes=1))
    receive_message(session, name="Amina Cook", email=EMAIL.lower(), subject="Salt", message="How much?")


def generation(make: Factory, session: Session, member: User) -> None:
    """Let the member ask for a recipe, and get none."""
    request = GenerationRequest(
        cuisine=make.cuisine(),
        category=make.category(),
        ingredients=("Rice", "Lamb", "Salt"),
        instructions="for Zainab",
    )
    fail(session, request_generation(session, member, request), Failure())


def test_the_ledger_adds_up_for_good_and_says_nothing_personal(
    session: Session, database: Database, member: User
) -> None:
    session.execute(update(CreditEntry).values(note="for Amina"))
    session.commit()

    remove_due_accounts(database)

    entries = session.scalars(select(CreditEntry).where(CreditEntry.user_id == member.id)).all()
    assert sum(entry.amount for entry in entries) == 0
    assert {entry.note for entry in entries} == {""}
    assert session.scalars(select(GenerationJob)).all() == []


def rows(session: Session, member: User) -> dict[str, int]:
    """How many rows belong to the member, by the column."""
    counts = {}
    for column in personal_columns():
        is_theirs = func.lower(column) == EMAIL.lower() if "email" in column.name else column == member.id
        counts[str(column)] = session.scalars(select(func.count()).select_from(column.table).where(is_theirs)).one()
    session.rollback()
    return counts


def everything(session: Session) -> dict[str, int]:
    """How many rows each table has."""
    session.rollback()
    tables = Base.metadata.sorted_tables
    return {table.name: session.scalars(select(func.count()).select_from(table)).one() for table in tables}


def test_the_member_of_these_tests_has_rows_by_every_column(session: Session, member: User) -> None:
    missing = [column for column, count in rows(session, member).items() if count == 0]

    assert missing == [], f"fill() gives a member nothing by {missing}: is it handled when the account is deleted?"


def test_only_what_is_public_stays(session: Session, database: Database, member: User) -> None:
    assert remove_due_accounts(database) == 1

    left = {column: count for column, count in rows(session, member).items() if count and column != LEDGER}
    assert left == dict.fromkeys(PUBLIC, 1)
    assert session.scalars(select(Recipe.is_published).where(Recipe.owner_id == member.id)).all() == [True]
    assert session.scalars(select(Review.state)).all() == [ModerationState.APPROVED]
    assert session.scalars(select(Comment.state)).all() == [ModerationState.APPROVED]
    own_blogs = select(Blog.is_published).where(Blog.author_id == member.id)
    assert session.scalars(own_blogs).all() == [True]
    assert session.scalars(select(Mail)).all() == []


def test_the_shell_has_nothing_personal(session: Session, database: Database, member: User) -> None:
    before = member.token_version

    remove_due_accounts(database)

    session.refresh(member)
    assert (member.full_name, member.email, member.password_hash, member.picture_id) == (
        "A former member", None, None, None,
    )  # fmt: skip
    assert (member.credits_remaining, member.is_master_chef, member.is_staff) == (0, False, False)
    assert member.created_at == member.updated_at == member.deleted_at
    assert member.token_version > before


def test_staff_leave_like_everybody(session: Session, database: Database, make: Factory, settings: Settings) -> None:
    staff = make.member(is_staff=True)
    schedule(session, staff, settings)

    assert remove_due_accounts(database) == 1

    session.refresh(staff)
    assert not staff.is_staff


def test_drafts_go_with_their_parts(session: Session, database: Database, member: User) -> None:
    remove_due_accounts(database)

    left = session.scalars(select(Recipe.id)).all()
    for part in (RecipeIngredient, RecipeStep):
        assert set(session.scalars(select(part.recipe_id))) == set(left)


def test_search_learns_of_the_new_name(
    session: Session, database: Database, member: User, published: list[Task]
) -> None:
    recipe_id = session.scalars(select(Recipe.id).where(Recipe.owner_id == member.id, Recipe.is_published)).one()
    session.query(SearchOutboxEntry).delete()
    session.commit()

    remove_due_accounts(database)

    assert recipe_id in session.scalars(select(SearchOutboxEntry.document_id)).all()
    assert Task.DRAIN_INDEXES in published


def test_connecting_addresses_are_forgotten(database: Database, member: User) -> None:
    remember_address(member.known_email, "10.0.0.1")

    remove_due_accounts(database)

    assert not is_known(EMAIL, "10.0.0.1")


def test_others_keep_everything(session: Session, database: Database, make: Factory, member: User) -> None:
    other = make.member(email="zainab@example.org")
    fill_other = make.recipe(owner=other, is_published=False)
    session.add(Review(recipe_id=fill_other.id, member_id=other.id, rating=1))
    session.add(Favorite(member_id=other.id, recipe_id=fill_other.id))
    receive_message(session, name="Zainab Baker", email=other.known_email, subject="Salt", message="None?")
    enqueue_password_changed(session, other)
    session.commit()

    remove_due_accounts(database)

    session.expire_all()
    assert session.get_one(User, other.id).email == "zainab@example.org"
    assert session.get(Recipe, fill_other.id) is not None
    assert len(session.scalars(select(Review).where(Review.member_id == other.id)).all()) == 1
    assert len(session.scalars(select(Favorite).where(Favorite.member_id == other.id)).all()) == 1
    assert len(session.scalars(select(Mail)).all()) == 2


def test_before_its_term_is_over_an_account_stays(
    session: Session, database: Database, make: Factory, settings: Settings
) -> None:
    member = make.member()
    session.commit()
    schedule_deletion(session, member, password=PASSWORD, settings=settings)
    session.commit()

    assert remove_due_accounts(database) == 0


def test_a_second_run_finds_nothing(session: Session, database: Database, member: User) -> None:
    remove_due_accounts(database)
    left = everything(session)

    assert remove_due_accounts(database) == 0
    assert everything(session) == left


def test_runs_at_the_same_time_remove_each_account_once(
    session: Session, database: Database, make: Factory, settings: Settings
) -> None:
    for _ in range(6):
        schedule(session, make.member(), settings)

    with ThreadPoolExecutor(3) as pool:
        removed = list(pool.map(lambda _: remove_due_accounts(database), range(3)))

    assert sum(removed) == 6
    assert session.scalars(select(AccountDeletion)).all() == []


DYING = """
import os, signal
from dataclasses import replace
from core.own_data import removal
from worker.accounts.tasks import remove_due_accounts

def die(*_):
    os.kill(os.getpid(), signal.SIGKILL)

removal.KINDS = (replace(removal.KINDS[0], remove=die), *removal.KINDS[1:])
remove_due_accounts()
"""


def test_a_run_that_is_killed_in_the_middle_leaves_the_account_whole(
    session: Session, database: Database, member: User
) -> None:
    before = everything(session)

    killed = subprocess.run([sys.executable, "-c", DYING], env=os.environ.copy(), check=False)

    assert killed.returncode == -signal.SIGKILL
    session.execute(select(AccountDeletion).with_for_update())  # waits until PostgreSQL has noticed
    assert everything(session) == before
    assert remove_due_accounts(database) == 1


def test_an_account_that_cannot_be_removed_does_not_hold_up_the_others(
    session: Session,
    database: Database,
    make: Factory,
    settings: Settings,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    stuck, other = make.member(), make.member()
    for member in (stuck, other):
        schedule(session, member, settings)

    def fail(_: Session, user: User) -> None:
        if user.id == stuck.id:
            raise SQLAlchemyError(f"quotes {user.email}")

    monkeypatch.setattr(removal, "KINDS", (*KINDS, replace(KINDS[0], remove=fail)))

    assert remove_due_accounts(database) == 1

    session.refresh(other)
    session.refresh(stuck)
    assert (stuck.deleted_at, other.email) == (None, None)
    assert "stays: SQLAlchemyError" in caplog.text
    assert stuck.known_email not in caplog.text


def test_an_account_that_is_being_taken_back_at_that_moment_stays(
    session: Session, database: Database, member: User
) -> None:
    with transaction(database) as keeping:
        deletion = keeping.scalars(select(AccountDeletion)).one()
        deletion.expires_at = datetime.now(UTC) + timedelta(minutes=1)
        keep_account(keeping, member)

        assert remove_due_accounts(database) == 0

    session.refresh(member)
    assert member.deleted_at is None


def test_a_run_has_a_bound(
    session: Session, database: Database, make: Factory, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(removal, "BATCH", 2)
    for _ in range(3):
        schedule(session, make.member(), settings)

    assert [remove_due_accounts(database) for _ in range(3)] == [2, 1, 0]
