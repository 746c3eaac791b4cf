"""What each kind of mail says, and to whom."""

import re
from email.message import EmailMessage

import pytest
from sqlalchemy.orm import Session

from core.accounts import members
from core.accounts.links import PATHS
from core.accounts.passwords import matches
from core.mail.outbox import owe_contact, owe_password_changed
from core.models import ContactMessage, MailState, PasswordReset, SignUp, User
from core.settings import Settings
from tests.factories import Factory
from tests.mailer.conftest import Mailer, html, plain

PASSWORD = "Saffron-12"
OTHER_PASSWORD = "Sumac-and-salt-34"


def sign_up(session: Session, settings: Settings, email: str = "amina@example.org", **given: str) -> SignUp:
    """Sign up, and commit."""
    fields = {"full_name": "Amina Cook", "password": PASSWORD, **given}
    made = members.sign_up(session, email=email, settings=settings, **fields)
    session.commit()
    return made


def ask_for_reset(session: Session, settings: Settings, email: str) -> None:
    """Ask for a reset, and commit."""
    members.ask_for_reset(session, email=email, settings=settings)
    session.commit()


def write(session: Session, **given: str) -> ContactMessage:
    """Write to the site, and commit."""
    fields = {"name": "Amina Cook", "email": "amina@example.org", "subject": "Salt", "message": "How much?"}
    message = ContactMessage(**{**fields, **given})
    session.add(message)
    session.flush()
    owe_contact(session, message)
    session.commit()
    return message


def link_id(message: EmailMessage, kind: type[SignUp] | type[PasswordReset]) -> str:
    """Return the link's id: it stands alone on a line of the text, and in the HTML as a button and as text."""
    pattern = rf"http://sufra\.test{PATHS[kind]}([\w-]{{43}})"
    [found] = re.findall(rf"^{pattern}$", plain(message), re.MULTILINE)
    assert re.findall(pattern, html(message)) == [found] * 3
    return str(found)


def test_a_sign_up_gets_a_link_that_activates(session: Session, settings: Settings, mailer: Mailer) -> None:
    sign_up(session, settings)

    message = mailer.send()

    assert (message["To"], message["Subject"]) == ("amina@example.org", "Activate your Sufra account")
    assert message["From"] == "Sufra <hello@sufra.test>"
    user = members.activate(session, link_id(message, SignUp))
    assert (user.email, user.full_name) == ("amina@example.org", "Amina Cook")


def test_the_activation_mail_says_how_long_its_link_works_and_that_it_can_be_ignored(
    session: Session, settings: Settings, mailer: Mailer
) -> None:
    sign_up(session, settings)

    message = mailer.send()

    for words in ("48 hours, and once", "If you did not sign up, ignore this mail"):
        assert words in plain(message)
        assert words in html(message)
