"""Demo accounts: people to try the site as, told truthfully at each start."""

from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import select
from sqlalchemy.orm import Session

from core.accounts.fields import parse_email, parse_name, parse_password
from core.accounts.members import WELCOME_CREDITS
from core.accounts.password_changes import change_password
from core.accounts.passwords import matches
from core.accounts.queries import user_by_email
from core.credits.ledger import set_credits
from core.db import Database
from core.models import CreditReason, User
from dev import up
from dev.seeds.demo_accounts import DEMO_ACCOUNTS, load_demo_accounts, random_password
from dev.site import Site

Start = Callable[[], list[str]]


@pytest.fixture
def start(database: Database, tmp_path: Path) -> Start:
    """Does what `sufra setup` does at a start; returns the lines that were written."""

    def start() -> list[str]:
        load_demo_accounts(database, tmp_path)
        return (tmp_path / "demo-accounts.txt").read_text().splitlines()

    return start


def account(session: Session, email: str) -> User:
    """Return an account as it now is."""
    user = user_by_email(session, email)
    assert user
    return user


def test_each_line_names_an_account_and_the_password_that_works(start: Start, session: Session) -> None:
    lines = start()

    assert [line.partition(": ")[0] for line in lines] == ["member", *["master chef"] * 3, "staff"]
    for line in lines:
        email, _, password = line.partition(": ")[2].partition(" / ")
        assert matches(password, account(session, email).password_hash)


def test_each_may_do_what_it_is_called(start: Start, session: Session) -> None:
    start()

    found = session.execute(select(User.is_master_chef, User.is_staff, User.credits_remaining).order_by(User.id)).all()
    assert [tuple(row) for row in found] == [
        (False, False, WELCOME_CREDITS),
        *[(True, False, WELCOME_CREDITS)] * 3,
        (False, True, WELCOME_CREDITS),
    ]


def test_the_next_start_tells_the_same(start: Start) -> None:
    assert start() == start()


def test_every_folder_has_passwords_of_its_own(database: Database, tmp_path: Path) -> None:
    for name in ("one", "other"):
        load_demo_accounts(database, tmp_path / name)

    secrets = [path.read_text() for path in tmp_path.glob("*/secrets/demo-*")]
    assert len(set(secrets)) == 2 * len(DEMO_ACCOUNTS)


def test_what_was_written_is_readable_by_the_owner_alone(start: Start, tmp_path: Path) -> None:
    start()

    written = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert len(written) == len(DEMO_ACCOUNTS) + 1
    assert {path.stat().st_mode & 0o777 for path in written} == {0o600}


def test_a_password_that_was_changed_is_not_told(start: Start, session: Session) -> None:
    start()
    change_password(session, account(session, "chef@sufra.example"), new_password="Another-9876-one")
    session.commit()

    lines = start()

    assert lines[1] == "master chef: chef@sufra.example (password changed)"
    assert " / " in lines[0]
    assert matches("Another-9876-one", account(session, "chef@sufra.example").password_hash)


def test_flags_and_credits_that_were_changed_stay(start: Start, session: Session) -> None:
    start()
    changed = account(session, "staff@sufra.example")
    changed.is_staff, changed.is_master_chef = False, True
    set_credits(session, changed, 0, CreditReason.STAFF)
    session.commit()

    start()

    session.refresh(changed)
    assert (changed.is_staff, changed.is_master_chef, changed.credits_remaining) == (False, True, 0)


def test_an_account_that_was_deleted_is_made_again(start: Start, session: Session) -> None:
    before = start()
    session.delete(account(session, "member@sufra.example"))
    session.commit()

    assert start() == before


def test_an_account_with_another_address_is_left_alone(start: Start, session: Session) -> None:
    before = start()
    moved = account(session, "member@sufra.example")
    moved.email = "maryam@example.org"
    session.commit()

    assert start() == before
    session.refresh(moved)
    assert moved.email == "maryam@example.org"


def test_another_user_who_has_the_address_keeps_it(start: Start, session: Session) -> None:
    session.add(User(email="Member@Sufra.Example", full_name="Somebody Else"))
    session.commit()

    assert start()[0] == "member: member@sufra.example (password changed)"


def test_the_accounts_obey_the_rules_for_everybody() -> None:
    for one in DEMO_ACCOUNTS:
        assert parse_email(one.email) == one.email
        assert parse_name(one.full_name) == one.full_name
    assert all(parse_password(random_password()) for _ in range(200))


def test_the_welcome_shows_each_on_a_line(start: Start, tmp_path: Path) -> None:
    lines = start()
    settings = {"SUFRA_PUBLIC_URL": "http://localhost:8000", "SUFRA_ENVIRONMENT": "development"}

    welcome = up._welcome(Site((), settings), tmp_path)

    assert welcome.splitlines()[1:] == ["Demo accounts:", *(f"  {line}" for line in lines)]


def test_in_production_a_file_that_was_left_behind_is_not_read(tmp_path: Path) -> None:
    (tmp_path / "demo-accounts.txt").write_text("member: member@sufra.example / Saffron-4821-rice\n")
    settings = {"SUFRA_PUBLIC_URL": "http://localhost:8000", "SUFRA_ENVIRONMENT": "production"}

    assert "Demo accounts" not in up._welcome(Site((), settings), tmp_path)
