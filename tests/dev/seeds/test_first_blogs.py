"""The first blogs obey the rules of everybody's blogs and are halal; a second start leaves them alone."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from slugify import slugify
from sqlalchemy import select
from sqlalchemy.orm import Session

from core.accounts.queries import user_by_email
from core.blogs.content import clean_html, plain_text
from core.blogs.publication import unpublish_blog
from core.blogs.store import RESERVED_SLUGS
from core.db import Database
from core.drawing.menu import choose_dish
from core.drawing.scene import compose
from core.halal import Status, classify_text
from core.images import LocalMediaStorage
from core.images.renditions import FORMATS, media_path
from core.models import Blog, Image, User
from dev.seeds import load_blogs as loading
from dev.seeds.demo_accounts import load_demo_accounts
from dev.seeds.load_blogs import CHEFS, load_blogs
from dev.seeds.read import blog_draft_of, html_of, read_blogs, scene_of

SEEDS = read_blogs()
Start = Callable[[], int]


@pytest.fixture(params=sorted(SEEDS))
def slug(request: pytest.FixtureRequest) -> str:
    """Each seed blog's slug in turn."""
    return str(request.param)


@pytest.fixture
def seed(slug: str) -> dict[str, Any]:
    """Each seed blog as it stands in its file."""
    return SEEDS[slug]


def test_the_file_is_named_by_the_slug_that_its_title_gets(slug: str, seed: dict[str, Any]) -> None:
    assert slugify(seed["title"]) == slug
    assert slug not in RESERVED_SLUGS


def test_it_obeys_the_rules_and_is_stored_as_written(seed: dict[str, Any]) -> None:
    draft = blog_draft_of(seed)

    assert draft.title == seed["title"]
    assert draft.excerpt == seed["excerpt"]
    assert draft.tags == tuple(seed["tags"])
    assert draft.content == html_of(seed) == clean_html(html_of(seed))


def test_it_is_an_article_of_a_few_pages_with_two_to_five_tags(seed: dict[str, Any]) -> None:
    assert 500 <= len(plain_text(html_of(seed)).split()) <= 900
    assert 2 <= len(seed["tags"]) <= 5


def test_the_guard_finds_nothing_in_any_paragraph(seed: dict[str, Any]) -> None:
    paragraphs = [plain_text(block) for block in seed["content"].split("\n\n")]
    verdicts = [classify_text(text) for text in (seed["title"], seed["excerpt"], *paragraphs)]

    assert [verdict.term for verdict in verdicts if verdict.status is not Status.HALAL] == []


def test_its_picture_is_named_on_the_menu(seed: dict[str, Any]) -> None:
    assert choose_dish(scene_of(seed)).is_named_in(seed["picture"]["dish"])


def test_no_two_have_one_picture_or_one_day() -> None:
    assert len({compose(scene_of(seed), "16:9") for seed in SEEDS.values()}) == len(SEEDS)
    assert len({seed["days_ago"] for seed in SEEDS.values()}) == len(SEEDS)


def test_every_demo_chef_signs_some_and_no_other_author_does() -> None:
    assert {seed["author"] for seed in SEEDS.values()} == CHEFS.keys()


@pytest.fixture
def two_seeds(monkeypatch: pytest.MonkeyPatch) -> dict[str, dict[str, Any]]:
    """The first two seed blogs, as if there were no more: drawing all takes seconds."""
    seeds = dict(list(SEEDS.items())[:2])
    monkeypatch.setattr(loading, "read_blogs", lambda: seeds)
    return seeds


@pytest.fixture
def start(database: Database, tmp_path: Path, two_seeds: dict[str, dict[str, Any]]) -> Start:
    """Does what `sufra setup` does at a start; returns how many blogs were stored."""

    def start() -> int:
        load_demo_accounts(database, tmp_path)
        return load_blogs(database, LocalMediaStorage(tmp_path / "media"))

    return start


def test_they_are_published_under_their_author_and_slug(
    start: Start, session: Session, two_seeds: dict[str, dict[str, Any]]
) -> None:
    assert start() == 2

    blogs = {blog.slug: blog for blog in session.scalars(select(Blog))}
    assert blogs.keys() == two_seeds.keys()
    for slug, seed in two_seeds.items():
        blog = blogs[slug]
        assert (blog.is_published, blog.author.full_name, blog.author.is_master_chef) == (True, seed["author"], True)


def test_they_are_as_old_as_their_files_say(
    start: Start, session: Session, two_seeds: dict[str, dict[str, Any]]
) -> None:
    before = datetime.now(UTC)
    start()
    after = datetime.now(UTC)

    for blog in session.scalars(select(Blog)):
        age = timedelta(days=two_seeds[blog.slug]["days_ago"])
        assert before - age <= blog.created_at <= after - age
        assert blog.published_at == blog.created_at


def test_their_pictures_are_stored_in_every_width(start: Start, session: Session, tmp_path: Path) -> None:
    start()

    images = [blog.featured_image for blog in session.scalars(select(Blog))]
    for image in images:
        assert image
        assert (image.kind, image.width_px, image.height_px) == ("16:9", 1200, 675)
        assert all((tmp_path / "media" / media_path(image.hash, width)).exists() for width in FORMATS["16:9"].widths)


def test_a_second_start_changes_nothing(start: Start, session: Session) -> None:
    start()
    before = (session.execute(select(Blog.__table__)).all(), session.execute(select(Image.__table__)).all())
    session.rollback()

    assert start() == 0

    assert (session.execute(select(Blog.__table__)).all(), session.execute(select(Image.__table__)).all()) == before


def test_what_its_author_made_of_a_blog_stays(
    start: Start, session: Session, two_seeds: dict[str, dict[str, Any]]
) -> None:
    start()
    slug = next(iter(two_seeds))
    blog = session.scalars(select(Blog).where(Blog.slug == slug)).one()
    blog.title = "Another Title"
    unpublish_blog(session, blog)
    session.commit()
    two_seeds[slug] = {**two_seeds[slug], "excerpt": "The file has changed."}

    assert start() == 0

    session.refresh(blog)
    assert (blog.title, blog.is_published) == ("Another Title", False)
    assert blog.excerpt != "The file has changed."


def test_a_missing_one_is_added_beside_the_others(
    start: Start, session: Session, two_seeds: dict[str, dict[str, Any]]
) -> None:
    later = dict([two_seeds.popitem()])
    assert start() == 1
    two_seeds.update(later)

    assert start() == 1

    assert set(session.scalars(select(Blog.slug))) == two_seeds.keys()


def test_another_user_who_has_a_chefs_address_signs_nothing(
    start: Start, session: Session, two_seeds: dict[str, dict[str, Any]]
) -> None:
    first, second = two_seeds.values()
    assert first["author"] != second["author"]
    session.add(User(email=CHEFS[first["author"]].email, full_name="Somebody Else"))
    session.commit()

    assert start() == 1

    assert session.scalars(select(Blog)).one().title == second["title"]


def test_the_demo_chefs_can_write(start: Start, session: Session) -> None:
    start()

    for account in CHEFS.values():
        chef = user_by_email(session, account.email)
        assert chef
        assert chef.is_master_chef
