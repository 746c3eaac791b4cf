"""/user/…: sign-up, activation, and the member's own dashboard."""

from fastapi import APIRouter, Depends

from api import limits
from api.auth.identity import MemberDep
from api.dependencies import SessionDep, SettingsDep
from api.errors import errors
from api.fields import PictureFile
from api.limits import TooManyRequests, count_call, limited
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

router = APIRouter(prefix="/user", tags=["members"])


@router.post(
    "/create",
    dependencies=[Depends(limited(limits.SIGN_UPS))],
)
def create_user(form: SignUpIn, session: SessionDep, settings: SettingsDep) -> SignUpOut:
    """Sign up. The answer and its timing are the same for an address that has an account; its owner gets a mail."""
    count_call(limits.SIGN_UP_MAILS, form.email.lower())
    members.sign_up(session, email=form.email, full_name=form.full_name, password=form.password, settings=settings)
    return SignUpOut(created=True)


@router.post(
    "/activate",
    responses=errors(ActivationLinkRejected),
    dependencies=[Depends(limited(limits.ACTIVATIONS))],
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
    """Change the member's password. All tokens are revoked, including this call's, and the member gets a mail."""
    count_call(limits.PASSWORD_CHANGES, str(member.id))
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
    count_call(limits.UPLOADS, str(member.id))
    return ProfilePicOut(profile_pic=pictures.change_picture(session, member, file.file, settings))
