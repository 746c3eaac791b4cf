"""POST /authenticate/…: signing in, and a new password for whoever forgot theirs."""

from fastapi import APIRouter, BackgroundTasks, Depends, Request, Response

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
from api.errors import ErrorBody
from api.limits import FailureLimit, limited, limited_for
from api.nudges import nudge_mailer
from core.accounts import members

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
    responses={401: {"model": ErrorBody}, 403: {"model": ErrorBody}, 429: {"model": ErrorBody}},
    dependencies=[Depends(limited("sign_in", SIGN_INS_ALLOWED))],
)
def login(form: LoginIn, request: Request, response: Response, session: SessionDep, settings: SettingsDep) -> LoginOut:
    """Sign in. What doesn't fit is never told apart: address, password or both."""
    response.headers["Cache-Control"] = "no-store"
    wrong_passwords.count(request)
    try:
        answer = service.sign_in(session, email=form.email, password=form.password, settings=settings)
    except service.NotActivated:
        wrong_passwords.forgive(request)
        raise
    wrong_passwords.forgive(request)
    return answer


@router.post(
    "/forgot-password",
    responses={429: {"model": ErrorBody}},
    dependencies=[Depends(limited("forgot_password", FORGOTTEN_ALLOWED))],
)
def forgot_password(
    form: ForgotPasswordIn, session: SessionDep, settings: SettingsDep, background: BackgroundTasks
) -> ForgotPasswordOut:
    """Mail a reset link to a member; the answer and the work are the same for an unknown address."""
    limited_for("reset_mail", form.email.lower(), MAILS_ALLOWED)
    members.ask_for_reset(session, email=form.email, settings=settings)
    background.add_task(nudge_mailer)
    return ForgotPasswordOut(sent=True)


@router.post(
    "/reset-password",
    responses={400: {"model": ErrorBody}, 429: {"model": ErrorBody}},
    dependencies=[Depends(limited("reset_password", RESETS_ALLOWED))],
)
def reset_password(form: ResetPasswordIn, session: SessionDep, background: BackgroundTasks) -> ResetPasswordOut:
    """Set a new password by the link of a mail; every sign-in of the account ends."""
    service.reset_password(session, form.id, new_password=form.new_password)
    background.add_task(nudge_mailer)
    return ResetPasswordOut(reset=True)
