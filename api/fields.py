"""Fields that obey a rule of the product; breaking one answers 422 with the rule's own sentence."""

from collections.abc import Callable
from typing import Annotated

from fastapi import UploadFile
from pydantic import AfterValidator, BeforeValidator, Field
from pydantic_core import PydanticCustomError

from api.errors import RULE
from core.accounts.fields import (
    LONGEST_TYPED,
    MAX_PASSWORD_CHARACTERS,
    FieldRejected,
    parse_email,
    parse_name,
    parse_password,
    require_email,
    require_password,
)
from core.images.rejections import UnsupportedPicture

Parse = Callable[[str], str]
LONGEST_READ = 10_000
"""Of a text whose rule refuses by length, with its own sentence, before it does anything that takes long."""
LONGEST_LINK_ID = 50_000
"""It is only hashed, which takes less than a millisecond at this length."""
MALFORMED_EMAIL = ""
"""Placeholder for a malformed address; it never matches a row."""


def ruled(parse: Parse) -> AfterValidator:
    """Return a validator that parses the text and passes the rule's sentence on."""

    def check(given: str) -> str:
        try:
            return parse(given)
        except FieldRejected as error:
            raise PydanticCustomError(RULE, "{sentence}", {"sentence": str(error)}) from None

    return AfterValidator(check)


def look_up_email(given: str) -> str:
    """Return the address in the form that is kept, or MALFORMED_EMAIL. Raises FieldRejected when there is none."""
    typed = require_email(given)
    try:
        return parse_email(typed)
    except FieldRejected:
        return MALFORMED_EMAIL


def require_file(given: object) -> object:
    """Return the uploaded file unchanged; a text in its place breaks the rule of pictures."""
    if isinstance(given, str):
        raise PydanticCustomError(RULE, UnsupportedPicture.sentence)
    return given


# Each length is checked before the rule behind it reads the text.
Email = Annotated[str, Field(max_length=LONGEST_READ, examples=["amina@example.org"]), ruled(parse_email)]
FullName = Annotated[str, Field(max_length=LONGEST_READ, examples=["Amina Yusuf"]), ruled(parse_name)]
NewName = Annotated[str, Field(max_length=LONGEST_TYPED, examples=["Amina Yusuf"])]
"""Its rules need the present name: core.accounts.members.rename."""
NewPassword = Annotated[
    str, Field(max_length=LONGEST_READ, json_schema_extra={"format": "password"}), ruled(parse_password)
]
"""At least 8 characters of all four classes, or 12 of three."""
GivenEmail = Annotated[str, Field(max_length=LONGEST_TYPED, examples=["amina@example.org"]), ruled(look_up_email)]
"""An address to look an account up by. A malformed one matches no account."""
GivenPassword = Annotated[
    str, Field(max_length=MAX_PASSWORD_CHARACTERS, json_schema_extra={"format": "password"}), ruled(require_password)
]
PictureFile = Annotated[UploadFile, BeforeValidator(require_file)]
LinkID = Annotated[str, Field(max_length=LONGEST_LINK_ID, description="The last part of the mailed link.")]
"""An unknown link is answered like an expired one."""
