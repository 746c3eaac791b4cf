"""comments on blogs, and their views

Revision ID: 0010
Revises: 0009
"""

import sqlalchemy as sa
from alembic import op

revision: str = "0010"
down_revision: str | None = "0009"
branch_labels: str | None = None
depends_on: str | None = None

BLOG_CHECKS = {
    "content": "length(content) BETWEEN 1 AND 200000",
    "tags": "cardinality(tags) <= 20",
    "view_count": "view_count >= 0",
}


def upgrade() -> None:
    op.add_column("blogs", sa.Column("view_count", sa.BigInteger(), server_default=sa.text("0"), nullable=False))
    op.add_column(
        "blogs", sa.Column("updated_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False)
    )
    for name, condition in BLOG_CHECKS.items():
        op.create_check_constraint(op.f(f"ck_blogs_{name}"), "blogs", condition)
    op.create_table(
        "blog_view_days",
        sa.Column("blog_id", sa.BigInteger(), nullable=False),
        sa.Column("day", sa.Date(), nullable=False),
        sa.Column("views", sa.Integer(), nullable=False),
        sa.CheckConstraint("views > 0", name=op.f("ck_blog_view_days_views")),
        sa.ForeignKeyConstraint(["blog_id"], ["blogs.id"], name=op.f("fk_blog_view_days_blog_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("blog_id", "day", name=op.f("pk_blog_view_days")),
    )
    op.create_index(op.f("ix_blog_view_days_day"), "blog_view_days", ["day"])
    op.create_table(
        "comments",
        sa.Column("id", sa.BigInteger(), sa.Identity(always=False), nullable=False),
        sa.Column("blog_id", sa.BigInteger(), nullable=False),
        sa.Column("member_id", sa.BigInteger(), nullable=False),
        sa.Column("comment_text", sa.Text(), nullable=False),
        sa.Column("helpful_votes", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.Column("state", sa.Text(), server_default="pending", nullable=False),
        sa.Column("concerns", sa.Text(), server_default="", nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("moderated_at", sa.DateTime(timezone=True), nullable=True),
        sa.CheckConstraint("length(comment_text) BETWEEN 1 AND 5000", name=op.f("ck_comments_comment_text")),
        sa.CheckConstraint("state IN ('pending', 'held', 'approved', 'rejected')", name=op.f("ck_comments_state")),
        sa.CheckConstraint("(state = 'pending') = (moderated_at IS NULL)", name=op.f("ck_comments_moderated_at")),
        sa.CheckConstraint("length(concerns) <= 1000", name=op.f("ck_comments_concerns")),
        sa.CheckConstraint("helpful_votes >= 0", name=op.f("ck_comments_helpful_votes")),
        sa.ForeignKeyConstraint(["blog_id"], ["blogs.id"], name=op.f("fk_comments_blog_id"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["member_id"], ["users.id"], name=op.f("fk_comments_member_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_comments")),
    )
    op.create_index(op.f("ix_comments_member_id"), "comments", ["member_id"])
    op.create_index(
        "uq_comments_text", "comments", ["blog_id", "member_id", sa.literal_column("md5(comment_text)")], unique=True
    )
    op.create_index(
        "ix_comments_public",
        "comments",
        ["blog_id", sa.literal_column("created_at DESC")],
        postgresql_where=sa.text("state = 'approved'"),
    )
    op.create_index(
        "ix_comments_waiting", "comments", ["created_at"], postgresql_where=sa.text("state IN ('pending', 'held')")
    )


def downgrade() -> None:
    op.drop_table("comments")
    op.drop_table("blog_view_days")
    for name in BLOG_CHECKS:
        op.drop_constraint(op.f(f"ck_blogs_{name}"), "blogs")
    op.drop_column("blogs", "updated_at")
    op.drop_column("blogs", "view_count")
