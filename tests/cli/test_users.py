"""`sufra users …` as an operator uses it."""

import os
import pty
import subprocess
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from io import FileIO
from pathlib import Path
from select import select as select_ready

import pytest
from redis import Redis
from sqlalchemy import func, select, text
from sqlalchemy.orm import Session
from typer.testing import CliRunner, Result

from cli.main import app
from core.accounts.activation import activate
from core.accounts.errors import ActivationLinkRejected
from core.accounts.links import renew_link
from core.accounts.members import sign_up
from core.accounts.passwords import hash_password, matches
from core.accounts.queries import user_by_email
from core.credits.ledger import move_credits
from core.db import Database, transaction
from core.models import CreditReason, Mail, MailKind, User
from core.settings import Settings, get_settings
from dev.seeds.load import KITCHEN_EMAIL
from importer.storing import IMPORTS_EMAIL
from tests.dev.running_site import TIMEOUT_SECONDS, wait_for
from tests.factories import HERE, Factory

PROJECT = Path(__file__).resolve().parents[2]
PASSWORD = "Saffron-4821-rice"
ANOTHER = "Cardamom-1077-tea"

Run = Callable[..., Result]
Find = Callable[[str], User | None]


@pytest.fixture
def run(database: Database, redis_client: Redis) -> Run:
    """Runs `sufra users …`; `input` is what stands on standard input."""
    return lambda *arguments, input="": CliRunner().invoke(app, ["users", *arguments], input=input)


@pytest.fixture
def find(database: Database) -> Find:
    """Returns an account as it now is."""

    def find(email: str) -> User | None:
        with transaction(database) as session:
            return user_by_email(session, email)

    return find


@pytest.fixture
def amina(make: Factory) -> User:
    """A member with a password, known to everybody."""
    user = make.user(
        email="amina@example.org", full_name="Amina Rahman", password_hash=hash_password(PASSWORD), credits_remaining=3
    )
    make.committed()
    return user


def test_an_account_is_active_at_once(run: Run, find: Find) -> None:
    result = run("create", " amina@EXAMPLE.org ", "--name", "Amina  Rahman", "--password", PASSWORD)

    assert result.exit_code == 0
    assert result.stdout == "Made: amina@example.org, Amina Rahman (number 1): member, 10 credits.\n"
    made = find("amina@example.org")
    assert made
    assert matches(PASSWORD, made.password_hash)


def test_an_account_is_made_with_flags_and_credits(run: Run, find: Find) -> None:
    run("create", "a@b.org", "--name", "Amina", "--password", PASSWORD, "--master-chef", "--staff", "--credits", "250")

    made = find("a@b.org")
    assert made
    assert (made.is_master_chef, made.is_staff, made.credits_remaining) == (True, True, 250)


def test_a_password_is_read_from_standard_input(run: Run, find: Find) -> None:
    result = run("create", "a@b.org", "--name", "Amina", input=f"{PASSWORD}\n")

    made = find("a@b.org")
    assert made
    assert matches(PASSWORD, made.password_hash)
    assert PASSWORD not in result.output


@pytest.mark.parametrize("repeated", [PASSWORD, ANOTHER])
def test_a_terminal_is_asked_for_the_password_twice_and_shows_nothing(find: Find, repeated: str) -> None:
    exchange = [("New password: ", PASSWORD), ("confirmation: ", repeated)]
    if repeated != PASSWORD:
        exchange += [("New password: ", PASSWORD), ("confirmation: ", PASSWORD)]

    seen = talk(exchange, "create", "a@b.org", "--name", "Amina")

    assert "Made: a@b.org" in seen
    assert PASSWORD not in seen
    assert find("a@b.org")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["no address", "--name", "Amina"], "Please enter a valid email address."),
        (["a@b.org", "--name", "  Ami  "], "Full name must be at least 5 characters."),
        (["a@b.org", "--name", " \u00a0 "], "Full name is required."),
        (["a@b.org", "--name", "Amina", "--password", "weak"], "Password must be at least 8 characters with "),
        (["a@b.org", "--name", "Amina", "--password", " "], "Password is required."),
        (["a@b.org", "--name", "Amina"], "Password is required."),
        (["a@b.org", "--name", "Amina", "--password", "Saffron-4821-\udcff"], "What was given is not UTF-8."),
    ],
)
def test_what_breaks_a_rule_is_one_sentence_and_makes_nothing(
    run: Run, session: Session, arguments: list[str], sentence: str
) -> None:
    result = run("create", *arguments)

    assert result.exit_code == 1
    assert result.stdout == ""
    assert result.stderr.startswith(sentence)
    assert result.stderr.count("\n") == 1
    assert session.scalar(select(func.count()).select_from(User)) == 0


@pytest.mark.parametrize("number", ["-1", "1000001", "99999999999999999999", "1.5", "many"])
def test_credits_that_are_none_are_a_wrong_call(run: Run, number: str, amina: User, find: Find) -> None:
    assert run("create", "a@b.org", "--name", "Amina", "--password", PASSWORD, "--credits", number).exit_code == 2
    assert run("set", amina.email, "--credits", number).exit_code == 2
    assert not find("a@b.org")


def test_a_taken_address_is_refused_in_any_case(run: Run, amina: User, find: Find) -> None:
    result = run("create", "AMINA@example.org", "--name", "Somebody Else", "--password", ANOTHER, "--staff")

    assert result.exit_code == 1
    assert result.stderr == "There is an account with the address AMINA@example.org already.\n"
    kept = find("amina@example.org")
    assert kept
    assert (kept.full_name, kept.is_staff) == ("Amina Rahman", False)
    assert matches(PASSWORD, kept.password_hash)


def test_the_sites_own_addresses_are_taken(run: Run, find: Find) -> None:
    assert run("create", IMPORTS_EMAIL, "--name", "Somebody Else", "--password", ANOTHER).exit_code == 1
    assert find(IMPORTS_EMAIL) is None


def test_of_two_that_are_made_at_once_one_is_refused(session: Session) -> None:
    both = [
        users_process("create", email, "--name", "Amina", "--password", PASSWORD) for email in ("a@b.org", "A@b.org")
    ]

    assert sorted(one.wait(60) for one in both) == [0, 1]
    assert session.scalar(select(func.count()).select_from(User)) == 1


def test_activation_links_of_the_address_become_void(run: Run, session: Session, settings: Settings) -> None:
    claim = sign_up(session, email="a@b.org", full_name="Amina", password=ANOTHER, origin=HERE, settings=settings)
    link_id = renew_link(claim, settings)
    session.commit()

    run("create", "A@b.org", "--name", "Amina Rahman", "--password", PASSWORD)

    with pytest.raises(ActivationLinkRejected):
        activate(session, link_id, origin=HERE, settings=get_settings())
    session.refresh(claim)
    assert claim.used_at


def test_accounts_are_listed_newest_first_in_columns_parted_by_tabs(run: Run, make: Factory) -> None:
    since = datetime(2026, 3, 1, tzinfo=UTC)
    make.user(email="a@b.org", full_name="Amina [bold]", is_staff=True, is_master_chef=True, created_at=since)
    make.user(email="c@d.org", full_name="Karim Haddad", credits_remaining=1200, created_at=since)
    make.user(email=KITCHEN_EMAIL, full_name="Sufra Kitchen", created_at=since)
    make.committed()

    lines = run("list").stdout.splitlines()

    assert [line.split("\t") for line in lines] == [
        ["id", "email", "name", "flags", "credits", "since"],
        ["3", KITCHEN_EMAIL, "Sufra Kitchen", "the site's own", "0", "2026-03-01"],
        ["2", "c@d.org", "Karim Haddad", "member", "1200", "2026-03-01"],
        ["1", "a@b.org", "Amina [bold]", "master chef, staff", "0", "2026-03-01"],
        ["3 of 3 accounts."],
    ]


def test_a_list_that_is_cut_says_how_many_there_are(run: Run, make: Factory) -> None:
    for _ in range(3):
        make.user()
    make.committed()

    result = run("list", "--limit", "2")

    assert len(result.stdout.splitlines()) == 4
    assert "2 of 3 accounts." in result.stdout


@pytest.mark.parametrize(
    ("written", "found"), [("RAHMAN", 1), ("@example.ORG", 2), ("100%", 1), ("%", 1), ("_", 0), ("nobody", 0)]
)
def test_accounts_are_searched_by_address_and_name_as_written(
    run: Run, make: Factory, written: str, found: int
) -> None:
    make.user(email="amina@example.org", full_name="Amina Rahman")
    make.user(email="cook@example.org", full_name="100% Karim")
    make.committed()

    assert f"{found} of {found} accounts." in run("list", "--search", written).stdout


def test_only_what_is_named_changes(run: Run, amina: User, find: Find) -> None:
    result = run("set", "Amina@Example.org", "--master-chef", "--credits", "0")

    assert result.stdout == "amina@example.org, Amina Rahman (number 1): master chef, 0 credits.\n"
    changed = find(amina.email)
    assert changed
    assert (changed.is_master_chef, changed.is_staff, changed.credits_remaining) == (True, False, 0)
    assert (changed.password_hash, changed.token_version) == (amina.password_hash, amina.token_version)


def test_flags_are_taken_away(run: Run, amina: User, find: Find) -> None:
    run("set", amina.email, "--master-chef", "--staff")

    run("set", amina.email, "--no-master-chef", "--no-staff")

    changed = find(amina.email)
    assert changed
    assert (changed.is_master_chef, changed.is_staff) == (False, False)


def test_a_name_is_changed_by_its_rules(run: Run, amina: User, find: Find) -> None:
    assert run("set", amina.email, "--name", "Ami", "--staff").exit_code == 1
    assert run("set", amina.email, "--name", " Amina  Haddad ").exit_code == 0

    changed = find(amina.email)
    assert changed
    assert (changed.full_name, changed.is_staff) == ("Amina Haddad", False)


def test_a_new_password_ends_every_sign_in_and_is_told_by_mail(
    run: Run, amina: User, find: Find, session: Session
) -> None:
    result = run("set", amina.email, "--password", input=f"{ANOTHER}\n")

    assert result.exit_code == 0
    assert ANOTHER not in result.output
    changed = find(amina.email)
    assert changed
    assert matches(ANOTHER, changed.password_hash)
    assert changed.token_version == amina.token_version + 1
    assert session.scalars(select(Mail.kind).where(Mail.user_id == amina.id)).all() == [MailKind.PASSWORD_CHANGED]


def test_a_weak_password_changes_nothing_else_either(run: Run, amina: User, find: Find) -> None:
    result = run("set", amina.email, "--staff", "--password", input="weak\n")

    assert result.exit_code == 1
    kept = find(amina.email)
    assert kept
    assert not kept.is_staff
    assert matches(PASSWORD, kept.password_hash)


def test_nothing_to_change_is_a_wrong_call(run: Run, amina: User) -> None:
    result = run("set", amina.email)

    assert result.exit_code == 2
    assert "Say what to change" in result.stderr


@pytest.mark.parametrize("email", ["nobody@example.org", "no address", "", "[bold]", "\udcff@example.org"])
def test_an_unknown_address_is_one_sentence(run: Run, email: str) -> None:
    result = run("set", email, "--staff")

    assert result.exit_code == 1
    assert result.stderr in (f"No account has the address {email}.\n", "What was given is not UTF-8.\n")


@pytest.mark.parametrize("email", [KITCHEN_EMAIL, IMPORTS_EMAIL])
@pytest.mark.parametrize("change", ["--staff", "--password"])
def test_the_sites_own_accounts_stay_as_they_are(run: Run, make: Factory, find: Find, email: str, change: str) -> None:
    make.user(email=email, full_name="Sufra Itself")
    make.committed()

    result = run("set", email, change, input=f"{PASSWORD}\n")

    assert result.exit_code == 1
    assert "the site's own account" in result.stderr
    kept = find(email)
    assert kept
    assert (kept.is_staff, kept.password_hash) == (False, None)


def test_a_change_waits_for_one_that_is_under_way(
    amina: User, find: Find, session: Session, database: Database
) -> None:
    held = user_by_email(session, amina.email, lock=True)
    assert held
    move_credits(session, held, -1, CreditReason.STAFF)
    setting = users_process("set", amina.email, "--credits", "100")
    wait_for(lambda: a_transaction_waits(database), "the second change")

    session.commit()

    assert setting.wait(60) == 0
    changed = find(amina.email)
    assert changed
    assert changed.credits_remaining == 100


def test_production_has_no_demo_accounts(
    recipe_index: str, database: Database, redis_client: Redis, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("SUFRA_DATA_DIR", str(tmp_path))
    monkeypatch.setenv("SUFRA_ENVIRONMENT", "production")
    monkeypatch.setenv("SUFRA_SECRET_KEY", "d0a6b3f49c17e8522fb19a40c7365edd8814f0ab27c9536e")
    get_settings.cache_clear()
    try:
        result = CliRunner().invoke(app, ["setup"])
    finally:
        get_settings.cache_clear()

    assert result.exit_code == 0
    with transaction(database) as session:
        assert session.scalar(select(func.count()).select_from(User)) == 0
    assert not (tmp_path / "demo-accounts.txt").exists()


def users_process(*arguments: str) -> subprocess.Popen[bytes]:
    """Start `sufra users …` in a process of its own, in silence."""
    return subprocess.Popen(
        [sys.executable, "-m", "cli.main", "users", *arguments],
        cwd=PROJECT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def talk(exchange: list[tuple[str, str]], *arguments: str) -> str:
    """Run `sufra users …` on a terminal, wait for each question and type its answer; return all that was shown."""
    terminal, its_program_side = pty.openpty()
    program = subprocess.Popen(
        [sys.executable, "-m", "cli.main", "users", *arguments],
        cwd=PROJECT,
        env={**os.environ, "TERM": "dumb"},
        stdin=its_program_side,
        stdout=its_program_side,
        stderr=its_program_side,
        start_new_session=True,
    )
    os.close(its_program_side)
    shown, read_to = "", 0
    with os.fdopen(terminal, "r+b", buffering=0) as opened, program:
        while part := shown_next(opened):
            shown += part
            if exchange and exchange[0][0] in shown[read_to:]:
                opened.write(f"{exchange.pop(0)[1]}\n".encode())
                read_to = len(shown)
    assert exchange == []
    assert program.returncode == 0
    return shown


def shown_next(terminal: FileIO) -> str:
    """Return what is shown next, nothing once the program has ended."""
    ready, _, _ = select_ready([terminal], [], [], TIMEOUT_SECONDS)
    assert ready, "the program waits for something else"
    try:
        return terminal.read(1000).decode()
    except OSError:  # Linux says "input/output error" once the other side is closed
        return ""


def a_transaction_waits(database: Database) -> bool:
    """Tell whether a session of the database waits for another's lock."""
    with database.connect() as connection:
        waiting = text("SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'")
        return bool(connection.scalar(waiting))
