"""Why search finds a recipe, or does not."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from anyio import from_thread
from sqlalchemy.orm import Session

from api.dependencies import MAX_ID
from api.search.client import SearchClient, SearchRefused, SearchUnavailable
from api.staff.search_care import queries
from api.staff.search_care.schemas import ExplainedOut
from core.models import Recipe
from core.search.indexes.recipes import INDEX as RECIPES
from core.search.text import clean_text

MOST_EXPLAINED = 10

Hashes = Mapping[int, str] | None
"""The content hash of each document that is in the index; None when the engine did not answer."""
ReadHashes = Callable[[Sequence[int]], Hashes]


@dataclass(frozen=True)
class Facts:
    """What is the case with a recipe."""

    is_published: bool
    is_in_index: bool | None
    is_up_to_date: bool | None
    waiting: int
    parked_reason: str | None


def explain_recipes(session: Session, asked: str, read_hashes: ReadHashes) -> Sequence[ExplainedOut]:
    """Return an explanation for each recipe with this number, slug or words in its title; at most ten."""
    found = _find(session, clean_text(asked))
    hashes = read_hashes([recipe.id for recipe in found]) if found else {}
    wanted = {
        document["ID"]: document["Content_Hash"] for document in RECIPES.build(session, [recipe.id for recipe in found])
    }
    return [_explain(session, recipe, hashes, wanted.get(recipe.id)) for recipe in found]


def hashes_from(engine: SearchClient, uid: str) -> ReadHashes:
    """Return what asks the engine, from a thread of the application."""

    def read(ids: Sequence[int]) -> Hashes:
        query = {
            "q": "",
            "filter": f"ID IN [{', '.join(map(str, ids))}]",
            "attributesToRetrieve": ["ID", "Content_Hash"],
            "limit": len(ids),
        }
        try:
            answer: dict[str, Any] = from_thread.run(engine.search, uid, query)
        except (SearchUnavailable, SearchRefused):
            return None
        return {hit["ID"]: str(hit.get("Content_Hash")) for hit in answer["hits"]}

    return read


def verdict_on(facts: Facts) -> str:
    """Return a sentence: what is the case, and what helps."""
    if facts.parked_reason is not None:
        return f"The engine refuses it: {facts.parked_reason}. Mend the recipe; saving it tries again."
    if facts.is_in_index is None:
        return "The search engine doesn't answer, so nothing is found now."
    if facts.waiting:
        return "It has changed and waits to be indexed. That takes seconds; if it stays, the worker isn't running."
    if not facts.is_published:
        return "It is a draft, and the index still has it. Reconcile." if facts.is_in_index else "It is a draft."
    if not facts.is_in_index:
        return "It is published and not in the index, and nothing waits. Reconcile."
    if not facts.is_up_to_date:
        return "It is in the index as it was before. Reconcile."
    return "It is in the index as it should be. Search for its title; words of the steps are not searched."


def _find(session: Session, asked: str) -> Sequence[Recipe]:
    if asked.isdecimal():
        exact = queries.recipe_of(session, min(int(asked[:20]), MAX_ID))
    else:
        exact = queries.recipe_called_slug(session, asked)
    if exact:
        return [exact]
    return queries.recipes_called(session, asked, limit=MOST_EXPLAINED) if asked else []


def _explain(session: Session, recipe: Recipe, hashes: Hashes, wanted: str | None) -> ExplainedOut:
    waiting = queries.waiting_of(session, RECIPES.name, recipe.id)
    is_in_index = None if hashes is None else recipe.id in hashes
    facts = Facts(
        is_published=recipe.is_published,
        is_in_index=is_in_index,
        is_up_to_date=hashes[recipe.id] == wanted if hashes and recipe.id in hashes else None,
        waiting=waiting.changes,
        parked_reason=queries.parked_reason(session, RECIPES.name, recipe.id),
    )
    return ExplainedOut(
        id=recipe.id,
        title=recipe.short_title,
        is_published=facts.is_published,
        is_in_index=facts.is_in_index,
        is_up_to_date=facts.is_up_to_date,
        waiting=facts.waiting,
        waiting_seconds=waiting.oldest_seconds,
        parked_reason=facts.parked_reason,
        verdict=verdict_on(facts),
    )
