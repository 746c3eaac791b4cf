"""POST /authenticate/…: signing in and resetting a forgotten password."""

from fastapi import APIRouter, Depends, Request, Response

from api import limits
from api.auth import service
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
from api.limits import TooManyRequests, address_of, count_call, counting_failures, limited
from core.accounts import password_changes
from core.accounts.errors import NotActivated, ResetLinkRejected, WrongCredentials
from core.accounts.sign_in import sign_in

router = APIRouter(prefix="/authenticate", tags=["sign-in"])


@router.post(
    "/login",
    responses=errors(WrongCredentials, NotActivated),
    dependencies=[Depends(limited(limits.SIGN_INS))],
)
def login(form: LoginIn, request: Request, response: Response, session: SessionDep, settings: SettingsDep) -> LoginOut:
    """Sign in. A refusal does not say which was wrong: address, password or both."""
    response.headers["Cache-Control"] = "no-store"
    with counting_failures(limits.WRONG_PASSWORDS, address_of(request), WrongCredentials):
        user = sign_in(session, email=form.email, password=form.password)
    return service.show_login(user, settings)


@router.post(
    "/forgot-password",
    responses=errors(TooManyRequests),
    dependencies=[Depends(limited(limits.FORGOTTEN_PASSWORDS))],
)
def forgot_password(form: ForgotPasswordIn, session: SessionDep, settings: SettingsDep) -> ForgotPasswordOut:
    """Mail a reset link. The answer and its timing are the same for an unknown address."""
    count_call(limits.RESET_MAILS, form.email.lower())
    password_changes.ask_for_reset(session, email=form.email, settings=settings)
    return ForgotPasswordOut(sent=True)


@router.post(
    "/reset-password",
    responses=errors(ResetLinkRejected),
    dependencies=[Depends(limited(limits.PASSWORD_RESETS))],
)
def reset_password(form: ResetPasswordIn, session: SessionDep) -> ResetPasswordOut:
    """Set a new password by the link of a mail; all tokens of the account are revoked."""
    password_changes.reset_password(session, form.id, new_password=form.new_password)
    return ResetPasswordOut(reset=True)
