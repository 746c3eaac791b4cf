"""/user/…: becoming a member, and a member's own page."""

from fastapi import APIRouter, BackgroundTasks, Depends

from api.auth.identity import MemberDep
from api.dependencies import SessionDep, SettingsDep
from api.errors import ErrorBody
from api.fields import PictureFile
from api.limits import limited, limited_for
from api.nudges import nudge_mailer
from api.users import pictures, service
from api.users.schemas import (
    ActivateIn,
    ActivateOut,
    CreditsOut,
    ProfileOut,
    ProfilePicOut,
    SignUpIn,
    SignUpOut,
    UpdateNameIn,
    UpdateNameOut,
    UpdatePasswordIn,
    UpdatePasswordOut,
)
from core.accounts import members

SIGN_UPS_ALLOWED = 60
"""From one address, where a school or an office may share one."""
MAILS_ALLOWED = 5
"""To one mailbox, whoever asks."""
ACTIVATIONS_ALLOWED = 60
UPLOADS_ALLOWED = 30
CHANGES_ALLOWED = 30

router = APIRouter(prefix="/user", tags=["members"])


@router.post(
    "/create",
    responses={429: {"model": ErrorBody}},
    dependencies=[Depends(limited("sign_up", SIGN_UPS_ALLOWED))],
)
def create_user(form: SignUpIn, session: SessionDep, settings: SettingsDep, background: BackgroundTasks) -> SignUpOut:
    """Sign up. The answer and the work are the same for an address that has an account: its owner gets a mail."""
    limited_for("sign_up_mail", form.email.lower(), MAILS_ALLOWED)
    members.sign_up(session, email=form.email, full_name=form.full_name, password=form.password, settings=settings)
    background.add_task(nudge_mailer)
    return SignUpOut(created=True)


@router.post(
    "/activate",
    responses={400: {"model": ErrorBody}, 429: {"model": ErrorBody}},
    dependencies=[Depends(limited("activate", ACTIVATIONS_ALLOWED))],
)
def activate_user(form: ActivateIn, session: SessionDep) -> ActivateOut:
    """Make an account of a sign-up, by the link of its mail."""
    service.activate(session, form.id)
    return ActivateOut(activated=True)


@router.get("/my-profile", responses={401: {"model": ErrorBody}})
def get_profile(member: MemberDep, session: SessionDep) -> ProfileOut:
    """The member's dashboard."""
    return service.show_profile(session, member)


@router.get("/remaining-credits", responses={401: {"model": ErrorBody}})
def get_remaining_credits(member: MemberDep) -> CreditsOut:
    """How many recipes the member may still generate."""
    return CreditsOut(remaining_credits=member.credits_remaining)


@router.post("/update-name", responses={400: {"model": ErrorBody}, 401: {"model": ErrorBody}})
def update_name(form: UpdateNameIn, member: MemberDep, session: SessionDep) -> UpdateNameOut:
    """Change the member's name, on their recipes too."""
    return UpdateNameOut(full_name=service.update_name(session, member, form.new_full_name))


@router.post(
    "/update-password",
    responses={400: {"model": ErrorBody}, 401: {"model": ErrorBody}, 429: {"model": ErrorBody}},
)
def update_password(
    form: UpdatePasswordIn, member: MemberDep, session: SessionDep, background: BackgroundTasks
) -> UpdatePasswordOut:
    """Change the member's password. Every token ends, the one of this call too, and the member gets a mail."""
    limited_for("update_password", str(member.id), CHANGES_ALLOWED)
    service.update_password(session, member, old_password=form.old_password, new_password=form.new_password)
    background.add_task(nudge_mailer)
    return UpdatePasswordOut(updated=True)


@router.post(
    "/upload-profile-pic",
    responses={
        400: {"model": ErrorBody},
        401: {"model": ErrorBody},
        413: {"model": ErrorBody},
        415: {"model": ErrorBody},
        429: {"model": ErrorBody},
    },
)
def upload_profile_pic(
    file: PictureFile, member: MemberDep, session: SessionDep, settings: SettingsDep
) -> ProfilePicOut:
    """Change the member's picture: PNG, JPEG, WebP or GIF of at most 2 MB; its middle square is kept."""
    limited_for("upload", str(member.id), UPLOADS_ALLOWED)
    return ProfilePicOut(profile_pic=pictures.change_picture(session, member, file.file, settings))
