"""Members on the wire. Source: docs/product/accounts.md#dashboard."""

from datetime import datetime

from pydantic import Field

from api.fields import Email, FullName, GivenPassword, LinkID, NewName, NewPassword
from api.reviews.schemas import OwnReviewOut
from core.blogs.cards import BlogCard
from core.recipes.cards import RecipeCard
from core.wire import WireModel


class SignUpIn(WireModel):
    """The sign-up form."""

    email: Email
    full_name: FullName = Field(alias="FullName")
    password: NewPassword


class SignUpOut(WireModel):
    """A mail is on its way, whether or not the address had an account."""

    created: bool


class ActivateIn(WireModel):
    id: LinkID


class ActivateOut(WireModel):
    """There is an account. The other fields are sent only if its password is still to be chosen."""

    activated: bool
    password_needed: bool = False
    reset_id: str | None = Field(default=None, alias="Reset_ID", description="A reset link's id, for /reset-password/.")


class GeneratedRecipeOut(RecipeCard):
    """A member's own recipe, published or not."""

    is_published: bool


class OwnBlogOut(BlogCard):
    """A master chef's own blog, published or not."""

    is_published: bool


class ProfileOut(WireModel):
    """Everything that the dashboard shows of its member."""

    id: int
    full_name: str
    email: str
    profile_pic: str | None = Field(examples=["/media/ab/ab12-256.webp"])
    created_at: datetime
    updated_at: datetime
    credits_remaining: int
    is_master_chef: bool
    saved_recipes: list[RecipeCard]
    generated_recipes: list[GeneratedRecipeOut]
    my_reviews: list[OwnReviewOut]
    my_blogs: list[OwnBlogOut]


class CreditsOut(WireModel):
    remaining_credits: int


class UpdateNameIn(WireModel):
    new_full_name: NewName


class UpdateNameOut(WireModel):
    """The name as it is kept."""

    full_name: str


class UpdatePasswordIn(WireModel):
    old_password: GivenPassword
    new_password: NewPassword


class UpdatePasswordOut(WireModel):
    """Password changed; all tokens are revoked, including this one."""

    updated: bool


class ProfilePicOut(WireModel):
    """The address of the new picture."""

    profile_pic: str


class DeleteAccountIn(WireModel):
    """The password once more."""

    password: GivenPassword


class DeleteAccountOut(WireModel):
    """All tokens are revoked, including this one."""

    deletion_due_at: datetime
    """Until then the account can be kept."""


class KeepAccountIn(WireModel):
    id: LinkID


class KeepAccountOut(WireModel):
    kept: bool
