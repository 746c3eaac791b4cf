"""/user/…: sign-up, activation, and the member's own dashboard."""

from fastapi import APIRouter, Depends, Request, Response

from api import limits
from api.auth.guessing import counting_wrong_passwords
from api.auth.identity import MemberDep, signed_token
from api.dependencies import SessionDep, SettingsDep
from api.errors import errors
from api.favorites.recent import RecentDep
from api.fields import PictureFile
from api.limits import TooManyRequests, address_of, count_call, is_within, limited
from api.mailboxes import count_mailbox
from api.slots import IN_ARCHIVE_SLOT, IN_PASSWORD_SLOT, IN_PICTURE_SLOT
from api.users import own_data, pictures, service
from api.users.browser import MarkedOriginDep, OriginDep, forget_browser
from api.users.schemas import (
    ActivateIn,
    ActivateOut,
    CreditsOut,
    DeleteAccountIn,
    DeleteAccountOut,
    KeepAccountIn,
    KeepAccountOut,
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
from core.accounts.activation import activate
from core.accounts.deletion import keep_account_by_link, schedule_deletion
from core.accounts.errors import (
    ActivationLinkRejected,
    ActivationLinkUsed,
    AlreadyScheduled,
    KeepLinkRejected,
    KeepLinkUsed,
    WrongPassword,
)
from core.accounts.fields import NameRejected, PasswordRejected, fold_mailbox
from core.accounts.known_addresses import remember_address
from core.images import BrokenPicture, PictureTooLarge, UnsupportedPicture

router = APIRouter(prefix="/user", tags=["members"])


@router.post(
    "/create",
    dependencies=[Depends(limited(limits.SIGN_UPS)), IN_PASSWORD_SLOT],
)
def create_user(
    form: SignUpIn, request: Request, origin: MarkedOriginDep, session: SessionDep, settings: SettingsDep
) -> SignUpOut:
    """Sign up. The answer and its timing are the same for an address that has an account; its owner gets a mail.

    A mailbox gets only so many mails. Beyond that the answer is the same and a mail that it has already will do: a
    refusal would let strangers keep the owner from signing up.
    """
    count_mailbox(address_of(request), form.email, allowed=settings.mailboxes_per_visitor)
    members.sign_up(
        session,
        email=form.email,
        full_name=form.full_name,
        password=form.password,
        origin=origin,
        settings=settings,
        is_mailed=is_within(limits.SIGN_UP_MAILS, fold_mailbox(form.email)),
    )
    return SignUpOut(created=True)


@router.post(
    "/activate",
    responses=errors(ActivationLinkRejected, ActivationLinkUsed),
    dependencies=[Depends(limited(limits.ACTIVATIONS)), IN_PASSWORD_SLOT],
    response_model_exclude_defaults=True,
)
def activate_user(
    form: ActivateIn,
    request: Request,
    response: Response,
    origin: OriginDep,
    session: SessionDep,
    settings: SettingsDep,
) -> ActivateOut:
    """Make an account of a sign-up, by the link of its mail.

    If the call does not come from where the sign-up came from, a password is still to be chosen: `Reset_ID` is the
    link for it, good once.
    """
    response.headers["Cache-Control"] = "no-store"
    activation = activate(session, form.id, origin=origin, settings=settings)
    forget_browser(response, settings)
    if activation.reset_id is not None:
        return ActivateOut(activated=True, password_needed=True, reset_id=activation.reset_id)
    remember_address(activation.user.known_email, address_of(request))
    return ActivateOut(activated=True)


@router.get("/my-profile")
def get_profile(member: MemberDep, session: SessionDep) -> ProfileOut:
    """The member's dashboard."""
    return service.show_profile(session, member)


@router.get("/remaining-credits")
def get_remaining_credits(member: MemberDep) -> CreditsOut:
    """How many recipes the member may still generate."""
    return CreditsOut(remaining_credits=member.credits_remaining)


@router.post("/update-name", responses=errors(NameRejected, TooManyRequests))
def update_name(form: UpdateNameIn, member: MemberDep, session: SessionDep) -> UpdateNameOut:
    """Change the member's name, on their recipes too."""
    count_call(limits.NAME_CHANGES, str(member.id))
    return UpdateNameOut(full_name=members.rename(session, member, form.new_full_name))


@router.post(
    "/update-password",
    responses=errors(PasswordRejected, TooManyRequests),
    dependencies=[Depends(signed_token), IN_PASSWORD_SLOT],
)
def update_password(form: UpdatePasswordIn, member: MemberDep, session: SessionDep) -> UpdatePasswordOut:
    """Change the member's password. All tokens are revoked, including this call's, and the member gets a mail."""
    count_call(limits.PASSWORD_CHANGES, str(member.id))
    password_changes.update_password(session, member, old_password=form.old_password, new_password=form.new_password)
    return UpdatePasswordOut(updated=True)


@router.post(
    "/upload-profile-pic",
    responses=errors(BrokenPicture, UnsupportedPicture, PictureTooLarge, TooManyRequests),
    dependencies=[Depends(signed_token), IN_PICTURE_SLOT],
)
def upload_profile_pic(
    file: PictureFile, member: MemberDep, session: SessionDep, settings: SettingsDep
) -> ProfilePicOut:
    """Change the member's picture: PNG, JPEG, WebP or GIF of at most 2 MB; its middle square is kept.

    The limit for uploads counts before the form is read, and a member's third form at the same time is refused.
    """
    return ProfilePicOut(profile_pic=pictures.change_picture(session, member, file.file, settings))


@router.post(
    "/export-data",
    response_class=own_data.ArchiveResponse,
    responses={200: own_data.DESCRIBED, **errors(TooManyRequests)},
    dependencies=[Depends(signed_token), IN_ARCHIVE_SLOT],
)
def export_data(member: MemberDep, session: SessionDep, settings: SettingsDep) -> own_data.ArchiveResponse:
    """Everything that Sufra holds of the member: a ZIP with a JSON for each kind, and pictures."""
    count_call(limits.EXPORTS, str(member.id))
    return own_data.send_archive(session, member, settings)


@router.post(
    "/delete-account",
    responses=errors(WrongPassword, AlreadyScheduled),
    dependencies=[Depends(signed_token), Depends(limited(limits.SIGN_INS)), IN_PASSWORD_SLOT],
)
def delete_account(
    form: DeleteAccountIn,
    request: Request,
    member: MemberDep,
    session: SessionDep,
    settings: SettingsDep,
    recent: RecentDep,
) -> DeleteAccountOut:
    """Schedule the deletion of the member's account in seven days. All tokens are revoked, including this call's.

    The member gets a mail with a link to keep the account.
    """
    with counting_wrong_passwords(member.known_email, address_of(request)):
        deletion = schedule_deletion(session, member, password=form.password, settings=settings)
    recent.forget_after_commit(session, member.id)
    return DeleteAccountOut(deletion_due_at=deletion.expires_at)


@router.post(
    "/keep-account",
    responses=errors(KeepLinkRejected, KeepLinkUsed),
    dependencies=[Depends(limited(limits.KEPT_ACCOUNTS))],
)
def keep_account(form: KeepAccountIn, session: SessionDep) -> KeepAccountOut:
    """Take back the deletion of an account, by the link of its mail."""
    keep_account_by_link(session, form.id)
    return KeepAccountOut(kept=True)
