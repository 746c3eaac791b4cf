"""The base of every error that a caller is told about."""

from collections.abc import Sequence
from typing import ClassVar, NamedTuple


class Problem(NamedTuple):
    """What is wrong with one field."""

    field: str
    """Its path, with dots: `Ingredients.2.Name`."""
    sentence: str


class DomainError(Exception):
    """A request that the product refuses. It carries everything that the answer says.

    Subclass it where the rule is. The API turns it into the one error body with its status; commands print the
    sentence. An endpoint lists the errors it can raise with `api.errors.errors()`, which documents them in OpenAPI.
    """

    status: ClassVar[int] = 400
    """HTTP status."""
    code: ClassVar[str]
    """For programs; stays the same when the sentence is reworded."""
    sentence: ClassVar[str] = "This request can't be processed."
    """For people; used when the error is raised without a text of its own."""

    def __init__(
        self,
        sentence: str | None = None,
        *,
        retry_after_seconds: int | None = None,
        problems: Sequence[Problem] | None = None,
    ) -> None:
        self.shown = sentence or self.sentence
        self.retry_after_seconds = retry_after_seconds
        self.problems = problems
        super().__init__(self.shown)
