"""POST /user/activate: from a link to a member."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import func, select
from sqlalchemy.orm import Session

from core.models import Mail, PasswordReset, SignUp, User
from tests.api.auth.steps import activate, fetch, link_of, mailed_link, reset, sign_in, sign_up
from tests.api.errors import assert_error
from tests.factories import Factory

NO_LINK = "Failed to activate your account. The activation link may be invalid or expired."
OTHER_PASSWORD = "Paprika-0987"


def count(session: Session, kind: type[User] | type[SignUp] | type[Mail]) -> int:
    """How many rows there are."""
    session.rollback()
    return session.scalars(select(func.count()).select_from(kind)).one()


def test_from_the_form_to_the_dashboard(client: TestClient, session: Session) -> None:
    assert sign_up(client, " Amina@Example.Org ", FullName=" Amina \u00a0 Cook ").json() == {"Created": True}
    assert sign_in(client).status_code == 403

    assert activate(client, mailed_link(session, SignUp)).json() == {"Activated": True}

    profile = fetch(client, "/user/my-profile", token=sign_in(client).json()["Token"]).json()
    assert (profile["Email"], profile["Full_Name"]) == ("Amina@example.org", "Amina Cook")
    assert profile["Credits_Remaining"] == 10
    assert profile["Is_Master_Chef"] is False


def test_a_link_for_an_address_that_has_an_account_does_nothing(
    client: TestClient, make: Factory, session: Session
) -> None:
    make.member(email="amina@example.org")
    make.committed()
    sign_up(client, Password=OTHER_PASSWORD)

    assert_error(activate(client, mailed_link(session, SignUp)), 400, code="activation_link_rejected")
    assert sign_in(client).status_code == 200
    assert sign_in(client, password=OTHER_PASSWORD).status_code == 403


def test_a_link_works_once(client: TestClient, make: Factory, session: Session) -> None:
    link = link_of(session, make.sign_up())

    answers = [activate(client, link), activate(client, link)]

    assert [answer.status_code for answer in answers] == [200, 400]
    assert answers[1].json()["Error"] == NO_LINK
    assert answers[1].json()["Code"] == "activation_link_used"
    assert count(session, User) == 1


def test_a_link_is_good_for_two_days(client: TestClient, make: Factory, session: Session) -> None:
    row = make.sign_up()
    link = link_of(session, row)
    assert timedelta(hours=47) < row.expires_at - datetime.now(UTC) <= timedelta(hours=48)

    row.expires_at = datetime.now(UTC) - timedelta(seconds=1)
    session.commit()

    assert_error(activate(client, link), 400, code="activation_link_rejected")
    assert count(session, User) == 0


def test_a_reset_link_activates_nothing_and_an_activation_link_resets_nothing(
    client: TestClient, make: Factory, session: Session
) -> None:
    make.member(email="zainab@example.org")
    resetting, joining = link_of(session, make.reset("zainab@example.org")), link_of(session, make.sign_up())

    assert_error(activate(client, resetting), 400)
    assert_error(reset(client, joining), 400)
    assert (activate(client, joining).status_code, reset(client, resetting).status_code) == (200, 200)


BENT: list[Callable[[str], str]] = [
    lambda link: "",
    lambda link: " " + link,
    lambda link: link + "=",
    lambda link: link[:-1],
    lambda link: link.swapcase(),
    lambda link: link + "\x00",
    lambda link: link * 1_000,
    lambda link: "../" + link,
    lambda link: "é" * 43,
    lambda link: "%",
]


@pytest.mark.parametrize("bend", BENT)
def test_a_malformed_link_is_an_invalid_link(
    client: TestClient, make: Factory, session: Session, bend: Callable[[str], str]
) -> None:
    bent = bend(link_of(session, make.sign_up()))

    for response in (activate(client, bent), activate(client, hash_of(session))):
        assert_error(response, 400, code="activation_link_rejected")
        assert response.json()["Error"] == NO_LINK
    assert count(session, User) == 0


def hash_of(session: Session) -> str:
    """What the database keeps of a link: no link."""
    return session.scalars(select(SignUp.link_hash)).one()


def test_resetting_activates_no_account(client: TestClient, make: Factory, session: Session) -> None:
    make.sign_up("amina@example.org")
    link = link_of(session, make.reset("amina@example.org"))

    assert_error(reset(client, link), 400, code="reset_link_rejected")
    assert session.scalars(select(PasswordReset.used_at)).one() is None
    assert sign_in(client).status_code == 403
