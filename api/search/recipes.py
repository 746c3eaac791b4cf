"""Answers the recipe list straight from the engine's hits: no database, one request, two where it finds nothing."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from api.search.decide import MOST_NAMED, Batch, Query, Result, Settled, Steps, query_of, settle
from api.search.decision import Deciding, Decision
from api.search.reasons import ASKED_FIELDS, explained
from api.search.request import RecipeListRequest
from api.search.served import ServedIndex
from core.asking.understand import understand
from core.asking.values import Understood
from core.counters.search_terms import Outcome
from core.recipes.cards import CARD_FIELDS
from core.search.filters import any_of

NOTHING = Understood(())


@dataclass(frozen=True)
class FoundRecipes:
    """A page of hits, how many there are in all, and how the text was understood to find them."""

    hits: list[dict[str, Any]]
    """Cards, each with why it is there."""
    total: int
    decision: Decision
    total_without: tuple[int | None, ...] = ()
    """Where nothing was found: for each reading that hides recipes, how many there are without it."""
    total_without_any: int = 0
    """How many there are without all that hide recipes, where leaving out one would not help."""

    @property
    def is_relaxed(self) -> bool:
        """Whether words of the text were left out to find something."""
        return self.decision.is_relaxed

    @property
    def understood(self) -> Understood:
        """How the text was read."""
        return self.decision.understood

    @property
    def outcome(self) -> Outcome:
        """How the search ended, as analysts count it."""
        if not self.total:
            return Outcome.MISS
        return Outcome.RELAXED if self.is_relaxed else Outcome.HIT


def find_recipes(
    index: ServedIndex, request: RecipeListRequest, kept: Decision | None = None, *, is_light: bool = True
) -> Steps[FoundRecipes]:
    """Return the steps to one page of published recipes for the list screen.

    `total` is exact up to the index's maxTotalHits. Order: relevance, then popularity. An empty text, or one of
    filler only ("recipes"), lists everything. `kept` is what the text was decided as before. Else, where nothing meets
    all that was understood, these are tried: without the words that no name, ingredient, cuisine, category or tag has;
    with wishes as plain words; with as many words as have something in common; in running text, which is not searched
    before. Constraints and exclusions always hold. What is not `is_light` is asked for the page of the decision alone.
    """
    page = _Page(index, request)
    meant = NOTHING
    if kept is not None:
        answers = yield Batch(page.queries(kept))
        settled = Settled(kept, answers)
    else:
        deciding = Deciding(index, understand(request.text, request.as_words))
        meant = deciding.meant
        settled = yield from settle(
            deciding,
            page.queries,
            beside=page.queries_without(meant),
            is_counted=not request.filters,
            is_light=is_light,
        )
    found = page.read(settled)
    if found.total:
        return found
    without = settled.beside
    if without is None or found.understood != meant:
        without = yield Batch(page.queries_without(found.understood))
    return page.read_without(found, without)


@dataclass(frozen=True)
class _Page:
    """A page of the list: how the engine is asked for it, and how its answers are read."""

    index: ServedIndex
    request: RecipeListRequest

    def queries(self, decision: Decision) -> list[Query]:
        """Return the searches for the page; where recipes come first for their name, one for these before it."""
        request = self.request
        typed = decision.typed
        if typed is None or not decision.named:
            return [self._query(decision, page, request.limit) for page in self._pages(request.offset)]
        ids = ", ".join(map(str, decision.named))
        others = [f"ID NOT IN [{ids}]"]
        pages = self._pages(max(0, request.offset - MOST_NAMED))
        return [
            self._query(typed, 1, MOST_NAMED, [f"ID IN [{ids}]"]),
            *(self._query(decision, page, request.limit, others) for page in pages),
        ]

    def _pages(self, start: int) -> range:
        """The pages, numbered from 1, that hold what is wanted if the first that is shown is at or after `start`."""
        size = self.request.limit
        return range(start // size + 1, (self.request.offset + size - 1) // size + 2)

    def _query(self, decision: Decision, page: int, size: int, filters: Sequence[str] = ()) -> Query:
        return {
            **query_of(decision),
            "filter": [*self._ticked, *decision.filters, *filters],
            "page": page,
            "hitsPerPage": size,
            "attributesToRetrieve": [*CARD_FIELDS, *ASKED_FIELDS] if self.request.text else CARD_FIELDS,
        }

    @property
    def _ticked(self) -> list[str]:
        return [any_of(attribute, values) for attribute, values in self.request.filters]

    def read(self, settled: Settled) -> FoundRecipes:
        """Return the page."""
        decision, request = settled.decision, self.request
        answers: Sequence[Result] = settled.answers
        first: list[dict[str, Any]] = []
        if decision.named:
            first, answers = answers[0]["hits"], answers[1:]
        start = max(0, request.offset - (MOST_NAMED if decision.named else 0))
        before = start // request.limit * request.limit
        hits = [hit for answer in answers for hit in answer["hits"]]
        skipped = max(0, request.offset - len(first)) - before
        shown = [*first[request.offset :], *hits[max(0, skipped) :]][: request.limit]
        return FoundRecipes(explained(shown, decision), answers[0]["totalHits"] + len(first), decision)

    def queries_without(self, understood: Understood) -> list[Query]:
        """Return searches for each reading that hides recipes: of the rest of the text, with its wishes and without.

        The last of them is for the rest without any, where there are several.
        """
        hiding = understood.hiding
        if not hiding:
            return []
        attributes = tuple(self.index.relaxing.first) if self.index.relaxing else ()
        strict = understand(self.request.text, self.request.as_words)
        rests = [each.without(reading) for reading in hiding for each in (strict, understood)]
        if len(hiding) > 1:
            rests.append(understood.without(*hiding))
        return [
            self._query(Decision(self.index.uid, rest, rest.texts()[0], tuple(rest.filters), attributes), 1, 1)
            for rest in rests
        ]

    def read_without(self, found: FoundRecipes, answers: Sequence[Result]) -> FoundRecipes:
        """Return an empty page with how many recipes there are without each reading, or without any."""
        hiding = found.understood.hiding
        if not hiding:
            return found
        totals = [answer["totalHits"] for answer in answers]
        count = 2 * len(hiding)
        of_each = [
            with_wishes or without for with_wishes, without in zip(totals[:count:2], totals[1:count:2], strict=True)
        ]
        by_reading = dict(zip(hiding, of_each, strict=True))
        without = tuple(by_reading.get(reading) for reading in found.understood.readings)
        of_none = 0 if any(of_each) or len(hiding) == 1 else totals[-1]
        return replace(found, total_without=without, total_without_any=of_none)
