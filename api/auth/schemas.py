"""Signing in on the wire. Source: docs/product/accounts.md#sign-in."""

from datetime import datetime

from pydantic import Field

from api.fields import Email, GivenEmail, GivenPassword, LinkID, NewPassword
from core.wire import WireModel


class LoginIn(WireModel):
    """Email address and password. A malformed address is answered like an unknown one."""

    email: GivenEmail
    password: GivenPassword


class SignedInUserOut(WireModel):
    """The signed-in user."""

    id: int
    name: str
    email: str
    is_master_chef: bool


class LoginOut(WireModel):
    """A token and its user."""

    token: str
    token_expires_at: datetime = Field(alias="TokenExpiresAt", examples=["2026-03-12T10:00:00Z"])
    user: SignedInUserOut


class ForgotPasswordIn(WireModel):
    email: Email


class ForgotPasswordOut(WireModel):
    """A mail is sent if there is an account with this address."""

    sent: bool


class ResetPasswordIn(WireModel):
    """Link id and new password."""

    id: LinkID
    new_password: NewPassword


class ResetPasswordOut(WireModel):
    """Password changed; all tokens are revoked."""

    reset: bool
