"""POST /utils/contact-us."""

import pytest
from fastapi.testclient import TestClient
from httpx2 import Response
from sqlalchemy import select
from sqlalchemy.orm import Session

from api.app import API_PATH
from core.models import ContactMessage, Mail, MailState
from tests.api.errors import assert_error

FORM = {"Name": "Amina Cook", "Email": "amina@example.org", "Subject": "Salt", "Message": "How much?"}


def send(client: TestClient, **changed: object) -> Response:
    """Send the form with some fields changed."""
    return client.post(f"{API_PATH}/utils/contact-us", json={**FORM, **changed})


def messages(session: Session) -> list[str]:
    """What was kept."""
    return list(session.scalars(select(ContactMessage.message)))


def owed(session: Session) -> list[tuple[str, str, int | None]]:
    """Every mail's kind and state, and the message that it brings."""
    return [(mail.kind, mail.state, mail.contact_message_id) for mail in session.scalars(select(Mail))]


def test_a_message_is_kept_and_owed_to_the_sites_mailbox(client: TestClient, session: Session) -> None:
    assert send(client).status_code == 200

    [message] = session.scalars(select(ContactMessage))
    assert message.message == "How much?"
    assert owed(session) == [("contact", MailState.PENDING, message.id)]


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({"Name": " Ami "}, "Name must be at least 5 characters long."),
        ({"Name": "Ami", "Email": "x"}, "Name must be at least 5 characters long."),
        ({"Email": "amina"}, "Please enter a valid email address."),
        ({"Email": "am ina@example.org"}, "Please enter a valid email address."),
        ({"Subject": "\u00a0"}, "Please fill in the subject."),
        ({"Message": " "}, "Please fill in the message."),
    ],
)
def test_a_broken_rule_is_named_in_the_forms_order(
    client: TestClient, session: Session, changed: dict[str, str], sentence: str
) -> None:
    response = send(client, **changed)

    assert_error(response, 400, code="invalid_message")
    assert response.json()["Error"] == sentence
    assert messages(session) == []
    assert owed(session) == []


@pytest.mark.parametrize("changed", [{"Name": None}, {"Email": 5}, {"Message": "x" * 5001}, {"Subject": ["a"]}])
def test_a_field_of_the_wrong_shape_is_refused(
    client: TestClient, session: Session, changed: dict[str, object]
) -> None:
    assert_error(send(client, **changed), 422)
    assert messages(session) == []


def test_the_sixth_message_in_ten_minutes_has_to_wait(client: TestClient, session: Session) -> None:
    for _ in range(5):
        assert send(client).status_code == 200

    response = send(client)

    assert_error(response, 429, code="too_many_requests")
    assert int(response.headers["Retry-After"]) > 0
    assert messages(session) == ["How much?"] * 5
