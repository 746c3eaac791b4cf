"""Signing in on the wire. Source: spec section 3 (Login response), section 7."""

from datetime import datetime

from pydantic import Field

from api.fields import Email, GivenEmail, GivenPassword, LinkID, NewPassword
from core.wire import WireModel


class LoginIn(WireModel):
    """An address and a password. Any text passes as an address: a malformed one is nobody's."""

    email: GivenEmail
    password: GivenPassword


class SignedInUserOut(WireModel):
    """Who has signed in."""

    id: int
    name: str
    email: str
    is_master_chef: bool


class LoginOut(WireModel):
    """A token and whose it is."""

    token: str
    token_expires_at: datetime = Field(alias="TokenExpiresAt", examples=["2026-03-12T10:00:00Z"])
    user: SignedInUserOut


class ForgotPasswordIn(WireModel):
    email: Email


class ForgotPasswordOut(WireModel):
    """A mail is on its way if somebody here has the address."""

    sent: bool


class ResetPasswordIn(WireModel):
    """A link id and the password that shall be."""

    id: LinkID
    new_password: NewPassword


class ResetPasswordOut(WireModel):
    """The password is another, and every sign-in has ended."""

    reset: bool
