"""What a member asks for: a cuisine, a category, ingredients and instructions, held against their rules.

Source: docs/product/generator.md#generator-screen.
"""

import hashlib
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from sqlalchemy.orm import Session

from core.config_files import read_config
from core.errors import DomainError, Problem
from core.halal import Status, Verdict, classify_line, classify_text
from core.models import Category, Cuisine

RULES = read_config("fields")["generate"]
"""Limits and sentences, which the browser reads too."""
MAX_ID = 2**63 - 1


class InvalidRequest(DomainError):
    """The request breaks one of its rules; the sentence says which."""

    status = 422
    code = "invalid_generation_request"


class HaramRequest(DomainError):
    """An ingredient or the instructions ask for something haram; the sentence says what, why, and what to take."""

    status = 422
    code = "haram_ingredient"


@dataclass(frozen=True, kw_only=True)
class GenerationRequest:
    """A request that keeps the rules: trimmed, without duplicates, of a cuisine and a category that exist."""

    cuisine: Cuisine
    category: Category
    ingredients: tuple[str, ...]
    instructions: str

    @property
    def hash(self) -> str:
        """Equal for requests that differ in case or in the order of ingredients only."""
        content = [
            self.cuisine.id,
            self.category.id,
            sorted(name.casefold() for name in self.ingredients),
            self.instructions.casefold(),
        ]
        return hashlib.sha256(json.dumps(content).encode()).hexdigest()


def read_request(
    session: Session,
    *,
    cuisine_id: int | None,
    category_id: int | None,
    ingredients: Sequence[str],
    instructions: str,
) -> GenerationRequest:
    """Return the request. Raises InvalidRequest for the first broken rule, then HaramRequest."""
    names = distinct_names(ingredients)
    _refuse_numbers(names)
    if not cuisine_id:
        raise _broken("Cuisine_ID", RULES["cuisine"]["required"])
    if not category_id:
        raise _broken("Category_ID", RULES["category"]["required"])
    cuisine = session.get(Cuisine, cuisine_id) if 0 < cuisine_id <= MAX_ID else None
    category = session.get(Category, category_id) if 0 < category_id <= MAX_ID else None
    if cuisine is None or category is None:
        raise _broken("Cuisine_ID" if cuisine is None else "Category_ID", RULES["selection"]["invalid"])
    wishes = _clean(instructions)
    if wishes == RULES["instructions"]["default"]:
        wishes = ""
    if len(wishes) > RULES["instructions"]["maxCharacters"]:
        raise _broken("Instructions_Text", RULES["instructions"]["tooLong"])
    _refuse_haram(names, wishes)
    return GenerationRequest(cuisine=cuisine, category=category, ingredients=names, instructions=wishes)


def distinct_names(ingredients: Iterable[str]) -> tuple[str, ...]:
    """Return the names trimmed and without empty ones, of those that differ in case or spaces the first."""
    names: dict[str, str] = {}
    for given in ingredients:
        name = _clean(given)
        if name:
            names.setdefault(name.casefold(), name)
    return tuple(names.values())


def _refuse_numbers(names: Sequence[str]) -> None:
    limits = RULES["ingredients"]
    if len(names) < limits["min"]:
        raise _broken("Ingredients", limits["tooFew"])
    if len(names) > limits["max"]:
        raise _broken("Ingredients", limits["tooMany"])
    for index, name in enumerate(names):
        if len(name) > RULES["ingredient"]["maxCharacters"]:
            raise _broken(f"Ingredients.{index}", RULES["ingredient"]["tooLong"])


def _refuse_haram(names: Sequence[str], instructions: str) -> None:
    refused = {
        f"Ingredients.{index}": _refusal(name, verdict)
        for index, name in enumerate(names)
        if (verdict := classify_line(name)).status is Status.HARAM
    }
    if instructions and (verdict := classify_text(instructions)).status is Status.HARAM:
        refused["Instructions_Text"] = _refusal(verdict.term, verdict)
    if refused:
        problems = [Problem(field, sentence) for field, sentence in refused.items()]
        raise HaramRequest(" ".join(refused.values()), problems=problems)


def _refusal(name: str, verdict: Verdict) -> str:
    instead = f" Use {verdict.substitute} instead." if verdict.substitute else ""
    return f"“{name}” can't be used: {verdict.reason}{instead}"


def _broken(field: str, sentence: str) -> InvalidRequest:
    return InvalidRequest(sentence, problems=[Problem(field, sentence)])


def _clean(text: str) -> str:
    return " ".join(text.replace("\x00", "").split())
