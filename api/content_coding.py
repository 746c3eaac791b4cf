"""Which compressed form of an answer a client takes."""

from collections.abc import Iterable, Sequence
from typing import Literal

from starlette.types import Scope

Coding = Literal["br", "gzip"]


def accepted_coding(scope: Scope, offered: Sequence[Coding]) -> Coding | None:
    """Return the first of the offered codings that the request accepts, None for the plain answer.

    Source: RFC 9110, section 12.5.3. A weight only says yes or no: what is offered first is the smallest.
    """
    accepted: dict[str, bool] = {}
    for part in _parts(scope):
        name, _, weight = part.partition(";")
        accepted[name.strip()] = _is_wanted(weight)
    others = accepted.get("*", False)
    return next((coding for coding in offered if accepted.get(coding, others)), None)


def _parts(scope: Scope) -> Iterable[str]:
    for name, value in scope["headers"]:
        if name == b"accept-encoding":
            yield from value.decode("latin-1").lower().split(",")


def _is_wanted(weight: str) -> bool:
    """Tell whether `q=…` is above 0; without one it is 1, and what is no number counts as 0."""
    name, _, value = weight.partition("=")
    if not name.strip():
        return True
    try:
        return name.strip() == "q" and float(value) > 0
    except ValueError:
        return False
