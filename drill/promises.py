"""What the site has acknowledged, to be compared with what it holds at the end."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass
class Edits:
    """Edits of one recipe, numbered from 1: the last one that was acknowledged, the last one that was sent."""

    acknowledged: int = 0
    sent: int = 0


@dataclass
class Promises:
    """Filled in by the visitors. A value of False means: sent, without an answer that says what became of it."""

    sign_ups: dict[str, bool] = field(default_factory=dict)
    """By address: each is a mail as well."""
    messages: dict[str, bool] = field(default_factory=dict)
    """By subject: each is a mail as well."""
    edits: dict[int, Edits] = field(default_factory=dict)
    """By recipe."""
    reviews: dict[str, bool] = field(default_factory=dict)
    """By text."""
    imports: dict[int, Sequence[str]] = field(default_factory=dict)
    """By number of a confirmed import: the addresses of its recipes."""
    views: Counter[int] = field(default_factory=Counter)
    """By recipe: views that counted."""
    unknown_views: Counter[int] = field(default_factory=Counter)
    """By recipe: views that may have counted."""
