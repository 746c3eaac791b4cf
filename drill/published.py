"""What visitors of a drill know of the site before their first call."""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import select

from core.accounts.queries import user_by_email
from core.accounts.tokens import issue_token
from core.db import make_session
from core.models import Recipe, User
from core.settings import get_settings
from drill.content import PEOPLE, email


@dataclass(frozen=True)
class Published:
    """The recipes that can be opened, and a token for each person who can sign in, in the order of their numbers."""

    recipe_ids: Sequence[int]
    tokens: Sequence[str]


def read_published() -> Published:
    """Return what the site has, by the settings of this process."""
    with make_session() as session:
        ids = session.scalars(select(Recipe.id).where(Recipe.is_published).order_by(Recipe.id)).all()
        people = [user for number in range(PEOPLE) if (user := user_by_email(session, email(number)))]
        return Published(ids, [_token(user) for user in people])


def _token(user: User) -> str:
    return issue_token(user, get_settings()).text
