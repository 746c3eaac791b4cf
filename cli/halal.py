"""`sufra halal …`: shows how lines and recipes are read and judged, and what an edit of its data changes."""

import csv
import subprocess
import tarfile
import tempfile
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Annotated

import typer

from cli.console import console, give_up
from cli.halal_audit import audit
from core.halal.checks import check_lexicon
from core.halal.explain import explain as explained
from core.halal.judge import judge
from core.halal.lexicon import LexiconError, default_lexicon, load_lexicon
from core.halal.verdicts import Verdict
from core.labels.explain import explain_labels
from core.lexicons import default_vocabulary
from core.reading import Vocabulary, read
from core.reading.lists import load_word_lists
from core.reading.rules import load_rules

app = typer.Typer(help="See how the halal guard reads lines, and check its data.", no_args_is_help=True)
app.command("audit")(audit)

_LABELLED = Path("tests/core/halal/labelled.tsv")
_DATA = ("core/halal/lexicon", "core/reading/words", "core/reading/rules")


@app.command("explain")
def explain(
    text: Annotated[str, typer.Argument(metavar="LINE", help="An ingredient line, or a sentence with --text.")],
    is_prose: Annotated[bool, typer.Option("--text", help="Read it as a title or running text.")] = False,
    language: Annotated[str | None, typer.Option(metavar="CODE", help="The recipe's language, such as id.")] = None,
) -> None:
    """Print how a line is read (foods, roles, rules that acted), the verdict on it, and what it gives to the labels."""
    try:
        lines = explained(text, is_prose=is_prose, language=language)
        lines += ["", *explain_labels(text, is_prose=is_prose, language=language)]
    except LexiconError as error:
        give_up(str(error))
    for line in lines:
        console.print(line, markup=False, highlight=False, soft_wrap=True)


@app.command("check")
def check() -> None:
    """Check lexicon, word lists and rules; every problem is a sentence with its file and place."""
    try:
        problems = check_lexicon()
    except LexiconError as error:
        problems = [str(error)]
    for problem in problems:
        console.print(problem, markup=False, highlight=False, soft_wrap=True)
    if problems:
        raise typer.Exit(1)
    console.print(f"{len(default_vocabulary().rules)} rules and {len(default_lexicon().entries):,} words are in order.")


@app.command("changes")
def changes(
    lines: Annotated[Path, typer.Option("--lines", help="The labelled lines: line, expected, note.")] = _LABELLED,
) -> None:
    """List the labelled lines that are judged otherwise than with the last commit's data, or than their label says."""
    try:
        after = default_vocabulary()
        with tempfile.TemporaryDirectory(prefix="sufra-halal-") as folder:
            before = _committed_vocabulary(Path(folder))
        rows = _rows(lines)
    except (LexiconError, OSError, subprocess.CalledProcessError) as error:
        give_up(f"The committed data can't be compared: {error}")
    changed = wrong = 0
    for line, expected in rows:
        old, new = _judged(line, before), _judged(line, after)
        is_changed, is_wrong = old.status is not new.status, new.status != expected
        if is_changed or is_wrong:
            console.print(_difference(line, expected, old, new), markup=False, highlight=False, soft_wrap=True)
        changed += is_changed
        wrong += is_wrong
    console.print(f"{len(rows):,} lines: {changed} changed, {wrong} differ from their label.")


def _difference(line: str, expected: str, old: Verdict, new: Verdict) -> str:
    """Return the line with its verdict before and now, and its label."""
    verdicts = f"{new.status} as before" if old.status is new.status else f"{old.status} → {new.status}"
    return f"{line}\n    {verdicts} (label: {expected}; rule: {new.rule or 'none'})"


def _judged(line: str, vocabulary: Vocabulary) -> Verdict:
    return judge(read(line, vocabulary), "", words=vocabulary.words)


def _committed_vocabulary(folder: Path) -> Vocabulary:
    """Return the vocabulary of the last commit's data."""
    command = ("git", "archive", "HEAD", *_DATA)
    packed = subprocess.run(command, capture_output=True, check=True).stdout  # noqa: S603 - a fixed command
    with tarfile.open(fileobj=BytesIO(packed)) as archive:
        archive.extractall(folder, filter="data")
    lexicon, words, rules = (folder / name for name in _DATA)
    lists = load_word_lists(words)
    return Vocabulary(load_lexicon(lexicon, lists).entries, words=lists, rules=load_rules(rules, lists))


def _rows(path: Path) -> list[tuple[str, str]]:
    return list(_read_rows(path))


def _read_rows(path: Path) -> Iterator[tuple[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE):
            yield row["line"], row["expected"]
