"""A master chef writes a blog: save, open, save again, publish, unpublish."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from httpx2 import Response
from sqlalchemy import func, select
from sqlalchemy.orm import Session

from api.app import API_PATH
from core.models import Blog, Image, User
from core.settings import Settings
from tests.api.auth.steps import fetch, post, token_of
from tests.api.errors import assert_error
from tests.core.images.sample_pictures import encode, halves
from tests.factories import Factory

FORM = {
    "Title": "The Patience of Biryani",
    "Excerpt": "Why the lid stays on.",
    "Content": "<h2>Rice</h2><p>It waits for <strong>nobody</strong>.</p>",
    "Tags": "rice, patience",
    "Is_Published": "false",
}
PICTURE = ("biryani.png", encode(halves(1280, 720)), "image/png")
Save = Callable[..., Response]


@pytest.fixture
def chef(make: Factory) -> User:
    chef = make.member(full_name="Amina Cook", is_master_chef=True)
    make.committed()
    return chef


@pytest.fixture
def save(client: TestClient, chef: User) -> Save:
    """Sends the editor's form: a new blog, or that with the given id."""

    def send(
        blog_id: int | None = None, *, picture: object = PICTURE, author: User = chef, **changed: object
    ) -> Response:
        return client.request(
            "POST" if blog_id is None else "PUT",
            f"{API_PATH}/blogs/save" + ("" if blog_id is None else f"/{blog_id}"),
            data={name: value for name, value in {**FORM, **changed}.items() if value is not None},
            files={"file": picture} if picture else None,
            headers={"Authorization": f"Bearer {token_of(author)}"},
        )

    return send


@pytest.fixture
def blog(save: Save) -> dict[str, Any]:
    """The answer to a first save."""
    return dict(save().json())


def opened(client: TestClient, slug: str, author: User) -> dict[str, Any]:
    return dict(fetch(client, f"/blogs/edit/{slug}", token=token_of(author)).json())


def publish(client: TestClient, slug: str, author: User, *, is_public: bool = True) -> Response:
    return post(client, "/blogs/publish", {"Publish": is_public, "Slug": slug}, token=token_of(author))


def media_files(settings: Settings) -> set[Path]:
    return {path for path in settings.media_dir.rglob("*") if path.is_file()}


def blogs_of(session: Session) -> int:
    session.rollback()
    return session.scalar(select(func.count(Blog.id))) or 0


def test_a_new_blog_is_a_draft_that_its_author_finds(client: TestClient, blog: dict[str, Any], chef: User) -> None:
    assert blog["Slug"] == "the-patience-of-biryani"
    edited = opened(client, blog["Slug"], chef)
    assert {name: edited[name] for name in ("Title", "Excerpt", "Content", "Tags", "Is_Published", "Author_ID")} == {
        "Title": FORM["Title"],
        "Excerpt": FORM["Excerpt"],
        "Content": FORM["Content"],
        "Tags": ["rice", "patience"],
        "Is_Published": False,
        "Author_ID": chef.id,
    }
    mine = fetch(client, "/user/my-profile", token=token_of(chef)).json()["My_Blogs"]
    assert [(one["Slug"], one["Is_Published"]) for one in mine] == [(blog["Slug"], False)]


def test_published_it_is_everywhere_and_unpublished_gone(client: TestClient, blog: dict[str, Any], chef: User) -> None:
    assert publish(client, blog["Slug"], chef).json() == {"Slug": blog["Slug"], "Is_Published": True}
    assert [one["Slug"] for one in fetch(client, "/blogs/recent-3").json()] == [blog["Slug"]]
    assert fetch(client, f"/blogs/{blog['Slug']}").status_code == 200

    assert publish(client, blog["Slug"], chef, is_public=False).json()["Is_Published"] is False
    assert fetch(client, "/blogs/recent-3").json() == []
    assert fetch(client, "/blogs/all").json() == {"Blogs": [], "HasMore": False}
    assert fetch(client, f"/blogs/{blog['Slug']}").status_code == 404


def test_saving_keeps_the_address_the_picture_and_publication(
    client: TestClient, save: Save, blog: dict[str, Any], chef: User
) -> None:
    publish(client, blog["Slug"], chef)
    before = opened(client, blog["Slug"], chef)

    saved = save(blog["ID"], picture=None, Title="Biryani, again", Version=blog["Version"]).json()

    assert saved["Slug"] == blog["Slug"]
    after = opened(client, blog["Slug"], chef)
    assert (after["Title"], after["Is_Published"]) == ("Biryani, again", True)
    assert after["Featured_Image_URL"] == before["Featured_Image_URL"]


def test_a_save_on_an_old_version_is_told(save: Save, blog: dict[str, Any], client: TestClient, chef: User) -> None:
    save(blog["ID"], picture=None, Title="First", Version=blog["Version"])

    assert_error(save(blog["ID"], picture=None, Title="Second", Version=blog["Version"]), 409, code="blog_changed")
    assert opened(client, blog["Slug"], chef)["Title"] == "First"


def test_the_same_draft_saved_twice_is_one(save: Save, session: Session) -> None:
    with ThreadPoolExecutor(4) as threads:
        slugs = {answer.json()["Slug"] for answer in threads.map(lambda _: save(), range(2))}

    assert slugs == {"the-patience-of-biryani"}
    assert blogs_of(session) == 1


def test_two_blogs_of_one_title_have_two_addresses(save: Save) -> None:
    with ThreadPoolExecutor(4) as threads:
        answers = threads.map(lambda number: save(Excerpt=f"Part {number}"), range(2))
        slugs = {answer.json()["Slug"] for answer in answers}

    assert slugs == {"the-patience-of-biryani", "the-patience-of-biryani-2"}


@pytest.mark.parametrize(
    ("title", "slug"),
    [("Create", "blog-create"), ("ALL", "blog-all"), ("2026", "blog-2026"), ("!?", "blog"), ("مطبخ", "mtbkh")],
)
def test_an_address_is_never_a_word_of_the_routes(title: str, slug: str, save: Save) -> None:
    assert save(Title=title).json()["Slug"] == slug


def test_everything_that_is_missing_is_named(save: Save, session: Session) -> None:
    answer = save(picture=None, Title=" ", Excerpt=None, Content="<p><br></p>", Tags="rice, RICE")

    assert_error(
        answer,
        422,
        "Title, Excerpt, Content, Featured Image are required. At least 2 tags are required",
        code="invalid_blog",
    )
    assert [each["Field"] for each in answer.json()["Details"]] == [
        "Title", "Excerpt", "Content", "Featured Image", "Tags",
    ]  # fmt: skip
    assert blogs_of(session) == 0


def test_content_is_cleaned(client: TestClient, save: Save, chef: User) -> None:
    saved = save(Content='<p onclick="x()">Salt<script>alert(1)</script></p>').json()

    assert opened(client, saved["Slug"], chef)["Content"] == "<p>Salt</p>"


@pytest.mark.parametrize(
    ("content", "name", "kind", "status", "sentence"),
    [
        (b"<svg xmlns='http://www.w3.org/2000/svg'/>", "a.png", "image/png", 415, "Please select an image file"),
        (b"not a picture", "a.png", "image/png", 415, "Please select an image file"),
        (encode(halves(1280, 720), "WEBP"), "a.png", "image/png", 415, "Please select an image file"),
        (encode(halves(1280, 720))[:400], "a.png", "image/png", 400, "The picture is damaged or incomplete."),
        (
            encode(halves(1280, 720)) + b"\0" * 2**21,
            "a.png",
            "image/png",
            413,
            "Image file is too large. Maximum size is 2MB.",
        ),
        (
            encode(halves(899, 506)),
            "a.png",
            "image/png",
            400,
            "Image width should be between 900px and 1400px. Current width: 899px",
        ),
        (
            encode(halves(1401, 788)),
            "a.png",
            "image/png",
            400,
            "Image width should be between 900px and 1400px. Current width: 1401px",
        ),
        (
            encode(halves(1200, 1200), "JPEG"),
            "a.jpg",
            "image/jpeg",
            400,
            "Image should be in 16:9 aspect ratio. Current ratio: 1.00:1 (recommended: 1.78:1)",
        ),
    ],
    ids=["svg", "text", "webp", "cut off", "too many bytes", "narrow", "wide", "square"],
)
def test_a_picture_of_another_kind_or_shape_is_refused(
    content: bytes, name: str, kind: str, status: int, sentence: str, save: Save, session: Session, settings: Settings
) -> None:
    stored = media_files(settings)

    assert_error(save(picture=(name, content, kind)), status, sentence)
    assert blogs_of(session) == 0
    assert session.scalar(select(func.count(Image.id))) == 0
    assert media_files(settings) == stored


@pytest.mark.parametrize("size", [(900, 506), (1400, 788), (1280, 720), (1000, 590)])
def test_a_picture_of_nearly_the_shape_is_taken(size: tuple[int, int], save: Save) -> None:
    assert save(picture=("a.jpg", encode(halves(*size), "JPEG"), "image/jpeg")).status_code == 200


def test_only_its_author_edits_and_publishes(
    client: TestClient, save: Save, blog: dict[str, Any], make: Factory, chef: User
) -> None:
    other = make.member(is_master_chef=True)
    make.committed()

    for is_public, status in ((False, 404), (True, 403)):
        publish(client, blog["Slug"], chef, is_public=is_public)
        assert fetch(client, f"/blogs/edit/{blog['Slug']}", token=token_of(other)).status_code == status
        assert save(blog["ID"], author=other).status_code == status
        assert publish(client, blog["Slug"], other, is_public=False).status_code == status
    assert opened(client, blog["Slug"], chef)["Title"] == FORM["Title"]


def test_an_author_who_is_no_master_chef_any_more_edits_nothing(
    client: TestClient, save: Save, blog: dict[str, Any], chef: User, session: Session
) -> None:
    session.get_one(User, chef.id).is_master_chef = False
    session.commit()

    assert_error(save(blog["ID"]), 403, "Only master chefs can write blogs.", code="not_master_chef")
    assert fetch(client, f"/blogs/edit/{blog['Slug']}", token=token_of(chef)).status_code == 403
    assert publish(client, blog["Slug"], chef).status_code == 403


@pytest.mark.parametrize("body", [{}, {"Slug": "x"}, {"Publish": "yes", "Slug": "x"}, {"Publish": 1, "Slug": "x"}])
def test_publishing_needs_a_slug_and_a_yes_or_no(body: dict[str, Any], client: TestClient, chef: User) -> None:
    assert_error(post(client, "/blogs/publish", body, token=token_of(chef)), 422)
