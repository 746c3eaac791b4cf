"""Figures for analysts, on the screen and as files."""

import csv
import io
from datetime import UTC, date, datetime, timedelta

import pytest
from httpx2 import Response
from sqlalchemy.orm import Session

from core.counters.views import Viewed
from core.db import Database, transaction
from core.models import Favorite, GenerationJob, JobState, Recipe, Review, SearchDay
from tests.api.errors import assert_error
from tests.api.staff.desk import Desk
from tests.factories import Factory
from worker.counters.writes import view_writer

OCTOBER = {"From": "2026-10-01", "To": "2026-10-31"}


def lines_of(response: Response) -> list[list[str]]:
    """The lines of a file below its headings."""
    return list(csv.reader(io.StringIO(response.content.decode("utf-8-sig"), newline="")))[1:]


@pytest.fixture
def recipes(make: Factory, database: Database) -> list[Recipe]:
    """Seven recipes with 1 to 7 views on the first of October; the last one also has some in September."""
    made = [make.recipe(f"Soup {number}", cuisine=make.cuisine("TR", "Turkish")) for number in range(1, 8)]
    make.committed()
    with transaction(database) as session:
        counts = {f"2026-10-01:{recipe.id}": number for number, recipe in enumerate(made, 1)}
        view_writer(Viewed.RECIPE)(session, {**counts, f"2026-09-30:{made[-1].id}": 3})
    return made


@pytest.fixture
def searches(session: Session) -> None:
    """Three texts: found, found with fewer words, not found."""
    for text, nothing, relaxed in (("=soup", 0, 0), ("easy brinjol", 0, 2), ("brinjol", 4, 0)):
        day = date(2026, 10, 31)
        session.add(SearchDay(text=text, day=day, searches=9, found_nothing=nothing, relaxed=relaxed))
    session.commit()


def test_the_most_viewed_come_first_with_the_period_before(desk: Desk, recipes: list[Recipe]) -> None:
    answer = desk.get("/analytics/views", **OCTOBER, By="recipe", Limit=2).json()

    first, second = answer["Subjects"]
    assert first | {"Days": None} == {
        "ID": recipes[-1].id, "Name": "Soup 7", "Views": 7, "Before": 3, "Days": None,
    }  # fmt: skip
    assert second["Views"] == 6
    assert (answer["Views"], answer["Before"], answer["Subject_Count"]) == (28, 3, 7)
    assert answer["Period_Before"] == {"First": "2026-08-31", "Last": "2026-09-30"}


@pytest.mark.usefixtures("recipes")
def test_every_day_has_a_number_and_five_subjects_are_drawn(desk: Desk) -> None:
    answer = desk.get("/analytics/views", **OCTOBER, By="recipe").json()

    assert answer["Days"] == [28] + 30 * [0]
    assert [subject["Days"] is not None for subject in answer["Subjects"]] == 5 * [True] + 2 * [False]
    assert answer["Subjects"][0]["Days"][0] == 7


def test_views_as_a_file(desk: Desk, recipes: list[Recipe]) -> None:
    response = desk.get("/analytics/views.csv", **OCTOBER, By="cuisine")

    assert response.headers["Content-Type"] == "text/csv; charset=utf-8"
    assert 'filename="sufra-views-by-cuisine-2026-10-01-2026-10-31.csv"' in response.headers["Content-Disposition"]
    assert lines_of(response) == [[str(recipes[0].cuisine_id), "Turkish", "28", "3"]]


@pytest.mark.usefixtures("recipes")
def test_days_as_a_file(desk: Desk) -> None:
    response = desk.get("/analytics/views.csv", From="2026-09-01", To="2026-10-31", By="cuisine", Per_Day=True)

    assert [line[0::3] for line in lines_of(response)] == [["2026-09-30", "3"], ["2026-10-01", "28"]]


@pytest.mark.usefixtures("searches")
def test_failed_searches_are_those_not_met_in_full(desk: Desk) -> None:
    answer = desk.get("/analytics/searches", **OCTOBER, Failed=True).json()

    assert [(text["Text"], text["Found_Nothing"], text["Relaxed"]) for text in answer["Texts"]] == [
        ("brinjol", 4, 0),
        ("easy brinjol", 0, 2),
    ]
    assert (answer["Searches"], answer["Days"][-1], answer["Found_Nothing_Days"][-1]) == (27, 27, 4)


@pytest.mark.usefixtures("searches")
def test_a_searched_text_like_a_formula_is_text_in_the_file(desk: Desk) -> None:
    lines = lines_of(desk.get("/analytics/searches.csv", **OCTOBER))

    assert ["'=soup", "9", "0", "0", "0"] in lines


def test_what_members_do_by_day(desk: Desk, make: Factory, session: Session) -> None:
    on = datetime(2026, 10, 31, 23, 59, 59, tzinfo=UTC)
    member = make.member(created_at=on)
    make.user(created_at=on)  # one of the site's own: it has no password
    for created_at in (on, on + timedelta(seconds=1)):
        recipe = make.recipe()
        session.add(Favorite(member_id=member.id, recipe_id=recipe.id, created_at=created_at))
        session.add(Review(member_id=member.id, recipe_id=recipe.id, rating=5, created_at=created_at))
    for state in (JobState.DONE, JobState.QUEUED):
        job = {"member_id": member.id, "cuisine_id": make.cuisine().id, "category_id": make.category().id}
        finished_at = on if state == JobState.DONE else None
        session.add(
            GenerationJob(
                **job, ingredients=["rice"], request_hash="r", state=state, created_at=on, finished_at=finished_at
            )
        )
    make.committed()

    answer = desk.get("/analytics/activity", **OCTOBER).json()

    assert {one["Activity"]: (one["Count"], one["Days"][-1]) for one in answer["Activities"]} == {
        "favorites": (1, 1),
        "reviews": (1, 1),
        "generations": (1, 1),
        "sign_ups": (1, 1),
    }
    assert lines_of(desk.get("/analytics/activity.csv", **OCTOBER))[-1] == ["2026-10-31", "1", "1", "1", "1"]


@pytest.mark.parametrize("path", ["views", "views.csv", "searches", "searches.csv", "activity", "activity.csv"])
@pytest.mark.parametrize(
    ("first", "last", "sentence"),
    [
        ("2026-10-02", "2026-10-01", "The period has to begin before it ends."),
        ("2020-10-01", "2026-10-01", "The period may be five years long."),
        ("0001-01-01", "0001-01-01", "The period has to lie between 2000 and 2100."),
    ],
)
def test_a_period_that_makes_no_sense_is_refused(desk: Desk, path: str, first: str, last: str, sentence: str) -> None:
    response = desk.get(f"/analytics/{path}", From=first, To=last)

    assert_error(response, 400)
    assert response.json()["Error"] == sentence
