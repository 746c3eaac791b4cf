"""From a mailed link to an account. Nothing here commits.

A link proves whose mailbox it is. It does not prove who chose the password of the sign-up: any visitor can sign up with
any address. docs/decisions/0012-whose-account.md has the rule and the attacks it stops.
"""

from dataclasses import dataclass
from datetime import UTC, datetime

from sqlalchemy.orm import Session

from core.accounts import queries
from core.accounts.errors import ActivationLinkRejected, ActivationLinkUsed, EmailTaken
from core.accounts.links import attach_link, renew_link, void_links
from core.accounts.members import create_user
from core.accounts.origins import Origin
from core.accounts.passwords import unusable_password_hash
from core.models import PasswordReset, SignUp, User
from core.settings import Settings


@dataclass(frozen=True)
class Activation:
    """A new account. `reset_id` is a fresh reset link's id where a password is still to be chosen."""

    user: User
    reset_id: str | None


def activate(session: Session, link_id: str, *, origin: Origin, settings: Settings) -> Activation:
    """Make a user of the sign-up behind the link and void all other sign-ups with its address.

    The account gets a password only if the click's origin shows who chose it. Raises ActivationLinkUsed for a
    link of an address that has been activated, ActivationLinkRejected for any other link that does not work.
    """
    clicked = queries.open_link(session, SignUp, link_id, now=datetime.now(UTC))
    if clicked is None:
        raise ActivationLinkUsed if queries.is_used_link(session, SignUp, link_id) else ActivationLinkRejected
    vouched = _vouched_sign_up(session, clicked, origin)
    try:
        user = create_user(
            session,
            email=clicked.email,
            full_name=(vouched or clicked).full_name,
            password_hash=vouched.password_hash if vouched else unusable_password_hash(),
        )
    except EmailTaken:
        raise ActivationLinkRejected from None
    void_links(session, SignUp, clicked.email)
    return Activation(user, None if vouched else _open_reset(session, user, settings))


def _vouched_sign_up(session: Session, clicked: SignUp, origin: Origin) -> SignUp | None:
    """Return the sign-up whose password counts, or None if it is not sure who chose any of them."""
    now = datetime.now(UTC)
    if origin.browser_hash is not None:
        if clicked.browser_hash == origin.browser_hash:
            return clicked
        # The clicked mail belongs to another sign-up; this browser's own counts, whichever of the mails was opened.
        own = queries.newest_sign_up_of_browser(session, clicked.email, origin.browser_hash, now=now)
        if own is not None:
            return own
    if origin.is_address_of(clicked) and not queries.has_rival_sign_up(session, clicked, now=now):
        return clicked
    return None


def _open_reset(session: Session, user: User, settings: Settings) -> str:
    """Return the id of a reset link that is handed to the caller instead of being mailed."""
    reset = PasswordReset(email=user.email)
    attach_link(reset, settings)
    session.add(reset)
    return renew_link(reset, settings)
