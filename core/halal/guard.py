"""Judges a line, a running text or a whole recipe."""

from collections.abc import Iterable, Sequence

from core.halal.judge import judge, worst_of
from core.halal.lexicon import default_lexicon
from core.halal.verdicts import Finding, RecipeVerdict, Status, Verdict
from core.lexicons import default_vocabulary
from core.reading import read, recipe_language, sentences_of


def classify_line(text: str, *, language: str | None = None) -> Verdict:
    """Judge one ingredient line.

    The worst food of the line counts; of alternatives all must be haram to make it haram, otherwise it is
    doubtful. An empty or wordless line is halal. `language` is that of the recipe, where it is known.
    Source: docs/product/recipes.md#halal-guard.
    """
    return judge(read(text, default_vocabulary(), language=language), default_lexicon().version)


def classify_text(text: str, *, language: str | None = None) -> Verdict:
    """Judge a title, a step or a description, sentence by sentence; the worst sentence counts.

    Words that only mean a food beside a quantity (port, vanilla, stout) are not looked for here.
    """
    vocabulary, version = default_vocabulary(), default_lexicon().version
    readings = (read(sentence, vocabulary, language=language, is_prose=True) for sentence in sentences_of(text))
    return worst_of([judge(reading, version) for reading in readings], version)


def judge_recipe(lines: Iterable[str], *, title: str = "", texts: Iterable[str] = ()) -> RecipeVerdict:
    """Judge a recipe: its title, its ingredient lines and its texts (description, notes, steps).

    All are read in the language that they show together.
    """
    lines, texts = tuple(lines), tuple(texts)
    language = recipe_language(lines, default_vocabulary(), texts=(title, *texts))
    places: Sequence[tuple[str, Sequence[str]]] = (("title", (title,)), ("ingredient", lines), ("text", texts))
    findings: list[Finding] = []
    for place, entries in places:
        classify = classify_line if place == "ingredient" else classify_text
        for index, text in enumerate(entries):
            verdict = classify(text, language=language)
            if verdict.status is not Status.HALAL:
                findings.append(Finding(place, index, text, verdict))
    status = max((finding.verdict.status for finding in findings), key=lambda found: found.rank, default=Status.HALAL)
    return RecipeVerdict(status, tuple(findings), default_lexicon().version)
