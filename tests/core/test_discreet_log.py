"""The log holds no address, name or hash, whatever PostgreSQL's errors quote."""

import io
import logging

import pytest
from sqlalchemy import Executable, insert, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session

from core.log_config import FORMAT, DiscreetFormatter, RequestIdFilter
from core.models import User
from tests.factories import Factory

SECRET = "secret.person@example.org"


@pytest.fixture
def written() -> io.StringIO:
    """Where the logger `discreet` writes."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(DiscreetFormatter(FORMAT))
    handler.addFilter(RequestIdFilter())
    logger = logging.getLogger("discreet")
    logger.addHandler(handler)
    logger.propagate = False
    return stream


def log_failure(session: Session, statement: Executable) -> None:
    """Execute what fails, and log that as the API does."""
    with pytest.raises(SQLAlchemyError) as caught:
        session.execute(statement)
    wrapped = RuntimeError("unexpected")
    wrapped.__cause__ = caught.value
    logging.getLogger("discreet").error("failed", exc_info=wrapped)
    session.rollback()


def test_a_constraint_is_named_and_its_values_are_not(make: Factory, session: Session, written: io.StringIO) -> None:
    member = make.member(email=SECRET)
    make.committed()

    log_failure(session, insert(User).values(email=member.email, full_name="Very Secret", password_hash="$argon2id$x"))

    log = written.getvalue()
    assert "psycopg.errors.UniqueViolation sqlstate=23505 table=users constraint=" in log
    assert "RuntimeError: unexpected" in log
    assert "log_failure" in log
    assert not [secret for secret in (SECRET, "Very Secret", "argon2id") if secret in log]


def test_a_value_in_the_message_itself_is_left_out(session: Session, written: io.StringIO) -> None:
    log_failure(session, text("SELECT CAST(:value AS integer)").bindparams(value=SECRET))

    assert "InvalidTextRepresentation" in written.getvalue()
    assert SECRET not in written.getvalue()


def test_an_error_says_its_statement_without_parameters(session: Session) -> None:
    with pytest.raises(SQLAlchemyError) as caught:
        session.execute(text("SELECT 1 / (:value - 1)").bindparams(value=1))

    assert "hidden" in str(caught.value)
    session.rollback()
