"""Every credit that moves leaves an entry, and the database holds the balance to them."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from core.credits.ledger import InsufficientCredits, move_credits, set_credits
from core.db import Database, transaction
from core.models import CreditEntry, CreditReason, User
from tests.factories import Factory


@pytest.fixture
def member(make: Factory) -> User:
    member = make.member(credits_remaining=2)
    make.committed()
    return member


def entries(session: Session, member: User) -> list[tuple[int, int, str, str]]:
    """The member's entries: amount, balance afterwards, reason, note."""
    found = session.scalars(select(CreditEntry).where(CreditEntry.user_id == member.id).order_by(CreditEntry.id))
    return [(entry.amount, entry.balance_after, entry.reason, entry.note) for entry in found]


def test_each_movement_is_an_entry_with_the_balance_after_it(session: Session, member: User) -> None:
    move_credits(session, member, -1, CreditReason.GENERATION)
    set_credits(session, member, 100, CreditReason.STAFF, note="a gift for Eid")

    assert member.credits_remaining == 100
    assert entries(session, member) == [
        (2, 2, "welcome", ""),
        (-1, 1, "generation", ""),
        (99, 100, "staff", "a gift for Eid"),
    ]


def test_nothing_moves_without_enough_credits(session: Session, member: User) -> None:
    with pytest.raises(InsufficientCredits):
        move_credits(session, member, -3, CreditReason.GENERATION)

    assert len(entries(session, member)) == 1


def test_the_same_balance_again_is_no_entry(session: Session, member: User) -> None:
    set_credits(session, member, 2, CreditReason.STAFF)

    assert len(entries(session, member)) == 1


def test_no_statement_changes_a_balance_past_the_ledger(session: Session, member: User) -> None:
    with pytest.raises(IntegrityError, match="credit_entries only"):
        session.execute(update(User).where(User.id == member.id).values(credits_remaining=1000))


def test_no_user_is_made_with_credits_from_nowhere(session: Session) -> None:
    with pytest.raises(IntegrityError, match="credit_entries only"):
        session.execute(text("INSERT INTO users (email, full_name, credits_remaining) VALUES ('a@b.org', 'Amina', 5)"))


def test_no_entry_is_changed(session: Session, member: User) -> None:
    with pytest.raises(IntegrityError, match="never changed"):
        session.execute(update(CreditEntry).values(amount=50))


def test_the_database_refuses_a_balance_below_zero(session: Session, member: User) -> None:
    with pytest.raises(IntegrityError, match="credits_remaining"):
        session.execute(
            text("INSERT INTO credit_entries (user_id, amount, reason) VALUES (:id, -3, 'staff')"), {"id": member.id}
        )


def test_concurrent_spending_stops_at_zero(database: Database, session: Session, member: User) -> None:
    def spend(_: int) -> bool:
        try:
            with transaction(database) as own:
                move_credits(own, own.get_one(User, member.id), -1, CreditReason.GENERATION)
        except InsufficientCredits:
            return False
        return True

    with ThreadPoolExecutor(8) as pool:
        spent = list(pool.map(spend, range(8)))

    assert sum(spent) == 2
    session.refresh(member)
    assert member.credits_remaining == 0


@given(st.lists(st.integers(-5, 5), max_size=12))
def test_the_balance_is_the_sum_of_the_entries(amounts: list[int]) -> None:
    from core.db import make_session  # the settings of the run

    with make_session() as session, session.begin() as whole:
        member = Factory(session).user(credits_remaining=7)
        for amount in amounts:
            try:
                move_credits(session, member, amount, CreditReason.STAFF)
            except InsufficientCredits:
                continue
        assert member.credits_remaining == sum(amount for amount, *_ in entries(session, member))
        whole.rollback()
