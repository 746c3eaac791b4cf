"""`python -m bench.plans --recipes 1000000`: writes docs/operations/plans.md anew, from a database of its own."""

import argparse
import os
from collections.abc import Iterator

from sqlalchemy.orm import Session

from bench.plans.database import filled_database
from bench.plans.explain import explain, large_tables
from bench.plans.statements import hot_statements
from core.db import make_session
from dev.project import PROJECT

UNUSED_SETTINGS = {
    "SUFRA_ENVIRONMENT": "development",
    "SUFRA_SECRET_KEY": "0123456789abcdef" * 4,
    "SUFRA_DATABASE_URL": "postgresql+psycopg://127.0.0.1/none",
    "SUFRA_REDIS_URL": "redis://127.0.0.1/0",
    "SUFRA_SEARCH_URL": "http://127.0.0.1",
    "SUFRA_SEARCH_MASTER_KEY": "0123456789abcdef",
}
"""The settings must be whole to be read; no statement depends on them."""
PAGE = PROJECT / "docs" / "operations" / "plans.md"
HEAD = """# Plans of the hot statements

Written by `.venv/bin/python -m bench.plans --recipes {recipes}`: how PostgreSQL reads the tables for what requests ask,
and for what jobs ask every few seconds, with {recipes:,} recipes and as many reviews, favorites, mails and outbox rows.
`bench/plans/statements.py` lists them. `tests/core/test_plans.py` fails when one of them reads a large table from
beginning to end. Jobs that are meant to read everything are not listed: rebuild, reconcile, popularity.

| what | cost | how it is read |
|---|---|---|
"""


def main() -> None:
    """Fill a database, explain every statement, write the page."""
    parser = argparse.ArgumentParser(prog="bench.plans")
    parser.add_argument("--recipes", type=int, default=1_000_000)
    recipes = parser.parse_args().recipes
    os.environ.update(UNUSED_SETTINGS)
    with filled_database(recipes) as database, make_session(database) as session:
        PAGE.write_text(HEAD.format(recipes=recipes) + "".join(_lines(session)), encoding="utf-8")


def _lines(session: Session) -> Iterator[str]:
    large = large_tables(session, rows=1_000)
    for name, ask in hot_statements().items():
        for number, explained in enumerate(explain(session, ask)):
            scans = [f"**reads all of {table}**" for table in explained.scans() if table in large]
            read = "; ".join([explained.summary() or "no table", *scans])
            yield f"| {'' if number else name} | {explained.plan['Total Cost']:,.0f} | {read} |\n"


if __name__ == "__main__":
    main()
