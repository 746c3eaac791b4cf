"""/user/…: sign-up, activation, and the member's own dashboard."""

from fastapi import APIRouter, Depends

from api.auth.identity import MemberDep
from api.dependencies import SessionDep, SettingsDep
from api.errors import errors
from api.fields import PictureFile
from api.limits import TooManyRequests, limited, limited_for
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
from core.accounts import members, password_changes
from core.accounts.errors import ActivationLinkRejected
from core.accounts.fields import NameRejected, PasswordRejected
from core.images import BrokenPicture, PictureTooLarge, UnsupportedPicture

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
    dependencies=[Depends(limited("sign_up", SIGN_UPS_ALLOWED))],
)
def create_user(form: SignUpIn, session: SessionDep, settings: SettingsDep) -> SignUpOut:
    """Sign up. The answer and the work are the same for an address that has an account: its owner gets a mail."""
    limited_for("sign_up_mail", form.email.lower(), MAILS_ALLOWED)
    members.sign_up(session, email=form.email, full_name=form.full_name, password=form.password, settings=settings)
    return SignUpOut(created=True)


@router.post(
    "/activate",
    responses=errors(ActivationLinkRejected),
    dependencies=[Depends(limited("activate", ACTIVATIONS_ALLOWED))],
)
def activate_user(form: ActivateIn, session: SessionDep) -> ActivateOut:
    """Make an account of a sign-up, by the link of its mail."""
    members.activate(session, form.id)
    return ActivateOut(activated=True)


@router.get("/my-profile")
def get_profile(member: MemberDep, session: SessionDep) -> ProfileOut:
    """The member's dashboard."""
    return service.show_profile(session, member)


@router.get("/remaining-credits")
def get_remaining_credits(member: MemberDep) -> CreditsOut:
    """How many recipes the member may still generate."""
    return CreditsOut(remaining_credits=member.credits_remaining)


@router.post("/update-name", responses=errors(NameRejected))
def update_name(form: UpdateNameIn, member: MemberDep, session: SessionDep) -> UpdateNameOut:
    """Change the member's name, on their recipes too."""
    return UpdateNameOut(full_name=members.rename(session, member, form.new_full_name))


@router.post(
    "/update-password",
    responses=errors(PasswordRejected, TooManyRequests),
)
def update_password(form: UpdatePasswordIn, member: MemberDep, session: SessionDep) -> UpdatePasswordOut:
    """Change the member's password. Every token ends, the one of this call too, and the member gets a mail."""
    limited_for("update_password", str(member.id), CHANGES_ALLOWED)
    password_changes.update_password(session, member, old_password=form.old_password, new_password=form.new_password)
    return UpdatePasswordOut(updated=True)


@router.post(
    "/upload-profile-pic",
    responses=errors(BrokenPicture, UnsupportedPicture, PictureTooLarge, TooManyRequests),
)
def upload_profile_pic(
    file: PictureFile, member: MemberDep, session: SessionDep, settings: SettingsDep
) -> ProfilePicOut:
    """Change the member's picture: PNG, JPEG, WebP or GIF of at most 2 MB; its middle square is kept."""
    limited_for("upload", str(member.id), UPLOADS_ALLOWED)
    return ProfilePicOut(profile_pic=pictures.change_picture(session, member, file.file, settings))
