"""Rows of which a test names only what matters to it."""

from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache
from itertools import count
from typing import Any, TypeVar

from pwdlib import PasswordHash
from pwdlib.hashers.argon2 import Argon2Hasher
from sqlalchemy import select
from sqlalchemy.orm import Session

from core.accounts.links import attach_link
from core.accounts.origins import Origin, new_browser_secret, origin_of
from core.credits.ledger import move_credits
from core.models import (
    Blog,
    Category,
    CreditReason,
    Cuisine,
    Image,
    PasswordReset,
    Recipe,
    RecipeIngredient,
    RecipeLabels,
    RecipeStep,
    SignUp,
    Tag,
    User,
)
from core.settings import get_settings
from core.slugs import random_short_code

numbers = count(1)
Row = TypeVar("Row")

HERE = Origin(browser_hash="a browser", address_hash="an address")
"""Where calls come from in tests that are not about that."""
PASSWORD = "Saffron-1234"
"""What every member and every sign-up made here signs in with."""


QUICK = PasswordHash((Argon2Hasher(time_cost=1, memory_cost=8, parallelism=1),))
"""Argon2 with the smallest parameters, for tests that are not about its slowness."""


@lru_cache(maxsize=1)
def kept_password() -> str:
    """Return a hash of PASSWORD."""
    return QUICK.hash(PASSWORD)


@dataclass(frozen=True)
class Factory:
    """Adds rows to a session and flushes; `committed` makes them visible to other processes."""

    session: Session

    def user(self, **given: Any) -> User:
        number, credits_ = next(numbers), given.pop("credits_remaining", 0)
        user = self._add(User(**{"email": f"cook{number}@example.org", "full_name": "Amina Cook", **given}))
        move_credits(self.session, user, credits_, CreditReason.WELCOME)
        return user

    def member(self, **given: Any) -> User:
        """A member who can sign in with PASSWORD."""
        return self.user(**{"password_hash": kept_password(), "credits_remaining": 10, **given})

    def sign_up(self, email: str = "amina@example.org", **given: Any) -> SignUp:
        """A sign-up whose mailed link has not been used yet, from the address and browser of tests' calls."""
        origin = origin_of(new_browser_secret(), "testclient", get_settings())
        fields = {
            "email": email,
            "full_name": "Amina Cook",
            "password_hash": kept_password(),
            "browser_hash": origin.browser_hash,
            "address_hash": origin.address_hash,
            **given,
        }
        row = SignUp(**fields)
        attach_link(row, get_settings())
        return self._add(row)

    def reset(self, email: str = "amina@example.org") -> PasswordReset:
        """A request for a new password."""
        row = PasswordReset(email=email)
        attach_link(row, get_settings())
        return self._add(row)

    def cuisine(self, code: str = "TR", name: str = "Turkish", **given: Any) -> Cuisine:
        known = self.session.scalar(select(Cuisine).where(Cuisine.code == code))
        return known or self._add(Cuisine(**{"code": code, "name": name, "display_name": name, **given}))

    def category(self, code: str = "MAIN", short_name: str = "Main Dishes", **given: Any) -> Category:
        known = self.session.scalar(select(Category).where(Category.code == code))
        fields = {"code": code, "short_name": short_name, "icon": "drumstick", "sort_order": 1, **given}
        return known or self._add(Category(**fields))

    def image(self, **given: Any) -> Image:
        fields = {"hash": f"{next(numbers):032x}", "kind": "4:3", "width_px": 1200, "height_px": 900}
        return self._add(Image(**{**fields, "blurhash": "L00000fQfQfQfQfQfQfQfQfQfQfQ", **given}))

    def tag(self, name: str) -> Tag:
        known = self.session.scalar(select(Tag).where(Tag.name == name))
        return known or self._add(Tag(name=name))

    def blog(
        self,
        title: str = "The patience of biryani",
        *,
        is_published: bool = True,
        author: User | None = None,
        **given: Any,
    ) -> Blog:
        fields = {
            "slug": f"blog-no-{next(numbers)}",
            "excerpt": "Why the lid stays on.",
            "content": "<p>Rice waits for nobody.</p>",
            "tags": ["rice", "patience"],
            "published_at": datetime.now(UTC) if is_published else None,
        }
        author = author or self.user(is_master_chef=True)
        return self._add(Blog(**{**fields, "title": title, "author": author, "is_published": is_published, **given}))

    def recipe(
        self,
        title: str = "Lentil Soup",
        *,
        ingredients: tuple[str, ...] = ("red lentils",),
        steps: tuple[str, ...] = ("Simmer until soft.",),
        tags: tuple[str, ...] = (),
        is_published: bool = True,
        **given: Any,
    ) -> Recipe:
        fields: dict[str, Any] = {
            "slug": f"recipe-no-{next(numbers)}",
            "short_code": random_short_code(),
            "short_title": title,
            "long_title": title,
            "is_published": is_published,
            "published_at": datetime.now(UTC) if is_published else None,
            "ingredients": [RecipeIngredient(name=name, sort_order=n) for n, name in enumerate(ingredients, 1)],
            "steps": [RecipeStep(instruction_text=line, step_number=n) for n, line in enumerate(steps, 1)],
            "tags": [self.tag(name) for name in tags],
            **given,
        }
        if "owner_id" not in fields:
            fields.setdefault("owner", self.user())
        return self._add(Recipe(**fields))

    def labels(self, recipe: Recipe, **given: Any) -> RecipeLabels:
        """Labels that no lexicon has made, for tests of what they are stored for; `label` makes real ones."""
        fields = {
            "recipe_id": recipe.id,
            "version": "1",
            "labels": {"version": "1"},
            "suitable_diets": ["vegan", "vegetarian"],
            "allergens_not_found": ["milk"],
            "made_at": datetime.now(UTC),
        }
        return self._add(RecipeLabels(**{**fields, **given}))

    def committed(self) -> None:
        """Commit what was made so far."""
        self.session.commit()

    def _add(self, row: Row) -> Row:
        self.session.add(row)
        self.session.flush()
        return row
