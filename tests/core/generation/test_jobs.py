"""A job and its credit: reserved together, settled or given back together."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import select
from sqlalchemy.orm import Session

from core.credits.ledger import InsufficientCredits
from core.db import Database, transaction
from core.generation import jobs
from core.generation.failures import Failure
from core.generation.requests import GenerationRequest
from core.models import CreditEntry, GenerationJob, JobState, Mail, User
from core.queue import Task
from tests.factories import Factory


@pytest.fixture
def member(make: Factory) -> User:
    member = make.member(credits_remaining=2)
    make.committed()
    return member


def a_request(make: Factory, *names: str) -> GenerationRequest:
    """A request of a Turkish main dish."""
    return GenerationRequest(
        cuisine=make.cuisine(), category=make.category(), ingredients=names or ("Lamb", "Rice"), instructions=""
    )


def reasons(session: Session) -> list[str]:
    """Why credits moved, in order."""
    return list(session.scalars(select(CreditEntry.reason).order_by(CreditEntry.id)))


def test_a_request_reserves_a_credit_and_tells_the_worker(
    session: Session, make: Factory, member: User, published: list[Task]
) -> None:
    job = jobs.request_generation(session, member, a_request(make))
    session.commit()

    assert (job.state, member.credits_remaining) == ("queued", 1)
    assert reasons(session) == ["welcome", "generation"]
    assert Task.GENERATE_RECIPES in published


def test_an_equal_request_joins_the_job_that_runs(session: Session, make: Factory, member: User) -> None:
    first = jobs.request_generation(session, member, a_request(make, "Lamb", "Rice"))
    second = jobs.request_generation(session, member, a_request(make, "rice", "LAMB"))

    assert (second.id, member.credits_remaining) == (first.id, 1)


def test_another_members_equal_request_is_a_job_of_its_own(session: Session, make: Factory, member: User) -> None:
    first = jobs.request_generation(session, member, a_request(make))
    second = jobs.request_generation(session, make.member(), a_request(make))

    assert second.id != first.id


def test_without_a_credit_there_is_no_job(session: Session, make: Factory) -> None:
    poor = make.member(credits_remaining=0)
    make.committed()

    with pytest.raises(InsufficientCredits), session.begin_nested():
        jobs.request_generation(session, poor, a_request(make))

    assert session.scalars(select(GenerationJob)).all() == []


def test_the_last_credit_pays_one_of_many_requests_at_once(
    session: Session, database: Database, make: Factory, member: User
) -> None:
    requests = [a_request(make, "Rice", f"Herb {number}") for number in range(8)]
    make.committed()

    def ask(request: GenerationRequest) -> bool:
        try:
            with transaction(database) as own:
                jobs.request_generation(own, own.get_one(User, member.id), request)
        except InsufficientCredits:
            return False
        return True

    with ThreadPoolExecutor(8) as pool:
        taken = list(pool.map(ask, requests))

    assert sum(taken) == 2
    assert len(session.scalars(select(GenerationJob)).all()) == 2


def test_equal_requests_at_once_are_one_job(session: Session, database: Database, make: Factory, member: User) -> None:
    request = a_request(make)
    make.committed()

    def ask(_: int) -> int:
        with transaction(database) as own:
            return jobs.request_generation(own, own.get_one(User, member.id), request).id

    with ThreadPoolExecutor(8) as pool:
        assert len(set(pool.map(ask, range(8)))) == 1

    session.refresh(member)
    assert member.credits_remaining == 1


def test_a_recipe_settles_the_job_and_queues_the_mail(session: Session, make: Factory, member: User) -> None:
    job = jobs.request_generation(session, member, a_request(make))
    recipe = make.recipe(owner=member, is_published=False)

    jobs.finish(session, job, recipe, ["“Lamb” is used twice."])

    assert (job.state, job.recipe_id, member.credits_remaining) == ("done", recipe.id, 1)
    assert job.notes == ["“Lamb” is used twice."]
    assert session.scalars(select(Mail.generation_job_id)).all() == [job.id]


def test_a_failure_gives_the_credit_back(session: Session, make: Factory, member: User) -> None:
    job = jobs.request_generation(session, member, a_request(make))

    jobs.fail(session, job, Failure())

    assert (job.state, member.credits_remaining) == ("failed", 2)
    assert job.failure_text == "Failed to generate recipe. Please try again."
    assert reasons(session) == ["welcome", "generation", "refund"]
    assert len(session.scalars(select(Mail)).all()) == 1


def test_a_settled_job_is_not_settled_again(session: Session, make: Factory, member: User) -> None:
    job = jobs.request_generation(session, member, a_request(make))
    jobs.fail(session, job, Failure())

    assert jobs.lock_running(session, job) is None
    assert not jobs.advance(session, job.id, JobState.SAVING)


def test_another_try_after_a_recipe_is_another_variation(session: Session, make: Factory, member: User) -> None:
    first = jobs.request_generation(session, member, a_request(make))
    jobs.finish(session, first, make.recipe(owner=member, is_published=False), [])

    second = jobs.request_generation(session, member, a_request(make))

    assert (first.variation, second.variation) == (0, 1)
