"""`sufra views` and `sufra searches` as analysts use them."""

from datetime import date

import pytest
from sqlalchemy.orm import Session
from typer.testing import CliRunner, Result

from cli.main import app
from core.counters.views import Viewed
from core.db import Database, transaction
from core.models import Recipe, SearchDay
from tests.factories import Factory
from worker.counters.writes import view_writer

OCTOBER = ("--from", "2026-10-01", "--to", "2026-10-31")


def run(*arguments: str) -> Result:
    """Run `sufra …`."""
    return CliRunner().invoke(app, arguments)


@pytest.fixture
def recipe(make: Factory, database: Database) -> Recipe:
    """A Turkish recipe with two views in September and five in October."""
    recipe = make.recipe("=SUM(A1)", cuisine=make.cuisine("TR", "Turkish"))
    make.committed()
    with transaction(database) as session:
        view_writer(Viewed.RECIPE)(session, {f"2026-09-30:{recipe.id}": 2, f"2026-10-31:{recipe.id}": 5})
    return recipe


@pytest.fixture
def searches(session: Session) -> None:
    """Two texts, one of which found nothing."""
    for text, nothing in (("soup", 0), ("brinjol", 4)):
        day = date(2026, 10, 5)
        session.add(SearchDay(text=text, day=day, searches=9, found_nothing=nothing, relaxed=0))
    session.commit()


@pytest.mark.usefixtures("recipe")
def test_views_by_cuisine_as_csv() -> None:
    result = run("views", *OCTOBER, "--by", "cuisine", "--csv")

    assert result.stdout_bytes.decode("utf-8-sig") == "ID,Name,Views,Views before\r\n1,Turkish,5,2\r\n"


def test_a_title_like_a_formula_is_text_in_the_csv(recipe: Recipe) -> None:
    result = run("views", *OCTOBER, "--days", "--csv")

    assert f"2026-10-31,{recipe.id},'=SUM(A1),5\r\n" in result.stdout_bytes.decode()


@pytest.mark.usefixtures("recipe")
def test_views_for_people() -> None:
    assert "Turkish" in run("views", *OCTOBER, "--by", "cuisine").stdout


@pytest.mark.usefixtures("recipe")
def test_sums_are_made_anew() -> None:
    assert "0 sums of views were not up to date" in run("views", "--rebuild").stdout


@pytest.mark.usefixtures("searches")
def test_only_failed_searches() -> None:
    result = run("searches", *OCTOBER, "--failed", "--csv")

    assert result.stdout_bytes.decode("utf-8-sig").splitlines()[1:] == ["brinjol,9,4,0,0"]


@pytest.mark.usefixtures("database")
def test_a_period_that_ends_before_it_begins_is_one_sentence() -> None:
    result = run("views", "--from", "2026-10-02", "--to", "2026-10-01")

    assert result.exit_code == 1
    assert result.stderr == "The period has to begin before it ends.\n"
