"""Leaves out sentences that only offer a drink beside the dish."""

from collections.abc import Sequence
from dataclasses import replace

from core.halal import Finding, classify_text, language_of, without_offers
from core.recipes.inputs import StepInput
from importer.normalising.recipe import Normalised
from importer.normalising.remarks import Remark

_BECAME = "left out: a drink beside the dish"


def leave_out_offers(normalised: Normalised) -> tuple[Normalised, tuple[Finding, ...]]:
    """Return the recipe without such sentences in its steps and description, and what was found in them.

    The findings are doubtful, so that the recipe is imported with a caution; each sentence is a remark of the
    report. A step of nothing else is left out. Source: docs/product/recipes.md#halal-guard.
    """
    draft = normalised.draft
    language = language_of(normalised.lines, title=draft.long_title, texts=[step.text for step in draft.steps])
    steps, offers = _steps_without_offers(draft.steps, language)
    description, described = without_offers(draft.description, language=language)
    if not offers and not described:
        return normalised, ()
    remarks = [Remark("steps", sentence, _BECAME) for sentence in offers]
    remarks += [Remark("description", sentence, _BECAME) for sentence in described]
    findings = [
        Finding("text", index, sentence, classify_text(sentence, language=language))
        for index, sentence in enumerate((*offers, *described))
    ]
    changed = replace(draft, steps=steps, description=description)
    return replace(normalised, draft=changed, remarks=(*normalised.remarks, *remarks)), tuple(findings)


def _steps_without_offers(
    steps: Sequence[StepInput], language: str | None
) -> tuple[tuple[StepInput, ...], tuple[str, ...]]:
    kept: list[StepInput] = []
    offers: list[str] = []
    for step in steps:
        text, found = without_offers(step.text, language=language)
        offers += found
        if text:
            kept.append(replace(step, text=text) if found else step)
    return tuple(kept), tuple(offers)
