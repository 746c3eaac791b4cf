"""Compares what was acknowledged with what the site holds at the end."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from email import message_from_bytes
from email.policy import default
from pathlib import Path

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from core.db import make_session
from core.models import ContactMessage, ImportJob, Recipe, RecipeViewDay, Review, SignUp
from core.search.index import engine_uid
from core.search.indexes import search_indexes
from core.settings import get_settings
from drill.promises import Promises
from indexer.context import indexer_context
from indexer.reconcile import reconcile
from worker.counters.tasks import flush_all_counters


@dataclass(frozen=True)
class Verdict:
    """What is not as it must be, and figures to print."""

    lost: Sequence[str]
    """Acknowledged, and not there."""
    doubled: Sequence[str]
    """There more often than once."""
    drift: Sequence[str]
    copies: int
    """Messages that arrived again under their Message-ID, which mailboxes show once."""
    figures: Mapping[str, int]

    @property
    def is_well(self) -> bool:
        """Whether nothing is lost, doubled or drifted."""
        return not (self.lost or self.doubled or self.drift)


def judge(promises: Promises, mailbox: Path) -> Verdict:
    """Return the verdict on a site that was left alone and is well, by the settings of this process."""
    flush_all_counters()
    letters = read_letters(mailbox)
    lost: list[str] = []
    doubled: list[str] = []
    with make_session() as session:
        for losses, doubles in (
            find_missing_and_doubled("sign-up", promises.sign_ups, session.scalars(select(SignUp.email))),
            find_missing_and_doubled("message", promises.messages, session.scalars(select(ContactMessage.subject))),
            find_missing_and_doubled("review", promises.reviews, session.scalars(select(Review.review_text))),
            find_missing_and_doubled("mail to", promises.sign_ups, letters.by_receiver.elements()),
            find_missing_and_doubled("mail of", promises.messages, letters.by_subject.elements()),
            _views(session, promises),
            _imports(session, promises),
        ):
            lost += losses
            doubled += doubles
        lost += _lost_edits(session, promises)
    drift = [f"{name}: {result}" for name, result in _drift() if result]
    return Verdict(lost, doubled, drift, letters.copies, _figures(promises, letters))


@dataclass(frozen=True)
class Letters:
    """What arrived: each Message-ID once."""

    by_receiver: Counter[str]
    by_subject: Counter[str]
    copies: int


def read_letters(mailbox: Path) -> Letters:
    """Read the Maildir of the mail sink."""
    seen: Counter[str] = Counter()
    receivers: Counter[str] = Counter()
    subjects: Counter[str] = Counter()
    for path in (mailbox / "new").iterdir():
        letter = message_from_bytes(path.read_bytes(), policy=default)
        seen[str(letter["Message-ID"])] += 1
        if seen[str(letter["Message-ID"])] == 1:
            receivers[str(letter["To"])] += 1
            subjects[str(letter["Subject"]).removeprefix("Contact form: ")] += 1
    return Letters(receivers, subjects, seen.total() - len(seen))


def find_missing_and_doubled(
    what: str, promised: Mapping[str, bool], found: Iterable[str]
) -> tuple[list[str], list[str]]:
    """Return what was acknowledged and is not found, and what is found more often than once."""
    counted = Counter(found)
    lost = [f"{what} {key!r}" for key, is_acknowledged in promised.items() if is_acknowledged and not counted[key]]
    return lost, [f"{what} {key!r} {counted[key]} times" for key in promised if counted[key] > 1]


def _views(session: Session, promises: Promises) -> tuple[list[str], list[str]]:
    rows = session.execute(
        select(RecipeViewDay.recipe_id, func.sum(RecipeViewDay.views)).group_by(RecipeViewDay.recipe_id)
    )
    stored = {recipe_id: int(views) for recipe_id, views in rows}
    lost, doubled = [], []
    for recipe_id in promises.views.keys() | promises.unknown_views.keys():
        counted, least = stored.get(recipe_id, 0), promises.views[recipe_id]
        most = least + promises.unknown_views[recipe_id]
        if counted < least:
            lost.append(f"{least - counted} views of recipe {recipe_id}")
        if counted > most:
            doubled.append(f"{counted - most} views of recipe {recipe_id}")
    return lost, doubled


def _imports(session: Session, promises: Promises) -> tuple[list[str], list[str]]:
    states = dict(session.execute(select(ImportJob.id, ImportJob.state)).all())
    sources = Counter(session.scalars(select(Recipe.source_url)))
    lost = [f"import {number}" for number in promises.imports if number not in states]
    lost += [
        f"import {number}: {url} ({states.get(number)})"
        for number, urls in promises.imports.items()
        for url in urls
        if not sources[url]
    ]
    doubled = [f"recipe {url}" for urls in promises.imports.values() for url in urls if sources[url] > 1]
    return lost, doubled


def _lost_edits(session: Session, promises: Promises) -> Iterator[str]:
    notes = dict(session.execute(select(Recipe.id, Recipe.cultural_notes)).all())
    for recipe_id, edits in promises.edits.items():
        text = notes.get(recipe_id) or "Edit 0"
        number = int(text.removeprefix("Edit ")) if text.startswith("Edit ") else 0
        if not edits.acknowledged <= number <= edits.sent:
            yield f"edit {edits.acknowledged} of recipe {recipe_id}: it is at {number}"


def _drift() -> Iterator[tuple[str, str]]:
    settings = get_settings()
    for name, index in search_indexes().items():
        found = reconcile(indexer_context(), index, engine_uid(index, settings))
        yield name, str(found) if found.total else ""


def _figures(promises: Promises, letters: Letters) -> Mapping[str, int]:
    return {
        "sign-ups": sum(promises.sign_ups.values()),
        "messages": sum(promises.messages.values()),
        "mails": letters.by_subject.total(),
        "edits": sum(edits.acknowledged for edits in promises.edits.values()),
        "reviews": sum(promises.reviews.values()),
        "imported recipes": sum(len(urls) for urls in promises.imports.values()),
        "views": promises.views.total(),
    }
