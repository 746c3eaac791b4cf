"""A recipe with its ingredients, steps and tags."""

from sqlalchemy import BigInteger, CheckConstraint, ForeignKey, Index, UniqueConstraint, text
from sqlalchemy.orm import Mapped, mapped_column, relationship

from core.models.base import Amount, Base, CreatedAt, Grams, Instant, Key, Line, Rating, UpdatedAt
from core.models.images import Image
from core.models.labels import RecipeLabels
from core.models.lookups import Category, Cuisine
from core.models.users import User

MAX_MINUTES = 100_000
"""About ten weeks: enough for the longest cure or ferment."""


def cascade_key() -> Mapped[int]:
    """Return the column by which a part belongs to its recipe, and goes with it."""
    return mapped_column(BigInteger, ForeignKey("recipes.id", ondelete="CASCADE"), index=True)


class Recipe(Base):
    """A dish that can be cooked. What its author did not say is NULL, never guessed."""

    __tablename__ = "recipes"
    __table_args__ = (
        CheckConstraint("slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 120", name="slug"),
        CheckConstraint("slug !~ '^[0-9]+$'", name="slug_is_no_id"),
        CheckConstraint("short_code ~ '^[A-Za-z0-9]{7}$' AND short_code ~ '[A-Z]'", name="short_code"),
        CheckConstraint("length(short_title) BETWEEN 1 AND 120", name="short_title"),
        CheckConstraint("length(long_title) BETWEEN 1 AND 300", name="long_title"),
        CheckConstraint("length(description) <= 5000", name="description"),
        CheckConstraint("length(cultural_notes) <= 5000", name="cultural_notes"),
        CheckConstraint("difficulty IN ('Easy', 'Medium', 'Hard')", name="difficulty"),
        CheckConstraint(f"prep_minutes BETWEEN 0 AND {MAX_MINUTES}", name="prep_minutes"),
        CheckConstraint(f"cook_minutes BETWEEN 0 AND {MAX_MINUTES}", name="cook_minutes"),
        CheckConstraint(f"total_minutes BETWEEN 0 AND {MAX_MINUTES}", name="total_minutes"),
        CheckConstraint("serving_size BETWEEN 1 AND 1000", name="serving_size"),
        CheckConstraint("calories BETWEEN 0 AND 20000", name="calories"),
        CheckConstraint("protein_grams BETWEEN 0 AND 5000", name="protein_grams"),
        CheckConstraint("carbs_grams BETWEEN 0 AND 5000", name="carbs_grams"),
        CheckConstraint("fat_grams BETWEEN 0 AND 5000", name="fat_grams"),
        CheckConstraint("fiber_grams BETWEEN 0 AND 5000", name="fiber_grams"),
        CheckConstraint("rating_average BETWEEN 0 AND 5", name="rating_average"),
        CheckConstraint("rating_count >= 0", name="rating_count"),
        CheckConstraint("view_count >= 0", name="view_count"),
        CheckConstraint("is_published = (published_at IS NOT NULL)", name="published_at"),
        Index("ix_recipes_published", "id", postgresql_where=text("is_published")),
        # The orders of the back office's list, which at a million recipes is sorted for seconds otherwise. Views have
        # no index: each minute's counts would then touch every index of the recipes that were looked at.
        Index("ix_recipes_changed", text("updated_at DESC"), text("id DESC")),
        Index("ix_recipes_title", "short_title", text("id DESC")),
    )

    id: Mapped[Key]
    slug: Mapped[Line] = mapped_column(unique=True)
    short_code: Mapped[Line] = mapped_column(unique=True)
    short_title: Mapped[Line]
    long_title: Mapped[Line]
    other_names: Mapped[Line] = mapped_column(server_default="")
    """What else the dish is called, comma-separated; searched, not shown."""
    description: Mapped[Line] = mapped_column(server_default="")
    cultural_notes: Mapped[Line | None]
    cuisine_id: Mapped[int | None] = mapped_column(BigInteger, ForeignKey("cuisines.id"), index=True)
    category_id: Mapped[int | None] = mapped_column(BigInteger, ForeignKey("categories.id"), index=True)
    difficulty: Mapped[Line | None]
    prep_minutes: Mapped[int | None]
    cook_minutes: Mapped[int | None]
    total_minutes: Mapped[int | None]
    """More than preparing and cooking where something rests; never computed from a missing part."""
    serving_size: Mapped[int | None]
    calories: Mapped[Grams | None]
    """kcal per serving, as the four numbers below are grams per serving."""
    protein_grams: Mapped[Grams | None]
    carbs_grams: Mapped[Grams | None]
    fat_grams: Mapped[Grams | None]
    fiber_grams: Mapped[Grams | None]
    owner_id: Mapped[int] = mapped_column(BigInteger, ForeignKey("users.id"), index=True)
    preview_image_id: Mapped[int | None] = mapped_column(
        BigInteger, ForeignKey("images.id", ondelete="SET NULL"), index=True
    )
    banner_image_id: Mapped[int | None] = mapped_column(
        BigInteger, ForeignKey("images.id", ondelete="SET NULL"), index=True
    )
    is_published: Mapped[bool] = mapped_column(server_default=text("false"))
    published_at: Mapped[Instant | None]
    rating_average: Mapped[Rating] = mapped_column(server_default=text("0"))
    """Mean of the approved reviews, 0 without any."""
    rating_count: Mapped[int] = mapped_column(server_default=text("0"))
    view_count: Mapped[int] = mapped_column(BigInteger, server_default=text("0"))
    popularity: Mapped[int] = mapped_column(server_default=text("0"))
    """Recent views weighed with ratings, recomputed by beat; breaks ties between equal search hits."""
    source_key: Mapped[Line | None] = mapped_column(unique=True)
    """What a later import recognises this recipe by: its source's address, else a hash of its content."""
    source_fingerprint: Mapped[Line | None]
    """Hash of what was imported: the same file again changes nothing, and staff's edits stay."""
    source_url: Mapped[Line | None]
    source_author: Mapped[Line | None]
    source_license: Mapped[Line | None]
    created_at: Mapped[CreatedAt]
    updated_at: Mapped[UpdatedAt]

    cuisine: Mapped[Cuisine | None] = relationship()
    category: Mapped[Category | None] = relationship()
    owner: Mapped[User] = relationship()
    preview_image: Mapped[Image | None] = relationship(foreign_keys=[preview_image_id])
    banner_image: Mapped[Image | None] = relationship(foreign_keys=[banner_image_id])
    ingredients: Mapped[list["RecipeIngredient"]] = relationship(
        cascade="all, delete-orphan", passive_deletes=True, order_by="RecipeIngredient.sort_order"
    )
    steps: Mapped[list["RecipeStep"]] = relationship(
        cascade="all, delete-orphan", passive_deletes=True, order_by="RecipeStep.step_number"
    )
    labels: Mapped[RecipeLabels | None] = relationship(viewonly=True)
    """Written by `core.recipes.labelling`; None until then."""
    tags: Mapped[list["Tag"]] = relationship(secondary="recipe_tags", order_by="Tag.name", passive_deletes=True)


class RecipeIngredient(Base):
    """One line of the shopping list, in the author's words."""

    __tablename__ = "recipe_ingredients"
    __table_args__ = (
        UniqueConstraint("recipe_id", "sort_order", deferrable=True, initially="DEFERRED"),
        CheckConstraint("length(name) BETWEEN 1 AND 500", name="name"),
        CheckConstraint("quantity >= 0", name="quantity"),
        CheckConstraint("quantity_max > quantity", name="quantity_max"),
        CheckConstraint("length(unit) <= 40", name="unit"),
        CheckConstraint("length(notes) <= 1000", name="notes"),
        CheckConstraint("length(section) BETWEEN 1 AND 200", name="section"),
        CheckConstraint("sort_order >= 1", name="sort_order"),
    )

    id: Mapped[Key]
    recipe_id: Mapped[int] = cascade_key()
    sort_order: Mapped[int]
    """Counts from 1."""
    section: Mapped[Line | None]
    """Heading that this line stands under, repeated on each of its lines."""
    quantity: Mapped[Amount | None]
    quantity_max: Mapped[Amount | None]
    """The upper end of a range such as '2–3 cloves'."""
    unit: Mapped[Line] = mapped_column(server_default="")
    name: Mapped[Line]
    notes: Mapped[Line] = mapped_column(server_default="")
    is_optional: Mapped[bool] = mapped_column(server_default=text("false"))
    original_text: Mapped[Line | None]
    """The imported line as found; what the halal guard judged."""


class RecipeStep(Base):
    """One step of the method."""

    __tablename__ = "recipe_steps"
    __table_args__ = (
        UniqueConstraint("recipe_id", "step_number", deferrable=True, initially="DEFERRED"),
        CheckConstraint("step_number >= 1", name="step_number"),
        CheckConstraint("length(instruction_text) BETWEEN 1 AND 10000", name="instruction_text"),
        CheckConstraint("length(temperature) <= 60", name="temperature"),
        CheckConstraint(f"time_needed_minutes BETWEEN 0 AND {MAX_MINUTES}", name="time_needed_minutes"),
        CheckConstraint("length(section) BETWEEN 1 AND 200", name="section"),
    )

    id: Mapped[Key]
    recipe_id: Mapped[int] = cascade_key()
    step_number: Mapped[int]
    section: Mapped[Line | None]
    instruction_text: Mapped[Line]
    temperature: Mapped[Line] = mapped_column(server_default="")
    time_needed_minutes: Mapped[int | None]


class Tag(Base):
    """A word that recipes share; tags that differ only in case are one."""

    __tablename__ = "tags"
    __table_args__ = (
        CheckConstraint("length(name) BETWEEN 1 AND 80 AND name = btrim(name)", name="name"),
        Index("uq_tags_name_folded", text("lower(name)"), unique=True),
    )

    id: Mapped[Key]
    name: Mapped[Line]


class RecipeTag(Base):
    """Which recipe carries which tag."""

    __tablename__ = "recipe_tags"

    recipe_id: Mapped[int] = mapped_column(BigInteger, ForeignKey("recipes.id", ondelete="CASCADE"), primary_key=True)
    tag_id: Mapped[int] = mapped_column(
        BigInteger, ForeignKey("tags.id", ondelete="CASCADE"), primary_key=True, index=True
    )


class PopularRecipe(Base):
    """The home page's recipes in order, recomputed by beat so that no request scans.

    Source: docs/product/recipes.md#popular-recipes.
    """

    __tablename__ = "popular_recipes"
    __table_args__ = (CheckConstraint("rank BETWEEN 1 AND 12", name="rank"),)

    rank: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    recipe_id: Mapped[int] = mapped_column(BigInteger, ForeignKey("recipes.id", ondelete="CASCADE"), unique=True)
