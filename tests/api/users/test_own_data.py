"""POST /user/export-data: everything of the member, and nothing of other people."""

import io
import json
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any
from zipfile import ZipFile

import pytest
from fastapi.testclient import TestClient
from httpx2 import Response
from sqlalchemy.orm import Session

from core.contact import receive_message
from core.images import LocalMediaStorage
from core.images.renditions import FORMATS, media_path
from core.mail.enqueue import enqueue_activation, enqueue_password_changed, enqueue_password_reset
from core.models import Blog, ContactMessage, Favorite, Image, ModerationState, Review, User
from core.own_data import pictures
from core.settings import Settings
from tests.api.auth.steps import post, token_of
from tests.api.errors import assert_error
from tests.factories import PASSWORD, Factory

Archive = dict[str, Any]


@pytest.fixture
def member(make: Factory) -> User:
    member = make.member(email="amina@example.org", full_name="Amina Cook")
    make.committed()
    return member


@pytest.fixture
def ask(client: TestClient, member: User) -> Callable[[], Response]:
    """Asks for the member's archive."""
    return lambda: post(client, "/user/export-data", token=token_of(member))


@pytest.fixture
def stored(make: Factory, settings: Settings) -> Callable[[str, bytes], Image]:
    """Makes a picture with its largest file."""

    def store(kind: str, content: bytes) -> Image:
        image = make.image(kind=kind)
        largest = FORMATS[kind].widths[-1]  # type: ignore[index]
        LocalMediaStorage(settings.media_dir).write(media_path(image.hash, largest), content)
        return image

    return store


def opened(response: Response) -> Archive:
    """The archive's files by name: JSON read, anything else as bytes."""
    assert response.status_code == 200, response.text
    with ZipFile(io.BytesIO(response.content)) as archive:
        assert archive.testzip() is None
        contents = {name: archive.read(name) for name in archive.namelist()}
    return {name: json.loads(content) if name.endswith(".json") else content for name, content in contents.items()}


def review(session: Session, member: User, recipe_id: int, **given: Any) -> None:
    moderated_at = None if given.get("state", "pending") == "pending" else datetime.now(UTC)
    fields = {"rating": 4, "moderated_at": moderated_at, **given}
    session.add(Review(recipe_id=recipe_id, member_id=member.id, **fields))


def test_the_archive_is_a_file_to_save(ask: Callable[[], Response]) -> None:
    response = ask()

    assert response.headers["Content-Type"] == "application/zip"
    assert response.headers["Cache-Control"] == "no-store"
    assert response.headers["Content-Disposition"].startswith('attachment; filename="sufra-data-')


def test_the_archive_of_a_new_member_has_every_file(ask: Callable[[], Response], member: User) -> None:
    archive = opened(ask())

    assert archive["profile.json"]["Email"] == "amina@example.org"
    assert archive["profile.json"]["Created_At"] == member.created_at.isoformat().replace("+00:00", "Z")
    lists = {name for name in archive if name.endswith(".json")} - {"profile.json"}
    credits_ = archive["credits.json"]
    assert [entry["Reason"] for entry in credits_] == ["welcome"]
    assert {name: archive[name] for name in lists - {"credits.json"}} == {f"{name}.json": [] for name in (
        "favorites", "recipes", "generations", "reviews", "blogs", "comments", "messages", "mails", "links",
        "staff-changes", "staff-imports",
    )}  # fmt: skip
    readme = archive["README.txt"].decode()
    assert all(name in readme for name in lists)


def test_the_archive_has_recipes_with_their_parts_and_pictures(
    ask: Callable[[], Response], make: Factory, member: User, stored: Callable[[str, bytes], Image]
) -> None:
    member.picture = stored("avatar", b"face")
    draft = make.recipe(
        "Amina's soup",
        owner=member,
        is_published=False,
        ingredients=("red lentils", "cumin"),
        steps=("Rinse.", "Simmer."),
        tags=("soup",),
        preview_image=stored("4:3", b"bowl"),
        banner_image=stored("20:9", b"table"),
    )
    make.committed()

    archive = opened(ask())

    (recipe,) = archive["recipes.json"]
    assert (recipe["ID"], recipe["Short_Title"], recipe["Is_Published"]) == (draft.id, "Amina's soup", False)
    assert [line["Name"] for line in recipe["Ingredients"]] == ["red lentils", "cumin"]
    assert [step["Instruction_Text"] for step in recipe["Instructions"]] == ["Rinse.", "Simmer."]
    assert recipe["Tags"] == ["soup"]
    assert archive[recipe["Image_4_3"]] == b"bowl"
    assert archive[recipe["Image_20_9"]] == b"table"
    assert archive[archive["profile.json"]["Profile_Pic"]] == b"face"


def test_the_archive_has_reviews_with_what_members_are_told_of_moderation(
    ask: Callable[[], Response], make: Factory, session: Session, member: User
) -> None:
    for state in ModerationState:
        review(session, member, make.recipe(f"Dish {state}").id, state=state, review_text=f"is {state}")
    make.committed()

    reviews = opened(ask())["reviews.json"]

    assert [(one["Review_Text"], one["State"]) for one in reviews] == [
        ("is pending", "pending"),
        ("is held", "pending"),
        ("is approved", "approved"),
        ("is rejected", "rejected"),
    ]


def test_the_archive_has_favorites_blogs_messages_mails_and_dates(
    ask: Callable[[], Response], make: Factory, session: Session, settings: Settings, member: User
) -> None:
    session.add(Favorite(member_id=member.id, recipe_id=make.recipe("Bread").id))
    session.add(Blog(author_id=member.id, slug="salt", title="Salt", excerpt="s", content="<p>s</p>", tags=["a"]))
    receive_message(session, name="Amina", email="Amina@example.org", subject="Salt", message="How much?")
    enqueue_activation(session, make.sign_up("amina@example.org"))
    enqueue_password_reset(session, make.reset("AMINA@example.org"))
    enqueue_password_changed(session, member)
    make.committed()

    archive = opened(ask())

    assert [one["Recipe_Name"] for one in archive["favorites.json"]] == ["Bread"]
    assert [one["Content"] for one in archive["blogs.json"]] == ["<p>s</p>"]
    assert [one["Message"] for one in archive["messages.json"]] == ["How much?"]
    assert [one["Kind"] for one in archive["mails.json"]] == ["activation", "password_reset", "password_changed"]
    assert [one["Asked_For"] for one in archive["links.json"]] == ["sign-up", "new password"]


def test_the_archive_has_nothing_of_others_and_no_secrets(
    ask: Callable[[], Response], client: TestClient, make: Factory, session: Session, member: User
) -> None:
    other = make.member(full_name="Zainab Stranger", email="zainab@example.org")
    secret_draft = make.recipe("Zainab's secret", owner=other, is_published=False)
    for who in (member, other):
        session.add(Favorite(member_id=who.id, recipe_id=secret_draft.id))
        review(session, who, secret_draft.id, review_text=f"by {who.full_name}")
    session.add(Blog(author_id=other.id, slug="z", title="Zainab's", excerpt="z", content="z", tags=[]))
    session.add(ContactMessage(name="Former Owner", email=member.email, subject="x", message="theirs",
                               created_at=member.created_at - timedelta(days=1)))  # fmt: skip
    make.sign_up("amina@example.org", full_name="Somebody Else")
    reset = make.reset("zainab@example.org")
    enqueue_password_reset(session, reset)
    make.committed()

    response = ask()

    archive = opened(response)
    text = "".join(str(content) for content in archive.values())
    for foreign in ("Zainab", "zainab", "secret", "Former Owner", "theirs", "Somebody Else"):
        assert foreign not in text
    for secret in ("argon2", "hash", "Hash", "seed", "Token", member.password_hash, reset.link_hash):
        assert str(secret) not in text
    assert [one["Recipe_Name"] for one in archive["favorites.json"]] == [None]
    assert [one["Recipe_Name"] for one in archive["reviews.json"]] == [None]


def test_beyond_the_most_pictures_the_archive_has_their_addresses(
    ask: Callable[[], Response],
    make: Factory,
    member: User,
    stored: Callable[[str, bytes], Image],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pictures, "MOST_PICTURES", 1)
    images = [stored("4:3", b"one"), stored("4:3", b"two")]
    for image in images:
        make.recipe(owner=member, preview_image=image)
    make.committed()

    archive = opened(ask())

    first, second = (recipe["Image_4_3"] for recipe in archive["recipes.json"])
    assert archive[first] == b"one"
    assert second.startswith("http://sufra.test/media/")
    assert second.endswith(f"{images[1].hash}-{FORMATS['4:3'].widths[-1]}.webp")


def test_a_picture_without_its_file_is_left_out(ask: Callable[[], Response], make: Factory, member: User) -> None:
    member.picture = make.image(kind="avatar")
    make.committed()

    assert opened(ask())["profile.json"]["Profile_Pic"] is None


def test_hundreds_of_recipes_are_all_there(ask: Callable[[], Response], make: Factory, member: User) -> None:
    for number in range(250):
        make.recipe(f"Dish {number}", owner=member, tags=("soup",))
    make.committed()

    archive = opened(ask())

    assert [recipe["Short_Title"] for recipe in archive["recipes.json"]] == [f"Dish {number}" for number in range(250)]
    assert all(recipe["Tags"] == ["soup"] for recipe in archive["recipes.json"])


def test_asking_a_hundred_times_is_refused(ask: Callable[[], Response]) -> None:
    answers = [ask() for _ in range(100)]

    refused = [answer for answer in answers if answer.status_code != 200]
    assert len(refused) == 90
    for answer in refused:
        assert_error(answer, 429, code="too_many_requests")
        assert int(answer.headers["Retry-After"]) > 0


def test_others_can_still_ask(client: TestClient, ask: Callable[[], Response], make: Factory) -> None:
    other = make.member(password_hash=PASSWORD)
    make.committed()
    for _ in range(11):
        last = ask()

    assert last.status_code == 429
    assert post(client, "/user/export-data", token=token_of(other)).status_code == 200
