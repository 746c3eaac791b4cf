"""What the page of one recipe or blog shows before its scripts."""

from collections.abc import Callable
from dataclasses import dataclass

from api.site.opening import Answer


@dataclass(frozen=True)
class Detail:
    """How it stands in its screen's template, and what the app's call for it would answer."""

    render: Callable[[str], str]
    """Takes the template and returns HTML in which every value is escaped."""
    answer: Answer
