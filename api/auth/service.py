"""What signing in answers."""

from api.auth.schemas import LoginOut, SignedInUserOut
from core.accounts.tokens import issue_token
from core.models import User
from core.settings import Settings


def show_login(user: User, settings: Settings) -> LoginOut:
    """Return a fresh token and its owner."""
    token = issue_token(user, settings)
    signed_in = SignedInUserOut(id=user.id, name=user.full_name, email=user.email, is_master_chef=user.is_master_chef)
    return LoginOut(token=token.text, token_expires_at=token.expires_at, user=signed_in)
