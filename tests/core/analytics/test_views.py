"""Figures of views equal those that SQL counts from the days."""

import random
from collections import Counter
from collections.abc import Sequence
from datetime import date, timedelta

import pytest
from sqlalchemy import text
from sqlalchemy.orm import Session

from core.analytics.period import Period
from core.analytics.rollups import rebuild_rollups
from core.analytics.views import By, read_days, read_views
from core.counters.views import Viewed
from core.db import Database, transaction
from core.models import Recipe, ViewRollup
from dev.project import PROJECT
from tests.factories import Factory
from worker.counters.writes import view_writer

PERIOD = Period(date(2025, 2, 3), date(2026, 1, 31))


def write(database: Database, kind: Viewed, counts: dict[str, int]) -> None:
    """Write the counts as a flush does."""
    with transaction(database) as session:
        view_writer(kind)(session, counts)


@pytest.fixture
def recipes(make: Factory) -> Sequence[Recipe]:
    """Six recipes of two cuisines and of none, by two authors, one of whom also writes a blog."""
    authors = [make.user(full_name="Amina Cook"), make.user(full_name="Bilal Baker")]
    cuisines = [make.cuisine("TR", "Turkish"), make.cuisine("PER", "Persian"), None]
    made = [
        make.recipe(f"Soup {n}", cuisine=cuisines[n % 3], category=make.category(), owner=authors[n % 2])
        for n in range(6)
    ]
    make.blog(author=authors[0])
    make.committed()
    return made


@pytest.fixture
def viewed(recipes: Sequence[Recipe], database: Database) -> None:
    """Views of two years, written in batches that each touch many days."""
    chance = random.Random(14)  # noqa: S311 -- no secret
    days = [date(2024, 2, 1) + timedelta(days=n) for n in range(735)]
    for _ in range(5):
        counts = Counter[str]()
        for _ in range(300):
            counts[f"{chance.choice(days)}:{chance.choice(recipes).id}"] += chance.randint(1, 9)
        write(database, Viewed.RECIPE, counts)
        write(database, Viewed.BLOG, {f"{chance.choice(days)}:1": 3 for _ in range(20)})


def documented_sql(by: By) -> str:
    """The statement that the analysts' guide gives for this sum."""
    guide = (PROJECT / "docs/guides/analysts.md").read_text("utf-8")
    return guide.split(f"### Views by {by}\n", 1)[1].split("```sql\n", 1)[1].split("```", 1)[0]


@pytest.mark.usefixtures("viewed")
@pytest.mark.parametrize("by", By)
def test_the_documented_sql_gives_the_same_figures(by: By, session: Session) -> None:
    days = {"first": PERIOD.first, "last": PERIOD.last}
    expected = session.execute(text(documented_sql(by)), days).all()

    report = read_views(session, by, PERIOD, limit=100)

    assert [(one.name, one.views) for one in report.subjects] == [tuple(row) for row in expected]
    assert report.subject_count == len(expected) > 0
    assert report.views == sum(row[1] for row in expected)


@pytest.mark.usefixtures("viewed")
@pytest.mark.parametrize("by", By)
def test_each_subject_is_compared_with_the_period_before(by: By, session: Session) -> None:
    now, before = (read_views(session, by, period, limit=100) for period in (PERIOD, PERIOD.before))

    assert {one.id: one.before for one in now.subjects} == {one.id: one.views for one in before.subjects}
    assert now.before == before.views


@pytest.mark.usefixtures("viewed")
@pytest.mark.parametrize("by", By)
def test_days_add_up_to_the_sums(by: By, session: Session) -> None:
    report = read_views(session, by, PERIOD, limit=100)

    days = read_days(session, by, PERIOD, [one.id for one in report.subjects])

    assert {one.id: one.views for one in report.subjects} == {
        subject: sum(views for _, views in of_subject) for subject, of_subject in days.items()
    }
    assert sum(views for _, views in report.days) == report.views


def test_pages_follow_each_other(recipes: Sequence[Recipe], database: Database, session: Session) -> None:
    day = PERIOD.first
    write(database, Viewed.RECIPE, {f"{day}:{recipe.id}": number for number, recipe in enumerate(recipes, 1)})

    report = read_views(session, By.RECIPE, PERIOD, limit=2, offset=2)

    assert [one.views for one in report.subjects] == [4, 3]
    assert report.subject_count == 6


@pytest.mark.usefixtures("viewed")
def test_sums_made_anew_are_those_that_were_kept(session: Session) -> None:
    assert session.query(ViewRollup).count() > 100

    assert rebuild_rollups(session) == 0


@pytest.mark.usefixtures("viewed")
def test_sums_that_are_lost_are_made_anew(session: Session) -> None:
    expected = read_views(session, By.CUISINE, PERIOD, limit=100)
    session.execute(text("DELETE FROM view_rollups"))

    rebuild_rollups(session)

    assert read_views(session, By.CUISINE, PERIOD, limit=100) == expected


@pytest.mark.usefixtures("viewed")
def test_a_recipe_takes_its_views_to_another_cuisine_once_sums_are_made_anew(
    recipes: Sequence[Recipe], session: Session
) -> None:
    session.execute(text("UPDATE recipes SET cuisine_id = NULL"))
    session.delete(session.get_one(Recipe, recipes[0].id))
    session.flush()

    rebuild_rollups(session)

    (only,) = read_views(session, By.CUISINE, PERIOD, limit=100).subjects
    assert only.name == "No cuisine"
    assert only.views == read_views(session, By.RECIPE, PERIOD, limit=100).views
