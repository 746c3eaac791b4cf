"""Puts the first blogs into the database; running it again changes nothing."""

from collections.abc import Callable, Mapping
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy.orm import Session

from core.accounts.queries import user_by_email
from core.blogs.publication import publish_blog
from core.blogs.queries import is_slug_taken
from core.blogs.store import store_new_blog
from core.db import Database, transaction
from core.images import MediaStorage
from core.models import Image, User
from dev.seeds.demo_accounts import DEMO_ACCOUNTS
from dev.seeds.drawn import draw_covers
from dev.seeds.load import saved_image
from dev.seeds.read import blog_draft_of, read_blogs

CHEFS = {account.full_name: account for account in DEMO_ACCOUNTS if account.is_master_chef}
"""Who may sign a seed blog, by name."""


def load_blogs(database: Database, media: MediaStorage, *, on_blog: Callable[[int], None] = lambda _: None) -> int:
    """Store and publish the seed blogs that are missing, with their pictures; return how many.

    A blog whose slug is there stays as its author left it, also when its file has changed since. Blogs of a chef
    without an account, or whose account is no master chef's, are left out.
    """
    seeds = read_blogs()
    with transaction(database) as session:
        chefs = {name: author_named(session, name) for name in CHEFS}
        missing = {
            slug: seed for slug, seed in seeds.items() if chefs[seed["author"]] and not is_slug_taken(session, slug)
        }
    on_blog(len(seeds) - len(missing))
    for slug, cover in draw_covers(missing, media) if missing else ():
        with transaction(database) as session:
            load_blog(session, seeds[slug], cover, now=datetime.now(UTC))
        on_blog(1)
    return len(missing)


def load_blog(session: Session, seed: Mapping[str, Any], cover: Image, *, now: datetime) -> None:
    """Store and publish one seed blog; it was written as many days before `now` as its file says."""
    author = author_named(session, seed["author"])
    if author is None:
        return  # taken away while the picture was drawn
    blog = store_new_blog(session, blog_draft_of(seed), author=author, image_id=saved_image(session, cover).id)
    publish_blog(session, blog)
    blog.created_at = blog.published_at = now - timedelta(days=seed["days_ago"])
    session.flush()


def author_named(session: Session, name: str) -> User | None:
    """Return the chef's account, if it is there and may write blogs: its address may belong to another user by now."""
    user = user_by_email(session, CHEFS[name].email)
    return user if user and user.is_master_chef else None
