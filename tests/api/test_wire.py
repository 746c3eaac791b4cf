"""The names on the wire, typed out by hand. Source: docs/product/platform.md#wire-names."""

import pytest

from api.auth.schemas import ForgotPasswordIn, LoginIn, LoginOut, ResetPasswordIn, SignedInUserOut
from api.blogs.schemas import BlogEditOut, BlogListOut, BlogOut, PublishIn
from api.comments.schemas import CommentIn, CommentOut
from api.favorites.schemas import FavoriteIn, FavoriteOut
from api.recipes.label_schemas import AllergenLabelOut, DietLabelOut, LabelReasonOut, LabelsOut
from api.recipes.schemas import IngredientLineOut, RecipeDetailOut, RecipeSearchOut, StepOut
from api.reviews.schemas import OwnReviewOut, ReviewOut
from api.users.schemas import (
    ActivateIn,
    CreditsOut,
    GeneratedRecipeOut,
    OwnBlogOut,
    ProfileOut,
    ProfilePicOut,
    SignUpIn,
    UpdateNameIn,
    UpdatePasswordIn,
)
from core.blogs.cards import BlogCard
from core.recipes.cards import RecipeCard
from core.wire import WireModel, wire_name

CARD = """
    ID Recipe_ID Short_Title Long_Title Description Image_4_3_URL Image_4_3_BlurHash Cuisine_Name Category_Name
    Difficulty_Level Total_Time Serving_Size Average_Rating
"""
DETAIL = f"""
    {CARD} Slug Owner_Name Owner_Pic_URL Image_20_9_URL Image_20_9_BlurHash Prep_Time_Minutes Cook_Time_Minutes
    Cultural_Notes Calories_Per_Serving Protein_Grams Carbs_Grams Fat_Grams Fiber_Grams Tags Ingredients Instructions
"""
BLOG_CARD = "ID Title Slug Excerpt Featured_Image_URL Author_Name Author_Profile_Pic Created_At Tags"
PROFILE = """
    ID Full_Name Email Profile_Pic Created_At Updated_At Credits_Remaining Is_Master_Chef Saved_Recipes
    Generated_Recipes My_Reviews My_Blogs
"""
OUTPUT = (
    RecipeCard, RecipeDetailOut, RecipeSearchOut, IngredientLineOut, StepOut, ProfileOut, OwnReviewOut, OwnBlogOut,
    GeneratedRecipeOut, CreditsOut, ProfilePicOut, LoginOut, SignedInUserOut, LabelsOut, DietLabelOut,
    AllergenLabelOut, LabelReasonOut, ReviewOut, FavoriteOut, BlogCard, BlogOut, BlogListOut, BlogEditOut, CommentOut,
)  # fmt: skip


@pytest.mark.parametrize(
    ("model", "names"),
    [
        (RecipeCard, CARD),
        (RecipeDetailOut, DETAIL),
        (RecipeSearchOut, "Recipes Total_Recipes HasMore"),
        (IngredientLineOut, "ID Name Quantity Unit Notes Is_Optional Sort_Order"),
        (StepOut, "ID Step_Number Instruction_Text Temperature Time_Needed"),
        (ProfileOut, PROFILE),
        (
            OwnReviewOut,
            "ID Recipe_ID Recipe_Name Rating Created_At Would_Make_Again Review_Text Modifications_Made",
        ),
        (BlogCard, BLOG_CARD),
        (BlogOut, f"{BLOG_CARD} Content Author_ID View_Count Is_Published"),
        (BlogListOut, "Blogs HasMore"),
        (BlogEditOut, "Author_ID Title Excerpt Content Featured_Image_URL Tags ID Slug Is_Published"),
        (CommentOut, "ID User_Name Profile_Pic_URL Created_At Review_Text Helpful_Votes"),
        (CommentIn, "Blog_ID Comment_Text"),
        (PublishIn, "Publish Slug"),
        (
            ReviewOut,
            """ID User_Name Profile_Pic_URL Created_At Rating Review_Text Modifications_Made Would_Make_Again
            Helpful_Votes""",
        ),
        (FavoriteOut, "Is_Favorite"),
        (GeneratedRecipeOut, f"{CARD} Is_Published"),
        (CreditsOut, "Remaining_Credits"),
        (ProfilePicOut, "Profile_Pic"),
        (LoginOut, "Token TokenExpiresAt User"),
        (SignedInUserOut, "ID Name Email Is_Master_Chef"),
    ],
)
def test_a_model_has_the_names_of_the_spec(model: type[WireModel], names: str) -> None:
    assert set(names.split()) <= set(model.model_json_schema(mode="serialization")["properties"])


@pytest.mark.parametrize(
    ("model", "names"),
    [
        (SignUpIn, "Email FullName Password"),
        (ActivateIn, "ID"),
        (LoginIn, "Email Password"),
        (ForgotPasswordIn, "Email"),
        (ResetPasswordIn, "ID New_Password"),
        (FavoriteIn, "Recipe_ID"),
        (UpdateNameIn, "New_Full_Name"),
        (UpdatePasswordIn, "Old_Password New_Password"),
    ],
)
def test_a_form_has_the_fields_of_the_spec_and_needs_each(model: type[WireModel], names: str) -> None:
    schema = model.model_json_schema()

    assert set(schema["properties"]) == set(schema["required"]) == set(names.split())


@pytest.mark.parametrize(
    ("ours", "theirs"),
    [
        ("image_20_9_blurhash", "Image_20_9_BlurHash"),
        ("full_url", "Full_URL"),
        ("recipe_id", "Recipe_ID"),
        ("id", "ID"),
    ],
)
def test_names_follow_one_rule(ours: str, theirs: str) -> None:
    assert wire_name(ours) == theirs


def test_output_models_have_no_defaults() -> None:
    assert [name for model in OUTPUT for name, field in model.model_fields.items() if not field.is_required()] == []
