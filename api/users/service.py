"""A member's dashboard."""

from sqlalchemy.orm import Session

from api.favorites.queries import favorite_recipes
from api.recipes.service import show_card
from api.reviews.service import list_own_reviews
from api.users import queries
from api.users.schemas import GeneratedRecipeOut, OwnBlogOut, ProfileOut
from core.blogs.cards import card_values
from core.images.renditions import PROFILE_WIDTH_PX
from core.images.rows import url_of
from core.models import Blog, Recipe, User
from core.recipes.cards import build_recipe_card


def show_profile(session: Session, user: User) -> ProfileOut:
    """Return the dashboard."""
    return ProfileOut(
        id=user.id,
        full_name=user.full_name,
        email=user.email,
        profile_pic=avatar_url(user),
        created_at=user.created_at,
        updated_at=user.updated_at,
        credits_remaining=user.credits_remaining,
        is_master_chef=user.is_master_chef,
        saved_recipes=[show_card(recipe) for recipe in favorite_recipes(session, user.id, queries.LARGEST_LIST)],
        generated_recipes=[show_own_recipe(recipe) for recipe in queries.own_recipes(session, user.id)],
        my_reviews=list_own_reviews(session, user),
        my_blogs=[show_own_blog(blog) for blog in queries.own_blogs(session, user.id)],
    )


def show_own_recipe(recipe: Recipe) -> GeneratedRecipeOut:
    """Return the recipe's card with `is_published`, so that the dashboard can mark drafts."""
    return GeneratedRecipeOut.model_validate({**build_recipe_card(recipe), "is_published": recipe.is_published})


def show_own_blog(blog: Blog) -> OwnBlogOut:
    """Return the blog's card with `is_published`, so that the dashboard can mark drafts."""
    return OwnBlogOut(**card_values(blog), is_published=blog.is_published)


def avatar_url(user: User) -> str | None:
    """Return the address of the member's portrait."""
    return url_of(user.picture, PROFILE_WIDTH_PX)
