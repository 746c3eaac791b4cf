"""Members: becoming one, and what one can change of oneself."""

from sqlalchemy.orm import Session

from api.blogs.service import show_blog_card
from api.errors import ApiError
from api.users import queries
from api.users.schemas import GeneratedRecipeOut, OwnBlogOut, ProfileOut
from core.accounts import members
from core.accounts.fields import FieldRejected, clean_name, parse_name
from core.accounts.passwords import matches
from core.images import picture_url
from core.models import Blog, Recipe, User
from core.recipes.cards import build_recipe_card

AVATAR_WIDTH_PX = 256


class ActivationLinkRejected(ApiError):
    """The link is unknown, used, expired or meant for something else."""

    code = "activation_link_rejected"
    sentence = "Failed to activate your account. The activation link may be invalid or expired."


class NameRejected(ApiError):
    """The new name breaks a rule; the sentence says which."""

    code = "name_rejected"


class PasswordRejected(ApiError):
    """The old password is wrong, or the new one is no other."""

    code = "password_rejected"
    sentence = "The old password is incorrect."


def activate(session: Session, link_id: str) -> None:
    """Make a user of the sign-up behind the link. Raises ActivationLinkRejected."""
    try:
        members.activate(session, link_id)
    except members.LinkRejected:
        raise ActivationLinkRejected from None


def show_profile(session: Session, user: User) -> ProfileOut:
    """Return the dashboard. What members save and review has no tables yet: those lists are empty."""
    return ProfileOut(
        id=user.id,
        full_name=user.full_name,
        email=user.email,
        profile_pic=avatar_url(user),
        created_at=user.created_at,
        updated_at=user.updated_at,
        credits_remaining=user.credits_remaining,
        is_master_chef=user.is_master_chef,
        saved_recipes=[],
        generated_recipes=[show_own_recipe(recipe) for recipe in queries.own_recipes(session, user.id)],
        my_reviews=[],
        my_blogs=[show_own_blog(blog) for blog in queries.own_blogs(session, user.id)],
    )


def show_own_recipe(recipe: Recipe) -> GeneratedRecipeOut:
    """Return the card with `is_published`, so that the dashboard can mark drafts."""
    return GeneratedRecipeOut.model_validate({**build_recipe_card(recipe), "is_published": recipe.is_published})


def show_own_blog(blog: Blog) -> OwnBlogOut:
    """Return the card with `is_published`, so that the dashboard can mark drafts."""
    return OwnBlogOut(**show_blog_card(blog).model_dump(by_alias=False), is_published=blog.is_published)


def avatar_url(user: User) -> str | None:
    """Return the address of the member's portrait."""
    return picture_url(user.picture.hash, AVATAR_WIDTH_PX) if user.picture else None


def update_name(session: Session, member: User, given: str) -> str:
    """Change the member's name and return it as it is kept. Raises NameRejected."""
    if not clean_name(given):
        raise NameRejected("Name cannot be empty")
    try:
        name = parse_name(given)
    except FieldRejected as error:
        raise NameRejected(str(error)) from None
    user = queries.lock_user(session, member.id)
    if name == user.full_name:
        raise NameRejected("New name must be different from the current name")
    user.full_name = name
    return name


def update_password(session: Session, member: User, *, old_password: str, new_password: str) -> None:
    """Change the member's password; every sign-in ends. Raises PasswordRejected."""
    version = member.token_version
    user = queries.lock_user(session, member.id)
    if user.token_version != version or not matches(old_password, user.password_hash):
        raise PasswordRejected
    if matches(new_password, user.password_hash):
        raise PasswordRejected("New password must be different from the old password")
    members.change_password(session, user, new_password=new_password)
