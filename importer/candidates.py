"""From a record to a recipe that may be stored, or the reason why not."""

import logging
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from core.halal import Finding, LexiconError, RecipeVerdict, Status, classify_line, judge_recipe
from core.labels import Labels, label_recipe
from core.recipes.inputs import RecipeInput
from core.recipes.texts import texts_of_input
from importer.normalising.cuisines import Cuisines, KnownCuisine
from importer.normalising.recipe import Normalised, normalise
from importer.normalising.remarks import Remark, Unusable
from importer.normalising.sources import bounded_key, digest
from importer.normalising.texts import plain_line
from importer.normalising.values import first_of, text_of
from importer.offers import leave_out_offers

log = logging.getLogger(__name__)
MAX_REPORTED_NAME = 300


@dataclass(frozen=True)
class Candidate:
    """An accepted recipe; `content` is a hash of the record, by which repeats are recognised.

    `labels` are those of its texts, None where they were not asked for.
    """

    draft: RecipeInput
    cuisine: KnownCuisine | None
    content: str
    doubts: tuple[Finding, ...]
    remarks: tuple[Remark, ...]
    labels: Labels | None = None

    @property
    def key(self) -> str:
        """The recipe's source key."""
        return self.draft.source.key if self.draft.source else self.content

    def keyed(self, key: str) -> "Candidate":
        """Return the candidate under another key."""
        source = self.draft.source
        return replace(self, draft=replace(self.draft, source=source and replace(source, key=bounded_key(key))))

    def with_remark(self, remark: Remark) -> "Candidate":
        """Return the candidate with one more thing for its author to know."""
        return replace(self, remarks=(*self.remarks, remark))


@dataclass(frozen=True)
class Refusal:
    """Why a record is not imported: `kind` is counted, `reason` is a sentence."""

    kind: str
    reason: str
    findings: tuple[Finding, ...] = ()


def examine(
    recipe: Mapping[str, Any], cuisines: Cuisines, *, allow_missing_steps: bool, has_labels: bool = False
) -> Candidate | Refusal:
    """Return the record as a candidate, with `has_labels` labelled, or why it is refused.

    Whatever the record holds, this raises nothing.
    """
    try:
        found = _examined(recipe, cuisines, allow_missing_steps=allow_missing_steps)
        if has_labels and isinstance(found, Candidate):
            # Now, while the readings of the recipe's texts are at hand.
            found = replace(found, labels=label_recipe(**texts_of_input(found.draft)._asdict()))
    except Unusable as error:
        return Refusal(error.kind, str(error))
    except LexiconError:
        raise  # no record's fault: without the guard nothing may be imported
    except Exception as error:  # an unexpected error in one record must not end the import
        log.warning("a record could not be understood: %s", type(error).__name__)
        return Refusal("unreadable", f"It could not be understood ({type(error).__name__}).")
    return found


def _examined(recipe: Mapping[str, Any], cuisines: Cuisines, *, allow_missing_steps: bool) -> Candidate | Refusal:
    normalised = normalise(recipe, cuisines, allow_missing_steps=allow_missing_steps)
    normalised, offers = leave_out_offers(normalised)
    verdict = judge(normalised)
    keywords = _haram_keywords(normalised.draft.tags)
    haram = [finding for finding in verdict.findings if finding.verdict.status is Status.HARAM]
    if verdict.status is Status.DOUBTFUL:
        # "2 sausages" is a doubt that the keyword "pork" settles.
        haram.extend(keywords)
    if haram:
        return Refusal("haram", haram[0].verdict.reason, tuple(haram))
    normalised = _without_keywords(normalised, keywords)
    draft = normalised.draft
    content = digest(draft.long_title, *normalised.lines, "", *(step.text for step in draft.steps))
    return Candidate(draft, normalised.cuisine, content, (*verdict.findings, *offers), normalised.remarks)


def judge(normalised: Normalised) -> RecipeVerdict:
    """Return the guard's verdict on title, every ingredient line as found, headings included, steps and description."""
    draft = normalised.draft
    return judge_recipe(
        list(normalised.lines),
        title=f"{draft.short_title}. {draft.long_title}",
        texts=[". ".join(filter(None, (step.section, step.text))) for step in draft.steps],
        notes=[draft.description] if draft.description else [],
    )


def _haram_keywords(tags: Iterable[str]) -> list[Finding]:
    """Return the guard's findings on tags that name something haram."""
    judged = ((index, tag, classify_line(tag)) for index, tag in enumerate(tags))
    return [Finding("keyword", index, tag, verdict) for index, tag, verdict in judged if verdict.status is Status.HARAM]


def _without_keywords(normalised: Normalised, findings: Iterable[Finding]) -> Normalised:
    """Return the recipe without these tags: a tag "wine" from a red wine vinegar sauce must not be searchable."""
    left_out = [finding.text for finding in findings]
    if not left_out:
        return normalised
    tags = tuple(tag for tag in normalised.draft.tags if tag not in left_out)
    remarks = tuple(Remark("keywords", tag, "left out: not halal") for tag in left_out)
    return replace(normalised, draft=replace(normalised.draft, tags=tags), remarks=(*normalised.remarks, *remarks))


def name_of(recipe: Mapping[str, Any]) -> str:
    """Return what to call a record in the report."""
    return plain_line(text_of(first_of(recipe, "name", "headline"))[:MAX_REPORTED_NAME])
