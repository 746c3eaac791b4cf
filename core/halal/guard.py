"""Judges a line, a running text or a whole recipe."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace

from core.halal.judge import facts_of, halal, is_bad, judge, worst_of
from core.halal.lexicon import BAD, default_lexicon
from core.halal.substitutes import use_of
from core.halal.verdicts import Finding, RecipeVerdict, Status, Verdict
from core.lexicons import default_vocabulary, has_phrase, language_of_texts, read_text, read_text_if
from core.reading import Reading, sentences_of

# The lists of words that put something into the dish.
_PUTS_IN = ("puts-in", "cooks-with")


def classify_line(text: str, *, language: str | None = None, dish: str = "") -> Verdict:
    """Judge one ingredient line.

    The worst food of the line counts; of alternatives all must be haram to make it haram, otherwise it is
    doubtful. An empty or wordless line is halal. `language` and `dish` (the title) are those of the recipe, where
    they are known. Source: docs/product/recipes.md#halal-guard.
    """
    return _verdict(text, language=language, is_prose=False, dish=dish)


def judged_reading(text: str, *, language: str | None = None, is_prose: bool = False) -> tuple[Reading, Verdict]:
    """Return the reading of one line or sentence, and the verdict on it, to show how the verdict came about."""
    reading = read_text(text, language=language, is_prose=is_prose)
    return reading, _judged(reading, dish="")


def _verdict(text: str, *, language: str | None, is_prose: bool, dish: str = "") -> Verdict:
    reading = read_text_if(BAD, text, language=language, is_prose=is_prose)
    return _judged(reading, dish=dish) if reading else halal(default_lexicon().version)


def _judged(reading: Reading, *, dish: str) -> Verdict:
    """Return the verdict on a reading; the dish's title helps to choose a substitute."""
    has_choice = any(facts_of(food).substitutes for food in reading.foods if is_bad(food))
    words = default_vocabulary().words
    use = use_of(filter(None, (reading.text, dish)), words) if has_choice else ""
    return judge(reading, default_lexicon().version, words=words, use=use)


def language_of(lines: Iterable[str], *, title: str = "", texts: Iterable[str] = ()) -> str | None:
    """Return the language that a recipe's parts together show, or None; its lines are to be judged in it."""
    return language_of_texts(tuple(lines), (title, *texts))


def classify_text(text: str, *, language: str | None = None, dish: str = "") -> Verdict:
    """Judge a title, a step or a description, sentence by sentence; the worst sentence counts.

    Words that only mean a food beside a quantity (port, vanilla, stout) are not looked for here.
    """
    verdicts = [_verdict(sentence, language=language, is_prose=True, dish=dish) for sentence in sentences_of(text)]
    return worst_of(verdicts, default_lexicon().version)


def classify_note(text: str, *, language: str | None = None, dish: str = "") -> Verdict:
    """Judge a description or a note: what it puts into the dish counts in full, what it speaks of is doubtful."""
    verdicts: list[Verdict] = []
    for sentence in sentences_of(text):
        verdict = classify_text(sentence, language=language, dish=dish)
        if verdict.status is Status.HARAM and not has_phrase(_PUTS_IN, sentence, language=language, is_prose=True):
            reason = f'The description speaks of "{verdict.term}". {verdict.reason}'
            verdict = replace(verdict, status=Status.DOUBTFUL, reason=reason)
        verdicts.append(verdict)
    return worst_of(verdicts, default_lexicon().version)


def without_offers(text: str, *, language: str | None = None) -> tuple[str, tuple[str, ...]]:
    """Return the text without the sentences that only offer something haram beside the dish, and those sentences.

    Source: docs/product/recipes.md#halal-guard.
    """
    offers = [
        sentence
        for sentence in sentences_of(text)
        if sentence and _verdict(sentence, language=language, is_prose=True).is_beside
    ]
    for offer in offers:
        text = text.replace(offer, "", 1)
    return (_tidied(text) if offers else text), tuple(offers)


def _tidied(text: str) -> str:
    """Return the text without the spaces and empty lines that a removed sentence leaves."""
    return re.sub(r"\n{3,}", "\n\n", re.sub(r"[ \t]{2,}", " ", re.sub(r"[ \t]*\n[ \t]*", "\n", text))).strip()


def judge_recipe(
    lines: Iterable[str], *, title: str = "", texts: Iterable[str] = (), notes: Iterable[str] = ()
) -> RecipeVerdict:
    """Judge a recipe: its title, its ingredient lines, its steps (`texts`) and what else it says (`notes`).

    All are read in the language that they show together. A sentence of the notes is haram when it puts something
    haram into the dish ("deglaze with wine"), and doubtful when it only speaks of it.
    """
    lines, texts, notes = tuple(lines), tuple(texts), tuple(notes)
    language = language_of(lines, title=title, texts=texts)
    places: Sequence[tuple[str, Sequence[str]]] = (
        ("title", (title,)),
        ("ingredient", lines),
        ("text", texts),
        ("note", notes),
    )
    findings: list[Finding] = []
    for place, entries in places:
        classify = {"ingredient": classify_line, "note": classify_note}.get(place, classify_text)
        for index, text in enumerate(entries):
            verdict = classify(text, language=language, dish=title)
            if verdict.status is not Status.HALAL:
                findings.append(Finding(place, index, text, verdict))
    status = max((finding.verdict.status for finding in findings), key=lambda found: found.rank, default=Status.HALAL)
    return RecipeVerdict(status, tuple(findings), default_lexicon().version)
