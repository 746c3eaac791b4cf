"""first tables: lookups, recipes, users, images, counters, outbox

Revision ID: 0001
Revises:
"""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0001"
down_revision: str | None = None
branch_labels: str | Sequence[str] | None = None
depends_on: str | Sequence[str] | None = None


def upgrade() -> None:
    op.create_table(
        "categories",
        sa.Column("id", sa.BigInteger(), sa.Identity(always=False), nullable=False),
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("short_name", sa.Text(), nullable=False),
        sa.Column("icon", sa.Text(), nullable=False),
        sa.Column("sort_order", sa.Integer(), nullable=False),
        sa.CheckConstraint("code ~ '^[A-Z]{2,8}$'", name=op.f("ck_categories_code")),
        sa.CheckConstraint("icon ~ '^[a-z-]{1,40}$'", name=op.f("ck_categories_icon")),
        sa.CheckConstraint(
            "length(short_name) BETWEEN 1 AND 80 AND position(',' in short_name) = 0",
            name=op.f("ck_categories_short_name"),
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_categories")),
        sa.UniqueConstraint("code", name=op.f("uq_categories_code")),
        sa.UniqueConstraint("short_name", name=op.f("uq_categories_short_name")),
    )
    op.create_table(
        "counter_batches",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("applied_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_counter_batches")),
    )
    op.create_table(
        "cuisines",
        sa.Column("id", sa.BigInteger(), sa.Identity(always=False), nullable=False),
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("display_name", sa.Text(), nullable=False),
        sa.CheckConstraint("code ~ '^[A-Z]{2,8}$'", name=op.f("ck_cuisines_code")),
        sa.CheckConstraint(
            "length(display_name) BETWEEN 1 AND 80 AND position(',' in display_name) = 0",
            name=op.f("ck_cuisines_display_name"),
        ),
        sa.CheckConstraint(
            "length(name) BETWEEN 1 AND 80 AND position(',' in name) = 0", name=op.f("ck_cuisines_name")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_cuisines")),
        sa.UniqueConstraint("code", name=op.f("uq_cuisines_code")),
        sa.UniqueConstraint("display_name", name=op.f("uq_cuisines_display_name")),
        sa.UniqueConstraint("name", name=op.f("uq_cuisines_name")),
    )
    op.create_table(
        "images",
        sa.Column("id", sa.BigInteger(), sa.Identity(always=False), nullable=False),
        sa.Column("hash", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("width_px", sa.Integer(), nullable=False),
        sa.Column("height_px", sa.Integer(), nullable=False),
        sa.Column("blurhash", sa.Text(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.CheckConstraint("hash ~ '^[0-9a-f]{32}$'", name=op.f("ck_images_hash")),
        sa.CheckConstraint("kind IN ('4:3', '20:9', '16:9', 'avatar')", name=op.f("ck_images_kind")),
        sa.CheckConstraint("length(blurhash) BETWEEN 6 AND 120", name=op.f("ck_images_blurhash")),
        sa.CheckConstraint(
            "width_px BETWEEN 1 AND 20000 AND height_px BETWEEN 1 AND 20000", name=op.f("ck_images_size")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_images")),
        sa.UniqueConstraint("hash", name=op.f("uq_images_hash")),
    )
    op.create_table(
        "known_ingredients",
        sa.Column("id", sa.BigInteger(), sa.Identity(always=False), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("category", sa.Text(), nullable=False),
        sa.CheckConstraint("length(category) BETWEEN 1 AND 80", name=op.f("ck_known_ingredients_category")),
        sa.CheckConstraint("length(name) BETWEEN 1 AND 80", name=op.f("ck_known_ingredients_name")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_known_ingredients")),
    )
    op.create_index(
        "uq_known_ingredients_name_folded", "known_ingredients", [sa.literal_column("lower(name)")], unique=True
    )
    op.create_table(
        "search_outbox",
        sa.Column("id", sa.BigInteger(), sa.Identity(always=False), nullable=False),
        sa.Column("index_name", sa.Text(), nullable=False),
        sa.Column("document_id", sa.BigInteger(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("parked_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("parked_reason", sa.Text(), nullable=True),
        sa.CheckConstraint("index_name IN ('recipes', 'blogs')", name=op.f("ck_search_outbox_index_name")),
        sa.CheckConstraint("(parked_at IS NULL) = (parked_reason IS NULL)", name=op.f("ck_search_outbox_parked")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_search_outbox")),
    )
    op.create_index("ix_search_outbox_document", "search_outbox", ["index_name", "document_id"], unique=False)
    op.create_index(
        "ix_search_outbox_waiting",
        "search_outbox",
        ["index_name", "id"],
        unique=False,
        postgresql_where=sa.text("parked_at IS NULL"),
    )
    op.create_table(
        "search_term_days",
        sa.Column("term", sa.Text(), nullable=False),
        sa.Column("day", sa.Date(), nullable=False),
        sa.Column("searches", sa.Integer(), nullable=False),
        sa.Column("misses", sa.Integer(), nullable=False),
        sa.CheckConstraint("length(term) BETWEEN 1 AND 120", name=op.f("ck_search_term_days_term")),
        sa.CheckConstraint("searches > 0 AND misses BETWEEN 0 AND searches", name=op.f("ck_search_term_days_searches")),
        sa.PrimaryKeyConstraint("term", "day", name=op.f("pk_search_term_days")),
    )
    op.create_index(op.f("ix_search_term_days_day"), "search_term_days", ["day"], unique=False)
    op.create_table(
        "tags",
        sa.Column("id", sa.BigInteger(), sa.Identity(always=False), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.CheckConstraint("length(name) BETWEEN 1 AND 80 AND name = btrim(name)", name=op.f("ck_tags_name")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tags")),
    )
    op.create_index("uq_tags_name_folded", "tags", [sa.literal_column("lower(name)")], unique=True)
    op.create_table(
        "users",
        sa.Column("id", sa.BigInteger(), sa.Identity(always=False), nullable=False),
        sa.Column("email", sa.Text(), nullable=False),
        sa.Column("full_name", sa.Text(), nullable=False),
        sa.Column("picture_id", sa.BigInteger(), nullable=True),
        sa.Column("is_master_chef", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.Column("is_staff", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.CheckConstraint(
            "length(email) BETWEEN 3 AND 320 AND position('@' in email) > 1", name=op.f("ck_users_email")
        ),
        sa.CheckConstraint("length(full_name) BETWEEN 1 AND 120", name=op.f("ck_users_full_name")),
        sa.ForeignKeyConstraint(["picture_id"], ["images.id"], name=op.f("fk_users_picture_id"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_users")),
    )
    op.create_index(op.f("ix_users_picture_id"), "users", ["picture_id"], unique=False)
    op.create_index("uq_users_email_folded", "users", [sa.literal_column("lower(email)")], unique=True)
    op.create_table(
        "recipes",
        sa.Column("id", sa.BigInteger(), sa.Identity(always=False), nullable=False),
        sa.Column("slug", sa.Text(), nullable=False),
        sa.Column("short_code", sa.Text(), nullable=False),
        sa.Column("short_title", sa.Text(), nullable=False),
        sa.Column("long_title", sa.Text(), nullable=False),
        sa.Column("other_names", sa.Text(), server_default="", nullable=False),
        sa.Column("description", sa.Text(), server_default="", nullable=False),
        sa.Column("cultural_notes", sa.Text(), nullable=True),
        sa.Column("cuisine_id", sa.BigInteger(), nullable=True),
        sa.Column("category_id", sa.BigInteger(), nullable=True),
        sa.Column("difficulty", sa.Text(), nullable=True),
        sa.Column("prep_minutes", sa.Integer(), nullable=True),
        sa.Column("cook_minutes", sa.Integer(), nullable=True),
        sa.Column("total_minutes", sa.Integer(), nullable=True),
        sa.Column("serving_size", sa.Integer(), nullable=True),
        sa.Column("calories", sa.Numeric(precision=8, scale=2), nullable=True),
        sa.Column("protein_grams", sa.Numeric(precision=8, scale=2), nullable=True),
        sa.Column("carbs_grams", sa.Numeric(precision=8, scale=2), nullable=True),
        sa.Column("fat_grams", sa.Numeric(precision=8, scale=2), nullable=True),
        sa.Column("fiber_grams", sa.Numeric(precision=8, scale=2), nullable=True),
        sa.Column("owner_id", sa.BigInteger(), nullable=False),
        sa.Column("preview_image_id", sa.BigInteger(), nullable=True),
        sa.Column("banner_image_id", sa.BigInteger(), nullable=True),
        sa.Column("is_published", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.Column("published_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("rating_average", sa.Numeric(precision=8, scale=2), server_default=sa.text("0"), nullable=False),
        sa.Column("rating_count", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.Column("view_count", sa.BigInteger(), server_default=sa.text("0"), nullable=False),
        sa.Column("popularity", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.Column("source_key", sa.Text(), nullable=True),
        sa.Column("source_fingerprint", sa.Text(), nullable=True),
        sa.Column("source_url", sa.Text(), nullable=True),
        sa.Column("source_author", sa.Text(), nullable=True),
        sa.Column("source_license", sa.Text(), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.CheckConstraint("difficulty IN ('Easy', 'Medium', 'Hard')", name=op.f("ck_recipes_difficulty")),
        sa.CheckConstraint(
            "short_code ~ '^[A-Za-z0-9]{7}$' AND short_code ~ '[A-Z]'", name=op.f("ck_recipes_short_code")
        ),
        sa.CheckConstraint("slug !~ '^[0-9]+$'", name=op.f("ck_recipes_slug_is_no_id")),
        sa.CheckConstraint("slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 120", name=op.f("ck_recipes_slug")),
        sa.CheckConstraint("calories BETWEEN 0 AND 20000", name=op.f("ck_recipes_calories")),
        sa.CheckConstraint("carbs_grams BETWEEN 0 AND 5000", name=op.f("ck_recipes_carbs_grams")),
        sa.CheckConstraint("cook_minutes BETWEEN 0 AND 100000", name=op.f("ck_recipes_cook_minutes")),
        sa.CheckConstraint("fat_grams BETWEEN 0 AND 5000", name=op.f("ck_recipes_fat_grams")),
        sa.CheckConstraint("fiber_grams BETWEEN 0 AND 5000", name=op.f("ck_recipes_fiber_grams")),
        sa.CheckConstraint("is_published = (published_at IS NOT NULL)", name=op.f("ck_recipes_published_at")),
        sa.CheckConstraint("length(cultural_notes) <= 5000", name=op.f("ck_recipes_cultural_notes")),
        sa.CheckConstraint("length(description) <= 5000", name=op.f("ck_recipes_description")),
        sa.CheckConstraint("length(long_title) BETWEEN 1 AND 300", name=op.f("ck_recipes_long_title")),
        sa.CheckConstraint("length(short_title) BETWEEN 1 AND 120", name=op.f("ck_recipes_short_title")),
        sa.CheckConstraint("prep_minutes BETWEEN 0 AND 100000", name=op.f("ck_recipes_prep_minutes")),
        sa.CheckConstraint("protein_grams BETWEEN 0 AND 5000", name=op.f("ck_recipes_protein_grams")),
        sa.CheckConstraint("rating_average BETWEEN 0 AND 5", name=op.f("ck_recipes_rating_average")),
        sa.CheckConstraint("rating_count >= 0", name=op.f("ck_recipes_rating_count")),
        sa.CheckConstraint("serving_size BETWEEN 1 AND 1000", name=op.f("ck_recipes_serving_size")),
        sa.CheckConstraint("total_minutes BETWEEN 0 AND 100000", name=op.f("ck_recipes_total_minutes")),
        sa.CheckConstraint("view_count >= 0", name=op.f("ck_recipes_view_count")),
        sa.ForeignKeyConstraint(
            ["banner_image_id"], ["images.id"], name=op.f("fk_recipes_banner_image_id"), ondelete="SET NULL"
        ),
        sa.ForeignKeyConstraint(["category_id"], ["categories.id"], name=op.f("fk_recipes_category_id")),
        sa.ForeignKeyConstraint(["cuisine_id"], ["cuisines.id"], name=op.f("fk_recipes_cuisine_id")),
        sa.ForeignKeyConstraint(["owner_id"], ["users.id"], name=op.f("fk_recipes_owner_id")),
        sa.ForeignKeyConstraint(
            ["preview_image_id"], ["images.id"], name=op.f("fk_recipes_preview_image_id"), ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_recipes")),
        sa.UniqueConstraint("short_code", name=op.f("uq_recipes_short_code")),
        sa.UniqueConstraint("slug", name=op.f("uq_recipes_slug")),
        sa.UniqueConstraint("source_key", name=op.f("uq_recipes_source_key")),
    )
    op.create_index(op.f("ix_recipes_banner_image_id"), "recipes", ["banner_image_id"], unique=False)
    op.create_index(op.f("ix_recipes_category_id"), "recipes", ["category_id"], unique=False)
    op.create_index(op.f("ix_recipes_cuisine_id"), "recipes", ["cuisine_id"], unique=False)
    op.create_index(op.f("ix_recipes_owner_id"), "recipes", ["owner_id"], unique=False)
    op.create_index(op.f("ix_recipes_preview_image_id"), "recipes", ["preview_image_id"], unique=False)
    op.create_index("ix_recipes_published", "recipes", ["id"], unique=False, postgresql_where=sa.text("is_published"))
    op.create_table(
        "popular_recipes",
        sa.Column("rank", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("recipe_id", sa.BigInteger(), nullable=False),
        sa.CheckConstraint("rank BETWEEN 1 AND 12", name=op.f("ck_popular_recipes_rank")),
        sa.ForeignKeyConstraint(
            ["recipe_id"], ["recipes.id"], name=op.f("fk_popular_recipes_recipe_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("rank", name=op.f("pk_popular_recipes")),
        sa.UniqueConstraint("recipe_id", name=op.f("uq_popular_recipes_recipe_id")),
    )
    op.create_table(
        "recipe_ingredients",
        sa.Column("id", sa.BigInteger(), sa.Identity(always=False), nullable=False),
        sa.Column("recipe_id", sa.BigInteger(), nullable=False),
        sa.Column("sort_order", sa.Integer(), nullable=False),
        sa.Column("section", sa.Text(), nullable=True),
        sa.Column("quantity", sa.Numeric(precision=10, scale=3), nullable=True),
        sa.Column("quantity_max", sa.Numeric(precision=10, scale=3), nullable=True),
        sa.Column("unit", sa.Text(), server_default="", nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("notes", sa.Text(), server_default="", nullable=False),
        sa.Column("is_optional", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.Column("original_text", sa.Text(), nullable=True),
        sa.CheckConstraint("length(name) BETWEEN 1 AND 500", name=op.f("ck_recipe_ingredients_name")),
        sa.CheckConstraint("length(notes) <= 1000", name=op.f("ck_recipe_ingredients_notes")),
        sa.CheckConstraint("length(section) BETWEEN 1 AND 200", name=op.f("ck_recipe_ingredients_section")),
        sa.CheckConstraint("length(unit) <= 40", name=op.f("ck_recipe_ingredients_unit")),
        sa.CheckConstraint("quantity >= 0", name=op.f("ck_recipe_ingredients_quantity")),
        sa.CheckConstraint("quantity_max > quantity", name=op.f("ck_recipe_ingredients_quantity_max")),
        sa.CheckConstraint("sort_order >= 1", name=op.f("ck_recipe_ingredients_sort_order")),
        sa.ForeignKeyConstraint(
            ["recipe_id"], ["recipes.id"], name=op.f("fk_recipe_ingredients_recipe_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_recipe_ingredients")),
        sa.UniqueConstraint(
            "recipe_id",
            "sort_order",
            deferrable=True,
            initially="DEFERRED",
            name=op.f("uq_recipe_ingredients_recipe_id_sort_order"),
        ),
    )
    op.create_index(op.f("ix_recipe_ingredients_recipe_id"), "recipe_ingredients", ["recipe_id"], unique=False)
    op.create_table(
        "recipe_steps",
        sa.Column("id", sa.BigInteger(), sa.Identity(always=False), nullable=False),
        sa.Column("recipe_id", sa.BigInteger(), nullable=False),
        sa.Column("step_number", sa.Integer(), nullable=False),
        sa.Column("section", sa.Text(), nullable=True),
        sa.Column("instruction_text", sa.Text(), nullable=False),
        sa.Column("temperature", sa.Text(), server_default="", nullable=False),
        sa.Column("time_needed_minutes", sa.Integer(), nullable=True),
        sa.CheckConstraint(
            "length(instruction_text) BETWEEN 1 AND 10000", name=op.f("ck_recipe_steps_instruction_text")
        ),
        sa.CheckConstraint("length(section) BETWEEN 1 AND 200", name=op.f("ck_recipe_steps_section")),
        sa.CheckConstraint("length(temperature) <= 60", name=op.f("ck_recipe_steps_temperature")),
        sa.CheckConstraint("step_number >= 1", name=op.f("ck_recipe_steps_step_number")),
        sa.CheckConstraint(
            "time_needed_minutes BETWEEN 0 AND 100000", name=op.f("ck_recipe_steps_time_needed_minutes")
        ),
        sa.ForeignKeyConstraint(
            ["recipe_id"], ["recipes.id"], name=op.f("fk_recipe_steps_recipe_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_recipe_steps")),
        sa.UniqueConstraint(
            "recipe_id",
            "step_number",
            deferrable=True,
            initially="DEFERRED",
            name=op.f("uq_recipe_steps_recipe_id_step_number"),
        ),
    )
    op.create_index(op.f("ix_recipe_steps_recipe_id"), "recipe_steps", ["recipe_id"], unique=False)
    op.create_table(
        "recipe_tags",
        sa.Column("recipe_id", sa.BigInteger(), nullable=False),
        sa.Column("tag_id", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["recipe_id"], ["recipes.id"], name=op.f("fk_recipe_tags_recipe_id"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["tag_id"], ["tags.id"], name=op.f("fk_recipe_tags_tag_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("recipe_id", "tag_id", name=op.f("pk_recipe_tags")),
    )
    op.create_index(op.f("ix_recipe_tags_tag_id"), "recipe_tags", ["tag_id"], unique=False)
    op.create_table(
        "recipe_view_days",
        sa.Column("recipe_id", sa.BigInteger(), nullable=False),
        sa.Column("day", sa.Date(), nullable=False),
        sa.Column("views", sa.Integer(), nullable=False),
        sa.CheckConstraint("views > 0", name=op.f("ck_recipe_view_days_views")),
        sa.ForeignKeyConstraint(
            ["recipe_id"], ["recipes.id"], name=op.f("fk_recipe_view_days_recipe_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("recipe_id", "day", name=op.f("pk_recipe_view_days")),
    )
    op.create_index(op.f("ix_recipe_view_days_day"), "recipe_view_days", ["day"], unique=False)


def downgrade() -> None:
    op.drop_index(op.f("ix_recipe_view_days_day"), table_name="recipe_view_days")
    op.drop_table("recipe_view_days")
    op.drop_index(op.f("ix_recipe_tags_tag_id"), table_name="recipe_tags")
    op.drop_table("recipe_tags")
    op.drop_index(op.f("ix_recipe_steps_recipe_id"), table_name="recipe_steps")
    op.drop_table("recipe_steps")
    op.drop_index(op.f("ix_recipe_ingredients_recipe_id"), table_name="recipe_ingredients")
    op.drop_table("recipe_ingredients")
    op.drop_table("popular_recipes")
    op.drop_index("ix_recipes_published", table_name="recipes", postgresql_where=sa.text("is_published"))
    op.drop_index(op.f("ix_recipes_preview_image_id"), table_name="recipes")
    op.drop_index(op.f("ix_recipes_owner_id"), table_name="recipes")
    op.drop_index(op.f("ix_recipes_cuisine_id"), table_name="recipes")
    op.drop_index(op.f("ix_recipes_category_id"), table_name="recipes")
    op.drop_index(op.f("ix_recipes_banner_image_id"), table_name="recipes")
    op.drop_table("recipes")
    op.drop_index("uq_users_email_folded", table_name="users")
    op.drop_index(op.f("ix_users_picture_id"), table_name="users")
    op.drop_table("users")
    op.drop_index("uq_tags_name_folded", table_name="tags")
    op.drop_table("tags")
    op.drop_index(op.f("ix_search_term_days_day"), table_name="search_term_days")
    op.drop_table("search_term_days")
    op.drop_index("ix_search_outbox_waiting", table_name="search_outbox", postgresql_where=sa.text("parked_at IS NULL"))
    op.drop_index("ix_search_outbox_document", table_name="search_outbox")
    op.drop_table("search_outbox")
    op.drop_index("uq_known_ingredients_name_folded", table_name="known_ingredients")
    op.drop_table("known_ingredients")
    op.drop_table("images")
    op.drop_table("cuisines")
    op.drop_table("counter_batches")
    op.drop_table("categories")
