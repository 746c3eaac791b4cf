"""The state of search on the wire. Source: docs/product/staff.md#search-health."""

from collections.abc import Sequence
from datetime import datetime
from typing import Annotated

from pydantic import Field

from core.models import SearchJobKind, SearchJobState
from core.search.synonyms import LONGEST_WORD, MOST_WORDS
from core.wire import WireModel

LONGEST_GIVEN = 200
"""Of a word as it is typed; the rule of synonyms refuses what is longer than it allows, with its own sentence."""
Word = Annotated[str, Field(max_length=LONGEST_GIVEN, examples=["eggplant"])]
Words = Annotated[
    Sequence[Word],
    Field(max_length=100, description=f"2 to {MOST_WORDS}, each of at most {LONGEST_WORD} characters."),
]


class ParkedOut(WireModel):
    """A document that the engine refuses."""

    id: int
    reason: str


class FailedTaskOut(WireModel):
    """A task that the engine accepted and failed."""

    uid: int
    kind: str
    reason: str
    finished_at: datetime | None


class SettingDifferenceOut(WireModel):
    """A part of a setting that the engine has otherwise than it should, both as JSON; empty where it is missing."""

    setting: str
    wanted: str
    actual: str


class RunOut(WireModel):
    """The last time that an index was drained, rebuilt or reconciled."""

    kind: str
    finished_at: datetime
    outcome: str


class FindingsOut(WireModel):
    """What an index was like when the worker looked last."""

    is_healthy: bool
    rows: int
    """Published."""
    documents: int | None
    """Null: the index is missing."""
    parked: Sequence[ParkedOut]
    settings_drift: Sequence[str]
    settings_differences: Sequence[SettingDifferenceOut]
    trigger_drift: Sequence[str]
    code_version: int
    outdated_documents: int | None
    failed_tasks: Sequence[FailedTaskOut]
    engine_version: str


class IndexHealthOut(WireModel):
    """An index. What waits is as of now; the findings are as of `Checked_At`."""

    name: str
    waiting: int
    """Changes in the outbox."""
    oldest_seconds: float | None
    checked_at: datetime | None
    """Null: the worker has not looked yet."""
    problem: str | None
    """Why the engine could not be asked."""
    findings: FindingsOut | None
    runs: Sequence[RunOut]


class JobOut(WireModel):
    """Work on an index that was asked for."""

    id: int
    index_name: str
    kind: SearchJobKind
    state: SearchJobState
    done: int
    """Documents so far."""
    total: int | None
    outcome: str
    asked_at: datetime
    finished_at: datetime | None


class HealthOut(WireModel):
    """Every index, and the latest jobs, the newest first."""

    indexes: Sequence[IndexHealthOut]
    jobs: Sequence[JobOut]


class JobIn(WireModel):
    """What to do to which index."""

    kind: SearchJobKind
    index_name: Annotated[str, Field(max_length=30, examples=["recipes"])]


class FamilyIn(WireModel):
    """Words that mean the same."""

    words: Words


class ExtensionIn(WireModel):
    """A word that means the same as another."""

    word: Word
    same_as: Word


class FamilyOut(WireModel):
    """A family of staff."""

    id: int
    words: Sequence[str]
    updated_at: datetime


class SynonymsOut(WireModel):
    """All families."""

    own: Sequence[FamilyOut]
    """Those of staff, the latest first."""
    shipped: Sequence[Sequence[str]]
    """Those of `search-config`, which only a release changes."""


class DeletedOut(WireModel):
    """The family is gone."""

    deleted: bool


class ExplainedOut(WireModel):
    """Why search finds a recipe, or does not."""

    id: int
    title: str
    is_published: bool
    is_in_index: bool | None
    """Null: the engine did not answer."""
    is_up_to_date: bool | None
    """Whether the document is what the row makes today; null where there is none."""
    waiting: int
    """Changes of it in the outbox."""
    waiting_seconds: float | None
    parked_reason: str | None
    """Why the engine refuses it."""
    verdict: str
    """A sentence: what is the case, and what helps."""
