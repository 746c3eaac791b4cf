"""`python -m drill.content`: the recipes and the people of a drill."""

from sqlalchemy import func, select

from bench.corpus import fill
from core.accounts.members import create_user
from core.accounts.passwords import hash_password
from core.db import transaction
from core.models import Recipe
from core.search.index import engine_uid
from core.search.indexes import search_indexes
from core.settings import get_settings
from indexer.context import indexer_context
from indexer.rebuild import rebuild

RECIPES = 200
PEOPLE = 40
PASSWORD = "Saffron-4821-rice"  # noqa: S105  # of people who exist for a drill


def email(number: int) -> str:
    """Return the address of a person, 0 to PEOPLE - 1."""
    return f"drill{number}@example.org"


def main() -> None:
    """Fill an empty site; one that has recipes stays as it is."""
    with transaction() as session:
        if session.scalar(select(func.count(Recipe.id))):
            return
        fill(session, RECIPES)
        kept = hash_password(PASSWORD)
        for number in range(PEOPLE):
            # Staff, so that each may edit any recipe and import.
            create_user(session, email=email(number), full_name="Drill Cook", password_hash=kept, is_staff=True)
    settings = get_settings()
    for index in search_indexes().values():
        rebuild(indexer_context(), index, engine_uid(index, settings), config_dir=settings.search_config_dir)


if __name__ == "__main__":
    main()
