"""POST /authenticate/…: signing in and resetting a forgotten password."""

from fastapi import APIRouter, Depends, Request, Response

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
from api.limits import FailureLimit, TooManyRequests, limited, limited_for
from core.accounts import password_changes
from core.accounts.errors import NotActivated, ResetLinkRejected, WrongCredentials
from core.accounts.sign_in import sign_in

SIGN_INS_ALLOWED = 90
"""From one address, where a school or an office may share one."""
WRONG_PASSWORDS_ALLOWED = 25
FORGOTTEN_ALLOWED = 30
RESETS_ALLOWED = 60
MAILS_ALLOWED = 5
"""To one mailbox, whoever asks."""

wrong_passwords = FailureLimit("wrong_password", WRONG_PASSWORDS_ALLOWED)
router = APIRouter(prefix="/authenticate", tags=["sign-in"])


@router.post(
    "/login",
    responses=errors(WrongCredentials, NotActivated),
    dependencies=[Depends(limited("sign_in", SIGN_INS_ALLOWED))],
)
def login(form: LoginIn, request: Request, response: Response, session: SessionDep, settings: SettingsDep) -> LoginOut:
    """Sign in. A refusal does not say which was wrong: address, password or both."""
    response.headers["Cache-Control"] = "no-store"
    wrong_passwords.count(request)
    try:
        user = sign_in(session, email=form.email, password=form.password)
    except NotActivated:
        wrong_passwords.forgive(request)
        raise
    wrong_passwords.forgive(request)
    return service.show_login(user, settings)


@router.post(
    "/forgot-password",
    responses=errors(TooManyRequests),
    dependencies=[Depends(limited("forgot_password", FORGOTTEN_ALLOWED))],
)
def forgot_password(form: ForgotPasswordIn, session: SessionDep, settings: SettingsDep) -> ForgotPasswordOut:
    """Mail a reset link to a member; the answer and the work are the same for an unknown address."""
    limited_for("reset_mail", form.email.lower(), MAILS_ALLOWED)
    password_changes.ask_for_reset(session, email=form.email, settings=settings)
    return ForgotPasswordOut(sent=True)


@router.post(
    "/reset-password",
    responses=errors(ResetLinkRejected),
    dependencies=[Depends(limited("reset_password", RESETS_ALLOWED))],
)
def reset_password(form: ResetPasswordIn, session: SessionDep) -> ResetPasswordOut:
    """Set a new password by the link of a mail; all tokens of the account are revoked."""
    password_changes.reset_password(session, form.id, new_password=form.new_password)
    return ResetPasswordOut(reset=True)
