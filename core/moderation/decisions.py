"""What staff decide on: reviews and comments become public or hidden, recipes of members published or drafts.

Each decision is recorded in the audit log. Source: docs/product/staff.md#moderation-desk.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from core.audit import Action, Actor, SubjectKind, last_entry, record
from core.errors import DomainError
from core.models import ModerationState, Recipe
from core.models.moderation import Moderated
from core.moderation.kinds import COMMENTS, REVIEWS, ModeratedKind
from core.moderation.queue import WAITING, decide
from core.recipes.publication import publish_recipe, unpublish_recipe


class DecidedKind(StrEnum):
    """What staff decide on."""

    RECIPE = "recipe"
    REVIEW = "review"
    COMMENT = "comment"


TEXTS: Mapping[DecidedKind, ModeratedKind[Any]] = {DecidedKind.REVIEW: REVIEWS, DecidedKind.COMMENT: COMMENTS}
SUBJECTS = {kind: SubjectKind(kind) for kind in DecidedKind}
DECISIONS = (Action.APPROVE, Action.REJECT)
DRAFT, PUBLISHED = "draft", "published"


class NothingToDecide(DomainError):
    """There is no such recipe, review or comment, or no more."""

    status = 404
    code = "nothing_to_decide"
    sentence = "It is gone: its author may have deleted or replaced it."


class AlreadyDecided(DomainError):
    """Another member of staff has decided meanwhile."""

    status = 409
    code = "already_decided"
    sentence = "Another member of staff has decided on this meanwhile."


class NotYours(DomainError):
    """The last decision is not this member's, or there is none."""

    status = 409
    code = "not_your_decision"
    sentence = "Only your own last decision can be taken back."


@dataclass(frozen=True)
class Decision:
    """A decision to make."""

    kind: DecidedKind
    id: int
    is_approved: bool
    reason: str = ""


def make_decision(
    session: Session, actor: Actor, decision: Decision, *, only_waiting: bool = False
) -> Moderated | Recipe:
    """Approve or reject, record it and return the row. With `only_waiting`, what is decided already stays as it is.

    Raises NothingToDecide, AlreadyDecided, and NotPublishable for a recipe that must not be published.
    """
    deciding = _decide_on_recipe if decision.kind is DecidedKind.RECIPE else _decide_on_text
    return deciding(session, actor, decision, only_waiting)


def take_back(session: Session, actor: Actor, kind: DecidedKind, row_id: int) -> None:
    """Let a row wait again whose last decision is the actor's.

    Raises NothingToDecide or NotYours.
    """
    row = _locked(session, kind, row_id)
    last = last_entry(session, SUBJECTS[kind], row_id)
    is_own = last is not None and last.actor_id == (actor.user.id if actor.user else None)
    if last is None or not is_own or last.action not in DECISIONS:
        raise NotYours
    before = _state_of(row)
    if isinstance(row, Recipe):
        unpublish_recipe(session, row)
    else:
        decide(session, TEXTS[kind], row_id, ModerationState.HELD)
    _record(session, actor, Action.REOPEN, kind, row, before=before)


def _decide_on_text(session: Session, actor: Actor, decision: Decision, only_waiting: bool) -> Moderated:
    row = _locked(session, decision.kind, decision.id)
    assert isinstance(row, Moderated)  # noqa: S101 — the kind is one of texts
    if only_waiting and row.state not in WAITING:
        raise AlreadyDecided(f"Already {row.state}.")
    before = _state_of(row)
    state = ModerationState.APPROVED if decision.is_approved else ModerationState.REJECTED
    decide(session, TEXTS[decision.kind], decision.id, state)
    _record(session, actor, _action(decision), decision.kind, row, before=before, reason=decision.reason)
    return row


def _decide_on_recipe(session: Session, actor: Actor, decision: Decision, only_waiting: bool) -> Recipe:
    recipe = _locked(session, decision.kind, decision.id)
    assert isinstance(recipe, Recipe)  # noqa: S101 — the kind is recipe
    if only_waiting and recipe.is_published:
        raise AlreadyDecided("Already published.")
    before = _state_of(recipe)
    change: Callable[[Session, Recipe], None] = publish_recipe if decision.is_approved else unpublish_recipe
    change(session, recipe)
    _record(session, actor, _action(decision), decision.kind, recipe, before=before, reason=decision.reason)
    return recipe


def _locked(session: Session, kind: DecidedKind, row_id: int) -> Moderated | Recipe:
    model: type[Any] = Recipe if kind is DecidedKind.RECIPE else TEXTS[kind].model
    # Read anew: another transaction may have decided while this one waited for the row.
    found = select(model).where(model.id == row_id).with_for_update().execution_options(populate_existing=True)
    row: Moderated | Recipe | None = session.scalar(found)
    if row is None:
        raise NothingToDecide
    return row


def _action(decision: Decision) -> Action:
    return Action.APPROVE if decision.is_approved else Action.REJECT


def _state_of(row: Moderated | Recipe) -> str:
    if isinstance(row, Recipe):
        return PUBLISHED if row.is_published else DRAFT
    return row.state


def _record(
    session: Session,
    actor: Actor,
    action: Action,
    kind: DecidedKind,
    row: Moderated | Recipe,
    *,
    before: str,
    reason: str = "",
) -> None:
    states = {"before": {"state": before}, "after": {"state": _state_of(row)}}
    record(session, actor, action, SUBJECTS[kind], row.id, **states, reason=reason)
