"""The account itself."""

from collections.abc import Iterator
from datetime import UTC, datetime

from sqlalchemy.orm import Session

from core.credits.ledger import set_credits
from core.models import FORMER_MEMBER, CreditReason, User
from core.own_data.kind import Kind
from core.own_data.pictures import Pictures
from core.wire import WireModel


class OwnProfile(WireModel):
    """A member's account, without its password."""

    id: int
    full_name: str
    email: str
    profile_pic: str | None
    created_at: datetime
    updated_at: datetime
    credits_remaining: int
    is_master_chef: bool
    is_staff: bool


def _export(_: Session, user: User, pictures: Pictures) -> Iterator[WireModel]:
    yield OwnProfile(
        id=user.id,
        full_name=user.full_name,
        email=user.known_email,
        profile_pic=pictures.add(user.picture, "profile"),
        created_at=user.created_at,
        updated_at=user.updated_at,
        credits_remaining=user.credits_remaining,
        is_master_chef=user.is_master_chef,
        is_staff=user.is_staff,
    )


def _remove(session: Session, user: User) -> None:
    # A shell stays, to which published recipes and approved reviews belong. Constraints keep it empty.
    set_credits(session, user, 0, CreditReason.ACCOUNT_DELETED)
    now = datetime.now(UTC)
    user.full_name = FORMER_MEMBER
    user.email = user.password_hash = user.picture_id = None
    user.is_master_chef = user.is_staff = False
    user.token_version += 1
    # When the account was made is personal too.
    user.created_at = user.updated_at = user.deleted_at = now
    session.flush()


PROFILE = Kind(
    name="profile",
    about="Your account: name, email address, picture, credits, and since when you are a member (Created_At).",
    belongs_by=(User.id, User.email),
    export=_export,
    remove=_remove,
    is_one=True,
)
