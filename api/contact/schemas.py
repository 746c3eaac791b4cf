"""The contact form on the wire."""

from pydantic import Field

from core.wire import WireModel


class ContactMessageIn(WireModel):
    """The contact form. Its rules are in core.contact."""

    name: str = Field(max_length=120)
    email: str = Field(max_length=320)
    subject: str = Field(max_length=200)
    message: str = Field(max_length=5000)


class ContactMessageOut(WireModel):
    """The message is stored."""

    received: bool
