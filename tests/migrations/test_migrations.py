"""The migrations: one line of them, there and back again, and in step with the models."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import IntegrityError

from core.db import make_database
from core.search.capture import install_triggers, trigger_drift
from dev.project import PROJECT
from dev.services import postgres


@pytest.fixture(scope="module")
def server_url() -> Iterator[str]:
    """A PostgreSQL of this file's own: the others' is migrated once and for all."""
    with postgres.running() as url:
        yield url


@pytest.fixture
def connection(server_url: str) -> Iterator[Connection]:
    """A connection to the database, without any table."""
    engine = make_database(server_url)
    with engine.connect() as opened:
        opened.execute(text("DROP SCHEMA public CASCADE"))
        opened.execute(text("CREATE SCHEMA public"))
        opened.commit()
        yield opened
    engine.dispose()


@pytest.fixture
def alembic(connection: Connection) -> Config:
    """Alembic, working on that connection."""
    config = Config(PROJECT / "alembic.ini")
    config.set_main_option("script_location", str(PROJECT / "migrations"))
    config.attributes["connection"] = connection
    return config


def tables(connection: Connection) -> set[str]:
    """The tables that are there, Alembic's own aside."""
    return set(inspect(connection).get_table_names()) - {"alembic_version"}


def test_there_is_one_head(alembic: Config) -> None:
    assert len(ScriptDirectory.from_config(alembic).get_heads()) == 1


def test_everything_can_be_taken_back_and_done_again(alembic: Config, connection: Connection) -> None:
    command.upgrade(alembic, "head")
    built = tables(connection)
    assert built

    command.downgrade(alembic, "base")
    assert tables(connection) == set()

    command.upgrade(alembic, "head")
    assert tables(connection) == built


def test_the_models_say_what_the_migrations_have_built(alembic: Config) -> None:
    command.upgrade(alembic, "head")

    command.check(alembic)


def test_contact_messages_that_were_waiting_get_their_mail(alembic: Config, connection: Connection) -> None:
    command.upgrade(alembic, "0003")
    message = "INSERT INTO contact_messages (name, email, subject, message, mailed_at) VALUES "
    connection.execute(text(message + "('Amina Cook', 'amina@example.org', 'Salt', 'waiting', NULL)"))
    connection.execute(text(message + "('Amina Cook', 'amina@example.org', 'Salt', 'mailed', now())"))
    connection.commit()

    command.upgrade(alembic, "0004")

    joined = "SELECT kind, state, message FROM mails JOIN contact_messages c ON c.id = contact_message_id"
    assert [tuple(row) for row in connection.execute(text(joined))] == [("contact", "pending", "waiting")]


def test_contact_messages_keep_what_became_of_them_on_the_way_back(alembic: Config, connection: Connection) -> None:
    command.upgrade(alembic, "0004")
    for subject in ("sent", "pending"):
        connection.execute(
            text(
                "WITH message AS (INSERT INTO contact_messages (name, email, subject, message) "
                "VALUES ('Amina Cook', 'amina@example.org', :state, 'How much?') RETURNING id) "
                "INSERT INTO mails (kind, contact_message_id, state, settled_at) "
                "SELECT 'contact', id, :state, CASE WHEN :state = 'sent' THEN now() END FROM message"
            ),
            {"state": subject},
        )
    connection.commit()

    command.downgrade(alembic, "0003")

    mailed = connection.execute(text("SELECT subject, mailed_at IS NOT NULL FROM contact_messages ORDER BY id"))
    assert [tuple(row) for row in mailed] == [("sent", True), ("pending", False)]


def capture_triggers(connection: Connection) -> set[str]:
    """The triggers that write the search outbox."""
    return set(connection.scalars(text(r"SELECT tgname FROM pg_trigger WHERE tgname LIKE 'capture\_%'")))


def test_the_triggers_that_a_migration_made_give_way_to_those_of_the_code(
    alembic: Config, connection: Connection
) -> None:
    command.upgrade(alembic, "0004")
    assert "capture_recipes_update" in capture_triggers(connection)

    command.upgrade(alembic, "head")
    connection.commit()
    assert capture_triggers(connection) == set()
    connection.rollback()

    assert install_triggers(connection) == {"blogs", "recipes"}
    assert trigger_drift(connection) == []


def test_an_older_release_gets_its_triggers_back(alembic: Config, connection: Connection) -> None:
    command.upgrade(alembic, "0004")
    before = capture_triggers(connection)
    command.upgrade(alembic, "head")
    connection.commit()
    install_triggers(connection)
    connection.execute(text("INSERT INTO search_outbox (index_name, document_id) VALUES ('recipes', 1), ('posts', 1)"))
    connection.commit()

    command.downgrade(alembic, "0004")

    assert capture_triggers(connection) == before
    assert list(connection.scalars(text("SELECT index_name FROM search_outbox"))) == ["recipes"]


def test_a_deleted_user_has_an_address_again_on_the_way_back(alembic: Config, connection: Connection) -> None:
    command.upgrade(alembic, "0009")
    connection.execute(text("INSERT INTO users (full_name, deleted_at) VALUES ('A former member', now())"))
    connection.commit()

    command.downgrade(alembic, "0008")
    command.upgrade(alembic, "0009")

    shells = connection.execute(text("SELECT email LIKE 'former-member-%@invalid', full_name, deleted_at FROM users"))
    assert [tuple(row) for row in shells] == [(True, "A former member", None)]


def test_a_scheduled_deletion_and_its_mail_are_forgotten_on_the_way_back(
    alembic: Config, connection: Connection
) -> None:
    command.upgrade(alembic, "0009")
    connection.execute(
        text(
            "WITH leaver AS (INSERT INTO users (full_name, email) VALUES ('Amina', 'amina@example.org') RETURNING id), "
            "scheduled AS (INSERT INTO account_deletions (user_id, link_seed, link_hash, expires_at) "
            "SELECT id, 'seed', 'hash', now() FROM leaver RETURNING id) "
            "INSERT INTO mails (kind, account_deletion_id) SELECT 'account_deletion', id FROM scheduled"
        )
    )
    connection.commit()

    command.downgrade(alembic, "0008")

    assert connection.scalar(text("SELECT count(*) FROM mails")) == 0
    assert connection.scalar(text("SELECT email FROM users")) == "amina@example.org"


@pytest.mark.parametrize(
    "keeping",
    [
        "UPDATE users SET email = 'amina@example.org'",
        "UPDATE users SET full_name = 'Amina Cook'",
        "UPDATE users SET password_hash = '$argon2'",
        "UPDATE users SET is_staff = true",
        "UPDATE users SET is_master_chef = true",
        "UPDATE users SET credits_remaining = 1",
    ],
)
def test_the_database_lets_a_deleted_user_keep_nothing(alembic: Config, connection: Connection, keeping: str) -> None:
    command.upgrade(alembic, "0009")
    connection.execute(text("INSERT INTO users (full_name, deleted_at) VALUES ('A former member', now())"))

    with pytest.raises(IntegrityError, match="ck_users_"):
        connection.execute(text(keeping))


NOTES_LIMITS = """
from alembic import op

revision, down_revision, branch_labels, depends_on = {number!r}, {before!r}, None, None


def upgrade():
    op.execute("CREATE TABLE limits_{number} AS {limits}")
"""
LIMITS = (
    "SELECT current_setting('lock_timeout') AS lock_timeout, current_setting('statement_timeout') AS statement_timeout"
)


@pytest.fixture
def two_migrations(alembic: Config, tmp_path: Path) -> Config:
    """Alembic with two migrations in the place of ours, each of which notes its limits in a table."""
    for number, before in (("1", None), ("2", "1")):
        (tmp_path / f"{number}.py").write_text(NOTES_LIMITS.format(number=number, before=before, limits=LIMITS))
    alembic.set_main_option("version_locations", str(tmp_path))
    alembic.set_main_option("path_separator", "os")
    return alembic


def test_every_migration_gives_up_on_a_lock_and_else_takes_its_time(
    two_migrations: Config, connection: Connection
) -> None:
    command.upgrade(two_migrations, "head")

    for number in (1, 2):
        assert tuple(connection.execute(text(f"TABLE limits_{number}")).one()) == ("5s", "0")


def test_after_migrations_the_connection_has_its_own_limits_again(
    two_migrations: Config, connection: Connection
) -> None:
    command.upgrade(two_migrations, "head")

    assert tuple(connection.execute(text(LIMITS)).one()) == ("0", "30s")


def test_migrations_inside_a_transaction_are_a_part_of_it(two_migrations: Config, connection: Connection) -> None:
    connection.begin()
    command.upgrade(two_migrations, "head")
    assert tables(connection) == {"limits_1", "limits_2"}

    connection.rollback()

    assert tables(connection) == set()
    assert tuple(connection.execute(text(LIMITS)).one()) == ("0", "30s")
