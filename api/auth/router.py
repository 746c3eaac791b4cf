"""POST /authenticate/…: signing in and resetting a forgotten password."""

from fastapi import APIRouter, Depends, Request, Response

from api import limits
from api.auth import service
from api.auth.guessing import counting_wrong_passwords
from api.auth.schemas import (
    ForgotPasswordIn,
    ForgotPasswordOut,
    LoginIn,
    LoginOut,
    ResetPasswordIn,
    ResetPasswordOut,
)
from api.dependencies import SessionDep, SettingsDep
from api.errors import errors
from api.limits import address_of, is_within, limited
from api.mailboxes import count_mailbox
from api.slots import IN_PASSWORD_SLOT
from api.staff.page_cookie import mark_staff
from core.accounts import password_changes
from core.accounts.errors import DeletionScheduled, NotActivated, ResetLinkRejected, WrongCredentials
from core.accounts.fields import fold_mailbox
from core.accounts.known_addresses import remember_address
from core.accounts.sign_in import keep_and_sign_in, sign_in

router = APIRouter(prefix="/authenticate", tags=["sign-in"])


@router.post(
    "/login",
    responses=errors(WrongCredentials, NotActivated, DeletionScheduled),
    dependencies=[Depends(limited(limits.SIGN_INS)), IN_PASSWORD_SLOT],
)
def login(form: LoginIn, request: Request, response: Response, session: SessionDep, settings: SettingsDep) -> LoginOut:
    """Sign in. A refusal does not say which was wrong: address, password or both.

    An account that is to be deleted is refused with the day; see /authenticate/keep-account.
    """
    response.headers["Cache-Control"] = "no-store"
    address = address_of(request)
    with counting_wrong_passwords(form.email, address):
        user = sign_in(session, email=form.email, password=form.password)
    remember_address(user.known_email, address)
    mark_staff(response, user, settings)
    return service.show_login(user, settings)


@router.post(
    "/keep-account",
    responses=errors(WrongCredentials, NotActivated),
    dependencies=[Depends(limited(limits.SIGN_INS)), IN_PASSWORD_SLOT],
)
def keep_and_login(
    form: LoginIn, request: Request, response: Response, session: SessionDep, settings: SettingsDep
) -> LoginOut:
    """Take back the deletion of the account and sign in. An account that is not to be deleted is signed in to."""
    response.headers["Cache-Control"] = "no-store"
    address = address_of(request)
    with counting_wrong_passwords(form.email, address):
        user = keep_and_sign_in(session, email=form.email, password=form.password)
    remember_address(user.known_email, address)
    mark_staff(response, user, settings)
    return service.show_login(user, settings)


@router.post(
    "/forgot-password",
    dependencies=[Depends(limited(limits.FORGOTTEN_PASSWORDS))],
)
def forgot_password(
    form: ForgotPasswordIn, request: Request, session: SessionDep, settings: SettingsDep
) -> ForgotPasswordOut:
    """Mail a reset link. The answer and its timing are the same for an unknown address.

    A mailbox gets only so many mails. Beyond that the answer is the same and the links that it has already are good:
    a refusal would let strangers keep the owner from resetting.
    """
    count_mailbox(address_of(request), form.email, allowed=settings.mailboxes_per_visitor)
    if is_within(limits.RESET_MAILS, fold_mailbox(form.email)):
        password_changes.ask_for_reset(session, email=form.email, settings=settings)
    return ForgotPasswordOut(sent=True)


@router.post(
    "/reset-password",
    responses=errors(ResetLinkRejected),
    dependencies=[Depends(limited(limits.PASSWORD_RESETS)), IN_PASSWORD_SLOT],
)
def reset_password(form: ResetPasswordIn, request: Request, session: SessionDep) -> ResetPasswordOut:
    """Set a new password by the link of a mail; all tokens of the account are revoked."""
    user = password_changes.reset_password(session, form.id, new_password=form.new_password)
    remember_address(user.known_email, address_of(request))
    return ResetPasswordOut(reset=True)
