"""Open jobs become recipes, or their credits come back."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta

import pytest
from sqlalchemy import select
from sqlalchemy.orm import Session

from core.advisory_locks import LockSpace, process_lock
from core.composing import ComposeRequest, Composition, compose
from core.db import Database
from core.generation import jobs
from core.generation.failures import NO_DISH, Failure
from core.generation.requests import GenerationRequest
from core.images import LocalMediaStorage
from core.images.renditions import media_path
from core.models import CreditEntry, GenerationJob, Mail, Recipe, User
from core.queue import Task
from core.recipes.inputs import IngredientInput, RecipeInput
from core.settings import Settings
from tests.factories import Factory
from worker.generation import pictures
from worker.generation.offline import OfflineComposer
from worker.generation.pictures import DrawnPictures
from worker.generation.provider import Answer, Ask, NoRecipe, Provider
from worker.generation.run import MAX_ATTEMPTS, run_jobs

FOODS = ("Lamb", "Eggplant", "Tomato")
Run = Callable[[Provider], int]


class Scripted:
    """A provider that does as a test says."""

    def __init__(self, *answers: Answer | Exception) -> None:
        self.answers = list(answers)
        self.asked: list[Ask] = []

    def generate(self, ask: Ask) -> Answer:
        """Give the next answer."""
        self.asked.append(ask)
        answer = self.answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer


@pytest.fixture
def member(make: Factory) -> User:
    member = make.member(credits_remaining=3)
    make.committed()
    return member


@pytest.fixture(autouse=True)
def quick_drawing(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw nothing: a picture takes seconds. The test of pictures draws."""
    if "pictures" not in request.node.name:
        monkeypatch.setattr("worker.generation.run.draw", lambda _: DrawnPictures({}))


@pytest.fixture
def run(database: Database, settings: Settings) -> Run:
    """Runs the open jobs with a provider."""
    return lambda provider: run_jobs(database, provider, LocalMediaStorage(settings.media_dir))


def ask_for(make: Factory, session: Session, member: User, names: tuple[str, ...] = FOODS) -> GenerationJob:
    """Let the member ask for a Turkish main dish."""
    request = GenerationRequest(
        cuisine=make.cuisine(), category=make.category(), ingredients=names, instructions="for 6"
    )
    job = jobs.request_generation(session, member, request)
    session.commit()
    return job


def a_recipe() -> RecipeInput:
    """A recipe that the site would publish."""
    composed = compose(ComposeRequest(cuisine_code="TR", category_code="MAIN", ingredients=FOODS))
    assert isinstance(composed, Composition)
    return composed.recipe


def balance(session: Session, member: User) -> int:
    """The member's credits as they are now."""
    session.refresh(member)
    return member.credits_remaining


def test_a_job_becomes_a_draft_of_its_member_with_pictures_and_a_mail(
    session: Session, make: Factory, member: User, run: Run, settings: Settings
) -> None:
    job = ask_for(make, session, member)

    assert run(OfflineComposer()) == 1

    session.refresh(job)
    assert (job.state, job.attempts, balance(session, member)) == ("done", 1, 2)
    recipe = session.get_one(Recipe, job.recipe_id)
    assert (recipe.owner_id, recipe.is_published, recipe.serving_size) == (member.id, False, 6)
    assert (recipe.cuisine_id, recipe.category_id) == (job.cuisine_id, job.category_id)
    assert recipe.preview_image
    assert recipe.banner_image
    assert LocalMediaStorage(settings.media_dir).has(media_path(recipe.banner_image.hash, 1600))
    assert session.scalars(select(Mail.generation_job_id)).all() == [job.id]


def test_a_recipe_whose_picture_fails_comes_without_one(
    session: Session, make: Factory, member: User, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> bytes:
        raise ValueError("no brush")

    monkeypatch.setattr(pictures, "draw_picture", fail)
    job = ask_for(make, session, member)

    run(OfflineComposer())

    session.refresh(job)
    assert session.get_one(Recipe, job.recipe_id).preview_image is None


def test_the_provider_gets_what_was_asked_for(session: Session, make: Factory, member: User, run: Run) -> None:
    ask_for(make, session, member)
    provider = Scripted(Answer(recipe=a_recipe(), notes=("Six are served.",)))

    run(provider)

    [ask] = provider.asked
    assert (ask.cuisine_name, ask.category_name, ask.ingredients, ask.instructions, ask.variation) == (
        "Turkish", "Main Dishes", FOODS, "for 6", 0,
    )  # fmt: skip
    assert session.scalars(select(GenerationJob.notes)).all() == [["Six are served."]]


def test_no_recipe_gives_the_credit_back_and_says_why(session: Session, make: Factory, member: User, run: Run) -> None:
    job = ask_for(make, session, member)

    run(Scripted(NoRecipe(Failure(code=NO_DISH, says="These make no dish.", notes=("“Zzz” is unknown.",)))))

    session.refresh(job)
    assert (job.state, job.failure_code, job.failure_text) == ("failed", "no_dish", "These make no dish.")
    assert (job.notes, job.recipe_id, balance(session, member)) == (["“Zzz” is unknown."], None, 3)


def test_a_haram_recipe_is_never_stored(session: Session, make: Factory, member: User, run: Run) -> None:
    job = ask_for(make, session, member)
    recipe = a_recipe()
    with_bacon = replace(recipe, ingredients=(*recipe.ingredients, IngredientInput(name="bacon")))

    run(Scripted(Answer(recipe=with_bacon)))

    session.refresh(job)
    assert (job.failure_code, balance(session, member)) == ("haram_result", 3)
    assert session.scalars(select(Recipe)).all() == []


def test_a_provider_that_breaks_ends_the_job_with_the_credit_back(
    session: Session, make: Factory, member: User, run: Run
) -> None:
    job = ask_for(make, session, member)

    run(Scripted(RuntimeError("out of order")))

    session.refresh(job)
    assert (job.failure_code, balance(session, member)) == ("generation_failed", 3)


def test_one_failure_does_not_hold_up_the_others(session: Session, make: Factory, member: User, run: Run) -> None:
    for number in range(3):
        ask_for(make, session, member, (*FOODS, f"herb {number}"))
    answers = (RuntimeError("out of order"), Answer(recipe=a_recipe()), Answer(recipe=a_recipe()))

    assert run(Scripted(*answers)) == 3

    assert sorted(session.scalars(select(GenerationJob.state))) == ["done", "done", "failed"]
    assert balance(session, member) == 1


def test_a_job_that_ended_its_process_three_times_is_given_up(
    session: Session, make: Factory, member: User, run: Run
) -> None:
    job = ask_for(make, session, member)
    job.attempts = MAX_ATTEMPTS
    session.commit()

    run(Scripted())

    session.refresh(job)
    assert (job.state, balance(session, member)) == ("failed", 3)


def test_a_job_whose_account_was_removed_meanwhile_leaves_nothing(
    session: Session, make: Factory, member: User, run: Run
) -> None:
    job = ask_for(make, session, member)

    class Slow:
        def generate(self, ask: Ask) -> Answer:
            session.delete(session.get_one(GenerationJob, job.id))
            session.commit()
            return Answer(recipe=a_recipe())

    run(Slow())

    assert session.scalars(select(Recipe)).all() == []


def test_only_one_process_runs_jobs_at_a_time(
    session: Session, database: Database, make: Factory, member: User, run: Run
) -> None:
    ask_for(make, session, member)

    with process_lock(database, LockSpace.GENERATION):
        assert run(OfflineComposer()) == 0

    assert run(OfflineComposer()) == 1


DYING = """
import os, signal
from core.db import get_database
from core.images import LocalMediaStorage
from core.images.renditions import media_path
from core.settings import get_settings
from worker.generation import run
from worker.generation import pictures
from worker.generation.offline import OfflineComposer

finish = run.{step}
def die(*arguments, **named):
    {before}
    os.kill(os.getpid(), signal.SIGKILL)
run.{step} = die
run.run_jobs(get_database(), OfflineComposer(), LocalMediaStorage(get_settings().media_dir))
"""


@pytest.mark.parametrize(
    ("step", "before"),
    [
        ("_ask", "pass"),
        ("draw", "pass"),
        ("finish", "pass"),
        ("finish", "finish(*arguments, **named)"),
    ],
)
def test_a_killed_worker_leaves_a_job_that_the_next_one_finishes(
    session: Session,
    database: Database,
    make: Factory,
    member: User,
    run: Run,
    settings: Settings,
    step: str,
    before: str,
) -> None:
    job = ask_for(make, session, member)
    dead = subprocess.run([sys.executable, "-c", DYING.format(step=step, before=before)], env=os.environ, check=False)
    assert dead.returncode == -signal.SIGKILL
    with process_lock(database, LockSpace.GENERATION, wait=True):
        pass  # PostgreSQL has noticed.

    assert run(OfflineComposer()) == 1

    session.refresh(job)
    assert (job.state, job.attempts, balance(session, member)) == ("done", 2, 2)
    assert len(session.scalars(select(Recipe)).all()) == 1
    assert session.scalars(select(CreditEntry.amount).order_by(CreditEntry.id)).all() == [3, -1]
    assert len(session.scalars(select(Mail)).all()) == 1


def test_the_worker_looks_for_jobs_every_five_seconds(settings: Settings) -> None:
    from worker.app import app  # reads the settings

    assert app.conf.beat_schedule[Task.GENERATE_RECIPES]["schedule"] == timedelta(seconds=5)
