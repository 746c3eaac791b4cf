"""Everybody who may call: a person for each role, and tokens that are no longer or never were any good."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

import jwt
from sqlalchemy.orm import Session

from core.accounts.deletion import schedule_deletion
from core.accounts.secrets import key_for
from core.accounts.tokens import ALGORITHM, issue_token
from core.models import Blog, ImportJob, Recipe, SearchSynonym, User
from core.settings import Settings, get_settings
from tests.api.auth.steps import link_of, token_of
from tests.factories import PASSWORD, Factory

DEAD = ("expired", "forged", "old", "unsigned", "edited")


@dataclass(frozen=True)
class World:
    """What there is to call for: a published recipe, a draft of "owner", the same of blogs by "chef", and an account
    for each role."""

    session: Session
    make: Factory
    people: Mapping[str, User]
    tokens: Mapping[str, str]
    recipe: Recipe
    draft: Recipe
    blog: Blog
    blog_draft: Blog
    synonym: SearchSynonym
    checked_import: ImportJob

    def headers(self, role: str) -> dict[str, str]:
        """What tells who is calling."""
        return {"Authorization": f"Bearer {self.tokens[role]}"} if role in self.tokens else {}

    def activation_link(self, email: str) -> str:
        """The link of a new sign-up."""
        return link_of(self.session, self.make.sign_up(email))

    def reset_link(self) -> str:
        """The link that a new member has asked for."""
        return link_of(self.session, self.make.reset(self.make.member().email))

    def keep_link(self) -> str:
        """The link that takes back the deletion of a new member's account."""
        deletion = schedule_deletion(self.session, self.make.member(), password=PASSWORD, settings=get_settings())
        return link_of(self.session, deletion)


def build_world(make: Factory, session: Session) -> World:
    """Make everybody and everything."""
    people = {
        "member": make.member(),
        "other": make.member(),
        "owner": make.member(token_version=2),
        "chef": make.member(is_master_chef=True),
        "staff": make.member(is_staff=True),
    }
    recipe = make.recipe(owner=make.user())
    draft = make.recipe(owner=people["owner"], is_published=False)
    blog = make.blog(author=people["chef"])
    blog_draft = make.blog(author=people["chef"], is_published=False)
    synonym = SearchSynonym(words=["qatayef", "katayef"])
    checked_import = ImportJob(file_name="soups.zip", file_key="0a" * 16, size_bytes=1, state="checked")
    session.add_all([synonym, checked_import])
    make.committed()
    living = {role: token_of(person) for role, person in people.items()}
    dead = dead_tokens(people["owner"], living, get_settings())
    return World(session, make, people, {**living, **dead}, recipe, draft, blog, blog_draft, synonym, checked_import)


def dead_tokens(owner: User, living: Mapping[str, str], settings: Settings) -> Mapping[str, str]:
    """Tokens in the owner's name that open nothing."""
    now = datetime.now(UTC)
    claims = {"sub": str(owner.id), "ver": owner.token_version, "iat": now, "exp": now + timedelta(days=1)}
    header, _, signature = living["other"].split(".")
    return {
        "expired": issue_token(owner, settings, now=now - timedelta(days=8)).text,
        "forged": jwt.encode(claims, b"another key of thirty-two bytes!", ALGORITHM),
        "old": jwt.encode({**claims, "ver": owner.token_version - 1}, key_for("tokens", settings), ALGORITHM),
        "unsigned": jwt.encode(claims, None, "none"),
        "edited": ".".join((header, living["owner"].split(".")[1], signature)),
    }
