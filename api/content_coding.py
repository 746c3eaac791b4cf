"""Which compressed form of an answer a client takes."""

from collections.abc import Sequence
from typing import Literal

from starlette.types import Scope

Coding = Literal["br", "gzip"]
MAX_BYTES = 1000
MAX_PARTS = 50
"""Browsers name four codings in less than 30 bytes. The header is read for every file, page and public call."""


def accepted_coding(scope: Scope, offered: Sequence[Coding]) -> Coding | None:
    """Return the first of the offered codings that the request accepts, None for the plain answer.

    Source: RFC 9110, section 12.5.3. A weight only says yes or no: what is offered first is the smallest. A header of
    more than 1,000 bytes or 50 parts is not read, and gets the plain answer.
    """
    accepted: dict[str, bool] = {}
    for part in _parts(scope):
        name, _, weight = part.partition(";")
        accepted[name.strip()] = _is_wanted(weight)
    others = accepted.get("*", False)
    return next((coding for coding in offered if accepted.get(coding, others)), None)


def _parts(scope: Scope) -> Sequence[str]:
    header = b",".join(value for name, value in scope["headers"] if name == b"accept-encoding")
    if len(header) > MAX_BYTES or header.count(b",") >= MAX_PARTS:
        return ()
    return header.decode("latin-1").lower().split(",")


def _is_wanted(weight: str) -> bool:
    """Tell whether `q=…` is above 0; without one it is 1, and what is no number counts as 0."""
    name, _, value = weight.partition("=")
    if not name.strip():
        return True
    try:
        return name.strip() == "q" and float(value) > 0
    except ValueError:
        return False
