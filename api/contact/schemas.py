"""The contact form on the wire."""

from pydantic import Field

from core.contact import RULES
from core.wire import WireModel

MAX_CHARACTERS = {field: rules["maxCharacters"] for field, rules in RULES.items()}


class ContactMessageIn(WireModel):
    """The contact form. Its rules are in core.contact."""

    name: str = Field(max_length=MAX_CHARACTERS["name"])
    email: str = Field(max_length=MAX_CHARACTERS["email"])
    subject: str = Field(max_length=MAX_CHARACTERS["subject"])
    message: str = Field(max_length=MAX_CHARACTERS["message"])


class ContactMessageOut(WireModel):
    """The message is stored."""

    received: bool
