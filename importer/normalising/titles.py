"""The name of a recipe, short and whole."""

from typing import NamedTuple

from importer.normalising.remarks import Remark, Unusable
from importer.normalising.texts import cut_at_word, plain_line

MAX_SHORT = 120
MAX_LONG = 300


class Titles(NamedTuple):
    """Both titles; they are the same unless the name is too long for a card."""

    short: str
    long: str


def read_titles(name: str, remarks: list[Remark]) -> Titles:
    """Return the titles of a recipe of this name. Raises Unusable when nothing of it can be read."""
    whole = plain_line(name)
    if not any(sign.isalnum() for sign in whole):
        raise Unusable("no name", "It has no name.")
    titles = Titles(cut_at_word(whole, MAX_SHORT), cut_at_word(whole, MAX_LONG))
    if titles.long != whole:
        remarks.append(Remark("name", whole, f"cut after {MAX_LONG} characters"))
    elif titles.short != whole:
        remarks.append(Remark("name", whole, f"cut to {titles.short!r} on cards"))
    return titles
