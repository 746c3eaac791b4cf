"""Accounts as staff keep them."""

from sqlalchemy import Select
from sqlalchemy.orm import Session

from api.staff.fields import PAGE_SIZE
from api.staff.paging import read_page
from api.staff.pictures import thumbnail_url
from api.staff.rows import NoSuchRow, locked_row
from api.staff.users import queries
from api.staff.users.schemas import CreditEntryOut, CreditsOut, FlagsIn, UserPageOut, UserRowOut
from core.accounts import staff_changes
from core.audit import Actor
from core.errors import DomainError
from core.models import User


class SitesOwnAccount(DomainError):
    """The account is one of the site's own."""

    status = 409
    code = "sites_own_account"
    sentence = "This is one of the site's own accounts; it stays as it is."


def list_users(session: Session, statement: Select[User], page: int) -> UserPageOut:
    """Return a page of accounts."""
    rows, place = read_page(session, statement, page)
    return UserPageOut(**place, rows=[_show_row(user) for user in rows])


def change_flags(session: Session, actor: Actor, user_id: int, form: FlagsIn) -> UserRowOut:
    """Set the flags. Raises NoSuchRow, SitesOwnAccount or OwnFlag."""
    user = _members_account(session, user_id)
    staff_changes.change_flags(
        session, actor, user, is_master_chef=form.is_master_chef, is_staff=form.is_staff, reason=form.reason
    )
    return _show_row(user)


def show_credits(session: Session, user_id: int) -> CreditsOut:
    """Return balance and movements. Raises NoSuchRow."""
    user = locked_row(session, User, user_id)
    entries = queries.credit_entries(session, user.id, PAGE_SIZE)
    return CreditsOut(
        credits=user.credits_remaining, entries=[CreditEntryOut.model_validate(entry) for entry in entries]
    )


def move_credits(session: Session, actor: Actor, user_id: int, amount: int, reason: str) -> CreditsOut:
    """Give or take credits. Raises NoSuchRow, SitesOwnAccount or InsufficientCredits."""
    user = _members_account(session, user_id)
    staff_changes.move_credits(session, actor, user, amount, reason=reason)
    return show_credits(session, user_id)


def _members_account(session: Session, user_id: int) -> User:
    user = locked_row(session, User, user_id)
    if user.deleted_at is not None:
        raise NoSuchRow
    if staff_changes.is_sites_own(user):
        raise SitesOwnAccount
    return user


def _show_row(user: User) -> UserRowOut:
    return UserRowOut(
        id=user.id,
        name=user.full_name,
        email=user.known_email,
        picture_url=thumbnail_url(user.picture),
        is_master_chef=user.is_master_chef,
        is_staff=user.is_staff,
        is_own=staff_changes.is_sites_own(user),
        credits=user.credits_remaining,
        since=user.created_at,
    )
