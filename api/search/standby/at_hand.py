"""Orders recipes by how much of what they need is at hand. Source: docs/decisions/0024-cook-with-what-i-have.md."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Float, FromClause, Subquery, Text, cast, distinct, exists, func, select, true
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.orm import Session

from api.search.standby.answers import Query, Standby, matching
from core.at_hand.foods import keys_at_hand, keys_of_need, needs_of
from core.models import StandbyFood, StandbyText
from core.recipes.cards import build_recipe_card
from core.search.documents.queries import published_recipes

NEEDS_OF_ONE_FOOD = 2
"""How often a recipe asks for one food at most, as a rule."""


@dataclass(frozen=True)
class AtHand:
    """How much of what a recipe needs is at hand, staples aside."""

    have: int
    needed: int
    missing: tuple[str, ...]
    """In the recipe's words and order."""


@dataclass(frozen=True)
class CookableRecipes:
    """A page of recipes that need something of what is at hand."""

    hits: list[dict[str, Any]]
    at_hand: list[AtHand]
    """Of each hit."""
    total: int
    needed_by_none: tuple[str, ...]
    """Foods at hand that no recipe asks for."""


def find_cookable(
    session: Session, standby: Standby, query: Query, foods: Sequence[str], *, first: int, size: int
) -> CookableRecipes:
    """Return recipes by the share of their needs that is at hand, then by how many that are, then as the list does.

    `query` has text and filters as the engine takes them; `foods` are names as they are typed.
    Raises SearchRefused.
    """
    keys_of = {food: keys_at_hand(food) for food in foods}
    keys = sorted({key for some in keys_of.values() for key in some})
    best = _best(standby, keys)
    found = (
        select(StandbyText.document_id, best.c.share, best.c.have, StandbyText.custom_order)
        .join(best, best.c.document_id == StandbyText.document_id)
        .where(matching(session, standby, query))
        .cte("found")
    )
    page = select(found).order_by(*_in_order(found)).offset(first).limit(size).subquery()
    totals = select(func.count().label("total")).select_from(found).subquery()
    # Beside an empty page stands the total, too: to count for it alone would take as long again.
    statement = (
        select(totals.c.total, page.c.document_id)
        .select_from(totals.outerjoin(page, true()))
        .order_by(*_in_order(page))
    )
    rows = session.execute(statement).all()
    total, ids = rows[0].total, [row.document_id for row in rows if row.document_id is not None]
    # Not whole documents: their spellings and sounds take as long as the search.
    cards = {row.recipe.id: row for row in published_recipes(session, ids)}
    shown = [cards[each] for each in ids if each in cards]
    return CookableRecipes(
        hits=[build_recipe_card(row.recipe) for row in shown],
        at_hand=[count_at_hand(needs_of(row.required), keys) for row in shown],
        total=total,
        needed_by_none=_needed_by_none(session, standby, keys_of),
    )


def _best(standby: Standby, keys: Sequence[str]) -> Subquery:
    """The recipes that need one of the foods, best first, with the share of their needs that is at hand.

    As many as an answer counts: of each food's recipes those that need least, whose share is the greatest.
    """
    most = standby.shape.max_total
    asked = func.unnest(cast(keys, ARRAY(Text))).table_valued("food", name="asked").render_derived()
    of_food = (
        select(StandbyFood.document_id, StandbyFood.need, StandbyFood.needed)
        .where(StandbyFood.index_name == standby.index.name, StandbyFood.food == asked.c.food)
        .order_by(StandbyFood.needed, StandbyFood.document_id, StandbyFood.need)
        .limit(NEEDS_OF_ONE_FOOD * most)
        .lateral()
    )
    have, needed = func.count(distinct(of_food.c.need)), func.max(of_food.c.needed)
    share = (cast(have, Float) / needed).label("share")
    counted = select(of_food.c.document_id, have.label("have"), share).select_from(asked).join(of_food, true())
    order = (share.desc(), have.desc(), of_food.c.document_id.desc())
    return counted.group_by(of_food.c.document_id).order_by(*order).limit(most).subquery()


def _in_order(recipes: FromClause) -> list[ColumnElement[Any]]:
    return [recipes.c[name].desc() for name in ("share", "have", "custom_order", "document_id")]


def count_at_hand(needs: Sequence[str], keys: Sequence[str]) -> AtHand:
    """Return how many of the needs are met by keys of foods at hand."""
    missing = tuple(need for need in needs if set(keys).isdisjoint(keys_of_need(need)))
    return AtHand(have=len(needs) - len(missing), needed=len(needs), missing=missing)


def _needed_by_none(session: Session, standby: Standby, keys_of: Mapping[str, Sequence[str]]) -> tuple[str, ...]:
    keys = [key for some in keys_of.values() for key in some]
    asked = func.unnest(cast(keys, ARRAY(Text))).column_valued("asked")
    is_needed = exists().where(StandbyFood.index_name == standby.index.name, StandbyFood.food == asked)
    needed = set(session.scalars(select(asked).where(is_needed)))
    return tuple(food for food, some in keys_of.items() if needed.isdisjoint(some))
