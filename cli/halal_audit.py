"""`sufra halal audit`: what the present lexicon says of published recipes."""

from collections.abc import Iterator

import typer

from cli.console import console, give_up, progress
from cli.index import plainly
from core.db import get_database
from core.halal import Finding, LexiconError
from core.recipes.audit import Audit, Difference, PastCaution, audit_published, count_published

_MAX_REASONS = 10
_MAX_TEXT = 160
_PLACES = {"text": "step", "note": "description"}


@plainly
def audit() -> None:
    """Judge all published recipes anew; list those that are judged otherwise than their labels say, haram ones first.

    Writes nothing. Exit code 1 when a published recipe is haram.
    """
    database = get_database()
    try:
        with progress("Judging published recipes", count_published(database)) as count:
            found = audit_published(database, on_batch=count)
    except LexiconError as error:
        give_up(f"No recipe can be judged: {error}")
    for difference in found.differences:
        for line in _difference_lines(difference):
            console.print(line, markup=False, highlight=False, soft_wrap=True)
    console.print(_audit_summary(found), highlight=False, soft_wrap=True)
    if found.haram:
        raise typer.Exit(1)


def _difference_lines(found: Difference) -> Iterator[str]:
    before = f"labels: {found.stored}" if found.stored else "no labels"
    yield f"{found.status} ({before}): {found.recipe_id} {found.title}"
    reasons = [*map(_finding_line, found.findings), *map(_past_line, found.past)]
    yield from reasons[:_MAX_REASONS]
    if len(reasons) > _MAX_REASONS:
        yield f"    … and {len(reasons) - _MAX_REASONS} more"


def _finding_line(found: Finding) -> str:
    place = f"{_PLACES.get(found.place, found.place)} {found.index + 1}"
    verdict = found.verdict
    words = f"{verdict.term!r} is {verdict.status} (rule: {verdict.rule}): {verdict.reason}"
    return f"    {place}, {_shown(found.text)}: {words}"


def _past_line(past: PastCaution) -> str:
    stored = past.stored
    return f"    ingredient {stored.index + 1}, {_shown(past.line)}: was {stored.status}: {stored.reason}"


def _shown(text: str) -> str:
    return repr(text if len(text) <= _MAX_TEXT else f"{text[:_MAX_TEXT]}…")


def _audit_summary(found: Audit) -> str:
    summary = (
        f"{found.looked_at:,} published recipes: {len(found.differences):,} judged otherwise than they are labelled,"
        f" {found.haram:,} of them haram."
    )
    if not found.unlabelled:
        return summary
    return f"{summary} {found.unlabelled:,} have no labels to compare with: run sufra labels refresh."
