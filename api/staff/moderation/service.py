"""What waits for staff, and their decisions."""

from collections.abc import Callable, Iterable, Sequence
from datetime import datetime

from sqlalchemy.orm import Session

from api.staff.moderation.schemas import DecidedItemIn, OutcomeOut, OutcomesOut, WaitingItemOut, WaitingListOut
from core.audit import Actor
from core.errors import DomainError
from core.labels import HalalLine
from core.models import Comment, Recipe, Review
from core.moderation.decisions import DecidedKind, Decision, make_decision, take_back
from core.moderation.kinds import COMMENTS, REVIEWS
from core.moderation.queue import count_overdue, count_waiting, is_overdue, waiting
from core.moderation.recipes import count_waiting_recipes, waiting_recipes
from core.recipes.publication import judge

LONGEST_SHOWN = 12_000
"""Characters of one text: as long as the longest that members can write."""
NOT_CHECKED = "not checked yet"


def list_waiting(session: Session, kinds: Sequence[DecidedKind], limit: int, now: datetime) -> WaitingListOut:
    """Return what waits, oldest first, and how many in all."""
    items = [item for kind in kinds for item in _WAITING[kind](session, limit, now)]
    return WaitingListOut(
        items=sorted(items, key=lambda item: (item.since, item.kind, item.id))[:limit],
        waiting=sum(_COUNTS[kind](session) for kind in kinds),
        overdue=sum(_OVERDUE[kind](session, now) for kind in kinds),
    )


def decide_all(
    session: Session, actor: Actor, items: Sequence[DecidedItemIn], *, is_approved: bool, reason: str
) -> OutcomesOut:
    """Decide on what still waits; what can't be decided stays as it is, and its outcome says why."""
    return _each(
        session,
        items,
        lambda item: make_decision(
            session, actor, Decision(item.kind, item.id, is_approved, reason), only_waiting=True
        ),
    )


def take_back_all(session: Session, actor: Actor, items: Sequence[DecidedItemIn]) -> OutcomesOut:
    """Let what the actor has decided last wait again."""
    return _each(session, items, lambda item: take_back(session, actor, item.kind, item.id))


def _each(session: Session, items: Sequence[DecidedItemIn], act: Callable[[DecidedItemIn], object]) -> OutcomesOut:
    # Rows are always locked in the same order, so that two decisions on the same rows can't deadlock.
    ordered = sorted({(item.kind, item.id): item for item in items}.items())
    refusals = {key: _refusal(session, item, act) for key, item in ordered}
    return OutcomesOut(outcomes=[_outcome(item, refusals[item.kind, item.id]) for item in items])


def _refusal(session: Session, item: DecidedItemIn, act: Callable[[DecidedItemIn], object]) -> DomainError | None:
    try:
        with session.begin_nested():
            act(item)
    except DomainError as refusal:
        return refusal
    return None


def _outcome(item: DecidedItemIn, refusal: DomainError | None) -> OutcomeOut:
    return OutcomeOut(
        kind=item.kind,
        id=item.id,
        is_done=refusal is None,
        code=refusal.code if refusal else None,
        message=refusal.shown if refusal else "",
    )


def _waiting_reviews(session: Session, limit: int, now: datetime) -> Iterable[WaitingItemOut]:
    for review in waiting(session, REVIEWS, limit):
        recipe = review.recipe
        yield _show_text(DecidedKind.REVIEW, review, now, recipe.short_title, f"/recipe/{recipe.id}", review.rating)


def _waiting_comments(session: Session, limit: int, now: datetime) -> Iterable[WaitingItemOut]:
    for comment in waiting(session, COMMENTS, limit):
        blog = comment.blog
        yield _show_text(DecidedKind.COMMENT, comment, now, blog.title, f"/blogs/{blog.slug}")


def _show_text(
    kind: DecidedKind, row: Review | Comment, now: datetime, about: str, url: str, rating: int | None = None
) -> WaitingItemOut:
    return WaitingItemOut(
        kind=kind,
        id=row.id,
        since=row.created_at,
        is_overdue=is_overdue(row, now),
        member_id=row.member_id,
        member_name=row.member.full_name,
        about=about,
        about_url=url,
        rating=rating,
        texts=_texts_of(row),
        concerns=row.concerns.split(", ") if row.concerns else [NOT_CHECKED],
    )


def _texts_of(row: Review | Comment) -> list[str]:
    texts = REVIEWS.texts_of(row) if isinstance(row, Review) else COMMENTS.texts_of(row)
    return [text[:LONGEST_SHOWN] for text in texts]


def _waiting_recipes(session: Session, limit: int, _now: datetime) -> Iterable[WaitingItemOut]:
    for recipe in waiting_recipes(session, limit):
        yield WaitingItemOut(
            kind=DecidedKind.RECIPE,
            id=recipe.id,
            since=recipe.created_at,
            is_overdue=False,
            member_id=recipe.owner_id,
            member_name=recipe.owner.full_name,
            about=recipe.short_title,
            about_url=f"/recipe/{recipe.id}",
            rating=None,
            texts=_recipe_texts(recipe),
            concerns=_halal_concerns(recipe),
        )


def _recipe_texts(recipe: Recipe) -> list[str]:
    ingredients = "\n".join(f"{part.quantity or ''} {part.unit} {part.name}".strip() for part in recipe.ingredients)
    steps = "\n".join(f"{step.step_number}. {step.instruction_text}" for step in recipe.steps)
    return [text[:LONGEST_SHOWN] for text in (recipe.description, ingredients, steps) if text]


def _halal_concerns(recipe: Recipe) -> list[str]:
    """Return the verdict in one line, then each line that is not plainly halal."""
    if recipe.labels is None:
        return [finding.verdict.reason for finding in judge(recipe).findings]
    halal = recipe.labels.labels["halal"]
    lines = [HalalLine(**line) for line in halal["lines"]]
    return [halal["says"], *dict.fromkeys(line.reason for line in lines)]


_WAITING: dict[DecidedKind, Callable[[Session, int, datetime], Iterable[WaitingItemOut]]] = {
    DecidedKind.REVIEW: _waiting_reviews,
    DecidedKind.COMMENT: _waiting_comments,
    DecidedKind.RECIPE: _waiting_recipes,
}
_COUNTS: dict[DecidedKind, Callable[[Session], int]] = {
    DecidedKind.REVIEW: lambda session: count_waiting(session, REVIEWS),
    DecidedKind.COMMENT: lambda session: count_waiting(session, COMMENTS),
    DecidedKind.RECIPE: count_waiting_recipes,
}
_OVERDUE: dict[DecidedKind, Callable[[Session, datetime], int]] = {
    DecidedKind.REVIEW: lambda session, now: count_overdue(session, REVIEWS, now),
    DecidedKind.COMMENT: lambda session, now: count_overdue(session, COMMENTS, now),
    DecidedKind.RECIPE: lambda *_: 0,
}
