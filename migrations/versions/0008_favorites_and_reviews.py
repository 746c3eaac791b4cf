"""favorites and reviews of members; the database keeps the ratings of recipes

Revision ID: 0008
Revises: 0007
"""

import sqlalchemy as sa
from alembic import op

revision: str = "0008"
down_revision: str | None = "0007"
branch_labels: str | None = None
depends_on: str | None = None

# The lock makes two approvals of one recipe follow each other: the second counts the first. Each statement of the
# function sees what is committed when it begins.
RATE = """
    DECLARE rated bigint := coalesce(NEW.recipe_id, OLD.recipe_id);
    BEGIN
        PERFORM FROM recipes WHERE id = rated FOR NO KEY UPDATE;
        UPDATE recipes
        SET rating_count = approved.count, rating_average = approved.average
        FROM (
            SELECT count(*) AS count, coalesce(round(avg(rating), 2), 0) AS average
            FROM reviews WHERE recipe_id = rated AND state = 'approved'
        ) AS approved
        WHERE id = rated AND (rating_count, rating_average) IS DISTINCT FROM (approved.count, approved.average);
        RETURN NULL;
    END
"""
WHEN = {
    "insert": "AFTER INSERT ON reviews FOR EACH ROW WHEN (NEW.state = 'approved')",
    "update": "AFTER UPDATE OF rating, state ON reviews FOR EACH ROW"
    " WHEN ((OLD.state = 'approved' OR NEW.state = 'approved') AND (OLD.rating, OLD.state) <> (NEW.rating, NEW.state))",
    "delete": "AFTER DELETE ON reviews FOR EACH ROW WHEN (OLD.state = 'approved')",
}


def upgrade() -> None:
    op.create_table(
        "favorites",
        sa.Column("member_id", sa.BigInteger(), nullable=False),
        sa.Column("recipe_id", sa.BigInteger(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.ForeignKeyConstraint(["member_id"], ["users.id"], name=op.f("fk_favorites_member_id"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["recipe_id"], ["recipes.id"], name=op.f("fk_favorites_recipe_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("member_id", "recipe_id", name=op.f("pk_favorites")),
    )
    op.create_index(op.f("ix_favorites_recipe_id"), "favorites", ["recipe_id"])
    op.create_table(
        "reviews",
        sa.Column("id", sa.BigInteger(), sa.Identity(always=False), nullable=False),
        sa.Column("recipe_id", sa.BigInteger(), nullable=False),
        sa.Column("member_id", sa.BigInteger(), nullable=False),
        sa.Column("rating", sa.Integer(), nullable=False),
        sa.Column("review_text", sa.Text(), server_default="", nullable=False),
        sa.Column("modifications_made", sa.Text(), server_default="", nullable=False),
        sa.Column("would_make_again", sa.Boolean(), nullable=True),
        sa.Column("helpful_votes", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.Column("state", sa.Text(), server_default="pending", nullable=False),
        sa.Column("concerns", sa.Text(), server_default="", nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("moderated_at", sa.DateTime(timezone=True), nullable=True),
        sa.CheckConstraint("rating BETWEEN 1 AND 5", name=op.f("ck_reviews_rating")),
        sa.CheckConstraint("length(review_text) <= 10000", name=op.f("ck_reviews_review_text")),
        sa.CheckConstraint("length(modifications_made) <= 10000", name=op.f("ck_reviews_modifications_made")),
        sa.CheckConstraint("state IN ('pending', 'held', 'approved', 'rejected')", name=op.f("ck_reviews_state")),
        sa.CheckConstraint("(state = 'pending') = (moderated_at IS NULL)", name=op.f("ck_reviews_moderated_at")),
        sa.CheckConstraint("length(concerns) <= 1000", name=op.f("ck_reviews_concerns")),
        sa.CheckConstraint("helpful_votes >= 0", name=op.f("ck_reviews_helpful_votes")),
        sa.ForeignKeyConstraint(["member_id"], ["users.id"], name=op.f("fk_reviews_member_id"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["recipe_id"], ["recipes.id"], name=op.f("fk_reviews_recipe_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reviews")),
        sa.UniqueConstraint("recipe_id", "member_id", name=op.f("uq_reviews_recipe_id_member_id")),
    )
    op.create_index(op.f("ix_reviews_member_id"), "reviews", ["member_id"])
    op.create_index(
        "ix_reviews_public",
        "reviews",
        ["recipe_id", sa.literal_column("created_at DESC")],
        postgresql_where=sa.text("state = 'approved'"),
    )
    op.create_index(
        "ix_reviews_waiting", "reviews", ["created_at"], postgresql_where=sa.text("state IN ('pending', 'held')")
    )
    op.execute(f"CREATE FUNCTION rate_recipe() RETURNS trigger LANGUAGE plpgsql AS $${RATE}$$")
    for operation, when in WHEN.items():
        op.execute(f"CREATE TRIGGER rate_recipe_{operation} {when} EXECUTE FUNCTION rate_recipe()")


def downgrade() -> None:
    op.drop_table("reviews")
    op.execute("DROP FUNCTION rate_recipe")
    op.drop_table("favorites")
