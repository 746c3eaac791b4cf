"""Judges a line, a running text or a whole recipe."""

import re
from collections.abc import Iterable

from core.halal.alternatives import Group, groups_of
from core.halal.lines import Hit, read_line
from core.halal.verdicts import Finding, RecipeVerdict, Status, Verdict
from core.halal.vocabulary import Vocabulary, default_vocabulary

_SENTENCE_END = re.compile(r"(?<=[.!?。！？؟।])\s+|\n+")


def classify_line(text: str) -> Verdict:
    """Judge one ingredient line.

    The worst food of the line counts; of alternatives all must be haram to make it haram, otherwise it is
    doubtful. An empty or wordless line is halal. Source: docs/product/recipes.md#halal-guard.
    """
    return _judge(text, default_vocabulary(), is_prose=False)


def classify_text(text: str) -> Verdict:
    """Judge a title, a step or a description, sentence by sentence; the worst sentence counts.

    Words that only mean a food beside a quantity (port, vanilla, stout) are not looked for here.
    """
    vocabulary = default_vocabulary()
    verdicts = [_judge(sentence, vocabulary, is_prose=True) for sentence in _SENTENCE_END.split(text)]
    return max(verdicts, key=lambda verdict: verdict.status.rank)


def judge_recipe(lines: Iterable[str], *, title: str = "", texts: Iterable[str] = ()) -> RecipeVerdict:
    """Judge a recipe: its title, its ingredient lines and its texts (description, notes, steps)."""
    findings: list[Finding] = []
    for place, entries in (("title", [title]), ("ingredient", lines), ("text", texts)):
        for index, text in enumerate(entries):
            verdict = classify_line(text) if place == "ingredient" else classify_text(text)
            if verdict.status is not Status.HALAL:
                findings.append(Finding(place, index, text, verdict))
    status = max((finding.verdict.status for finding in findings), key=lambda found: found.rank, default=Status.HALAL)
    return RecipeVerdict(status, tuple(findings), default_vocabulary().lexicon.version)


def _judge(text: str, vocabulary: Vocabulary, *, is_prose: bool) -> Verdict:
    version = vocabulary.lexicon.version
    line = read_line(text, vocabulary, is_prose=is_prose)
    if not any(hit.is_bad for hit in line.hits):
        return Verdict(Status.HALAL, "", "", None, version)
    verdicts = [_verdict_on(group, version) for group in groups_of(line)]
    halal = Verdict(Status.HALAL, "", "", None, version)
    return max(verdicts, key=lambda verdict: verdict.status.rank, default=halal)


def _verdict_on(group: Group, version: str) -> Verdict:
    worst = group.worst
    if worst is None:
        return Verdict(Status.HALAL, "", "", None, version)
    hit, status = worst
    if group.is_mixed:
        reason = f"One alternative is haram: {_uncapitalised(hit.term.reason)} Use the other one."
        return Verdict(Status.DOUBTFUL, reason, hit.text, hit.term.substitute, version)
    if status is not hit.term.status:
        return Verdict(status, _left_open(hit), hit.text, hit.term.substitute, version)
    return Verdict(status, hit.term.reason, hit.text, hit.term.substitute, version)


def _left_open(hit: Hit) -> str:
    return f'The line leaves open whether "{hit.text}" is the halal kind: {_uncapitalised(hit.term.reason)}'


def _uncapitalised(sentence: str) -> str:
    return sentence[:1].lower() + sentence[1:]
