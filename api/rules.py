"""Fields that obey a rule of the product; breaking one answers 422 with the rule's own sentence."""

from collections.abc import Callable
from typing import Annotated

from pydantic import AfterValidator, Field
from pydantic_core import PydanticCustomError

from api.errors import RULE
from core.accounts.fields import LONGEST_PASSWORD, FieldRejected, parse_email, parse_name, parse_password

Parse = Callable[[str], str]


def ruled(parse: Parse) -> AfterValidator:
    """Return a validator that parses the text and passes the rule's sentence on."""

    def check(given: str) -> str:
        try:
            return parse(given)
        except FieldRejected as error:
            raise PydanticCustomError(RULE, "{sentence}", {"sentence": str(error)}) from None

    return AfterValidator(check)


def require_email(given: str) -> str:
    """Return the trimmed text. Raises FieldRejected when nothing is left."""
    if not given.strip():
        raise FieldRejected("Email address is required")
    return given.strip()


def require_password(given: str) -> str:
    """Return the text unchanged. Raises FieldRejected when it is nothing but spaces."""
    if not given.strip():
        raise FieldRejected("Password is required")
    return given


Email = Annotated[str, ruled(parse_email), Field(examples=["amina@example.org"])]
FullName = Annotated[str, ruled(parse_name), Field(examples=["Amina Yusuf"])]
NewPassword = Annotated[str, ruled(parse_password), Field(json_schema_extra={"format": "password"})]
"""At least 8 characters of all four classes, or 12 of three."""
GivenEmail = Annotated[str, ruled(require_email), Field(max_length=1000, examples=["amina@example.org"])]
"""To look somebody up by: a malformed one is nobody's."""
GivenPassword = Annotated[
    str, ruled(require_password), Field(max_length=LONGEST_PASSWORD, json_schema_extra={"format": "password"})
]
LinkID = Annotated[str, Field(max_length=500, description="The last part of the mailed link.")]
