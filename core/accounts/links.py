"""Mailed links: random, stored as a hash, valid once and for a limited time.

A mail may wait for the mail server, so its link must be computable when it is sent. The row keeps a random seed; the
link is derived from the seed and the site's secret. The database alone reveals no link.
Source: docs/product/accounts.md#account-security.
"""

import base64
import hashlib
import hmac
import secrets
from datetime import UTC, datetime, timedelta

from sqlalchemy import func, update
from sqlalchemy.orm import Session

from core.accounts.secrets import key_for
from core.models import AccountDeletion, PasswordReset, SignUp
from core.settings import Settings

SEED_BYTES = 32
LIFETIMES = {SignUp: timedelta(hours=48), PasswordReset: timedelta(hours=1), AccountDeletion: timedelta(days=7)}
PATHS = {SignUp: "/activate/", PasswordReset: "/reset-password/", AccountDeletion: "/keep-account/"}

MailedRow = SignUp | PasswordReset | AccountDeletion


def attach_link(row: MailedRow, settings: Settings) -> None:
    """Give the row a link of its own."""
    row.link_seed = secrets.token_bytes(SEED_BYTES)
    renew_link(row, settings)


def renew_link(row: MailedRow, settings: Settings) -> str:
    """Return the row's link id and start its lifetime: the mail that contains it is about to be sent."""
    link_id = link_of(row, settings)
    row.link_hash = hash_link(link_id)
    row.expires_at = datetime.now(UTC) + LIFETIMES[type(row)]
    return link_id


def link_url(row: MailedRow, link_id: str, settings: Settings) -> str:
    """Return the address that the mail shows."""
    return settings.origin + PATHS[type(row)] + link_id


def hash_link(link_id: str) -> str:
    """Return what is kept of a link: the id that came back is hashed and looked up."""
    return hashlib.sha256(link_id.encode(errors="surrogatepass")).hexdigest()


def void_links(session: Session, kind: type[SignUp] | type[PasswordReset], email: str) -> None:
    """Mark every open link of this kind to the address as used."""
    session.execute(
        update(kind)
        .where(func.lower(kind.email) == func.lower(email), kind.used_at.is_(None))
        .values(used_at=datetime.now(UTC))
    )


def link_of(row: MailedRow, settings: Settings) -> str:
    """Return the row's link id, without a new lifetime: 43 letters, digits, - and _."""
    digest = hmac.new(key_for(row.__tablename__, settings), row.link_seed, hashlib.sha256).digest()
    return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()
