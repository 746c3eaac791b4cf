"""`sufra moderate …`: what waits for staff, and their decisions."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Annotated

import typer
from rich.markup import escape
from rich.table import Table
from sqlalchemy.orm import Session

from cli.console import console, give_up
from cli.index import plainly
from core.audit import COMMAND_LINE
from core.db import transaction
from core.models import Comment, Recipe, Review
from core.moderation.decisions import DecidedKind as Kind
from core.moderation.decisions import Decision, NothingToDecide, make_decision
from core.moderation.kinds import COMMENTS, REVIEWS
from core.moderation.queue import is_overdue, waiting
from core.recipes.publication import NotPublishable
from core.recipes.queries import drafts

COLUMNS = ("kind", "id", "waits since (UTC)", "of", "about", "why", "text")
LONGEST_SHOWN = 300

app = typer.Typer(help="Look at what waits for staff, and decide on it.", no_args_is_help=True)


@dataclass(frozen=True)
class Waiting:
    """One line of the list."""

    kind: Kind
    id: int
    since: datetime
    of: str
    about: str
    why: str
    text: str

    @property
    def cells(self) -> Sequence[str]:
        """The line, in the order of COLUMNS."""
        since = f"{self.since.astimezone(UTC):%Y-%m-%d %H:%M}"
        text = " ".join(self.text.split())
        shown = text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}…"
        return (self.kind, str(self.id), since, self.of, self.about, self.why, shown)


WhichKind = Annotated[Kind, typer.Argument(metavar="KIND", help="recipe, review or comment.")]
WhichId = Annotated[int, typer.Argument(metavar="ID", help="Its number, as the list shows it.", min=1, max=2**63 - 1)]

Reason = Annotated[str, typer.Option(help="Why, for the audit log.")]


@app.command("list")
@plainly
def show(
    kind: Annotated[Kind, typer.Option(help="Reviews and comments have a deadline, recipes none.")] = Kind.REVIEW,
    limit: Annotated[int, typer.Option(min=1, max=10_000, help="How many at most.")] = 50,
) -> None:
    """List what waits, oldest first. Without a terminal, columns are separated by tabs."""
    now = datetime.now(UTC)
    with transaction() as session:
        waiting = WAITING[kind](session, limit, now)
    if console.is_terminal:
        table = Table(*COLUMNS, box=None)
        for line in waiting:
            table.add_row(*map(escape, line.cells))
        console.print(table)
    else:
        for cells in (COLUMNS, *(line.cells for line in waiting)):
            typer.echo("\t".join(cells))
    overdue = sum("overdue" in line.why for line in waiting)
    console.print(f"{len(waiting):,} wait{f', {overdue:,} of them too long' if overdue else ''}.", highlight=False)


@app.command()
@plainly
def approve(kind: WhichKind, number: WhichId, reason: Reason = "") -> None:
    """Make a review or comment public, or publish a recipe that the halal guard does not refuse."""
    _decide(kind, number, is_approved=True, reason=reason)


@app.command()
@plainly
def reject(kind: WhichKind, number: WhichId, reason: Reason = "") -> None:
    """Hide a review or comment, or turn a recipe into a draft."""
    _decide(kind, number, is_approved=False, reason=reason)


def _decide(kind: Kind, number: int, *, is_approved: bool, reason: str) -> None:
    decision = Decision(kind, number, is_approved, reason)
    try:
        with transaction() as session:
            told = _told(make_decision(session, COMMAND_LINE, decision))
    except NotPublishable as refusal:
        give_up(escape(refusal.shown))
    except NothingToDecide:
        give_up(f"There is no {kind} with the number {number}.")
    console.print(escape(told), highlight=False, soft_wrap=True)


def _told(row: object) -> str:
    match row:
        case Recipe():
            return f"Recipe {row.id}, {row.short_title}: {'published' if row.is_published else 'a draft'}."
        case Review():
            return f"Review {row.id} of {row.recipe.short_title} by {row.member.full_name}: {row.state}."
        case Comment():
            return f"Comment {row.id} on {row.blog.title} by {row.member.full_name}: {row.state}."
    raise TypeError(f"{type(row).__name__} is not decided on")


def _waiting_recipes(session: Session, limit: int, _: datetime) -> Sequence[Waiting]:
    return [
        Waiting(Kind.RECIPE, one.id, one.created_at, one.owner.full_name, one.short_title, "draft", one.description)
        for one in drafts(session, limit)
    ]


def _waiting_reviews(session: Session, limit: int, now: datetime) -> Sequence[Waiting]:
    return [
        _line_of(Kind.REVIEW, review, now, about=review.recipe.short_title, texts=_texts_of(review))
        for review in waiting(session, REVIEWS, limit)
    ]


def _waiting_comments(session: Session, limit: int, now: datetime) -> Sequence[Waiting]:
    return [
        _line_of(Kind.COMMENT, comment, now, about=comment.blog.title, texts=[comment.comment_text])
        for comment in waiting(session, COMMENTS, limit)
    ]


def _texts_of(review: Review) -> Sequence[str]:
    return [text for text in (f"{review.rating} stars", review.review_text, review.modifications_made) if text]


def _line_of(kind: Kind, row: Review | Comment, now: datetime, *, about: str, texts: Sequence[str]) -> Waiting:
    why = [row.concerns or "not checked yet", *(["overdue"] if is_overdue(row, now) else [])]
    return Waiting(kind, row.id, row.created_at, row.member.full_name, about, ", ".join(why), " / ".join(texts))


WAITING: dict[Kind, Callable[[Session, int, datetime], Sequence[Waiting]]] = {
    Kind.RECIPE: _waiting_recipes,
    Kind.REVIEW: _waiting_reviews,
    Kind.COMMENT: _waiting_comments,
}
