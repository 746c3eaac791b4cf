"""What the guard answers with."""

from dataclasses import dataclass
from enum import StrEnum

from core.reading.values import Span


class Status(StrEnum):
    """How far a food is permitted; `rank` orders them from permitted to forbidden."""

    HALAL = "halal"
    DOUBTFUL = "doubtful"
    HARAM = "haram"

    @property
    def rank(self) -> int:
        return _RANKS[self]


_RANKS = {Status.HALAL: 0, Status.DOUBTFUL: 1, Status.HARAM: 2}


@dataclass(frozen=True, slots=True)
class Verdict:
    """The judgement on one text.

    `reason` is a sentence for a cook and `term` what was found (case and accents folded); both are empty when the
    text is halal. `substitute` says what to use instead in this dish, where the lexicon knows. `span` is where the
    words stand in the text, `rule` what decided: the name of a rule of the reader, "alternatives", or "lexicon" for
    the word alone. `source` is a published standard or ruling, where there is one. `is_beside` is true when the
    food is only offered beside the dish.
    """

    status: Status
    reason: str
    term: str
    substitute: str | None
    lexicon_version: str
    span: Span | None = None
    rule: str = ""
    source: str | None = None
    is_beside: bool = False


@dataclass(frozen=True, slots=True)
class Finding:
    """One text of a recipe that is not plainly halal.

    `place` is "ingredient", "title", "text" (a step) or "note" (a description); `index` counts from 0 among the texts
    of that place.
    """

    place: str
    index: int
    text: str
    verdict: Verdict


@dataclass(frozen=True, slots=True)
class RecipeVerdict:
    """The worst status among a recipe's texts, and every finding in the order title, ingredients, steps, notes."""

    status: Status
    findings: tuple[Finding, ...]
    lexicon_version: str

    @property
    def is_publishable(self) -> bool:
        """Doubtful recipes may be published, with the caution shown; haram ones never."""
        return self.status is not Status.HARAM
