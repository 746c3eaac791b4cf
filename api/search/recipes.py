"""Answers the recipe list straight from the engine's hits: no database, one request, more where it finds nothing."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from api.search.engine import Engine
from api.search.request import RecipeListRequest, page_query, pages_of
from api.search.served import RelaxingAttributes, ServedIndex
from core.asking.understand import understand
from core.asking.values import Reading, Understood
from core.counters.search_terms import Outcome

NOTHING = Understood(())


@dataclass(frozen=True)
class FoundRecipes:
    """A page of hits, how many there are in all, and how the text was understood to find them."""

    hits: list[dict[str, Any]]
    total: int
    is_relaxed: bool = False
    """Words of the text were left out."""
    understood: Understood = NOTHING
    total_without: tuple[int, ...] = ()
    """Where nothing was found: for each reading, how many recipes there are without it."""

    @property
    def outcome(self) -> Outcome:
        """How the search ended, as analysts count it."""
        if not self.total:
            return Outcome.MISS
        return Outcome.RELAXED if self.is_relaxed else Outcome.HIT


Relax = Callable[[str, Sequence[str]], Awaitable[str]]
"""Returns a text that finds something within some filters, as `relax_text` does."""


@dataclass(frozen=True)
class _Asking:
    """One request of a visitor, on its way through the engine."""

    engine: Engine
    index: ServedIndex
    request: RecipeListRequest
    relax: Relax

    @property
    def attributes(self) -> RelaxingAttributes:
        """Where words are searched."""
        return self.index.relaxing or RelaxingAttributes((), ())

    async def ask(self, texts: Sequence[str], filters: Sequence[str], attributes: Sequence[str]) -> FoundRecipes:
        """Return the page of the first text that finds something; all texts go in one request."""
        pages = pages_of(self.request)
        queries = [page_query(self.request, text, filters, attributes, page) for text in texts for page in pages]
        if len(queries) == 1:
            results = [await self.engine.search(self.index.uid, queries[0])]
        else:
            results = await self.engine.multi_search([{"indexUid": self.index.uid, **query} for query in queries])
        for start in range(0, len(results), len(pages)):
            of_text = results[start : start + len(pages)]
            if of_text[0]["totalHits"] or start + len(pages) == len(results):
                break
        return _page(self.request, of_text)


async def find_recipes(engine: Engine, index: ServedIndex, request: RecipeListRequest, relax: Relax) -> FoundRecipes:
    """Return one page of published recipes for the list screen.

    `total` is exact up to the index's maxTotalHits. Order: relevance, then popularity. An empty text, or one of
    filler only ("recipes"), lists everything. Where nothing meets all that was understood, these are tried in turn:
    without the words that no name, ingredient, cuisine, category or tag has; with wishes as plain words; with as many
    words as have something in common; in running text, which is not searched before. Constraints and exclusions always
    hold.
    Raises SearchUnavailable when the engine does not answer in time.
    """
    asking = _Asking(engine, index, request, relax)
    strict = understand(request.text, request.as_words)
    meant = strict.with_wishes_as_words()
    found = await _ask_understood(asking, strict)
    if found.total:
        return found
    if meant == strict:
        return await _ask_relaxed(asking, strict, strict.filters) or await _ask_everywhere(asking, strict)
    found = await _ask_known_words(asking, strict) or await _ask_understood(asking, meant)
    if found.total:
        return found
    return (
        await _ask_relaxed(asking, meant, ())
        or await _ask_relaxed(asking, meant, meant.filters)
        or await _ask_everywhere(asking, meant)
    )


async def _ask_understood(asking: _Asking, understood: Understood) -> FoundRecipes:
    typed = understood.as_typed()
    if typed is not None:
        return replace(await _ask_in_both_languages(asking, understood, typed), understood=understood)
    found = await asking.ask(understood.texts(), understood.filters, asking.attributes.first)
    return replace(found, understood=understood)


async def _ask_in_both_languages(asking: _Asking, translated: Understood, typed: Understood) -> FoundRecipes:
    """Recipes that have the typed words themselves come first, one page of them at most; then what they mean."""
    request, attributes = asking.request, asking.attributes.first
    queries = [
        page_query(replace(request, offset=0), typed.texts()[0], typed.filters, attributes, 1),
        *(
            page_query(request, translated.texts()[0], translated.filters, attributes, page)
            for page in pages_of(request)
        ),
    ]
    first, *pages = await asking.engine.multi_search([{"indexUid": asking.index.uid, **query} for query in queries])
    if not first["totalHits"]:
        return _page(request, pages)
    named: list[dict[str, Any]] = first["hits"]
    others = " AND ".join(f"ID != {hit['ID']}" for hit in named)
    rest = replace(asking, request=replace(request, offset=max(0, request.offset - len(named))))
    found = await rest.ask(translated.texts()[:1], [*translated.filters, others], attributes)
    shown = named[request.offset : request.offset + request.limit]
    return FoundRecipes([*shown, *found.hits[: request.limit - len(shown)]], found.total + len(named))


def _page(request: RecipeListRequest, results: Sequence[dict[str, Any]]) -> FoundRecipes:
    hits = [hit for result in results for hit in result["hits"]]
    skipped = request.offset % request.limit
    return FoundRecipes(hits[skipped : skipped + request.limit], results[0]["totalHits"])


async def _ask_known_words(asking: _Asking, strict: Understood) -> FoundRecipes | None:
    """Keep the wishes and leave out the words that nothing knows."""
    text = strict.asked[0].strip()
    known = await asking.relax(text, ()) if text else text
    if known == text:
        return None
    found = await asking.ask([known], strict.filters, asking.attributes.spoken)
    return replace(found, is_relaxed=True, understood=strict) if found.total else None


async def _ask_relaxed(asking: _Asking, meant: Understood, within: Sequence[str]) -> FoundRecipes | None:
    text = meant.texts()[-1].strip()
    if not text:
        return None
    known = await asking.relax(text, within)
    if not known or known == text:
        return None
    found = await asking.ask([known], meant.filters, asking.attributes.spoken)
    return replace(found, is_relaxed=True, understood=meant) if found.total else None


async def _ask_everywhere(asking: _Asking, meant: Understood) -> FoundRecipes:
    """Search running text as well; where nothing is found, tell what every reading costs."""
    text = meant.texts()[-1].strip()
    found = await asking.ask([text], meant.filters, asking.attributes.everything)
    if found.total:
        return replace(found, understood=meant)
    instead = await _ask_instead(asking, meant)
    if instead:
        return instead
    return replace(found, understood=meant, total_without=await _totals_without(asking, meant))


async def _ask_instead(asking: _Asking, meant: Understood) -> FoundRecipes | None:
    """Nothing has the words beside what is haram: show what is cooked in its place alone."""
    counterpart = meant.counterpart
    if counterpart is None or not meant.words():
        return None
    alone = Understood(tuple(part for part in meant.parts if isinstance(part, Reading)))
    found = await asking.ask(alone.texts(), alone.filters, asking.attributes.first)
    return replace(found, is_relaxed=True, understood=meant) if found.total else None


async def _totals_without(asking: _Asking, meant: Understood) -> tuple[int, ...]:
    """Return for each reading how many recipes there are without it, all in one request; none where none hides any."""
    hiding = [reading for reading in meant.readings if reading.filter or reading.without]
    if not hiding:
        return ()
    counting = replace(asking.request, limit=1, offset=0)
    queries = [
        page_query(counting, rest.texts()[0], rest.filters, asking.attributes.first, 1)
        for rest in map(meant.without, hiding)
    ]
    results = await asking.engine.multi_search([{"indexUid": asking.index.uid, **query} for query in queries])
    totals = {id(reading): result["totalHits"] for reading, result in zip(hiding, results, strict=True)}
    return tuple(totals.get(id(reading), 0) for reading in meant.readings)
