"""Asks the engine until a text is decided: in one request where it finds something as it stands, else in two."""

from collections.abc import Callable, Generator, Sequence
from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, TypeVar

from api.search.decision import Deciding, Decision
from api.search.engine import SEARCHES_PER_REQUEST, Engine

Query = dict[str, Any]
Result = dict[str, Any]


class Batch(NamedTuple):
    """Searches that go to the engine in one request."""

    queries: list[Query]
    is_heavy: bool = False
    """There may be dozens of them: a text is shortened."""


Outcome = TypeVar("Outcome")
Steps = Generator[Batch, list[Result], Outcome]
"""Yields one request's searches after another, is sent their answers, and returns what came of it."""

Turn = Callable[[], AbstractAsyncContextManager[None]]
"""Opens a turn for a heavy request. Raises Busy."""

Asks = Callable[[Decision], list[Query]]
"""What a caller wants to know of a text, as searches of one decision."""

MAX_SEARCHES = 200
"""Of one heavy request to the engine."""
MOST_NAMED = 18
"""Recipes that have the typed words themselves and come before those that have what the words mean."""


@dataclass(frozen=True)
class Settled:
    """A decision, and the answers to what was asked of it."""

    decision: Decision
    answers: list[Result]
    beside: list[Result] | None = None
    """Answers to what was asked beside, where the text had to be asked twice."""


async def take(
    engine: Engine, steps: Sequence[Steps[Outcome]], turn: Turn, *, at_once: int = SEARCHES_PER_REQUEST
) -> list[Outcome]:
    """Take the steps side by side, in the same requests, and return what came of each.

    At most `at_once` searches go into a call of the engine; of a heavy request all do, and it takes a turn.
    Raises SearchRefused or SearchUnavailable.
    """
    outcomes: dict[int, Outcome] = {}
    waiting: dict[int, Batch] = {}

    def advance(number: int, results: list[Result] | None) -> None:
        try:
            waiting[number] = next(steps[number]) if results is None else steps[number].send(results)
        except StopIteration as end:
            outcomes[number] = end.value

    for number in range(len(steps)):
        advance(number, None)
    while waiting:
        asked, waiting = waiting, {}
        is_heavy = any(batch.is_heavy for batch in asked.values())
        queries = [query for batch in asked.values() for query in batch.queries]
        async with turn() if is_heavy else nullcontext():
            results = iter(await _ask(engine, queries, MAX_SEARCHES if is_heavy else at_once))
        for number, batch in asked.items():
            advance(number, [next(results) for _ in batch.queries])
    return [outcomes[number] for number in range(len(steps))]


async def _ask(engine: Engine, queries: list[Query], at_once: int) -> list[Result]:
    if len(queries) != 1:
        return await engine.multi_search(queries, at_once=at_once) if queries else []
    (query,) = queries
    return [await engine.search(query["indexUid"], {name: query[name] for name in query if name != "indexUid"})]


def settle(
    deciding: Deciding, asks: Asks, *, beside: Sequence[Query] = (), is_counted: bool = False, is_light: bool = True
) -> Steps[Settled]:
    """Decide a text, and ask about it meanwhile: one request where all of it finds something, else two.

    `is_counted`: the first search of `asks` has the total of the decision, since nothing else narrows it.
    `beside` is asked with the second request. What is not light is asked once all is decided, in a third.
    """
    is_asked = is_light or len(deciding.first) == 1
    first = _Round(deciding.first, asks if is_asked else _nothing, is_counted)
    results = yield Batch(first.queries)
    found = first.found(results)
    if found is not None:
        if found.decision.named or not is_asked:
            asked = asks(found.decision)
            results = yield Batch([*asked, *beside])
            return Settled(found.decision, results[: len(asked)], results[len(asked) :])
        return found
    further = _Further(deciding, asks if is_light else _nothing, is_counted)
    results = yield Batch([*further.queries, *beside], is_heavy=True)
    count = len(further.queries)
    chosen = replace(further.chosen(results[:count]), beside=results[count:])
    if not is_light:
        answers = yield Batch(asks(chosen.decision))
        return replace(chosen, answers=answers)
    return chosen


def _nothing(_: Decision) -> list[Query]:
    return []


class _Round:
    """Decisions that are tried in one request, each with what is asked of it."""

    def __init__(self, decisions: Sequence[Decision], asks: Asks, is_counted: bool) -> None:
        self._decisions = decisions
        self._asked = [asks(decision) for decision in decisions]
        self._counts = [
            [
                *([] if is_counted and asked else [query_of(decision)]),
                *([{**query_of(decision.typed), "hitsPerPage": MOST_NAMED}] if decision.typed else []),
            ]
            for decision, asked in zip(decisions, self._asked, strict=True)
        ]
        self._is_counted = is_counted
        self.queries = [
            query for counts, asked in zip(self._counts, self._asked, strict=True) for query in (*counts, *asked)
        ]

    def settled(self, results: Sequence[Result]) -> list[tuple[Settled, int]]:
        """Return each decision with its answers, and how many documents meet it."""
        settled, at = [], 0
        for decision, counts, asked in zip(self._decisions, self._counts, self._asked, strict=True):
            counted, answers = results[at : at + len(counts)], list(results[at + len(counts) :][: len(asked)])
            at += len(counts) + len(asked)
            named = tuple(hit["ID"] for hit in counted[-1]["hits"]) if decision.typed else ()
            total = (answers if self._is_counted and asked else counted)[0]["totalHits"] + len(named)
            settled.append((Settled(replace(decision, named=named), answers), total))
        return settled

    def found(self, results: Sequence[Result]) -> Settled | None:
        """Return the first that finds something."""
        return next((each for each, total in self.settled(results) if total), None)


class _Further:
    """What a text may be asked as where not all of it is met, in one request."""

    def __init__(self, deciding: Deciding, asks: Asks, is_counted: bool) -> None:
        self._deciding = deciding
        self._as_words = _Round(deciding.as_words, asks, is_counted)
        self._shortened = _Round([each.decision for each in deciding.shortened], asks, is_counted)
        self._last = _Round(deciding.last or deciding.first[:1], asks, is_counted)
        subjects = dict.fromkeys(deciding.subjects)
        self._questions = list(dict.fromkeys((*deciding.questions, *subjects)))
        uid = deciding.index.uid
        self._parts = [
            self._as_words.queries,
            self._shortened.queries,
            self._last.queries,
            [
                _query(uid, text, attributes) if (text, attributes) in subjects else _whether(uid, text, attributes)
                for text, attributes in self._questions
            ],
        ]
        self.queries = [query for part in self._parts for query in part]

    def chosen(self, results: Sequence[Result]) -> Settled:
        """Return the nearest to what was meant that finds something; where nothing does, all of it."""
        as_words, shortened, last, known = self._split(results)
        return (
            self._choose(shortened, known, wished=True)
            or self._as_words.found(as_words)
            or self._choose(shortened, known, wished=False)
            or self._last.found(last)
            or self._last.settled(last)[0][0]
        )

    def _choose(self, results: list[Result], known: list[Result], *, wished: bool) -> Settled | None:
        if wished and not self._deciding.as_words:
            return None
        settled = self._shortened.settled(results)
        totals = [(each, total) for each, (_, total) in zip(self._deciding.shortened, settled, strict=True)]
        found = {question: _total_of(answer) for question, answer in zip(self._questions, known, strict=True)}
        decision = self._deciding.choose(totals, found, wished=wished)
        return next((each for each, _ in settled if each.decision == decision), None)

    def _split(self, results: Sequence[Result]) -> list[list[Result]]:
        parts, at = [], 0
        for part in self._parts:
            parts.append(list(results[at : at + len(part)]))
            at += len(part)
        return parts


def query_of(decision: Decision) -> Query:
    """Return the search of a decision: of one document, with the exact total; callers ask for more."""
    return _query(decision.uid, decision.text, decision.attributes, decision.filters)


def _query(uid: str, text: str, attributes: Sequence[str], filters: Sequence[str] = ()) -> Query:
    return {**_matching(uid, text, attributes, filters), "page": 1, "hitsPerPage": 1}


def _whether(uid: str, text: str, attributes: Sequence[str]) -> Query:
    """The search that tells whether there is any document, and leaves the total to an estimate."""
    return {**_matching(uid, text, attributes), "limit": 1}


def _matching(uid: str, text: str, attributes: Sequence[str], filters: Sequence[str] = ()) -> Query:
    return {
        "indexUid": uid,
        "q": text,
        "attributesToSearchOn": list(attributes),
        "filter": list(filters),
        "attributesToRetrieve": ["ID"],
        "matchingStrategy": "all",
    }


def _total_of(answer: Result) -> int:
    total: int = answer["totalHits"] if "totalHits" in answer else answer["estimatedTotalHits"]
    return total
